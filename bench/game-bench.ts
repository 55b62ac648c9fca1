import type { Measurement } from './measure.ts'

/** The measurements of one game in one run. */
export interface GameBench {
  readonly game: string
  /** Above the table. */
  readonly title: string
  readonly measurements: readonly Measurement[]
  /** How many times as fast as boardgame.io in the same run. */
  readonly timesBoardgameIo: Readonly<Record<string, number>>
}

export type Bench = (seconds: number, progress: (name: string) => void) => Promise<GameBench>

import type { GameFace, Moment, SeatInfo } from '../../../../boards/board.ts'
import type { PlayedTable } from '../../../table/played-table.ts'

/** One thing that somebody else did. */
export interface RecapLine {
  /** Its place in the log. */
  readonly index: number
  readonly seat: number
  readonly text: string
}

export interface Teller {
  readonly face: GameFace
  readonly texts: unknown
  readonly seats: readonly SeatInfo[]
}

/** What happened from a place of the log on, in words. */
export function recapFrom(table: PlayedTable, { face, texts, seats }: Teller, from: number): readonly RecapLine[] {
  const { log } = table.now.get()
  const tell = (moment: Moment, next: unknown) => face.narrate(moment, next, texts, table.game.cards, seats)
  return log.slice(from).map((moment, i) => ({
    index: from + i,
    seat: moment.seat,
    text: tell(moment, log[from + i + 1]?.before ?? table.view('spectator')),
  }))
}

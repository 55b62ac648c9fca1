import type { Seat } from '../engine/game.ts'

export interface LogEntry {
  readonly seat: Seat
  readonly text: string
  /** 0 while the table is set up. */
  readonly round: number
  readonly isTurnStart: boolean
}

interface LogTurn {
  readonly seat: Seat
  /** With their places in the whole log. */
  readonly entries: { readonly index: number; readonly text: string }[]
}

interface LogRound {
  readonly round: number
  readonly turns: LogTurn[]
}

/** The entries by round and turn. With simultaneous turns a turn is cut where another seat acts in between. */
export function logGroups(entries: readonly LogEntry[]): LogRound[] {
  const rounds: LogRound[] = []
  entries.forEach((entry, index) => {
    let round = rounds.at(-1)
    if (round?.round !== entry.round) {
      round = { round: entry.round, turns: [] }
      rounds.push(round)
    }
    const turn = round.turns.at(-1)
    if (turn === undefined || entry.isTurnStart || turn.seat !== entry.seat) {
      round.turns.push({ seat: entry.seat, entries: [{ index, text: entry.text }] })
    } else {
      turn.entries.push({ index, text: entry.text })
    }
  })
  return rounds
}

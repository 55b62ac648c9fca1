import type { SeatInfo } from '#boards/board.ts'
import type { Standing } from '#engine/game.ts'
import type { RailScore } from '../../rules/scoring/score.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'

interface Verdict {
  readonly text: string
  /** Fulfilled Plans had to decide, or could not (RH-V8). */
  readonly isTie: boolean
}

/** Who won a game of two or more, and by what. */
export function verdictOf(standing: Standing<RailScore>, seats: readonly SeatInfo[], texts: ScoreTexts): Verdict {
  const names = standing.winners.map((seat) => seats[seat - 1].name)
  const { total, fulfilled } = standing.scores[standing.winners[0] - 1]
  if (names.length > 1) return { text: texts.sharedWin(texts.names(names), total, fulfilled), isTie: true }
  const level = seats.filter((_, i) => standing.scores[i].total === total).map(({ name }) => name)
  if (level.length === 1) return { text: texts.wins(names[0], total), isTie: false }
  return { text: texts.winsTie(names[0], texts.names(level), total, fulfilled), isTie: true }
}

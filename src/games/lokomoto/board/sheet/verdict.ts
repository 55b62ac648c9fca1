import type { ScoreTexts } from '../../text/types/score.ts'
import type { LokoSheetProps } from './Sheet.tsx'

type Ended = Pick<LokoSheetProps, 'view' | 'standing' | 'seats'>

/** LK-V2: who won, and by what where the points alone do not tell. */
export function verdictOf({ view, standing, seats }: Ended, texts: ScoreTexts): string {
  const names = standing.winners.map((seat) => seats[seat - 1].name)
  const [winner] = standing.winners
  const { total, shapes } = standing.scores[winner - 1]
  if (names.length > 1) return texts.sharedWin(texts.names(names), total)
  const nameOf = (seat: number) => seats[seat - 1].name
  const trainsOf = (seat: number) => view.players[seat - 1].trains.length
  const trains = trainsOf(winner)
  const level = seats.map((_, i) => i + 1).filter((seat) => standing.scores[seat - 1].total === total)
  const stillLevel = level.filter((seat) => trainsOf(seat) === trains)
  if (level.length === 1) return texts.wins(names[0], total)
  return stillLevel.length === 1
    ? texts.winsByTrains(names[0], texts.names(level.map(nameOf)), total, trains)
    : texts.winsByShapes(names[0], texts.names(stillLevel.map(nameOf)), total, shapes)
}

import { CATEGORIES, type Cards, type Landmark, LINES, type LineName, landmarksOf, townCard } from './cards.ts'
import { frameOf } from './frame.ts'
import type { Player, RequestName } from './position.ts'
import { crossingOf, holdsTrack, spotsIn, squaresTouched } from './town.ts'

/** The Residents' Requests: RH-Q. */

/** The landmarks on the cards that a line touches, one entry per card. */
export function landmarksOn(player: Player, line: LineName, cards: Cards): Landmark[] {
  const there = squaresTouched(player.lines[line].tracks).map(
    (square) => townCard(cards, player.town[square].card).landmark,
  )
  return there.filter((landmark) => landmark !== null)
}

export function requestPoints(
  request: RequestName,
  player: Player,
  cards: Cards,
  fulfilled: Record<LineName, number>,
): number {
  const frame = frameOf(player)
  const squares = Object.keys(player.town)
  const touched = (line: LineName) => squaresTouched(player.lines[line].tracks)
  /** How many of these squares the line touches. */
  const countOn = (line: LineName, some: readonly string[] = []) =>
    some.filter((square) => touched(line).includes(square)).length
  const lineCount = (test: (line: LineName) => boolean) => LINES.filter(test).length
  /** How many lines touch the card on this square. */
  const linesAt = (square: string) => lineCount((line) => touched(line).includes(square))
  switch (request) {
    case 'A':
      return 4 * lineCount((line) => countOn(line, frame?.top) > 0 && countOn(line, frame?.bottom) > 0)
    case 'B':
      return 4 * lineCount((line) => countOn(line, frame?.left) > 0 && countOn(line, frame?.right) > 0)
    case 'C':
      return 4 * squares.filter((square) => linesAt(square) === 4).length
    case 'D':
      return 4 * (frame?.outer ?? []).filter((square) => linesAt(square) >= 3).length
    case 'E':
      return 4 * (frame?.corners ?? []).filter((square) => linesAt(square) >= 2).length
    case 'F':
      return 4 * intersections(player)
    case 'G':
      return 4 * lineCount((line) => countOn(line, frame?.central) >= 3)
    case 'H':
      return 4 * lineCount((line) => countOn(line, frame?.corners) >= 2)
    case 'I':
      return 4 * lineCount((line) => hasTwoOfEach(landmarksOn(player, line, cards)))
    case 'J':
      return squares.length === 16 && squares.every((square) => linesAt(square) > 0) ? 8 : 0
    case 'K':
      return 3 * Math.min(...LINES.map((line) => player.lines[line].tracks.length))
    case 'L':
      return 4 * Math.min(...LINES.map((line) => fulfilled[line]))
  }
}

/** The number of intersections; the loop meets each crossing pair of diagonals twice. */
function intersections(player: Player): number {
  const crossed = spotsIn(player).filter((spot) => {
    const crossing = crossingOf(spot)
    return crossing !== undefined && holdsTrack(player, spot) && holdsTrack(player, crossing)
  })
  return crossed.length / 2
}

function hasTwoOfEach(landmarks: readonly Landmark[]): boolean {
  return (Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]).every(
    (category) => landmarks.filter((landmark) => landmarksOf(category).includes(landmark)).length >= 2,
  )
}

import { type Cards, DIRECTIONS, type Direction, devToken, LINES, type LineName, townCard } from './cards.ts'
import type { Player } from './position.ts'

/** Squares, spots and tracks of one player's town. */

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const ROWS = ['1', '2', '3', '4', '5', '6', '7']
export const SQUARES: readonly string[] = COLUMNS.flatMap((column) => ROWS.map((row) => column + row))
export const FIRST_SQUARE = 'd4'

/** Columns go west to east, rows north to south. */
const STEPS: Record<Direction, readonly [east: number, south: number]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
}

export function columnOf(square: string): number {
  return COLUMNS.indexOf(square.charAt(0))
}

export function rowOf(square: string): number {
  return ROWS.indexOf(square.charAt(1))
}

export function squareAt(column: number, row: number): string {
  return `${COLUMNS[column]}${ROWS[row]}`
}

/** In which of the 8 directions `to` is next to `from`, or undefined. */
function directionTo(from: string, to: string): Direction | undefined {
  return DIRECTIONS.find((direction) => {
    const [east, south] = STEPS[direction]
    return columnOf(from) + east === columnOf(to) && rowOf(from) + south === rowOf(to)
  })
}

/** The text of a spot: the square that sorts first comes first. */
function spotOf(one: string, other: string): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`
}

function squaresOf(spot: string): [string, string] {
  return [spot.slice(0, 2), spot.slice(3)]
}

const ALL_SPOTS: readonly string[] = SQUARES.flatMap((one) =>
  SQUARES.filter((other) => one < other && directionTo(one, other) !== undefined).map((other) => spotOf(one, other)),
)

export function hasCard(player: Player, square: string): boolean {
  return Object.hasOwn(player.town, square)
}

/** RH-T1: whether the spot spans two neighbouring Town cards. */
export function isSpot(player: Player, spot: string): boolean {
  return ALL_SPOTS.includes(spot) && squaresOf(spot).every((square) => hasCard(player, square))
}

export function spotsIn(player: Player): string[] {
  return ALL_SPOTS.filter((spot) => squaresOf(spot).every((square) => hasCard(player, square)))
}

/** RH-P3 */
export function fitsFourByFour(squares: readonly string[]): boolean {
  const columns = squares.map(columnOf)
  const rows = squares.map(rowOf)
  return Math.max(...columns) - Math.min(...columns) < 4 && Math.max(...rows) - Math.min(...rows) < 4
}

/** RH-P1, RH-P2, RH-P3 */
export function mayPlaceOn(player: Player, square: string): boolean {
  const taken = Object.keys(player.town)
  if (taken.length === 0) return square === FIRST_SQUARE
  const touches = taken.some((other) => directionTo(square, other) !== undefined)
  return !taken.includes(square) && touches && fitsFourByFour([...taken, square])
}

/** RH-P4: the roads turn with the card. */
function hasRoad(player: Player, square: string, direction: Direction, cards: Cards): boolean {
  const { card, turn } = player.town[square]
  const turned = townCard(cards, card).roads.map((road) => {
    return DIRECTIONS[(DIRECTIONS.indexOf(road) + turn / 45) % 8]
  })
  return turned.includes(direction)
}

/** The other diagonal of the same four squares, if the spot is a diagonal. */
export function crossingOf(spot: string): string | undefined {
  const [one, other] = squaresOf(spot)
  if (columnOf(one) === columnOf(other) || rowOf(one) === rowOf(other)) return undefined
  return spotOf(squareAt(columnOf(one), rowOf(other)), squareAt(columnOf(other), rowOf(one)))
}

export function holdsTrack(player: Player, spot: string): boolean {
  return LINES.some((line) => player.lines[line].tracks.includes(spot))
}

/** RH-T2, RH-T4 */
export function layCost(player: Player, spot: string, cards: Cards): number {
  let cost = 0
  const [one, other] = squaresOf(spot)
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    const direction = directionTo(from, to)
    if (direction !== undefined && !hasRoad(player, from, direction, cards)) cost += 1
  }
  const crossing = crossingOf(spot)
  if (crossing !== undefined && holdsTrack(player, crossing)) cost += 2
  return cost
}

export function touches(tracks: readonly string[], square: string): boolean {
  return tracks.some((spot) => squaresOf(spot).includes(square))
}

function tracksAt(tracks: readonly string[], square: string): number {
  return tracks.filter((spot) => squaresOf(spot).includes(square)).length
}

export function squaresTouched(tracks: readonly string[]): string[] {
  return [...new Set(tracks.flatMap(squaresOf))]
}

/** RH-T7: one continuous line without branches and loops. Walks it from one end. */
export function isSimplePath(tracks: readonly string[]): boolean {
  if (tracks.length === 0) return true
  const squares = squaresTouched(tracks)
  const ends = squares.filter((square) => tracksAt(tracks, square) === 1)
  if (ends.length !== 2 || squares.some((square) => tracksAt(tracks, square) > 2)) return false
  let at = ends[0]
  let left = [...tracks]
  while (true) {
    const next = left.find((spot) => squaresOf(spot).includes(at))
    if (next === undefined) return left.length === 0
    left = left.filter((spot) => spot !== next)
    const [one, other] = squaresOf(next)
    at = at === one ? other : one
  }
}

/** RH-D4: the Double Track token that a lay would spend. */
export function doubleToken(player: Player, cards: Cards): number | undefined {
  const doubles = player.kept.filter((token) => devToken(cards, token).kind === 'double')
  return doubles.length === 0 ? undefined : Math.min(...doubles)
}

/** The rule that forbids laying this track, or null. It does not check whether a line action is available. */
export function layRefusal(player: Player, line: LineName, spot: string, cards: Cards): string | null {
  const { tracks, laid } = player.lines[line]
  if (!isSpot(player, spot)) return 'RH-T1'
  if (laid >= 8) return 'RH-T8'
  if (tracks.includes(spot)) return 'RH-T3' // RH-D4: other lines only
  if (holdsTrack(player, spot) && doubleToken(player, cards) === undefined) return 'RH-T3'
  if (tracks.length > 0) {
    // RH-T5: only a line without tracks can start anywhere.
    const met = squaresOf(spot).filter((square) => touches(tracks, square))
    if (met.length === 2) return 'RH-T7' // a loop
    if (met.some((square) => tracksAt(tracks, square) >= 2)) return 'RH-T7' // a branch
    if (met.length === 0) return 'RH-T6'
  }
  if (player.resources < layCost(player, spot, cards)) return 'RH-T9'
  return null
}

/** RH-F2: a track at an end of the line, or its only one. */
export function mayScrap(tracks: readonly string[], spot: string): boolean {
  return tracks.includes(spot) && squaresOf(spot).some((square) => tracksAt(tracks, square) === 1)
}

import { LINES, THREE } from '../cards/cards.ts'
import { NONE } from './actions.ts'
import {
  ALL_SPOTS,
  CELL_OF,
  CELLS,
  CELLS_OF_SPOT,
  columnOf,
  DIAGONAL,
  directionBetween,
  NEIGHBOUR,
  rowOf,
  SPOT_CELLS,
  SPOT_FROM,
  SPOTS,
  SQUARE_OF_CELL,
  spotBit,
  spotsLeaving,
  spotsTouching,
  spotsWithin,
  spotWord,
  squareAt,
} from './grid.ts'
import { PLANS_PER_LINE, TRACKS_PER_LINE } from './numbers.ts'
import { insert, push, remove, removeRange } from './piles.ts'
import {
  END_TRACKS,
  ENDS,
  FULL_LINES,
  LAID_EVER,
  LINE_KINDS,
  LINE_PLANS,
  lineAt,
  NEXT_SPOTS,
  OCCUPIED,
  PLAN_DISCARD,
  PLANNED_LINES,
  playerAt,
  type RailState,
  TOUCHED,
  TRACK_SPOTS,
  TRACKS,
} from './state.ts'

/**
 * A link is a pair of squares, as an integer. Neighbours are spot * 4 + page, where the page says in which quarter of
 * the grid the spot's corner is; so links have the order of sets of spots. Any other pair is encoded as it was written,
 * marked by a bit of its own, so that it can be refused with its squares.
 */

const STRAY = 1 << 12

export function isStray(link: number): boolean {
  return (link & STRAY) !== 0
}

/** The spot of a link between neighbours. */
export function spotOf(link: number): number {
  return link >> 2
}

/** The link of a spot whose corner cell is the given square. */
function linkAt(spot: number, corner: number): number {
  return (spot << 2) | ((rowOf(corner) >> 2) << 1) | (columnOf(corner) >> 2)
}

/** (north * 4 + west) * 64 + spot: the link of a spot, in a town whose frame begins there. */
export const LINKS = Uint16Array.from({ length: 16 * SPOTS }, (_, i) => {
  const spot = i % SPOTS
  return linkAt(spot, SQUARE_OF_CELL[Math.floor(i / SPOTS) * CELLS + (spot % CELLS)])
})

/** The corner square of a link between neighbours. */
export function cornerOf(link: number): number {
  const cell = spotOf(link) % CELLS
  return squareAt((cell & 3) + ((link & 1) << 2), (cell >> 2) + ((link & 2) << 1))
}

export function linkBetween(first: number, second: number): number {
  const direction = directionBetween(first, second)
  if (direction < 0) return STRAY | (first << 6) | second
  const spot = SPOT_FROM[CELL_OF[first] * 8 + direction]
  const corner = squareAt(Math.min(columnOf(first), columnOf(second)), Math.min(rowOf(first), rowOf(second)))
  return linkAt(spot, corner)
}

/** The two squares of a link, the one that is written first first. */
export function squaresOf(link: number): readonly [number, number] {
  if (isStray(link)) return [(link >> 6) & 63, link & 63]
  const corner = cornerOf(link)
  const spot = spotOf(link)
  return [squareBeside(corner, SPOT_CELLS[spot * 2]), squareBeside(corner, SPOT_CELLS[spot * 2 + 1])]
}

/** The square of the given cell among the corner and its neighbours to the east, south and south-east. */
function squareBeside(corner: number, cell: number): number {
  for (const direction of [2, 3, 4]) {
    const square = NEIGHBOUR[corner * 8 + direction]
    if (square >= 0 && CELL_OF[square] === cell) return square
  }
  return corner
}

/** Puts tracks and Plan cards on a player's lines, and keeps what the rules ask of a line. */

export function addTrack(words: Int32Array, player: number, line: number, spot: number): void {
  const mine = lineAt(player, line)
  push(words, mine + TRACKS, spot)
  words[mine + TRACK_SPOTS + spotWord(spot)] |= spotBit(spot)
  words[playerAt(player) + OCCUPIED + spotWord(spot)] |= spotBit(spot)
  words[mine + TOUCHED] |= CELLS_OF_SPOT[spot]
  words[mine + ENDS] ^= CELLS_OF_SPOT[spot]
  retrace(words, player, line)
}

/** Removes a track at an end of the line. */
export function removeTrack(words: Int32Array, player: number, line: number, spot: number): void {
  const mine = lineAt(player, line)
  const word = spotWord(spot)
  remove(words, mine + TRACKS, spot)
  words[mine + TRACK_SPOTS + word] &= ~spotBit(spot)
  // Not simply without the spot: another line may have a track there too (RH-D4).
  let occupied = 0
  for (let each = 0; each < LINES.length; each++) occupied |= words[lineAt(player, each) + TRACK_SPOTS + word]
  words[playerAt(player) + OCCUPIED + word] = occupied
  words[mine + TOUCHED] &= ~(CELLS_OF_SPOT[spot] & words[mine + ENDS])
  words[mine + ENDS] ^= CELLS_OF_SPOT[spot]
  retrace(words, player, line)
}

/** Recomputes where a line may continue, and which of its tracks are at its ends. */
export function retrace(words: Int32Array, player: number, line: number): void {
  const mine = lineAt(player, line)
  const ends = words[mine + ENDS]
  const inner = words[mine + TOUCHED] & ~ends
  // RH-T5, RH-T6, RH-T7: on from an end to a new cell; anywhere for the first track. RH-T8: as long as there are tracks.
  const anywhere = ends === 0 ? ALL_SPOTS : 0
  const canGoOn = words[mine + LAID_EVER] < TRACKS_PER_LINE ? ALL_SPOTS : 0
  words[mine + NEXT_SPOTS] = canGoOn & (anywhere | (spotsLeaving(ends, 0) & ~spotsTouching(inner, 0)))
  words[mine + NEXT_SPOTS + DIAGONAL] =
    canGoOn & (anywhere | (spotsLeaving(ends, DIAGONAL) & ~spotsTouching(inner, DIAGONAL)))

  const endTracks = playerAt(player) + END_TRACKS
  removeRange(words, endTracks, line << 6, (line + 1) << 6)
  const last = mine + TRACKS + words[mine + TRACKS]
  for (let i = mine + TRACKS + 1; i <= last; i++) {
    if ((CELLS_OF_SPOT[words[i]] & ends) !== 0) insert(words, endTracks, (line << 6) | words[i])
  }
}

/** RH-T5, RH-T6: spots at an end of the line; anywhere for the first track. */
export function spotsAtAnEnd(ends: number, word: number): number {
  return ends === 0 ? ALL_SPOTS : spotsTouching(ends, word)
}

/** RH-T7: spots that would branch the line or lead it back to itself. */
export function tanglingSpots(touched: number, ends: number, word: number): number {
  return spotsTouching(touched & ~ends, word) | spotsWithin(ends, word)
}

/** RH-N1, RH-N2: puts a Plan card on a line, after discarding another or NONE. */
export function putPlan(state: RailState, player: number, card: number, line: number, discarded: number): void {
  const { words, cards } = state
  const me = playerAt(player)
  const plans = lineAt(player, line) + LINE_PLANS
  if (discarded !== NONE) {
    remove(words, plans, discarded)
    push(words, PLAN_DISCARD, discarded)
    words[me + LINE_KINDS] &= ~kindBit(cards.planKind[discarded], line)
  }
  push(words, plans, card)
  words[me + LINE_KINDS] |= kindBit(cards.planKind[card], line)
  words[me + PLANNED_LINES] |= 1 << line
  if (words[plans] === PLANS_PER_LINE) words[me + FULL_LINES] |= 1 << line
}

/** RH-N3: nothing for the kind that a line may have twice. */
function kindBit(kind: number, line: number): number {
  return kind === THREE ? 0 : 1 << (kind * LINES.length + line)
}

import { linkAt } from './actions.ts'
import { highestBit, lowestBit } from './bits.ts'
import { type CardTables, DOUBLE, WILD } from './cards.ts'
import {
  CELL_OF,
  CELLS,
  columnOf,
  FIRST_SQUARE,
  NEIGHBOUR,
  NEIGHBOURS,
  opposite,
  rowOf,
  SPOT_CELLS,
  SPOT_FROM,
  SPOTS_AT,
  SQUARE_OF_CELL,
  spotBit,
  spotWord,
  squareBit,
  squareWord,
} from './grid.ts'
import { push, remove } from './piles.ts'
import {
  BARE_SPOTS,
  BUILT,
  DOUBLES,
  EAST,
  END_SPOTS,
  KEPT,
  NEARBY,
  NORTH,
  OPEN_SPOTS,
  SOUTH,
  TANGLING_SPOTS,
  TOUCHED,
  TOWN,
  TOWN_SPOTS,
  TRACK_SPOTS,
  TRACKS,
  UPGRADABLE,
  WEST,
  WILDS,
} from './state.ts'

/**
 * Puts cards, tokens and tracks into a player's town and keeps what is derived from them: the sets of squares and spots
 * that the rules are asked about. `me` is playerAt(player), `mine` is lineAt(player, line).
 */

// A cell is packed: card (7 bits), quarter turns (2), token (6), roads as they lie (8). 0 is an empty cell.

export function cardOn(cell: number): number {
  return cell & 127
}

export function turnsOf(cell: number): number {
  return (cell >> 7) & 3
}

export function tokenOn(cell: number): number {
  return (cell >> 9) & 63
}

function roadsOf(cell: number): number {
  return (cell >> 15) & 255
}

function packCell(card: number, turns: number, roads: number): number {
  return card | (turns << 7) | (roads << 15)
}

/** RH-P4: the roads turn with the card; a quarter turn is two of the eight directions. */
function turnRoads(roads: number, turns: number): number {
  const steps = turns * 2
  return ((roads << steps) | (roads >> (8 - steps))) & 255
}

export function emptyTown(words: Int32Array, me: number): void {
  words[me + WEST] = columnOf(FIRST_SQUARE)
  words[me + EAST] = columnOf(FIRST_SQUARE)
  words[me + NORTH] = rowOf(FIRST_SQUARE)
  words[me + SOUTH] = rowOf(FIRST_SQUARE)
  // RH-P1: the first card can only go to one square, as if a card lay beside it.
  words[me + NEARBY + squareWord(FIRST_SQUARE)] = squareBit(FIRST_SQUARE)
}

export function isTownEmpty(words: Int32Array, me: number): boolean {
  return (words[me + BUILT] | words[me + BUILT + 1]) === 0
}

export function squareOfCell(words: Int32Array, me: number, cell: number): number {
  return SQUARE_OF_CELL[(((words[me + NORTH] << 2) | words[me + WEST]) << 4) | cell]
}

/** How a spot of the town is named in an action. */
export function linkOfSpot(words: Int32Array, me: number, spot: number): number {
  return linkAt(spot, squareOfCell(words, me, spot % CELLS))
}

/** What lies on a square: 0 where no card does. */
export function cellOnSquare(words: Int32Array, me: number, square: number): number {
  const built = words[me + BUILT + squareWord(square)] & squareBit(square)
  return built === 0 ? 0 : words[me + TOWN + CELL_OF[square]]
}

export function putCard(
  words: Int32Array,
  me: number,
  cards: CardTables,
  card: number,
  square: number,
  turns: number,
): void {
  const column = columnOf(square)
  const row = rowOf(square)
  if (column < words[me + WEST]) words[me + WEST] = column
  if (column > words[me + EAST]) words[me + EAST] = column
  if (row < words[me + NORTH]) words[me + NORTH] = row
  if (row > words[me + SOUTH]) words[me + SOUTH] = row

  const cell = CELL_OF[square]
  const roads = turnRoads(cards.roads[card], turns)
  words[me + TOWN + cell] = packCell(card, turns, roads)
  words[me + UPGRADABLE] |= 1 << cell
  words[me + BUILT + squareWord(square)] |= squareBit(square)
  words[me + NEARBY] |= NEIGHBOURS[square * 2]
  words[me + NEARBY + 1] |= NEIGHBOURS[square * 2 + 1]

  for (let direction = 0; direction < 8; direction++) {
    const neighbour = NEIGHBOUR[square * 8 + direction]
    if (neighbour < 0) continue
    const beside = cellOnSquare(words, me, neighbour)
    if (beside === 0) continue
    const spot = SPOT_FROM[cell * 8 + direction]
    const at = me + spotWord(spot)
    const bit = spotBit(spot)
    const roadHere = (roads >> direction) & 1
    const roadThere = (roadsOf(beside) >> opposite(direction)) & 1
    words[at + TOWN_SPOTS] |= bit
    if ((roadHere & roadThere) === 0) words[at + OPEN_SPOTS] |= bit
    if ((roadHere | roadThere) === 0) words[at + BARE_SPOTS] |= bit
  }
}

export function putToken(words: Int32Array, me: number, token: number, square: number): void {
  words[me + TOWN + CELL_OF[square]] |= token << 9
  words[me + UPGRADABLE] &= ~(1 << CELL_OF[square])
}

/** RH-D1: whether a card of the town lies on the square and has no token yet. */
export function canTakeUpgrade(words: Int32Array, me: number, square: number): boolean {
  const isBuilt = (words[me + BUILT + squareWord(square)] & squareBit(square)) !== 0
  return isBuilt && ((words[me + UPGRADABLE] >> CELL_OF[square]) & 1) !== 0
}

/** RH-D1: whether there is any such card. */
export function canPlaceUpgrade(words: Int32Array, me: number): boolean {
  return words[me + UPGRADABLE] !== 0
}

export function addTrack(words: Int32Array, mine: number, spot: number): void {
  push(words, mine + TRACKS, spot)
  words[mine + TRACK_SPOTS + spotWord(spot)] |= spotBit(spot)
  retrace(words, mine)
}

export function removeTrack(words: Int32Array, mine: number, spot: number): void {
  remove(words, mine + TRACKS, spot)
  words[mine + TRACK_SPOTS + spotWord(spot)] &= ~spotBit(spot)
  retrace(words, mine)
}

/** Works out anew what a line touches, where it may go on, and where it would tangle. */
export function retrace(words: Int32Array, mine: number): void {
  let touched = 0
  let inside = 0
  const last = mine + TRACKS + words[mine + TRACKS]
  for (let i = mine + TRACKS + 1; i <= last; i++) {
    for (let end = 0; end < 2; end++) {
      const cell = 1 << SPOT_CELLS[words[i] * 2 + end]
      inside |= touched & cell
      touched |= cell
    }
  }
  words[mine + TOUCHED] = touched
  if (touched === 0) {
    for (let word = 0; word < 2; word++) {
      words[mine + END_SPOTS + word] = -1
      words[mine + TANGLING_SPOTS + word] = 0
    }
    return
  }
  const ends = touched & ~inside
  const first = lowestBit(ends)
  const second = highestBit(ends)
  for (let word = 0; word < 2; word++) {
    const atFirst = SPOTS_AT[first * 2 + word]
    const atSecond = SPOTS_AT[second * 2 + word]
    let tangling = atFirst & atSecond
    for (let rest = inside; rest !== 0; rest &= rest - 1) {
      tangling |= SPOTS_AT[lowestBit(rest) * 2 + word]
    }
    words[mine + END_SPOTS + word] = atFirst | atSecond
    words[mine + TANGLING_SPOTS + word] = tangling
  }
}

/** Keeps a token that is not a Town upgrade in front of its player. */
export function keepToken(words: Int32Array, me: number, cards: CardTables, token: number): void {
  push(words, me + KEPT, token)
  if (cards.tokenKind[token] === DOUBLE) words[me + DOUBLES]++
  else if (cards.tokenKind[token] === WILD) words[me + WILDS]++
}

/** RH-D4: takes the Double Track token with the lowest number out of those kept. */
export function spendDouble(words: Int32Array, me: number, cards: CardTables): number {
  let lowest = 0
  const last = me + KEPT + words[me + KEPT]
  for (let i = me + KEPT + 1; i <= last; i++) {
    const token = words[i]
    if (cards.tokenKind[token] === DOUBLE && (lowest === 0 || token < lowest)) lowest = token
  }
  remove(words, me + KEPT, lowest)
  words[me + DOUBLES]--
  return lowest
}

import { type CardTables, type DevToken, LINES, type LineName, TOKEN_KINDS, type TownCard, X2 } from '../cards/cards.ts'
import {
  CELL_OF,
  CELLS,
  columnOf,
  DIAGONAL,
  FIRST_SQUARE,
  FITTING,
  frameIndex,
  NEIGHBOURS,
  roadsIndex,
  rowOf,
  SPOTS,
  SPOTS_OF_FRAME,
  SPOTS_OF_ROADS,
  SQUARE_OF_CELL,
  spotsWithin,
  squareBit,
  squareWord,
} from './grid.ts'
import { LINKS } from './lines.ts'
import {
  BUILT,
  BUILT_CELLS,
  EAST,
  FULL_ROAD_SPOTS,
  NEARBY,
  NORTH,
  PLACEABLE,
  type RailState,
  ROAD_SPOTS,
  SOUTH,
  TOWN,
  TOWN_SPOTS,
  UPGRADABLE,
  WEST,
} from './state.ts'

/**
 * Changes a player's town and updates the derived sets of squares and spots that the rules read. `me` is
 * playerAt(player), `mine` is lineAt(player, line).
 */

// A tile is what lies on a cell, packed: card (7 bits), rotation in quarter turns (2), token (6), roads as they lie (8).
// 0 is no tile.

export function tileCard(tile: number): number {
  return tile & 127
}

export function tileRotation(tile: number): number {
  return (tile >> 7) & 3
}

export function tileToken(tile: number): number {
  return (tile >> 9) & 63
}

function tileRoads(tile: number): number {
  return (tile >> 15) & 255
}

function packTile(card: number, rotation: number, roads: number): number {
  return card | (rotation << 7) | (roads << 15)
}

/** RH-P4: the roads turn with the card; a quarter turn is two of the eight directions. */
function rotateRoads(roads: number, rotation: number): number {
  const steps = rotation * 2
  return ((roads << steps) | (roads >> (8 - steps))) & 255
}

export function emptyTown(words: Int32Array, me: number): void {
  words[me + WEST] = columnOf(FIRST_SQUARE)
  words[me + EAST] = columnOf(FIRST_SQUARE)
  words[me + NORTH] = rowOf(FIRST_SQUARE)
  words[me + SOUTH] = rowOf(FIRST_SQUARE)
  // RH-P1: the first card can only go to one square, as if a card lay beside it.
  words[me + NEARBY + squareWord(FIRST_SQUARE)] = squareBit(FIRST_SQUARE)
  words[me + PLACEABLE + squareWord(FIRST_SQUARE)] = squareBit(FIRST_SQUARE)
}

export function isTownEmpty(words: Int32Array, me: number): boolean {
  return words[me + BUILT_CELLS] === 0
}

/** The north-west corner of the frame, as a number for tables. */
function corner(words: Int32Array, me: number): number {
  return words[me + NORTH] * 4 + words[me + WEST]
}

export function squareOfCell(words: Int32Array, me: number, cell: number): number {
  return SQUARE_OF_CELL[corner(words, me) * CELLS + cell]
}

/** Where the links of the town's spots begin in LINKS. */
export function linksAt(words: Int32Array, me: number): number {
  return corner(words, me) * SPOTS
}

/** How a spot of the town is named in an action. */
export function linkOfSpot(words: Int32Array, me: number, spot: number): number {
  return LINKS[linksAt(words, me) + spot]
}

/** Whether the card on a cell has a road in a direction, as it lies. */
export function hasRoad(words: Int32Array, me: number, cell: number, direction: number): boolean {
  return ((tileRoads(words[me + TOWN + cell]) >> direction) & 1) !== 0
}

export function putCard(
  words: Int32Array,
  me: number,
  cards: CardTables,
  card: number,
  square: number,
  rotation: number,
): void {
  const column = columnOf(square)
  const row = rowOf(square)
  if (column < words[me + WEST]) words[me + WEST] = column
  if (column > words[me + EAST]) words[me + EAST] = column
  if (row < words[me + NORTH]) words[me + NORTH] = row
  if (row > words[me + SOUTH]) words[me + SOUTH] = row

  const cell = CELL_OF[square]
  const roads = rotateRoads(cards.roads[card], rotation)
  words[me + TOWN + cell] = packTile(card, rotation, roads)
  words[me + BUILT + squareWord(square)] |= squareBit(square)
  words[me + UPGRADABLE + squareWord(square)] |= squareBit(square)
  const frame = frameIndex(words[me + WEST], words[me + EAST], words[me + NORTH], words[me + SOUTH])
  words[me + NEARBY] |= NEIGHBOURS[square * 2]
  words[me + NEARBY + 1] |= NEIGHBOURS[square * 2 + 1]
  // RH-P2, RH-P3: empty squares beside a card that keep the town within 4 by 4.
  words[me + PLACEABLE] = words[me + NEARBY] & ~words[me + BUILT] & FITTING[frame * 2]
  words[me + PLACEABLE + 1] = words[me + NEARBY + 1] & ~words[me + BUILT + 1] & FITTING[frame * 2 + 1]

  const built = words[me + BUILT_CELLS] | (1 << cell)
  const inFrame = corner(words, me) * 2
  words[me + BUILT_CELLS] = built
  words[me + TOWN_SPOTS] = spotsWithin(built, 0) & SPOTS_OF_FRAME[inFrame]
  words[me + TOWN_SPOTS + DIAGONAL] = spotsWithin(built, DIAGONAL) & SPOTS_OF_FRAME[inFrame + DIAGONAL]
  addRoads(words, me, SPOTS_OF_ROADS[roadsIndex(cell, roads)])
  addRoads(words, me + DIAGONAL, SPOTS_OF_ROADS[roadsIndex(cell, roads) + DIAGONAL])
}

/** `at` is me + word. */
function addRoads(words: Int32Array, at: number, spots: number): void {
  words[at + FULL_ROAD_SPOTS] |= words[at + ROAD_SPOTS] & spots
  words[at + ROAD_SPOTS] |= spots
}

export function putToken(words: Int32Array, me: number, token: number, square: number): void {
  words[me + TOWN + CELL_OF[square]] |= token << 9
  words[me + UPGRADABLE + squareWord(square)] &= ~squareBit(square)
}

/** RH-D1: whether a card of the town lies on the square and has no token yet. */
export function canTakeUpgrade(words: Int32Array, me: number, square: number): boolean {
  return (words[me + UPGRADABLE + squareWord(square)] & squareBit(square)) !== 0
}

/** RH-D1: whether there is any such card. */
export function canPlaceUpgrade(words: Int32Array, me: number): boolean {
  return (words[me + UPGRADABLE] | words[me + UPGRADABLE + 1]) !== 0
}

/** RH-V1: a card's value for a line, its upgrade included. */
export function cardValue(state: RailState, tile: number, line: number): number {
  const { value, tokenKind, tokenLine } = state.cards
  const printed = value[tileCard(tile) * LINES.length + line]
  const token = tileToken(tile)
  return token === 0 || tokenLine[token] !== line ? printed : upgradedValue(printed, tokenKind[token])
}

/** RH-D2, RH-D3: what a Town upgrade makes of a printed value; `kind` is its place among TOKEN_KINDS. */
function upgradedValue(printed: number, kind: number): number {
  return kind === X2 ? printed * 2 : printed + 3
}

/** The same for a printed card with its token, if any; for boards, which have no state. */
export function valueWith(card: TownCard, line: LineName, token: DevToken | null): number {
  const value = card.values[line]
  return token?.line === line ? upgradedValue(value, TOKEN_KINDS.indexOf(token.kind)) : value
}

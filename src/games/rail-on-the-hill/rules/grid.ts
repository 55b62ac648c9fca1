import { TOWN_SIZE } from './numbers.ts'

/**
 * The geometry of a town.
 *
 * A *square* is one of 7x7, a1 to g7, and never changes: the first card lies on d4, so every possible town fits.
 * A town is never wider or taller than 4, so a square's column and row modulo 4 name it within its town: that is its
 * *cell*, one of 16. A *spot*, where a track can lie, is one of four kinds at the north-west cell of the squares that it
 * spans. Sets of squares and of spots are pairs of 32-bit words, so that a rule can be asked of all of them at once.
 */

export const GRID_SIZE = 7
const SQUARES = GRID_SIZE * GRID_SIZE
export const CELLS = TOWN_SIZE * TOWN_SIZE
/** d4, where every town begins. */
export const FIRST_SQUARE = 3 * GRID_SIZE + 3

/** Column and row steps of the 8 directions, clockwise from north. */
const STEP_COLUMN = [0, 1, 1, 1, 0, -1, -1, -1]
const STEP_ROW = [-1, -1, 0, 1, 1, 1, 0, -1]

export function squareAt(column: number, row: number): number {
  return row * GRID_SIZE + column
}

const COLUMN = Uint8Array.from({ length: SQUARES }, (_, square) => square % GRID_SIZE)
const ROW = Uint8Array.from({ length: SQUARES }, (_, square) => Math.floor(square / GRID_SIZE))

export function columnOf(square: number): number {
  return COLUMN[square]
}

export function rowOf(square: number): number {
  return ROW[square]
}

function cellAt(column: number, row: number): number {
  return ((row & 3) << 2) | (column & 3)
}

function onGrid(column: number, row: number): boolean {
  return column >= 0 && column < GRID_SIZE && row >= 0 && row < GRID_SIZE
}

// ---- Squares as sets: word 0 holds rows 1-4, word 1 rows 5-7.

const SQUARES_PER_WORD = 4 * GRID_SIZE

export function squareWord(square: number): number {
  return square < SQUARES_PER_WORD ? 0 : 1
}

export function squareBit(square: number): number {
  return 1 << (square < SQUARES_PER_WORD ? square : square - SQUARES_PER_WORD)
}

export function squareOfBit(word: number, bit: number): number {
  return word * SQUARES_PER_WORD + bit
}

export const CELL_OF = Uint8Array.from({ length: SQUARES }, (_, square) => cellAt(columnOf(square), rowOf(square)))

/** Square * 8 + direction: the neighbouring square, or -1 at the rim of the grid. */
export const NEIGHBOUR = new Int8Array(SQUARES * 8)
/** Square * 2 + word: its neighbours, diagonals included. */
export const NEIGHBOURS = new Int32Array(SQUARES * 2)

for (let square = 0; square < SQUARES; square++) {
  for (let direction = 0; direction < 8; direction++) {
    const column = columnOf(square) + STEP_COLUMN[direction]
    const row = rowOf(square) + STEP_ROW[direction]
    const neighbour = onGrid(column, row) ? squareAt(column, row) : -1
    NEIGHBOUR[square * 8 + direction] = neighbour
    if (neighbour >= 0) NEIGHBOURS[square * 2 + squareWord(neighbour)] |= squareBit(neighbour)
  }
}

// ---- The frame of a town: its westmost and eastmost column, its northmost and southmost row. d4 is inside always.

/** A number for a frame, the index of the tables below. */
export function frameIndex(west: number, east: number, north: number, south: number): number {
  return (((north << 2) | (south - 3)) << 4) | (west << 2) | (east - 3)
}

/** Frame * 2 + word: the squares that a card may lie on without the town growing over 4 wide or tall. */
export const FITTING = new Int32Array(256 * 2)
/** (north * 4 + west) * 16 + cell: the square that a cell is, in a town whose frame begins there. */
export const SQUARE_OF_CELL = new Uint8Array(256)

for (let north = 0; north < 4; north++) {
  for (let west = 0; west < 4; west++) {
    for (let row = north; row < north + TOWN_SIZE; row++) {
      for (let column = west; column < west + TOWN_SIZE; column++) {
        SQUARE_OF_CELL[(((north << 2) | west) << 4) | cellAt(column, row)] = squareAt(column, row)
      }
    }
    for (let south = 3; south < Math.min(north + TOWN_SIZE, GRID_SIZE); south++) {
      for (let east = 3; east < Math.min(west + TOWN_SIZE, GRID_SIZE); east++) {
        for (let square = 0; square < SQUARES; square++) {
          const column = columnOf(square)
          const row = rowOf(square)
          const wide = Math.max(east, column) - Math.min(west, column) < TOWN_SIZE
          const tall = Math.max(south, row) - Math.min(north, row) < TOWN_SIZE
          if (wide && tall) FITTING[frameIndex(west, east, north, south) * 2 + squareWord(square)] |= squareBit(square)
        }
      }
    }
  }
}

// ---- Spots: kind * 16 + cell, where the cell is the north-west corner of the one, two or four squares concerned.

const EAST = 0
const SOUTH = 1
/** From the north-west square to the south-east one. */
const FALLING = 2
/** From the south-west square to the north-east one. */
const RISING = 3

export const SPOTS = 4 * CELLS

/** Spot sets: word 0 holds the straight spots, word 1 the diagonal ones. */
export const DIAGONAL = 1
/** Diagonal spots are numbered after the straight ones. */
export const FIRST_DIAGONAL = 2 * CELLS
/** A word of the set of all spots. */
export const ALL_SPOTS = -1

export function spotWord(spot: number): number {
  return spot >> 5
}

export function spotBit(spot: number): number {
  return 1 << (spot & 31)
}

/** The diagonals that cross the given ones: falling and rising ones of a cell lie 16 bits apart. */
export function crossing(diagonals: number): number {
  return (diagonals << 16) | (diagonals >>> 16)
}

/** Cell * 8 + direction: the spot that leads from the cell in that direction. */
export const SPOT_FROM = new Uint8Array(CELLS * 8)
/** Spot * 2 + 0 or 1: the two cells that it spans; the one that is written first comes first. */
export const SPOT_CELLS = new Uint8Array(SPOTS * 2)
/** Spot: the same two cells as bits. */
export const CELLS_OF_SPOT = new Uint16Array(SPOTS)

/** (north * 4 + west) * 2 + word: the spots that do not lead out of a town whose frame begins there. */
export const SPOTS_OF_FRAME = new Int32Array(16 * 2)

for (let row = 0; row < TOWN_SIZE; row++) {
  for (let column = 0; column < TOWN_SIZE; column++) {
    const corner = cellAt(column, row)
    const east = cellAt(column + 1, row)
    const south = cellAt(column, row + 1)
    const southEast = cellAt(column + 1, row + 1)
    defineSpot(EAST, corner, corner, east, 2)
    defineSpot(SOUTH, corner, corner, south, 4)
    defineSpot(FALLING, corner, corner, southEast, 3)
    defineSpot(RISING, corner, south, east, 1)
  }
}

for (let north = 0; north < TOWN_SIZE; north++) {
  for (let west = 0; west < TOWN_SIZE; west++) {
    const eastmost = 0x1111 << cellAt(west - 1, 0)
    const southmost = 0xf << cellAt(0, north - 1)
    const frame = (north * 4 + west) * 2
    SPOTS_OF_FRAME[frame] = ~(eastmost | (southmost << CELLS))
    SPOTS_OF_FRAME[frame + DIAGONAL] = ~((eastmost | southmost) * 0x10001)
  }
}

/** The spots that the roads of a card, as bits of directions, lead to from its cell: a set of two words at this index. */
export const SPOTS_OF_ROADS = new Int32Array(CELLS * 256 * 2)

export function roadsIndex(cell: number, roads: number): number {
  return ((cell << 8) | roads) << 1
}

for (let cell = 0; cell < CELLS; cell++) {
  for (let roads = 0; roads < 256; roads++) {
    for (let direction = 0; direction < 8; direction++) {
      const spot = SPOT_FROM[cell * 8 + direction]
      if ((roads >> direction) & 1) SPOTS_OF_ROADS[roadsIndex(cell, roads) + spotWord(spot)] |= spotBit(spot)
    }
  }
}

function defineSpot(kind: number, corner: number, from: number, to: number, direction: number): void {
  const spot = kind * CELLS + corner
  SPOT_CELLS[spot * 2] = from
  SPOT_CELLS[spot * 2 + 1] = to
  CELLS_OF_SPOT[spot] = (1 << from) | (1 << to)
  SPOT_FROM[from * 8 + direction] = spot
  SPOT_FROM[to * 8 + opposite(direction)] = spot
}

/** The spots that touch any of the given cells. */
export function spotsTouching(cells: number, word: number): number {
  const west = cellsWestOf(cells)
  const north = cellsNorthOf(cells)
  return word === DIAGONAL
    ? cells | cellsWestOf(north) | ((north | west) << CELLS)
    : cells | west | ((cells | north) << CELLS)
}

/** The spots that span two of the given cells. */
export function spotsWithin(cells: number, word: number): number {
  const west = cellsWestOf(cells)
  const north = cellsNorthOf(cells)
  return word === DIAGONAL
    ? (cells & cellsWestOf(north)) | ((north & west) << CELLS)
    : (cells & west) | ((cells & north) << CELLS)
}

/** The spots that lead from one of the given cells to another cell. */
export function spotsLeaving(cells: number, word: number): number {
  const west = cellsWestOf(cells)
  const north = cellsNorthOf(cells)
  return word === DIAGONAL
    ? (cells ^ cellsWestOf(north)) | ((north ^ west) << CELLS)
    : (cells ^ west) | ((cells ^ north) << CELLS)
}

/** The western neighbours of all given cells, with wrap-around: the westmost column is beside the eastmost one. */
function cellsWestOf(cells: number): number {
  return ((cells >> 1) & 0x7777) | ((cells & 0x1111) << 3)
}

function cellsNorthOf(cells: number): number {
  return (cells >> TOWN_SIZE) | ((cells << (CELLS - TOWN_SIZE)) & 0xffff)
}

/** The direction in which a spot leads from one of its two cells. */
export function directionFrom(cell: number, spot: number): number {
  return SPOT_FROM.subarray(cell * 8, cell * 8 + 8).indexOf(spot)
}

function opposite(direction: number): number {
  return direction ^ 4
}

/** The direction from one square to a neighbouring one, or -1 if they are not neighbours. */
export function directionBetween(from: number, to: number): number {
  for (let direction = 0; direction < 8; direction++) {
    if (NEIGHBOUR[from * 8 + direction] === to) return direction
  }
  return -1
}

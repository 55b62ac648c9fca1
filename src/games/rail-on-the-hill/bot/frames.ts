import { TOWN_SIZE } from '../rules/numbers.ts'
import { WHOLE_TOWN } from '../rules/scoring/frame.ts'
import { EAST, NORTH, playerAt, SOUTH, WEST } from '../rules/state.ts'

/** Where the rows and columns of a finished town lie, as sets of cells. */
export interface Frame {
  readonly north: number
  readonly south: number
  readonly west: number
  readonly east: number
  readonly corners: number
  readonly outer: number
  readonly central: number
}

const ROW = 0b1111
const COLUMN = 0b0001_0001_0001_0001

/** By the northmost row and the westmost column, each modulo 4. */
const FRAMES: readonly Frame[] = Array.from({ length: TOWN_SIZE * TOWN_SIZE }, (_, i) =>
  frameFrom(Math.floor(i / TOWN_SIZE), i % TOWN_SIZE),
)

function frameFrom(row: number, column: number): Frame {
  const north = ROW << (row * TOWN_SIZE)
  const south = ROW << (((row + TOWN_SIZE - 1) % TOWN_SIZE) * TOWN_SIZE)
  const west = COLUMN << column
  const east = COLUMN << ((column + TOWN_SIZE - 1) % TOWN_SIZE)
  const outer = north | south | west | east
  return { north, south, west, east, corners: (north | south) & (west | east), outer, central: WHOLE_TOWN & ~outer }
}

/** All frames that a player's town may still come to have. */
export function writeFrames(words: Int32Array, player: number, to: Frame[]): void {
  const me = playerAt(player)
  const rows = TOWN_SIZE - (words[me + SOUTH] - words[me + NORTH] + 1)
  const columns = TOWN_SIZE - (words[me + EAST] - words[me + WEST] + 1)
  to.length = 0
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      to.push(FRAMES[((words[me + NORTH] - row) & 3) * TOWN_SIZE + ((words[me + WEST] - column) & 3)])
    }
  }
}

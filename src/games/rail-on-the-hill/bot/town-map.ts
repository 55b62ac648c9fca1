import { lowestBit } from '#engine/bits.ts'
import { CATEGORIES, type CardTables, LANDMARKS, LANDMARKS_PER_CATEGORY, LINES, NO_LANDMARK } from '../cards/cards.ts'
import { CELLS, crossing, DIAGONAL, SPOT_CELLS } from '../rules/grid.ts'
import {
  ENDS,
  FULL_ROAD_SPOTS,
  lineAt,
  OCCUPIED,
  playerAt,
  type RailState,
  ROAD_SPOTS,
  TOUCHED,
  TOWN,
  TOWN_SPOTS,
} from '../rules/state.ts'
import { cardValue, tileCard } from '../rules/town.ts'

/**
 * A player's town as a map for laying tracks: which cells are joined by free spots and at what cost, the value of each
 * cell to each line, and where the landmarks are. Sets of cells are bits.
 */
export class TownMap {
  built = 0
  freeSpots = 0
  /** The number of free spots by cost; the last entry counts all that cost 3 or more. */
  readonly spotsByCost = new Int32Array(4)
  /** For each cell, the cells that a free spot joins it to. */
  readonly joined = new Int32Array(CELLS)
  /** Indexed by cell * 16 + cell: the cost of the free spot between them. */
  readonly cost = new Int8Array(CELLS * CELLS)
  /** Indexed by line * 16 + cell: the value of the cell to the line. */
  readonly value = new Int32Array(LINES.length * CELLS)
  readonly landmark = new Int32Array(LANDMARKS.length)
  readonly category = new Int32Array(CATEGORIES.length)
  /** What was surveyed last: the card set, and the tile on each cell. */
  #cards: CardTables | undefined
  readonly #tiles = new Int32Array(CELLS)

  survey(state: RailState, player: number): void {
    this.#surveyCards(state, player)
    this.#surveySpots(state.words, player)
  }

  /** Most cards are where they were at the last survey. */
  #surveyCards(state: RailState, player: number): void {
    if (state.cards !== this.#cards) {
      this.#cards = state.cards
      this.#tiles.fill(0)
      this.built = 0
      this.landmark.fill(0)
      this.category.fill(0)
    }
    const town = playerAt(player) + TOWN
    for (let cell = 0; cell < CELLS; cell++) {
      const tile = state.words[town + cell]
      if (tile !== this.#tiles[cell]) this.#put(state, cell, tile)
    }
  }

  #put(state: RailState, cell: number, tile: number): void {
    const bit = 1 << cell
    const before = state.cards.landmark[tileCard(this.#tiles[cell])]
    if (this.#tiles[cell] !== 0 && before !== NO_LANDMARK) {
      this.landmark[before] &= ~bit
      this.category[categoryOf(before)] &= ~bit
    }
    this.#tiles[cell] = tile
    if (tile === 0) {
      this.built &= ~bit
      return
    }
    this.built |= bit
    for (let line = 0; line < LINES.length; line++) this.value[line * CELLS + cell] = cardValue(state, tile, line)
    const landmark = state.cards.landmark[tileCard(tile)]
    if (landmark === NO_LANDMARK) return
    this.landmark[landmark] |= bit
    this.category[categoryOf(landmark)] |= bit
  }

  #surveySpots(words: Int32Array, player: number): void {
    const me = playerAt(player)
    this.joined.fill(0)
    this.spotsByCost.fill(0)
    this.freeSpots = 0
    for (let word = 0; word < 2; word++) {
      const occupied = words[me + OCCUPIED + word]
      const crossed = word === DIAGONAL ? crossing(occupied) : 0
      const open = ~words[me + FULL_ROAD_SPOTS + word]
      const bare = ~words[me + ROAD_SPOTS + word]
      for (let rest = words[me + TOWN_SPOTS + word] & ~occupied; rest !== 0; rest &= rest - 1) {
        const at = lowestBit(rest)
        const cost = ((open >>> at) & 1) + ((bare >>> at) & 1) + ((crossed >>> at) & 1) * 2
        const spot = word * 32 + at
        const one = SPOT_CELLS[spot * 2]
        const other = SPOT_CELLS[spot * 2 + 1]
        this.joined[one] |= 1 << other
        this.joined[other] |= 1 << one
        this.cost[one * CELLS + other] = cost
        this.cost[other * CELLS + one] = cost
        this.spotsByCost[Math.min(cost, 3)]++
        this.freeSpots++
      }
    }
  }

  /** All cells that a free spot joins to any of these. */
  beside(cells: number): number {
    let found = 0
    for (let rest = cells; rest !== 0; rest &= rest - 1) found |= this.joined[lowestBit(rest)]
    return found
  }
}

function categoryOf(landmark: number): number {
  return Math.floor(landmark / LANDMARKS_PER_CATEGORY)
}

/** The cells around a line by the number of tracks it takes to reach them. */
export class LineMap {
  touched = 0
  /** The cells at its two ends; empty if it has no track. */
  ends = 0
  /** The cells that need one, two, three tracks; `reach` holds all cells that can be reached, including these. */
  readonly ring = new Int32Array(3)
  reach = 0

  survey(words: Int32Array, player: number, line: number, town: TownMap): void {
    const mine = lineAt(player, line)
    this.touched = words[mine + TOUCHED]
    this.ends = words[mine + ENDS]
    this.ring.fill(0)
    this.reach = 0
    let known = this.touched
    let newest = this.ends === 0 ? town.built : this.ends
    for (let step = 0; newest !== 0; step++) {
      newest = town.beside(newest) & ~known
      known |= newest
      this.reach |= newest
      if (step < this.ring.length) this.ring[step] = newest
    }
  }

  /** How many tracks it takes to reach one of these cells: 0 to 3, 4 if more, 5 if impossible. */
  distance(cells: number): number {
    if ((cells & this.touched) !== 0) return 0
    for (let step = 0; step < this.ring.length; step++) if ((cells & this.ring[step]) !== 0) return step + 1
    return (cells & this.reach) !== 0 ? 4 : 5
  }
}

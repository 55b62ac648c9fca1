import { lowestBit } from '#engine/bits.ts'
import { CATEGORIES, LINES } from '../cards/cards.ts'
import { CELLS } from '../rules/grid.ts'
import { REQUESTS_REVEALED, TOWN_SIZE, TRACKS_PER_LINE } from '../rules/numbers.ts'
import { WHOLE_TOWN } from '../rules/scoring/frame.ts'
import { REQUEST_RULES } from '../rules/scoring/requests.ts'
import {
  EAST,
  LAID_EVER,
  lineAt,
  NORTH,
  playerAt,
  type RailState,
  REQUESTS,
  REVEALED_REQUESTS,
  type RequestLetter,
  SOUTH,
  WEST,
} from '../rules/state.ts'
import { fewestPlans, fewestTracks, intersections } from './request-counts.ts'
import { Count } from './results.ts'
import type { Survey } from './survey.ts'
import type { LineMap, TownMap } from './town-map.ts'
import type { RequestWeights } from './weights.ts'

/** The probability that each line touches each cell at the end of the game, if the player wants that. */
class TouchChances {
  /** Indexed by line * 16 + cell. */
  readonly #chances = new Float64Array(LINES.length * CELLS)

  /** With `half` tracks to come, each step has a probability of one half. */
  look(
    { words }: RailState,
    player: number,
    { town, lines }: Survey,
    rounds: number,
    { pace, unbuilt, cutOff }: RequestWeights,
    half: number,
  ): void {
    for (let line = 0; line < LINES.length; line++) {
      const left = TRACKS_PER_LINE - words[lineAt(player, line) + LAID_EVER]
      const tracks = Math.min(left, pace * rounds)
      this.#lookAtLine(line, left, lines[line].map, town, tracks / (tracks + half), unbuilt, cutOff)
    }
  }

  #lookAtLine(
    line: number,
    left: number,
    map: LineMap,
    town: TownMap,
    step: number,
    unbuilt: number,
    cutOff: number,
  ): void {
    const [one, two, three] = map.ring
    const byOne = left >= 1 ? step : 0
    const byTwo = left >= 2 ? step * step : 0
    const byThree = left >= 3 ? step * step * step : 0
    const byMore = left >= 4 ? byThree * step : 0
    const whenBuilt = step ** unbuilt
    const whenJoined = step ** cutOff
    for (let cell = 0; cell < CELLS; cell++) {
      const bit = 1 << cell
      let chance = whenJoined
      if ((map.touched & bit) !== 0) chance = 1
      else if ((town.built & bit) === 0) chance = whenBuilt
      else if ((one & bit) !== 0) chance = byOne
      else if ((two & bit) !== 0) chance = byTwo
      else if ((three & bit) !== 0) chance = byThree
      else if ((map.reach & bit) !== 0) chance = byMore
      this.#chances[line * CELLS + cell] = chance
    }
  }

  of(line: number, cell: number): number {
    return this.#chances[line * CELLS + cell]
  }

  /** The probability for the likeliest of these cells. */
  ofAny(line: number, cells: number): number {
    let best = 0
    for (let cell = 0; cell < CELLS; cell++) {
      if (((cells >> cell) & 1) !== 0) best = Math.max(best, this.#chances[line * CELLS + cell])
    }
    return best
  }
}

const ROW = 0b1111

const COLUMN = 0b0001_0001_0001_0001

/** Indexed by the northernmost row and the westernmost column, each modulo 4. */
const FRAMES: readonly Frame[] = Array.from({ length: TOWN_SIZE * TOWN_SIZE }, (_, i) =>
  frameFrom(Math.floor(i / TOWN_SIZE), i % TOWN_SIZE),
)

/** RH-Q, request I: the number of landmarks needed in each category. */
const OF_EACH_CATEGORY = 2

/** The expected points of Residents' Requests (RH-Q). Most of them depend on which lines touch which cards. */
export class RequestProspects {
  readonly #weights: RequestWeights
  readonly #touch = new TouchChances()
  readonly #frames: Frame[] = []
  readonly #count = new Count(CELLS)

  constructor(weights: RequestWeights) {
    this.#weights = weights
  }

  /** The expected points beyond the current score. `planChances` holds the probability of each plan on the sheet. */
  hope(state: RailState, player: number, survey: Survey, rounds: number, planChances: Float64Array): number {
    const { words } = state
    writeFrames(words, player, this.#frames)
    let hope = 0
    for (let i = 0; i < REQUESTS_REVEALED; i++) {
      const letter = REQUESTS[words[REVEALED_REQUESTS + i] - 1]
      const { half, weight } = this.#weights.letters[letter]
      this.#touch.look(state, player, survey, rounds, this.#weights, half)
      const times = this.#times(letter, state, player, survey, rounds, planChances)
      hope += weight * REQUEST_RULES[letter].points * times - survey.sheet.requests[i]
    }
    return hope
  }

  /** How many times a request is expected to score. */
  #times(
    letter: RequestLetter,
    state: RailState,
    player: number,
    survey: Survey,
    rounds: number,
    planChances: Float64Array,
  ): number {
    switch (letter) {
      case 'A':
        return this.#overFrames(({ north, south }) => this.#linesJoining(north, south))
      case 'B':
        return this.#overFrames(({ west, east }) => this.#linesJoining(west, east))
      case 'C':
        return this.#cardsWithLines(4, WHOLE_TOWN)
      case 'D':
        return this.#overFrames(({ outer }) => this.#cardsWithLines(3, outer))
      case 'E':
        return this.#overFrames(({ corners }) => this.#cardsWithLines(2, corners))
      case 'F':
        return intersections(state, player, survey, rounds, this.#weights)
      case 'G':
        return this.#overFrames(({ central }) => this.#linesOnCards(3, central))
      case 'H':
        return this.#overFrames(({ corners }) => this.#linesOnCards(2, corners))
      case 'I':
        return this.#linesWithAllCategories(survey)
      case 'J':
        return this.#wholeTown()
      case 'K':
        return fewestTracks(state, player, survey, rounds * this.#weights.letters.K.half)
      case 'L':
        return fewestPlans(survey.sheet, planChances, rounds / (rounds + this.#weights.letters.L.half), this.#count)
    }
  }

  #overFrames(times: (frame: Frame) => number): number {
    let sum = 0
    for (const frame of this.#frames) sum += times(frame)
    return sum / this.#frames.length
  }

  #linesJoining(side: number, otherSide: number): number {
    let lines = 0
    for (let line = 0; line < LINES.length; line++) {
      lines += this.#touch.ofAny(line, side) * this.#touch.ofAny(line, otherSide)
    }
    return lines
  }

  #linesOnCards(atLeast: number, cells: number): number {
    let lines = 0
    for (let line = 0; line < LINES.length; line++) {
      this.#count.clear()
      for (let rest = cells; rest !== 0; rest &= rest - 1) this.#count.add(this.#touch.of(line, lowestBit(rest)))
      lines += this.#count.atLeast(atLeast)
    }
    return lines
  }

  #cardsWithLines(atLeast: number, cells: number): number {
    let cards = 0
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      this.#count.clear()
      for (let line = 0; line < LINES.length; line++) this.#count.add(this.#touch.of(line, lowestBit(rest)))
      cards += this.#count.atLeast(atLeast)
    }
    return cards
  }

  #linesWithAllCategories({ town }: Survey): number {
    let lines = 0
    for (let line = 0; line < LINES.length; line++) {
      let all = 1
      for (let category = 0; category < CATEGORIES.length; category++) {
        this.#count.clear()
        for (let rest = town.category[category]; rest !== 0; rest &= rest - 1) {
          this.#count.add(this.#touch.of(line, lowestBit(rest)))
        }
        // A card that is still to come may have a landmark of any category.
        for (let rest = WHOLE_TOWN & ~town.built; rest !== 0; rest &= rest - 1) {
          this.#count.add(this.#touch.of(line, lowestBit(rest)) / CATEGORIES.length)
        }
        all *= this.#count.atLeast(OF_EACH_CATEGORY)
      }
      lines += all
    }
    return lines
  }

  #wholeTown(): number {
    let all = 1
    for (let cell = 0; cell < CELLS; cell++) {
      let none = 1
      for (let line = 0; line < LINES.length; line++) none *= 1 - this.#touch.of(line, cell)
      all *= 1 - none
    }
    return all
  }
}

/** The position of the sides, corners and center of a full-size town, as sets of cells. */
export interface Frame {
  readonly north: number
  readonly south: number
  readonly west: number
  readonly east: number
  readonly corners: number
  readonly outer: number
  readonly central: number
}

function frameFrom(row: number, column: number): Frame {
  const north = ROW << (row * TOWN_SIZE)
  const south = ROW << (((row + TOWN_SIZE - 1) % TOWN_SIZE) * TOWN_SIZE)
  const west = COLUMN << column
  const east = COLUMN << ((column + TOWN_SIZE - 1) % TOWN_SIZE)
  const outer = north | south | west | east
  return { north, south, west, east, corners: (north | south) & (west | east), outer, central: WHOLE_TOWN & ~outer }
}

/** Writes all frames that are still possible for a player's town. */
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

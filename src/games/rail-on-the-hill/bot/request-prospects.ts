import { lowestBit } from '#engine/bits.ts'
import { CATEGORIES, LINES } from '../cards/cards.ts'
import { CELLS } from '../rules/grid.ts'
import { WHOLE_TOWN } from '../rules/scoring/frame.ts'
import { REQUEST_RULES } from '../rules/scoring/requests.ts'
import { type RailState, REQUESTS, REQUESTS_REVEALED, REVEALED_REQUESTS, type RequestLetter } from '../rules/state.ts'
import { Count } from './count.ts'
import { type Frame, writeFrames } from './frames.ts'
import { fewestPlans, fewestTracks, intersections } from './request-counts.ts'
import type { RequestWeights } from './request-weights.ts'
import type { Survey } from './survey.ts'
import { TouchChances } from './touch-chances.ts'

/** RH-Q, request I: so many landmarks of each category. */
const OF_EACH_CATEGORY = 2

/** What Residents' Requests (RH-Q) may give in the end. Most of them ask which lines touch which cards. */
export class RequestProspects {
  readonly #weights: RequestWeights
  readonly #touch = new TouchChances()
  readonly #frames: Frame[] = []
  readonly #count = new Count(CELLS)

  constructor(weights: RequestWeights) {
    this.#weights = weights
  }

  /** What they are expected to give beyond what the score has of them. `planChances`: of each plan of the sheet. */
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

  /** How often a request is expected to count. */
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

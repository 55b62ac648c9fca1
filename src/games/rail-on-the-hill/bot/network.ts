import { LINES } from '../cards/cards.ts'
import { GOES_ON, INPUT_UNITS, Inputs, TOWN_INPUTS } from './inputs.ts'
import { LINE_INPUTS } from './line-inputs.ts'

/**
 * A small network that estimates by how many points the final score will differ from the outlook. Every line goes
 * through the same first layer, which also gets the inputs of the town. The outputs for the four lines are added up and
 * go through a second layer, together with the outputs of another part of the first layer for the town alone.
 *
 * Consecutive towns are nearly the same, so it keeps the sums of the first layer and updates them only for inputs that
 * changed. Inputs and weights of that layer are rounded to whole numbers of small units: the sums are exact, and the
 * result does not depend on earlier calls.
 */

const LINE_WIDTH = 40
const TOWN_WIDTH = 24
const FIRST_WIDTH = LINE_WIDTH + TOWN_WIDTH
const SECOND_WIDTH = 24
/** Weights of the first layer are rounded to whole numbers of this unit. */
const WEIGHT_UNITS = 2 ** 16
/** An output of 1 stands for this many points. */
const SCALE = 20

/** The dimensions that the training script needs. */
export const SHAPE = {
  lines: LINES.length,
  lineInputs: LINE_INPUTS,
  townInputs: TOWN_INPUTS,
  lineWidth: LINE_WIDTH,
  townWidth: TOWN_WIDTH,
  secondWidth: SECOND_WIDTH,
  scale: SCALE,
  goesOn: GOES_ON,
} as const

const LINE_WEIGHTS = LINE_INPUTS * LINE_WIDTH
const TOWN_WEIGHTS = TOWN_INPUTS * FIRST_WIDTH
const SECOND_WEIGHTS = FIRST_WIDTH * SECOND_WIDTH
export const NETWORK_WEIGHTS =
  LINE_WEIGHTS + TOWN_WEIGHTS + FIRST_WIDTH + SECOND_WEIGHTS + SECOND_WIDTH + SECOND_WIDTH + 1

/** The number of all inputs: first those of the town, then those of each line. */
export const NETWORK_INPUTS = TOWN_INPUTS + LINES.length * LINE_INPUTS

export class Network {
  readonly #ofLines: Float64Array
  readonly #ofTown: Float64Array
  readonly #second: Float64Array
  readonly #secondBias: Float64Array
  readonly #last: Float64Array
  readonly #lastBias: number
  /** To be written before each call of `value`. */
  readonly inputs = new Inputs(NETWORK_INPUTS)
  /** The sums of the first layer at the last call: for the town, and for each line. */
  readonly #base: Float64Array
  readonly #lines = LINES.map(() => new Float64Array(LINE_WIDTH))
  readonly #hidden = new Float64Array(SECOND_WIDTH)
  /** Where the weights of inputs begin, and the inputs of the second layer that are not 0. */
  readonly #rows = new Int32Array(NETWORK_INPUTS)
  readonly #first = new Float64Array(FIRST_WIDTH)

  constructor(weights: Float32Array) {
    let at = 0
    const next = (count: number) => {
      at += count
      return Float64Array.from(weights.subarray(at - count, at))
    }
    const inUnits = (weight: number) => Math.round(weight * WEIGHT_UNITS)
    this.#ofLines = next(LINE_WEIGHTS).map(inUnits)
    this.#ofTown = next(TOWN_WEIGHTS).map(inUnits)
    this.#base = next(FIRST_WIDTH).map((weight) => inUnits(weight) * INPUT_UNITS)
    this.#second = next(SECOND_WEIGHTS).map((weight) => weight / (INPUT_UNITS * WEIGHT_UNITS))
    this.#secondBias = next(SECOND_WIDTH)
    this.#last = next(SECOND_WIDTH)
    this.#lastBias = next(1)[0]
  }

  /** The correction for the present inputs, in points. */
  value(): number {
    this.#updateSums()
    const count = this.#activate()
    const hidden = this.#hidden
    hidden.set(this.#secondBias)
    addRows(hidden, this.#second, this.#rows, this.#first, 0, count)
    let sum = this.#lastBias
    for (let i = 0; i < SECOND_WIDTH; i++) sum += Math.max(0, hidden[i]) * this.#last[i]
    return SCALE * sum
  }

  /** Updates the sums of the first layer for the inputs that changed. */
  #updateSums(): void {
    let done = this.#update(this.#base, this.#ofTown, 0, TOWN_INPUTS, 0)
    for (let line = 0; line < LINES.length; line++) {
      const begin = TOWN_INPUTS + line * LINE_INPUTS
      done = this.#update(this.#lines[line], this.#ofLines, begin, begin + LINE_INPUTS, done)
    }
    this.inputs.forgetChanges()
  }

  /** The same for the inputs from `begin` to `end`, whose first change is number `from`. Returns the number of the next one. */
  #update(sums: Float64Array, weights: Float64Array, begin: number, end: number, from: number): number {
    const { changed, changes, countOfChanges } = this.inputs
    const rows = this.#rows
    let to = from
    for (; to < countOfChanges && changed[to] < end; to++) rows[to] = (changed[to] - begin) * sums.length
    if (to > from) addRows(sums, weights, rows, changes, from, to)
    return to
  }

  /** Lists the inputs of the second layer that are not 0, and returns how many there are. */
  #activate(): number {
    const base = this.#base
    const rows = this.#rows
    const first = this.#first
    const [one, two, three, four] = this.#lines
    let count = 0
    for (let i = 0; i < FIRST_WIDTH; i++) {
      const town = base[i]
      const value =
        i >= LINE_WIDTH
          ? Math.max(0, town)
          : Math.max(0, town + one[i]) +
            Math.max(0, town + two[i]) +
            Math.max(0, town + three[i]) +
            Math.max(0, town + four[i])
      rows[count] = i * SECOND_WIDTH
      first[count] = value
      if (value > 0) count++
    }
    return count
  }
}

/**
 * Adds rows of weights, each times its factor, for the entries of `rows` and `factors` from `from` to `to`. Eight sums at a
 * time, which stay in registers; the length of `sums` must be a multiple of eight.
 */
function addRows(
  sums: Float64Array,
  weights: Float64Array,
  rows: Int32Array,
  factors: Float64Array,
  from: number,
  to: number,
): void {
  for (let i = 0; i < sums.length; i += 8) {
    let s0 = sums[i]
    let s1 = sums[i + 1]
    let s2 = sums[i + 2]
    let s3 = sums[i + 3]
    let s4 = sums[i + 4]
    let s5 = sums[i + 5]
    let s6 = sums[i + 6]
    let s7 = sums[i + 7]
    for (let k = from; k < to; k++) {
      const at = rows[k] + i
      const factor = factors[k]
      s0 += factor * weights[at]
      s1 += factor * weights[at + 1]
      s2 += factor * weights[at + 2]
      s3 += factor * weights[at + 3]
      s4 += factor * weights[at + 4]
      s5 += factor * weights[at + 5]
      s6 += factor * weights[at + 6]
      s7 += factor * weights[at + 7]
    }
    sums[i] = s0
    sums[i + 1] = s1
    sums[i + 2] = s2
    sums[i + 3] = s3
    sums[i + 4] = s4
    sums[i + 5] = s5
    sums[i + 6] = s6
    sums[i + 7] = s7
  }
}

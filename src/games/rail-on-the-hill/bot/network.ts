import { LINES } from '../cards/cards.ts'
import { GOES_ON, TOWN_INPUTS } from './inputs.ts'
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
/** The units of inputs and of weights in the first layer. */
const INPUT_UNITS = 2 ** 12
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
  /** The inputs of the last call, and their sums in the first layer: for the town, and for each line. */
  readonly #inputs = new Float32Array(NETWORK_INPUTS)
  readonly #base: Float64Array
  readonly #lines = LINES.map(() => new Float64Array(LINE_WIDTH))
  readonly #first = new Float64Array(FIRST_WIDTH)
  readonly #hidden = new Float64Array(SECOND_WIDTH)

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

  /** The correction for these inputs, in points. */
  value(inputs: Float32Array): number {
    const base = this.#base
    const first = this.#first
    this.#update(base, inputs, 0, TOWN_INPUTS, this.#ofTown)
    for (let i = 0; i < LINE_WIDTH; i++) first[i] = 0
    for (let i = LINE_WIDTH; i < FIRST_WIDTH; i++) first[i] = base[i] > 0 ? base[i] : 0
    for (let line = 0; line < LINES.length; line++) {
      const ofLine = this.#lines[line]
      this.#update(ofLine, inputs, TOWN_INPUTS + line * LINE_INPUTS, LINE_INPUTS, this.#ofLines)
      for (let i = 0; i < LINE_WIDTH; i++) {
        const sum = base[i] + ofLine[i]
        if (sum > 0) first[i] += sum
      }
    }
    const hidden = this.#hidden
    hidden.set(this.#secondBias)
    for (let i = 0; i < FIRST_WIDTH; i++) if (first[i] > 0) addWeighted(hidden, first[i], this.#second, i)
    let sum = this.#lastBias
    for (let i = 0; i < SECOND_WIDTH; i++) if (hidden[i] > 0) sum += hidden[i] * this.#last[i]
    return SCALE * sum
  }

  /** Updates sums of the first layer for the inputs that changed. */
  #update(sums: Float64Array, inputs: Float32Array, from: number, count: number, weights: Float64Array): void {
    const before = this.#inputs
    for (let i = 0; i < count; i++) {
      const input = inputs[from + i]
      const old = before[from + i]
      if (input === old) continue
      before[from + i] = input
      addWeighted(sums, Math.round(input * INPUT_UNITS) - Math.round(old * INPUT_UNITS), weights, i)
    }
  }
}

/** Adds the weights of one input, times the input; the length of `sums` must be a multiple of four. */
function addWeighted(sums: Float64Array, input: number, weights: Float64Array, which: number): void {
  let at = which * sums.length
  for (let i = 0; i < sums.length; i += 4) {
    sums[i] += input * weights[at]
    sums[i + 1] += input * weights[at + 1]
    sums[i + 2] += input * weights[at + 2]
    sums[i + 3] += input * weights[at + 3]
    at += 4
  }
}

import { LINES } from '../cards/cards.ts'
import { GOES_ON, INPUT_UNITS, Inputs, TOWN_INPUTS } from './inputs.ts'
import { compiled } from './kernel.ts'
import kernels from './kernels.json' with { type: 'json' }
import { LINE_INPUTS } from './line-inputs.ts'

/**
 * A small network that estimates by how many points the final score will differ from the outlook. Every line goes
 * through the same first layer, which also gets the inputs of the town. The outputs for the four lines are added up and
 * go through a second layer, together with the outputs of another part of the first layer for the town alone.
 *
 * Consecutive towns are nearly the same, so it keeps the sums of the first layer and updates them only for inputs that
 * changed. Inputs and weights of that layer are rounded to whole numbers of small units: the sums are exact, and the
 * result does not depend on earlier calls.
 *
 * It is computed by assembly/network-kernel.ts, in WebAssembly, or here where that is not available.
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
/** Where the parts of the weights begin: those of lines, of the town, and then these. */
const BASE = LINE_WEIGHTS + TOWN_WEIGHTS
const SECOND = BASE + FIRST_WIDTH
const SECOND_BIAS = SECOND + SECOND_WEIGHTS
const LAST = SECOND_BIAS + SECOND_WIDTH
export const NETWORK_WEIGHTS = LAST + SECOND_WIDTH + 1

/** The number of all inputs: first those of the town, then those of each line. */
export const NETWORK_INPUTS = TOWN_INPUTS + LINES.length * LINE_INPUTS

/** What assembly/network-kernel.ts exports: the addresses of what it reads, and the function that computes the output. */
interface Kernel {
  readonly memory: WebAssembly.Memory
  readonly numbers: WebAssembly.Global<'i32'>
  readonly changed: WebAssembly.Global<'i32'>
  readonly changes: WebAssembly.Global<'i32'>
  readonly value: (count: number) => number
}

const KERNEL = compiled(kernels.network)

export class Network {
  /** To be written before each call of `value`. */
  readonly inputs: Inputs
  readonly #arithmetic: Arithmetic

  constructor(weights: Float32Array, arithmetic: Arithmetic = fastest()) {
    const { numbers, changed, changes } = arithmetic
    numbers.set(weights)
    for (let i = 0; i < SECOND; i++) numbers[i] = Math.round(numbers[i] * WEIGHT_UNITS)
    for (let i = BASE; i < SECOND; i++) numbers[i] *= INPUT_UNITS
    for (let i = SECOND; i < SECOND + SECOND_WEIGHTS; i++) numbers[i] /= INPUT_UNITS * WEIGHT_UNITS
    this.inputs = new Inputs(NETWORK_INPUTS, changed, changes)
    this.#arithmetic = arithmetic
  }

  /** The correction for the present inputs, in points. */
  value(): number {
    const output = this.#arithmetic.value(this.inputs.countOfChanges)
    this.inputs.forgetChanges()
    return SCALE * output
  }
}

/** What computes the sums of the network, and the arrays that it reads: a kernel's are in its memory. */
interface Arithmetic {
  /** All weights, in the order of the file; the biases of the first layer become its sums for the town. */
  readonly numbers: Float64Array
  /** Which inputs changed since the last call of `value`, in ascending order, and by how many units. */
  readonly changed: Int32Array
  readonly changes: Float64Array
  /** The output after the first `count` changes. */
  value(count: number): number
}

/** An instance of the kernel, or the same in JavaScript where WebAssembly is not available. */
function fastest(): Arithmetic {
  if (KERNEL === undefined) return new PlainArithmetic()
  const { memory, value, ...at } = new WebAssembly.Instance(KERNEL).exports as unknown as Kernel
  return {
    numbers: new Float64Array(memory.buffer, at.numbers.value, NETWORK_WEIGHTS),
    changed: new Int32Array(memory.buffer, at.changed.value, NETWORK_INPUTS),
    changes: new Float64Array(memory.buffer, at.changes.value, NETWORK_INPUTS),
    value,
  }
}

/** The sums in JavaScript; exactly those of the kernel. */
export class PlainArithmetic implements Arithmetic {
  readonly numbers = new Float64Array(NETWORK_WEIGHTS)
  readonly changed = new Int32Array(NETWORK_INPUTS)
  readonly changes = new Float64Array(NETWORK_INPUTS)
  readonly #ofLines = this.numbers.subarray(0, LINE_WEIGHTS)
  readonly #ofTown = this.numbers.subarray(LINE_WEIGHTS, BASE)
  readonly #base = this.numbers.subarray(BASE, SECOND)
  readonly #second = this.numbers.subarray(SECOND, SECOND_BIAS)
  readonly #secondBias = this.numbers.subarray(SECOND_BIAS, LAST)
  readonly #last = this.numbers.subarray(LAST)
  /** The sums of the first layer for each line. */
  readonly #lines = LINES.map(() => new Float64Array(LINE_WIDTH))
  readonly #hidden = new Float64Array(SECOND_WIDTH)
  /** Where the weights of inputs begin, and the inputs of the second layer that are not 0. */
  readonly #rows = new Int32Array(NETWORK_INPUTS)
  readonly #first = new Float64Array(FIRST_WIDTH)

  value(count: number): number {
    this.#updateSums(count)
    const active = this.#activate()
    const hidden = this.#hidden
    hidden.set(this.#secondBias)
    addRows(hidden, this.#second, this.#rows, this.#first, 0, active)
    let sum = this.#last[SECOND_WIDTH]
    for (let i = 0; i < SECOND_WIDTH; i++) sum += Math.max(0, hidden[i]) * this.#last[i]
    return sum
  }

  /** Updates the sums of the first layer for the inputs that changed. */
  #updateSums(count: number): void {
    let done = this.#update(this.#base, this.#ofTown, 0, TOWN_INPUTS, 0, count)
    for (let line = 0; line < LINES.length; line++) {
      const begin = TOWN_INPUTS + line * LINE_INPUTS
      done = this.#update(this.#lines[line], this.#ofLines, begin, begin + LINE_INPUTS, done, count)
    }
  }

  /** The same for the inputs from `begin` to `end`, whose first change is number `from`. Returns the number of the next one. */
  #update(sums: Float64Array, weights: Float64Array, begin: number, end: number, from: number, count: number): number {
    const { changed, changes } = this
    const rows = this.#rows
    let to = from
    for (; to < count && changed[to] < end; to++) rows[to] = (changed[to] - begin) * sums.length
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

/** Adds rows of weights, each times its factor, for the entries of `rows` and `factors` from `from` to `to`. */
function addRows(
  sums: Float64Array,
  weights: Float64Array,
  rows: Int32Array,
  factors: Float64Array,
  from: number,
  to: number,
): void {
  for (let k = from; k < to; k++) {
    const factor = factors[k]
    for (let i = 0; i < sums.length; i++) sums[i] += factor * weights[rows[k] + i]
  }
}

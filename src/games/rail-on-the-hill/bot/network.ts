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

/** The sums in JavaScript, added in the same order as in the kernel, so that they are exactly the same. */
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

  value(count: number): number {
    for (let i = 0; i < count; i++) this.#update(this.changed[i], this.changes[i])
    const hidden = this.#hidden
    hidden.set(this.#secondBias)
    for (let i = 0; i < FIRST_WIDTH; i++) {
      const output = this.#outputOfFirst(i)
      if (output > 0) addRow(hidden, this.#second, i, output)
    }
    let sum = this.#last[SECOND_WIDTH]
    for (let i = 0; i < SECOND_WIDTH; i++) sum += Math.max(0, hidden[i]) * this.#last[i]
    return sum
  }

  /** Updates the sums of the first layer for an input that changed. */
  #update(input: number, change: number): void {
    if (input < TOWN_INPUTS) {
      addRow(this.#base, this.#ofTown, input, change)
      return
    }
    const ofLines = input - TOWN_INPUTS
    addRow(this.#lines[Math.floor(ofLines / LINE_INPUTS)], this.#ofLines, ofLines % LINE_INPUTS, change)
  }

  #outputOfFirst(i: number): number {
    const town = this.#base[i]
    if (i >= LINE_WIDTH) return Math.max(0, town)
    let sum = 0
    for (const line of this.#lines) sum += Math.max(0, town + line[i])
    return sum
  }
}

/** Adds a row of weights, times a factor. */
function addRow(sums: Float64Array, weights: Float64Array, row: number, factor: number): void {
  const begin = row * sums.length
  for (let i = 0; i < sums.length; i++) sums[i] += factor * weights[begin + i]
}

import { LINE_INPUTS, LINE_WIDTH, LINES, SECOND_WIDTH, TOWN_INPUTS, TOWN_WIDTH } from './shape'

/**
 * The arithmetic of the small network, see ../network.ts, in AssemblyScript: two 64-bit floats at a time. Each sum is added
 * in the same order as in JavaScript there, so the result is exactly the same. scripts/make-kernels.ts compiles it.
 *
 * All widths are multiples of 8. Memory is one list of arrays, whose addresses are below; the caller writes the first three.
 */

const DOUBLE: usize = 8
const INDEX: usize = 4
const FIRST_WIDTH: usize = LINE_WIDTH + TOWN_WIDTH
/** How many doubles `addRows` adds at a time. */
const BLOCK: usize = 8

/** All weights; the biases of the first layer become its sums for the town. */
export const numbers: usize = 64
const ofLines: usize = numbers
const ofTown: usize = ofLines + LINE_INPUTS * LINE_WIDTH * DOUBLE
const base: usize = ofTown + TOWN_INPUTS * FIRST_WIDTH * DOUBLE
const second: usize = base + FIRST_WIDTH * DOUBLE
const secondBias: usize = second + FIRST_WIDTH * SECOND_WIDTH * DOUBLE
const last: usize = secondBias + SECOND_WIDTH * DOUBLE
const lastBias: usize = last + SECOND_WIDTH * DOUBLE
/** The changes of inputs, and which inputs these are, in ascending order. */
export const changes: usize = lastBias + DOUBLE
export const changed: usize = changes + (TOWN_INPUTS + LINES * LINE_INPUTS) * DOUBLE
/** The sums of the first layer for each line. */
const lines: usize = (changed + (TOWN_INPUTS + LINES * LINE_INPUTS) * INDEX + 15) & ~15
/** The inputs of the second layer, those that are not 0 with their indices, and its sums. */
const first: usize = lines + LINES * LINE_WIDTH * DOUBLE
const factors: usize = first + FIRST_WIDTH * DOUBLE
const indices: usize = factors + FIRST_WIDTH * DOUBLE
const hidden: usize = indices + FIRST_WIDTH * INDEX

/** The output of the network after the first `count` changes. */
export function value(count: usize): f64 {
  update(count)
  const active = activate()
  for (let i: usize = 0; i < SECOND_WIDTH * DOUBLE; i += 16) v128.store(hidden + i, v128.load(secondBias + i))
  addRows(hidden, SECOND_WIDTH, second, indices, factors, active)
  let sum = load<f64>(lastBias)
  for (let i: usize = 0; i < SECOND_WIDTH * DOUBLE; i += 16) {
    const products = f64x2.mul(positive(v128.load(hidden + i)), v128.load(last + i))
    sum += f64x2.extract_lane(products, 0)
    sum += f64x2.extract_lane(products, 1)
  }
  return sum
}

/** Updates the sums of the first layer. */
function update(count: usize): void {
  let done = updatePart(base, FIRST_WIDTH, ofTown, 0, TOWN_INPUTS, 0, count)
  for (let line: usize = 0; line < LINES; line++) {
    const begin = TOWN_INPUTS + line * LINE_INPUTS
    const sums = lines + line * LINE_WIDTH * DOUBLE
    done = updatePart(sums, LINE_WIDTH, ofLines, begin, begin + LINE_INPUTS, done, count)
  }
}

/** The same for the inputs from `begin` to `end`, whose first change is number `from`. Returns the number of the next one. */
function updatePart(
  sums: usize,
  width: usize,
  rows: usize,
  begin: usize,
  end: usize,
  from: usize,
  count: usize,
): usize {
  let to = from
  while (to < count && <usize>load<i32>(changed + to * INDEX) < end) to++
  if (to > from) {
    addRows(sums, width, rows - begin * width * DOUBLE, changed + from * INDEX, changes + from * DOUBLE, to - from)
  }
  return to
}

/** Lists the inputs of the second layer that are not 0, and returns how many there are. */
function activate(): usize {
  for (let i: usize = 0; i < FIRST_WIDTH * DOUBLE; i += 16) {
    const town = v128.load(base + i)
    if (i >= LINE_WIDTH * DOUBLE) {
      v128.store(first + i, positive(town))
      continue
    }
    let sum = positive(f64x2.add(town, v128.load(lines + i)))
    for (let line = lines + LINE_WIDTH * DOUBLE; line < first; line += LINE_WIDTH * DOUBLE) {
      sum = f64x2.add(sum, positive(f64x2.add(town, v128.load(line + i))))
    }
    v128.store(first + i, sum)
  }
  let count: usize = 0
  for (let i: usize = 0; i < FIRST_WIDTH; i++) {
    const value = load<f64>(first + i * DOUBLE)
    store<f64>(factors + count * DOUBLE, value)
    store<i32>(indices + count * INDEX, <i32>i)
    count += <usize>(value > 0)
  }
  return count
}

/** Adds rows of weights to `width` sums, each row times its factor. */
function addRows(sums: usize, width: usize, rows: usize, indices: usize, factors: usize, count: usize): void {
  const stride = width * DOUBLE
  const end = indices + count * INDEX
  for (let i: usize = 0; i < stride; i += BLOCK * DOUBLE) {
    const block = sums + i
    let sum0 = v128.load(block)
    let sum1 = v128.load(block, 16)
    let sum2 = v128.load(block, 32)
    let sum3 = v128.load(block, 48)
    let factor = factors
    for (let index = indices; index < end; index += INDEX) {
      const row = rows + i + <usize>load<i32>(index) * stride
      const times = v128.load64_splat(factor)
      sum0 = f64x2.add(sum0, f64x2.mul(times, v128.load(row)))
      sum1 = f64x2.add(sum1, f64x2.mul(times, v128.load(row, 16)))
      sum2 = f64x2.add(sum2, f64x2.mul(times, v128.load(row, 32)))
      sum3 = f64x2.add(sum3, f64x2.mul(times, v128.load(row, 48)))
      factor += DOUBLE
    }
    v128.store(block, sum0)
    v128.store(block, sum1, 16)
    v128.store(block, sum2, 32)
    v128.store(block, sum3, 48)
  }
}

/** 0 instead of negative numbers. */
@inline
function positive(vector: v128): v128 {
  return f64x2.pmax(f64x2.splat(0), vector)
}

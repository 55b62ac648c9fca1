/** So many inputs a layer can have that are not 0. */
const MOST = 128
/** Of the layer that is just reckoned: the inputs that are not 0, and where their rows begin. */
const values = new Float64Array(MOST)
const starts = new Int32Array(MOST)

/**
 * A layer of a net: adds to the outputs, from a place on, what the inputs come to, whose weights stand in rows. Many
 * inputs are 0; of the others four at a time are added, so that outputs are read and written less often.
 */
export function addProducts(
  weights: Float64Array,
  rows: number,
  inputs: Float64Array,
  from: number,
  count: number,
  outputs: Float64Array,
  to: number,
  size: number,
): void {
  let found = 0
  for (let i = 0; i < count; i++) {
    const input = inputs[from + i]
    if (input === 0) continue
    values[found] = input
    starts[found++] = rows + i * size
  }
  let next = 0
  for (; next + 3 < found; next += 4) {
    const [a, b, c, d] = [values[next], values[next + 1], values[next + 2], values[next + 3]]
    const [ofA, ofB, ofC, ofD] = [starts[next], starts[next + 1], starts[next + 2], starts[next + 3]]
    for (let j = 0; j < size; j++) {
      outputs[to + j] += a * weights[ofA + j] + b * weights[ofB + j] + c * weights[ofC + j] + d * weights[ofD + j]
    }
  }
  for (; next < found; next++) {
    const value = values[next]
    const row = starts[next]
    for (let j = 0; j < size; j++) outputs[to + j] += value * weights[row + j]
  }
}

/** What is below zero counts as nothing. */
export function rectify(units: Float64Array, from: number, count: number): void {
  for (let i = from; i < from + count; i++) if (units[i] < 0) units[i] = 0
}

/** Sets outputs to what stands in the weights. */
export function begin(weights: Float64Array, from: number, outputs: Float64Array, to: number, size: number): void {
  for (let j = 0; j < size; j++) outputs[to + j] = weights[from + j]
}

export function product(weights: Float64Array, from: number, inputs: Float64Array, at: number, size: number): number {
  let sum = 0
  for (let i = 0; i < size; i++) sum += inputs[at + i] * weights[from + i]
  return sum
}

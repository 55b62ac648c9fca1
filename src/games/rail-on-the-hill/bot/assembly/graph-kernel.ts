import {
  CELLS,
  END,
  KINDS,
  LAST_WIDTH,
  LAYERS,
  LINE_INPUTS,
  LINE_WIDTH,
  LINES,
  NODE_INPUTS,
  POOLED,
  SCALE,
  SPOTS,
  TOUCHED,
  TOWN_INPUTS,
  WEIGHTS,
  WIDTH,
} from './shape'

/**
 * The arithmetic of the graph network, see ../graph-network.ts, in AssemblyScript: four 32-bit floats at a time, with sums
 * always in the same order, so that the result is the same on every machine. scripts/make-kernels.ts compiles it.
 *
 * All widths are multiples of 16. Memory is one list of arrays, whose addresses are below; the caller writes the first five.
 */

const FLOAT: usize = 4
const NODES: usize = LINES * CELLS
/** The bytes of the vector of a node. */
const VECTOR: usize = WIDTH * FLOAT
/** How many floats `addRows` adds at a time. */
const BLOCK: usize = 16

export const weights: usize = 64
/** The inputs of the town, then those of each line. */
export const inputs: usize = weights + WEIGHTS * FLOAT
export const nodes: usize = inputs + (TOWN_INPUTS + LINES * LINE_INPUTS) * FLOAT
/** For each line and spot, the kind of its edge, or KINDS if it has none. */
export const edges: usize = nodes + NODES * NODE_INPUTS * FLOAT
/** For each spot, its two cells. */
export const cells: usize = edges + LINES * SPOTS
/** The vectors of all nodes, before and after a layer. */
const first: usize = (cells + 2 * SPOTS + 15) & ~15
const second: usize = first + NODES * VECTOR
/** For each node, the sums of its neighbours over each kind of edge, and a bit for each kind that it has. */
const around: usize = second + NODES * VECTOR
const kinds: usize = around + NODES * KINDS * VECTOR
const sums: usize = kinds + NODES
const context: usize = sums + VECTOR
const cell: usize = context + VECTOR
const pooled: usize = cell + VECTOR
const ofTown: usize = pooled + 3 * VECTOR
const ofLine: usize = ofTown + LINE_WIDTH * FLOAT
const ofLines: usize = ofLine + LINE_WIDTH * FLOAT
const last: usize = ofLines + LINE_WIDTH * FLOAT

/** The correction in points for the inputs, nodes and edges in memory. */
export function value(): f32 {
  let at: usize = begin()
  let now = first
  let next = second
  for (let layer: usize = 0; layer < LAYERS; layer++) {
    addNeighbours(now)
    at = apply(at, now, next, layer === 0)
    const before = now
    now = next
    next = before
  }
  return finish(at, now)
}

/** Writes the first vectors of all nodes. Like the steps after it, it returns the address of the weights that follow. */
function begin(): usize {
  const contextOfLine = weights
  const contextOfTown = contextOfLine + LINE_INPUTS * VECTOR
  const ofNode = contextOfTown + TOWN_INPUTS * VECTOR
  const bias = ofNode + NODE_INPUTS * VECTOR
  copy(pooled, bias, WIDTH)
  addRows(pooled, inputs, TOWN_INPUTS, contextOfTown, WIDTH)
  for (let line: usize = 0; line < LINES; line++) {
    copy(context, pooled, WIDTH)
    addRows(context, inputs + (TOWN_INPUTS + line * LINE_INPUTS) * FLOAT, LINE_INPUTS, contextOfLine, WIDTH)
    for (let node = line * CELLS; node < (line + 1) * CELLS; node++) {
      const vector = first + node * VECTOR
      copy(vector, context, WIDTH)
      addRows(vector, nodes + node * NODE_INPUTS * FLOAT, NODE_INPUTS, ofNode, WIDTH)
      dropNegative(vector, WIDTH)
    }
  }
  return bias + VECTOR
}

/** Adds up the neighbours of each node, for each kind of edge that it has. */
function addNeighbours(now: usize): void {
  memory.fill(kinds, 0, NODES)
  for (let line: usize = 0; line < LINES; line++) {
    for (let spot: usize = 0; spot < SPOTS; spot++) {
      const kind = <usize>load<u8>(edges + line * SPOTS + spot)
      if (kind === KINDS) continue
      const one = line * CELLS + <usize>load<u8>(cells + 2 * spot)
      const other = line * CELLS + <usize>load<u8>(cells + 2 * spot + 1)
      addNeighbour(one, kind, now + other * VECTOR)
      addNeighbour(other, kind, now + one * VECTOR)
    }
  }
}

@inline
function addNeighbour(node: usize, kind: usize, neighbour: usize): void {
  const to = around + (node * KINDS + kind) * VECTOR
  const had = <usize>load<u8>(kinds + node)
  if ((had & ((<usize>1) << kind)) !== 0) {
    addVector(to, neighbour)
  } else {
    store<u8>(kinds + node, had | ((<usize>1) << kind))
    copy(to, neighbour, WIDTH)
  }
}

function apply(at: usize, now: usize, next: usize, isFirst: bool): usize {
  const ofNode = at
  const ofCell = ofNode + (1 + KINDS) * WIDTH * VECTOR
  const bias = ofCell + WIDTH * VECTOR
  for (let which: usize = 0; which < CELLS; which++) {
    copy(cell, now + which * VECTOR, WIDTH)
    for (let node = which + CELLS; node < NODES; node += CELLS) addVector(cell, now + node * VECTOR)
    copy(sums, bias, WIDTH)
    addRows(sums, cell, WIDTH, ofCell, WIDTH)
    for (let node = which; node < NODES; node += CELLS) {
      const vector = next + node * VECTOR
      copy(vector, sums, WIDTH)
      addRows(vector, now + node * VECTOR, WIDTH, ofNode, WIDTH)
      for (let rest = <usize>load<u8>(kinds + node); rest !== 0; rest &= rest - 1) {
        const kind = ctz(rest)
        addRows(vector, around + (node * KINDS + kind) * VECTOR, WIDTH, ofNode + (1 + kind) * WIDTH * VECTOR, WIDTH)
      }
      dropNegative(vector, WIDTH)
      if (!isFirst) addVector(vector, now + node * VECTOR)
    }
  }
  return bias + VECTOR
}

/** Adds up the vectors of each line, and computes the value from them. */
function finish(at: usize, now: usize): f32 {
  const ofPool = at
  const poolOfLine = ofPool + 3 * WIDTH * LINE_WIDTH * FLOAT
  const poolOfTown = poolOfLine + LINE_INPUTS * LINE_WIDTH * FLOAT
  const poolBias = poolOfTown + TOWN_INPUTS * LINE_WIDTH * FLOAT
  const ofLast = poolBias + LINE_WIDTH * FLOAT
  const lastBias = ofLast + LINE_WIDTH * LAST_WIDTH * FLOAT
  const out = lastBias + LAST_WIDTH * FLOAT
  copy(ofTown, poolBias, LINE_WIDTH)
  addRows(ofTown, inputs, TOWN_INPUTS, poolOfTown, LINE_WIDTH)
  memory.fill(ofLines, 0, LINE_WIDTH * FLOAT)
  for (let line: usize = 0; line < LINES; line++) {
    pool(now, line)
    copy(ofLine, ofTown, LINE_WIDTH)
    addRows(ofLine, inputs + (TOWN_INPUTS + line * LINE_INPUTS) * FLOAT, LINE_INPUTS, poolOfLine, LINE_WIDTH)
    addRows(ofLine, pooled, 3 * WIDTH, ofPool, LINE_WIDTH)
    dropNegative(ofLine, LINE_WIDTH)
    for (let i: usize = 0; i < LINE_WIDTH; i += WIDTH) addVector(ofLines + i * FLOAT, ofLine + i * FLOAT)
  }
  copy(last, lastBias, LAST_WIDTH)
  addRows(last, ofLines, LINE_WIDTH, ofLast, LAST_WIDTH)
  dropNegative(last, LAST_WIDTH)
  let result = load<f32>(out + LAST_WIDTH * FLOAT)
  for (let i: usize = 0; i < LAST_WIDTH; i++) result += load<f32>(last + i * FLOAT) * load<f32>(out + i * FLOAT)
  return <f32>SCALE * result
}

/** The vectors of a line added up: all, those that the line touches, and those at its ends. */
function pool(now: usize, line: usize): void {
  memory.fill(pooled, 0, 3 * VECTOR)
  for (let node = line * CELLS; node < (line + 1) * CELLS; node++) {
    const vector = now + node * VECTOR
    const inputsOfNode = nodes + node * NODE_INPUTS * FLOAT
    addVector(pooled, vector)
    if (load<f32>(inputsOfNode + TOUCHED * FLOAT) > 0) addVector(pooled + VECTOR, vector)
    if (load<f32>(inputsOfNode + END * FLOAT) > 0) addVector(pooled + 2 * VECTOR, vector)
  }
  const share = f32x4.splat(1.0 / <f32>POOLED)
  for (let at = pooled; at < pooled + 3 * VECTOR; at += 16) v128.store(at, f32x4.mul(v128.load(at), share))
}

/** Adds `count` rows of weights to `width` sums, each row times its factor. */
function addRows(to: usize, factors: usize, count: usize, rows: usize, width: usize): void {
  const stride = width * FLOAT
  const end = factors + count * FLOAT
  for (let i: usize = 0; i < width; i += BLOCK) {
    const block = to + i * FLOAT
    let row = rows + i * FLOAT
    let sum0 = v128.load(block)
    let sum1 = v128.load(block, 16)
    let sum2 = v128.load(block, 32)
    let sum3 = v128.load(block, 48)
    for (let factor = factors; factor < end; factor += FLOAT) {
      const times = v128.load32_splat(factor)
      sum0 = f32x4.add(sum0, f32x4.mul(times, v128.load(row)))
      sum1 = f32x4.add(sum1, f32x4.mul(times, v128.load(row, 16)))
      sum2 = f32x4.add(sum2, f32x4.mul(times, v128.load(row, 32)))
      sum3 = f32x4.add(sum3, f32x4.mul(times, v128.load(row, 48)))
      row += stride
    }
    v128.store(block, sum0)
    v128.store(block, sum1, 16)
    v128.store(block, sum2, 32)
    v128.store(block, sum3, 48)
  }
}

@inline
function addVector(to: usize, from: usize): void {
  for (let i: usize = 0; i < VECTOR; i += 16) v128.store(to + i, f32x4.add(v128.load(to + i), v128.load(from + i)))
}

@inline
function copy(to: usize, from: usize, width: usize): void {
  for (let i: usize = 0; i < width * FLOAT; i += 16) v128.store(to + i, v128.load(from + i))
}

@inline
function dropNegative(at: usize, width: usize): void {
  const zero = f32x4.splat(0)
  for (let i: usize = 0; i < width * FLOAT; i += 16) v128.store(at + i, f32x4.max(v128.load(at + i), zero))
}

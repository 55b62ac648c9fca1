import { LINES } from '../cards/cards.ts'
import { CELLS, SPOT_CELLS, SPOTS } from '../rules/grid.ts'
import { TOWN_INPUTS } from './inputs.ts'
import { compiled } from './kernel.ts'
import kernels from './kernels.json' with { type: 'json' }
import { LINE_INPUTS } from './line-inputs.ts'
import { NETWORK_INPUTS } from './network.ts'
import { EDGE_KINDS, IS_END, IS_TOUCHED, NODE_INPUTS, TownGraph } from './town-graph.ts'

/**
 * A graph network that estimates by how many points the final score will differ from what the trained judge expects.
 *
 * Each node (a cell, as one line sees it) has a vector. In each layer it becomes what the node was plus a function of its
 * own vector, of the sums of its neighbours' over each kind of edge, and of the same cell's for all lines: so it learns
 * what can be reached by tracks, and where lines compete. At the end the vectors of a line are added up: all, those that
 * the line touches, and those at its ends. All lines have the same weights.
 *
 * It is computed by assembly/graph-kernel.ts, in WebAssembly, or here where that is not available.
 */

const WIDTH = 16
const LAYERS = 3
const LINE_WIDTH = 48
const LAST_WIDTH = 32
const KINDS = EDGE_KINDS.length

const CONTEXT_WEIGHTS = (LINE_INPUTS + TOWN_INPUTS + NODE_INPUTS + 1) * WIDTH
const LAYER_WEIGHTS = ((1 + KINDS) * WIDTH + WIDTH + 1) * WIDTH
const LINE_WEIGHTS = (3 * WIDTH + LINE_INPUTS + TOWN_INPUTS + 1) * LINE_WIDTH
export const GRAPH_WEIGHTS =
  CONTEXT_WEIGHTS + LAYERS * LAYER_WEIGHTS + LINE_WEIGHTS + (LINE_WIDTH + 1) * LAST_WIDTH + LAST_WIDTH + 1

/** What the kernel and the training script need to know. */
export const GRAPH_SHAPE = {
  lines: LINES.length,
  cells: CELLS,
  spots: SPOTS,
  weights: GRAPH_WEIGHTS,
  townInputs: TOWN_INPUTS,
  lineInputs: LINE_INPUTS,
  nodeInputs: NODE_INPUTS,
  kinds: KINDS,
  width: WIDTH,
  layers: LAYERS,
  lineWidth: LINE_WIDTH,
  lastWidth: LAST_WIDTH,
  /** An output of 1 stands for this many points. */
  scale: 10,
  /** Sums of vectors are divided by this before they are passed on. */
  pooled: 4,
  touched: IS_TOUCHED,
  end: IS_END,
} as const

/** What the kernel exports: the addresses of what it reads, and the function that computes the correction. */
interface Kernel {
  readonly memory: WebAssembly.Memory
  readonly weights: WebAssembly.Global<'i32'>
  readonly inputs: WebAssembly.Global<'i32'>
  readonly nodes: WebAssembly.Global<'i32'>
  readonly edges: WebAssembly.Global<'i32'>
  readonly cells: WebAssembly.Global<'i32'>
  readonly value: () => number
}

const KERNEL = compiled(kernels.graph)
const NODES = LINES.length * CELLS

export class GraphNetwork {
  /** The inputs of the small network, see network.ts. To be written before each call of `value`, like `graph`. */
  readonly inputs: Float32Array
  readonly graph: TownGraph
  readonly #arithmetic: Arithmetic

  constructor(weights: Float32Array, arithmetic: Arithmetic = fastest()) {
    arithmetic.weights.set(weights)
    this.inputs = arithmetic.inputs
    this.graph = new TownGraph(arithmetic.nodes, arithmetic.edges)
    this.#arithmetic = arithmetic
  }

  /** The correction in points for the present inputs and graph. */
  value(): number {
    return this.#arithmetic.value()
  }
}

/** What computes the network, and the arrays that it reads: a kernel's are in its memory. */
interface Arithmetic {
  readonly weights: Float32Array
  readonly inputs: Float32Array
  readonly nodes: Float32Array
  readonly edges: Uint8Array
  value(): number
}

/** An instance of the kernel, or the same in JavaScript where WebAssembly is not available. */
function fastest(): Arithmetic {
  if (KERNEL === undefined) return new PlainArithmetic()
  const { memory, value, ...at } = new WebAssembly.Instance(KERNEL).exports as unknown as Kernel
  const floats = (from: WebAssembly.Global<'i32'>, count: number) => new Float32Array(memory.buffer, from.value, count)
  const bytes = (from: WebAssembly.Global<'i32'>, count: number) => new Uint8Array(memory.buffer, from.value, count)
  bytes(at.cells, SPOTS * 2).set(SPOT_CELLS)
  return {
    weights: floats(at.weights, GRAPH_WEIGHTS),
    inputs: floats(at.inputs, NETWORK_INPUTS),
    nodes: floats(at.nodes, NODES * NODE_INPUTS),
    edges: bytes(at.edges, LINES.length * SPOTS),
    value,
  }
}

/**
 * The network in JavaScript, many times as slow. It rounds to 32 bits and adds up in the same order as the kernel, so that
 * the results are exactly the same.
 */
export class PlainArithmetic implements Arithmetic {
  readonly weights = new Float32Array(GRAPH_WEIGHTS)
  readonly inputs = new Float32Array(NETWORK_INPUTS)
  readonly nodes = new Float32Array(NODES * NODE_INPUTS)
  readonly edges = new Uint8Array(LINES.length * SPOTS)
  readonly #inputsOfTown = this.inputs.subarray(0, TOWN_INPUTS)
  readonly #inputsOfLines = vectors(this.inputs.subarray(TOWN_INPUTS), LINE_INPUTS)
  readonly #inputsOfNodes = vectors(this.nodes, NODE_INPUTS)
  /** The vectors of all nodes, before and after a layer. */
  #now = vectors(new Float32Array(NODES * WIDTH), WIDTH)
  #next = vectors(new Float32Array(NODES * WIDTH), WIDTH)
  /** For each node, the sums of its neighbours over each kind of edge, and a bit for each kind that it has. */
  readonly #around = vectors(new Float32Array(NODES * KINDS * WIDTH), WIDTH)
  readonly #kinds = new Uint8Array(NODES)
  /** Where the weights of the next step begin. */
  #at = 0

  value(): number {
    this.#at = 0
    this.#begin()
    for (let layer = 0; layer < LAYERS; layer++) {
      this.#addNeighbours()
      this.#apply(layer === 0)
      const before = this.#now
      this.#now = this.#next
      this.#next = before
    }
    return this.#finish()
  }

  /** The weights of the next step: this many rows. */
  #take(rows: number, width: number): Float32Array {
    this.#at += rows * width
    return this.weights.subarray(this.#at - rows * width, this.#at)
  }

  #begin(): void {
    const contextOfLine = this.#take(LINE_INPUTS, WIDTH)
    const contextOfTown = this.#take(TOWN_INPUTS, WIDTH)
    const ofNode = this.#take(NODE_INPUTS, WIDTH)
    const town = this.#take(1, WIDTH).slice()
    addRows(town, this.#inputsOfTown, contextOfTown)
    for (const [line, inputs] of this.#inputsOfLines.entries()) {
      const context = town.slice()
      addRows(context, inputs, contextOfLine)
      for (let node = line * CELLS; node < (line + 1) * CELLS; node++) {
        const vector = this.#now[node]
        vector.set(context)
        addRows(vector, this.#inputsOfNodes[node], ofNode)
        dropNegative(vector)
      }
    }
  }

  #addNeighbours(): void {
    this.#kinds.fill(0)
    for (let line = 0; line < LINES.length; line++) {
      for (let spot = 0; spot < SPOTS; spot++) {
        const kind = this.edges[line * SPOTS + spot]
        if (kind === KINDS) continue
        const one = line * CELLS + SPOT_CELLS[2 * spot]
        const other = line * CELLS + SPOT_CELLS[2 * spot + 1]
        this.#addNeighbour(one, kind, other)
        this.#addNeighbour(other, kind, one)
      }
    }
  }

  #addNeighbour(node: number, kind: number, neighbour: number): void {
    const to = this.#around[node * KINDS + kind]
    if ((this.#kinds[node] & (1 << kind)) !== 0) addVector(to, this.#now[neighbour])
    else to.set(this.#now[neighbour])
    this.#kinds[node] |= 1 << kind
  }

  #apply(isFirst: boolean): void {
    const ofNode = this.#take(WIDTH, WIDTH)
    const ofKinds = Array.from({ length: KINDS }, () => this.#take(WIDTH, WIDTH))
    const ofCell = this.#take(WIDTH, WIDTH)
    const bias = this.#take(1, WIDTH)
    for (let which = 0; which < CELLS; which++) {
      const cell = this.#now[which].slice()
      for (let node = which + CELLS; node < NODES; node += CELLS) addVector(cell, this.#now[node])
      const sums = bias.slice()
      addRows(sums, cell, ofCell)
      for (let node = which; node < NODES; node += CELLS) {
        const vector = this.#next[node]
        vector.set(sums)
        addRows(vector, this.#now[node], ofNode)
        for (let kind = 0; kind < KINDS; kind++) {
          if ((this.#kinds[node] & (1 << kind)) !== 0) addRows(vector, this.#around[node * KINDS + kind], ofKinds[kind])
        }
        dropNegative(vector)
        if (!isFirst) addVector(vector, this.#now[node])
      }
    }
  }

  #finish(): number {
    const ofPool = this.#take(3 * WIDTH, LINE_WIDTH)
    const poolOfLine = this.#take(LINE_INPUTS, LINE_WIDTH)
    const poolOfTown = this.#take(TOWN_INPUTS, LINE_WIDTH)
    const town = this.#take(1, LINE_WIDTH).slice()
    addRows(town, this.#inputsOfTown, poolOfTown)
    const ofLines = new Float32Array(LINE_WIDTH)
    for (const [line, inputs] of this.#inputsOfLines.entries()) {
      const sums = town.slice()
      addRows(sums, inputs, poolOfLine)
      addRows(sums, this.#pooled(line), ofPool)
      dropNegative(sums)
      addVector(ofLines, sums)
    }
    const ofLast = this.#take(LINE_WIDTH, LAST_WIDTH)
    const last = this.#take(1, LAST_WIDTH).slice()
    addRows(last, ofLines, ofLast)
    dropNegative(last)
    const result = new Float32Array(1)
    const out = this.#take(LAST_WIDTH, 1)
    result.set(this.#take(1, 1))
    addRows(result, last, out)
    return Math.fround(GRAPH_SHAPE.scale * result[0])
  }

  /** The vectors of a line added up: all, those that the line touches, and those at its ends. */
  #pooled(line: number): Float32Array {
    const pooled = new Float32Array(3 * WIDTH)
    const [all, touched, ends] = vectors(pooled, WIDTH)
    for (let node = line * CELLS; node < (line + 1) * CELLS; node++) {
      addVector(all, this.#now[node])
      if (this.#inputsOfNodes[node][IS_TOUCHED] > 0) addVector(touched, this.#now[node])
      if (this.#inputsOfNodes[node][IS_END] > 0) addVector(ends, this.#now[node])
    }
    return pooled.map((sum) => sum / GRAPH_SHAPE.pooled)
  }
}

/** Parts of an array, each of this length. */
function vectors(all: Float32Array, length: number): readonly Float32Array[] {
  return Array.from({ length: all.length / length }, (_, i) => all.subarray(i * length, (i + 1) * length))
}

/** Adds a row of weights for each factor, times that factor. */
function addRows(sums: Float32Array, factors: Float32Array, rows: Float32Array): void {
  for (let i = 0, at = 0; i < factors.length; i++) {
    const factor = factors[i]
    // Many factors are 0; their rows change no sum.
    if (factor === 0) at += sums.length
    else for (let to = 0; to < sums.length; to++, at++) sums[to] += Math.fround(factor * rows[at])
  }
}

function addVector(to: Float32Array, from: Float32Array): void {
  for (let i = 0; i < to.length; i++) to[i] += from[i]
}

function dropNegative(vector: Float32Array): void {
  for (let i = 0; i < vector.length; i++) if (vector[i] < 0) vector[i] = 0
}

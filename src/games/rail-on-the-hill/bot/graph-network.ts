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
 * It is computed by assembly/graph-kernel.ts, in WebAssembly.
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

/** Whether this browser runs the kernel; without it, bots play without the network. */
export const isKernelAvailable = KERNEL !== undefined

/** Only if `isKernelAvailable`. */
export class GraphNetwork {
  /** The inputs of the small network, see network.ts. To be written before each call of `value`, like `graph`. */
  readonly inputs: Float32Array
  readonly graph: TownGraph
  /** The correction in points for the present inputs and graph. */
  readonly value: () => number

  constructor(weights: Float32Array) {
    if (KERNEL === undefined) throw new Error('WebAssembly is not available')
    const { exports } = new WebAssembly.Instance(KERNEL)
    const { memory, value, ...at } = exports as unknown as Kernel
    const floats = (from: WebAssembly.Global<'i32'>, count: number) =>
      new Float32Array(memory.buffer, from.value, count)
    const bytes = (from: WebAssembly.Global<'i32'>, count: number) => new Uint8Array(memory.buffer, from.value, count)
    floats(at.weights, GRAPH_WEIGHTS).set(weights)
    bytes(at.cells, SPOTS * 2).set(SPOT_CELLS)
    this.inputs = floats(at.inputs, NETWORK_INPUTS)
    const nodes = floats(at.nodes, LINES.length * CELLS * NODE_INPUTS)
    this.graph = new TownGraph(nodes, bytes(at.edges, LINES.length * SPOTS))
    this.value = value
  }
}

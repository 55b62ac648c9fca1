import { lowestBit } from '#engine/bits.ts'
import { LINES } from '../cards/cards.ts'
import { CELLS, SPOT_CELLS, SPOTS } from '../rules/grid.ts'
import { TOWN_INPUTS } from './inputs.ts'
import { LINE_INPUTS } from './line-inputs.ts'
import { addRows } from './network.ts'
import { EDGE_KINDS, IS_END, IS_TOUCHED, NODE_INPUTS, type TownGraph } from './town-graph.ts'

/**
 * A graph network that estimates by how many points the final score will differ from what the trained judge expects.
 *
 * Each node (a cell, as one line sees it) has a vector. In each layer it becomes what the node was plus a function of its
 * own vector, of the sums of its neighbours' over each kind of edge, and of the same cell's for all lines: so it learns
 * what can be reached by tracks, and where lines compete. At the end the vectors of a line are added up: all, those that
 * the line touches, and those at its ends. All lines have the same weights.
 */

const WIDTH = 16
const LAYERS = 3
const LINE_WIDTH = 48
const LAST_WIDTH = 32
/** An output of 1 stands for this many points. */
const SCALE = 10
/** Sums of vectors are divided by this before they are passed on. */
const POOLED = 4
const NODES = LINES.length * CELLS
const KINDS = EDGE_KINDS.length
/** What a layer reads of a node: its own vector, and one for each kind of edge. */
const LAYER_ROWS = (1 + KINDS) * WIDTH

/** The dimensions that the training script needs. */
export const GRAPH_SHAPE = {
  townInputs: TOWN_INPUTS,
  lineInputs: LINE_INPUTS,
  nodeInputs: NODE_INPUTS,
  kinds: KINDS,
  width: WIDTH,
  layers: LAYERS,
  lineWidth: LINE_WIDTH,
  lastWidth: LAST_WIDTH,
  scale: SCALE,
  touched: IS_TOUCHED,
  end: IS_END,
} as const

const CONTEXT_WEIGHTS = (LINE_INPUTS + TOWN_INPUTS + NODE_INPUTS + 1) * WIDTH
const LAYER_WEIGHTS = (LAYER_ROWS + WIDTH + 1) * WIDTH
const LINE_WEIGHTS = (3 * WIDTH + LINE_INPUTS + TOWN_INPUTS + 1) * LINE_WIDTH
export const GRAPH_WEIGHTS =
  CONTEXT_WEIGHTS + LAYERS * LAYER_WEIGHTS + LINE_WEIGHTS + (LINE_WIDTH + 1) * LAST_WIDTH + LAST_WIDTH + 1

interface Layer {
  readonly ofNode: Float64Array
  readonly ofCell: Float64Array
  readonly bias: Float64Array
}

export class GraphNetwork {
  readonly #contextOfLine: Float64Array
  readonly #contextOfTown: Float64Array
  readonly #ofNode: Float64Array
  readonly #nodeBias: Float64Array
  readonly #layers: readonly Layer[]
  readonly #ofPool: Float64Array
  readonly #poolOfLine: Float64Array
  readonly #poolOfTown: Float64Array
  readonly #poolBias: Float64Array
  readonly #second: Float64Array
  readonly #secondBias: Float64Array
  readonly #last: Float64Array
  readonly #lastBias: number

  /** The vectors of all nodes, before and after a layer. */
  #now = new Float64Array(NODES * WIDTH)
  #next = new Float64Array(NODES * WIDTH)
  /** For each node, the sums of its neighbours over each kind of edge. */
  readonly #around = new Float64Array(NODES * KINDS * WIDTH)
  readonly #cell = new Float64Array(WIDTH)
  readonly #sums = new Float64Array(Math.max(WIDTH, LINE_WIDTH, LAST_WIDTH))
  readonly #pooled = new Float64Array(3 * WIDTH)
  readonly #lines = new Float64Array(LINE_WIDTH)
  /** The rows of weights to add next, each with its factor. */
  readonly #rows = new Int32Array(Math.max(LAYER_ROWS, 3 * WIDTH, LINE_WIDTH, TOWN_INPUTS + LINE_INPUTS))
  readonly #factors = new Float64Array(this.#rows.length)

  constructor(weights: Float32Array) {
    let at = 0
    const next = (count: number) => {
      at += count
      return Float64Array.from(weights.subarray(at - count, at))
    }
    this.#contextOfLine = next(LINE_INPUTS * WIDTH)
    this.#contextOfTown = next(TOWN_INPUTS * WIDTH)
    this.#ofNode = next(NODE_INPUTS * WIDTH)
    this.#nodeBias = next(WIDTH)
    this.#layers = Array.from({ length: LAYERS }, () => ({
      ofNode: next(LAYER_ROWS * WIDTH),
      ofCell: next(WIDTH * WIDTH),
      bias: next(WIDTH),
    }))
    this.#ofPool = next(3 * WIDTH * LINE_WIDTH)
    this.#poolOfLine = next(LINE_INPUTS * LINE_WIDTH)
    this.#poolOfTown = next(TOWN_INPUTS * LINE_WIDTH)
    this.#poolBias = next(LINE_WIDTH)
    this.#second = next(LINE_WIDTH * LAST_WIDTH)
    this.#secondBias = next(LAST_WIDTH)
    this.#last = next(LAST_WIDTH)
    this.#lastBias = next(1)[0]
  }

  /** The correction in points. `inputs` are those of the small network, see network.ts. */
  value(inputs: Float32Array, graph: TownGraph): number {
    this.#begin(inputs, graph)
    for (const layer of this.#layers) this.#apply(layer, graph)
    this.#lines.fill(0)
    for (let line = 0; line < LINES.length; line++) this.#pool(inputs, graph, line)
    const sums = this.#sums.subarray(0, LAST_WIDTH)
    sums.set(this.#secondBias)
    this.#add(sums, this.#second, this.#list(this.#lines, 0, LINE_WIDTH, LAST_WIDTH, 0, 0))
    let value = this.#lastBias
    for (let i = 0; i < LAST_WIDTH; i++) value += Math.max(0, sums[i]) * this.#last[i]
    return SCALE * value
  }

  #begin(inputs: Float32Array, { nodes }: TownGraph): void {
    const context = new Float64Array(WIDTH)
    const vector = this.#sums.subarray(0, WIDTH)
    for (let line = 0; line < LINES.length; line++) {
      context.set(this.#nodeBias)
      this.#add(context, this.#contextOfTown, this.#list(inputs, 0, TOWN_INPUTS, WIDTH, 0, 0))
      const begin = TOWN_INPUTS + line * LINE_INPUTS
      this.#add(context, this.#contextOfLine, this.#list(inputs, begin, LINE_INPUTS, WIDTH, 0, 0))
      for (let node = line * CELLS; node < (line + 1) * CELLS; node++) {
        vector.set(context)
        this.#add(vector, this.#ofNode, this.#list(nodes, node * NODE_INPUTS, NODE_INPUTS, WIDTH, 0, 0))
        for (let i = 0; i < WIDTH; i++) this.#now[node * WIDTH + i] = Math.max(0, vector[i])
      }
    }
  }

  #apply(layer: Layer, { edges }: TownGraph): void {
    const now = this.#now
    const next = this.#next
    const kinds = this.#addNeighbours(edges)
    const isFirst = layer === this.#layers[0]
    const vector = this.#sums.subarray(0, WIDTH)
    for (let cell = 0; cell < CELLS; cell++) {
      this.#cell.fill(0)
      for (let node = cell; node < NODES; node += CELLS) {
        for (let i = 0; i < WIDTH; i++) this.#cell[i] += now[node * WIDTH + i]
      }
      const ofCell = new Float64Array(layer.bias)
      this.#add(ofCell, layer.ofCell, this.#list(this.#cell, 0, WIDTH, WIDTH, 0, 0))
      for (let node = cell; node < NODES; node += CELLS) {
        vector.set(ofCell)
        let count = this.#list(now, node * WIDTH, WIDTH, WIDTH, 0, 0)
        for (let rest = kinds[node]; rest !== 0; rest &= rest - 1) {
          const kind = lowestBit(rest)
          const from = (node * KINDS + kind) * WIDTH
          count = this.#list(this.#around, from, WIDTH, WIDTH, (1 + kind) * WIDTH, count)
        }
        this.#add(vector, layer.ofNode, count)
        const at = node * WIDTH
        for (let i = 0; i < WIDTH; i++) next[at + i] = (isFirst ? 0 : now[at + i]) + Math.max(0, vector[i])
      }
    }
    this.#now = next
    this.#next = now
  }

  /** Adds up the neighbours of each node, and returns which kinds of edges each has. */
  #addNeighbours(edges: Uint8Array): Uint8Array {
    const kinds = new Uint8Array(NODES)
    const around = this.#around
    around.fill(0)
    for (let line = 0; line < LINES.length; line++) {
      for (let spot = 0; spot < SPOTS; spot++) {
        const kind = edges[line * SPOTS + spot]
        if (kind === KINDS) continue
        const one = line * CELLS + SPOT_CELLS[spot * 2]
        const other = line * CELLS + SPOT_CELLS[spot * 2 + 1]
        kinds[one] |= 1 << kind
        kinds[other] |= 1 << kind
        const aroundOne = (one * KINDS + kind) * WIDTH
        const aroundOther = (other * KINDS + kind) * WIDTH
        for (let i = 0; i < WIDTH; i++) {
          around[aroundOne + i] += this.#now[other * WIDTH + i]
          around[aroundOther + i] += this.#now[one * WIDTH + i]
        }
      }
    }
    return kinds
  }

  #pool(inputs: Float32Array, { nodes }: TownGraph, line: number): void {
    const pooled = this.#pooled
    pooled.fill(0)
    for (let node = line * CELLS; node < (line + 1) * CELLS; node++) {
      const isTouched = nodes[node * NODE_INPUTS + IS_TOUCHED]
      const isEnd = nodes[node * NODE_INPUTS + IS_END]
      for (let i = 0; i < WIDTH; i++) {
        const value = this.#now[node * WIDTH + i] / POOLED
        pooled[i] += value
        pooled[WIDTH + i] += value * isTouched
        pooled[2 * WIDTH + i] += value * isEnd
      }
    }
    const sums = this.#sums.subarray(0, LINE_WIDTH)
    sums.set(this.#poolBias)
    this.#add(sums, this.#poolOfTown, this.#list(inputs, 0, TOWN_INPUTS, LINE_WIDTH, 0, 0))
    const begin = TOWN_INPUTS + line * LINE_INPUTS
    this.#add(sums, this.#poolOfLine, this.#list(inputs, begin, LINE_INPUTS, LINE_WIDTH, 0, 0))
    this.#add(sums, this.#ofPool, this.#list(pooled, 0, 3 * WIDTH, LINE_WIDTH, 0, 0))
    for (let i = 0; i < LINE_WIDTH; i++) this.#lines[i] += Math.max(0, sums[i])
  }

  /** Lists the values that are not 0, after the first `count`, with the rows of weights that begin at `firstRow`. */
  #list(
    values: Float64Array | Float32Array,
    from: number,
    length: number,
    width: number,
    firstRow: number,
    count: number,
  ): number {
    let to = count
    for (let i = 0; i < length; i++) {
      const value = values[from + i]
      if (value === 0) continue
      this.#rows[to] = (firstRow + i) * width
      this.#factors[to++] = value
    }
    return to
  }

  #add(sums: Float64Array, weights: Float64Array, count: number): void {
    addRows(sums, weights, this.#rows, this.#factors, 0, count)
  }
}

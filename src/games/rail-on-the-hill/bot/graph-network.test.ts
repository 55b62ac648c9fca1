import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { LINES } from '../cards/cards.ts'
import { CELLS, SPOT_CELLS, SPOTS } from '../rules/grid.ts'
import { GRAPH_SHAPE, GRAPH_WEIGHTS, GraphNetwork, PlainArithmetic } from './graph-network.ts'
import { TOWN_INPUTS } from './inputs.ts'
import { LINE_INPUTS } from './line-inputs.ts'
import { EDGE_KINDS, NODE_INPUTS } from './town-graph.ts'

const { width, layers, kinds, lineWidth, lastWidth, scale, pooled, touched, end } = GRAPH_SHAPE

const rng = new Rng('graph')
const weights = Float32Array.from({ length: GRAPH_WEIGHTS }, () => (rng.below(2001) - 1000) / 4000)

function networkOf(weights: Float32Array, network = new GraphNetwork(weights), seed = 'inputs'): GraphNetwork {
  const rng = new Rng(seed)
  network.inputs.forEach((_, i) => {
    network.inputs[i] = rng.below(3) / 2
  })
  network.graph.nodes.forEach((_, i) => {
    network.graph.nodes[i] = rng.below(3) / 2
  })
  network.graph.edges.forEach((_, i) => {
    network.graph.edges[i] = rng.below(EDGE_KINDS.length + 1)
  })
  return network
}

/** The same network as plainly as possible, to compare the kernel with. */
function plainValue({ inputs, graph }: GraphNetwork): number {
  let at = 0
  /** The function of the next weights, a matrix with this many rows. */
  const times = (rows: number, columns: number) => {
    const from = at
    at += rows * columns
    return (vector: readonly number[]) =>
      Array.from({ length: columns }, (_, column) =>
        vector.reduce((sum, value, row) => sum + value * weights[from + row * columns + column], 0),
      )
  }
  const bias = (columns: number) => times(1, columns)([1])
  const sum = (...vectors: readonly number[][]) =>
    vectors[0].map((_, i) => vectors.reduce((sum, vector) => sum + vector[i], 0))
  const positive = (vector: readonly number[]) => vector.map((value) => Math.max(0, value))
  const town = Array.from(inputs.subarray(0, TOWN_INPUTS))
  const lines = LINES.map((_, line) => {
    const begin = TOWN_INPUTS + line * LINE_INPUTS
    return Array.from(inputs.subarray(begin, begin + LINE_INPUTS))
  })
  const inputsOf = (node: number) => Array.from(graph.nodes.subarray(node * NODE_INPUTS, (node + 1) * NODE_INPUTS))
  const nodes = Array.from({ length: LINES.length * CELLS }, (_, node) => node)

  const contextOfLine = times(LINE_INPUTS, width)
  const contextOfTown = times(TOWN_INPUTS, width)
  const ofNode = times(NODE_INPUTS, width)
  const nodeBias = bias(width)
  let vectors = nodes.map((node) =>
    positive(
      sum(contextOfLine(lines[Math.floor(node / CELLS)]), contextOfTown(town), ofNode(inputsOf(node)), nodeBias),
    ),
  )
  for (let layer = 0; layer < layers; layer++) {
    const own = times(width, width)
    const around = Array.from({ length: kinds }, () => times(width, width))
    const ofCell = times(width, width)
    const layerBias = bias(width)
    const before = vectors
    vectors = nodes.map((node) => {
      const parts = [own(before[node]), layerBias]
      parts.push(ofCell(sum(...nodes.filter((other) => other % CELLS === node % CELLS).map((other) => before[other]))))
      for (let spot = 0; spot < SPOTS; spot++) {
        const line = Math.floor(node / CELLS)
        const kind = graph.edges[line * SPOTS + spot]
        const [one, other] = [SPOT_CELLS[spot * 2], SPOT_CELLS[spot * 2 + 1]].map((cell) => line * CELLS + cell)
        if (kind < kinds && one === node) parts.push(around[kind](before[other]))
        if (kind < kinds && other === node) parts.push(around[kind](before[one]))
      }
      const after = positive(sum(...parts))
      return layer === 0 ? after : sum(before[node], after)
    })
  }
  const ofPool = times(3 * width, lineWidth)
  const poolOfLine = times(LINE_INPUTS, lineWidth)
  const poolOfTown = times(TOWN_INPUTS, lineWidth)
  const poolBias = bias(lineWidth)
  const ofLines = lines.map((line, which) => {
    const own = nodes.filter((node) => Math.floor(node / CELLS) === which)
    const pool = (input: number | undefined) => {
      const isIn = (node: number) => input === undefined || inputsOf(node)[input] > 0
      return sum(new Array(width).fill(0), ...own.filter(isIn).map((node) => vectors[node])).map((v) => v / pooled)
    }
    const pools = [...pool(undefined), ...pool(touched), ...pool(end)]
    return positive(sum(ofPool(pools), poolOfLine(line), poolOfTown(town), poolBias))
  })
  const last = positive(sum(times(lineWidth, lastWidth)(sum(...ofLines)), bias(lastWidth)))
  return scale * (times(lastWidth, 1)(last)[0] + bias(1)[0])
}

describe('the graph network', () => {
  it('computes what its description says', () => {
    const network = networkOf(weights)
    for (const line of LINES.keys()) {
      for (let cell = 0; cell < CELLS; cell++) {
        // Whether a line touches a cell is no number in between.
        const node = (line * CELLS + cell) * NODE_INPUTS
        for (const input of [touched, end]) network.graph.nodes[node + input] = (cell + line + input) % 2
      }
    }
    const expected = plainValue(network)
    expect(Math.abs(expected)).toBeGreaterThan(100)
    expect(network.value() / expected).toBeCloseTo(1, 4)
  })

  it('returns exactly the same with the kernel as without', () => {
    const [kernel, plain] = [new GraphNetwork(weights), new GraphNetwork(weights, new PlainArithmetic())]
    expect(kernel.inputs.buffer).not.toBe(plain.inputs.buffer)
    for (let i = 0; i < 20; i++) {
      const [one, other] = [kernel, plain].map((network) => networkOf(weights, network, `inputs ${i}`).value())
      expect(one).toBe(other)
    }
  })

  it('returns the same value regardless of earlier calls', () => {
    const network = networkOf(weights)
    const inputs = network.inputs.slice()
    const value = network.value()
    network.inputs.forEach((input, i) => {
      network.inputs[i] = 1 - input
    })
    expect(network.value()).not.toBe(value)
    network.inputs.set(inputs)
    expect(network.value()).toBe(value)
  })

  it('does not depend on the order of the lines', () => {
    const network = networkOf(weights)
    const turned = networkOf(weights)
    const turn = (values: Float32Array | Uint8Array, size: number) => {
      const begin = values.length - LINES.length * size
      values.set([...values.slice(begin + size), ...values.slice(begin, begin + size)], begin)
    }
    turn(turned.inputs, LINE_INPUTS)
    expect(turned.value() / network.value()).not.toBeCloseTo(1, 4)
    turn(turned.graph.nodes, CELLS * NODE_INPUTS)
    turn(turned.graph.edges, SPOTS)
    expect(turned.value() / network.value()).toBeCloseTo(1, 4)
  })
})

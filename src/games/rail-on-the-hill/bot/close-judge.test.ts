import { describe, expect, it } from 'vitest'
import { Budget } from '#bots/budget.ts'
import { Rng } from '#engine/random.ts'
import { LINES } from '../cards/cards.ts'
import { CELLS, SPOTS } from '../rules/grid.ts'
import { line, plainGame, Table, town } from '../rules/testing/positions.ts'
import { closeJudge } from './close-judge.ts'
import { GRAPH_WEIGHTS, GraphNetwork } from './graph-network.ts'
import { TOWN_INPUTS } from './inputs.ts'
import { LINE_INPUTS } from './line-inputs.ts'
import { NETWORK_INPUTS } from './network.ts'
import { turnsOf } from './testing/play-bots.ts'
import { EDGE_KINDS, NODE_INPUTS, TownGraph } from './town-graph.ts'
import { trainedJudge } from './trained-judge.ts'

const endless = () => Budget.endless()

describe('the close judge', () => {
  it('says the same regardless of what it judged before, and not what the judge of the search says', () => {
    const states = turnsOf({ players: 1 }, [1, 4, 7, 13]).map(({ state }) => state)
    const expected = states.map((state) => closeJudge().worth(state, 0, endless()))
    const judge = closeJudge()
    for (const which of [3, 1, 1, 0, 2, 3]) expect(judge.worth(states[which], 0, endless())).toBe(expected[which])
    for (const [i, state] of states.entries()) expect(trainedJudge().worth(state, 0)).not.toBe(expected[i])
  })

  it('says the score after the last round, without work', () => {
    const { state } = Table.at({ options: { players: 1 }, round: 14 }, plainGame())
    const budget = endless()
    expect(closeJudge().worth(state, 0, budget)).toBe(trainedJudge().worth(state, 0))
    expect(budget.nodes).toBe(0)
  })

  it('does not depend on where the town lies, as the rules do not', () => {
    const judged = [
      ['c3', 'c3-d4', 'd3-d4'],
      ['d4', 'd4-e5', 'e4-e5'],
    ].map(([northWest, red, blue]) => {
      const lines = { red: line(red), blue: line(blue, { plans: [3] }) }
      const player = { town: town(northWest, '1 2', '3 4'), lines }
      const { state } = Table.at({ options: { players: 1 }, round: 5, players: [player] }, plainGame())
      return closeJudge().worth(state, 0, endless())
    })
    expect(judged[0]).toBeCloseTo(judged[1], 8)
  })
})

describe('the graph network', () => {
  const rng = new Rng('graph')
  const weights = Float32Array.from({ length: GRAPH_WEIGHTS }, () => (rng.below(2001) - 1000) / 4000)
  const inputs = Float32Array.from({ length: NETWORK_INPUTS }, () => rng.below(3) / 2)
  const graph = new TownGraph()
  graph.nodes.forEach((_, i) => {
    graph.nodes[i] = rng.below(3) / 2
  })
  graph.edges.forEach((_, i) => {
    graph.edges[i] = rng.below(EDGE_KINDS.length + 1)
  })

  it('returns the same value regardless of earlier calls', () => {
    const used = new GraphNetwork(weights)
    const value = used.value(inputs, graph)
    used.value(
      inputs.map((input) => 1 - input),
      graph,
    )
    expect(used.value(inputs, graph)).toBe(value)
  })

  it('does not depend on the order of the lines', () => {
    const turned = new TownGraph()
    const moved = <Values extends Float32Array | Float64Array | Uint8Array>(from: Values, to: Values, size: number) => {
      const begin = from.length - LINES.length * size
      to.set(from.subarray(begin, begin + size), from.length - size)
      to.set(from.subarray(begin + size), begin)
    }
    const turnedInputs = inputs.slice()
    expect(inputs.length).toBe(TOWN_INPUTS + LINES.length * LINE_INPUTS)
    moved(inputs, turnedInputs, LINE_INPUTS)
    moved(graph.nodes, turned.nodes, CELLS * NODE_INPUTS)
    moved(graph.edges, turned.edges, SPOTS)
    const network = new GraphNetwork(weights)
    expect(network.value(turnedInputs, turned)).toBeCloseTo(network.value(inputs, graph), 6)
    expect(network.value(turnedInputs, graph)).not.toBeCloseTo(network.value(inputs, graph), 6)
  })
})

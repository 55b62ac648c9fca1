import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { LINES, type LineName } from '../cards/cards.ts'
import type { RailTypes } from '../rules/facts.ts'
import { CELL_OF, directionBetween, SPOT_FROM, SPOTS, squareAt } from '../rules/grid.ts'
import { FULL_TOWN, line, type PlayerSituation, plainGame, Table, town } from '../rules/testing/positions.ts'
import { Survey } from './survey.ts'
import { EDGE_KINDS, TownGraph } from './town-graph.ts'

function graphOf(player: PlayerSituation, game: Game<RailTypes> = plainGame()): TownGraph {
  const survey = new Survey()
  survey.survey(Table.at({ options: { players: 1 }, round: 9, players: [player] }, game).state, 0)
  const graph = new TownGraph()
  graph.describe(survey)
  return graph
}

/** The kind of the edge between two neighbouring squares. */
function edge({ edges }: TownGraph, name: LineName, track: string): string {
  const [from, to] = track.split('-').map(([column, row]) => squareAt('abcdefg'.indexOf(column), Number(row) - 1))
  const spot = SPOT_FROM[CELL_OF[from] * 8 + directionBetween(from, to)]
  return EDGE_KINDS[edges[LINES.indexOf(name) * SPOTS + spot]] ?? 'none'
}

describe('the edges of the graph of a town', () => {
  const game = plainGame({ towns: { 1: { roads: [] }, 2: { roads: [] } } })
  const graph = graphOf({ town: town('d4', '1 2', '3 4'), lines: { red: line('d5-e5') } }, game)

  it.each([
    ['RH-T2: a free spot of two roads', 'yellow', 'e5-f5', 'road'],
    ['RH-T2: a spot with open land on one half', 'red', 'd4-d5', 'one'],
    ['RH-T2: a spot with open land on both halves', 'red', 'd4-e4', 'more'],
    ['RH-T3: a track of the line', 'red', 'd5-e5', 'own'],
    ['RH-T3: a track of another line', 'blue', 'd5-e5', 'none'],
    ['a road that leads out of the town', 'black', 'd5-d6', 'road'],
    ['open land at the rim of the town', 'black', 'd4-d3', 'open'],
  ] as const)('%s', (_, name, track, kind) => {
    expect(edge(graph, name, track)).toBe(kind)
  })

  it('RH-T4: show the price of an intersection', () => {
    const crossed = graphOf({ town: FULL_TOWN, lines: { red: line('d4-e5') } })
    expect(edge(crossed, 'blue', 'd5-e4')).toBe('more')
    expect(edge(crossed, 'blue', 'e4-f5')).toBe('free')
  })

  it('RH-P3: do not lead out of a town of full size', () => {
    const full = graphOf({ town: FULL_TOWN })
    expect(edge(full, 'red', 'c4-d4')).toBe('none')
    expect(edge(full, 'red', 'd3-d4')).toBe('none')
    expect(edge(full, 'red', 'd4-e4')).toBe('free')
  })
})

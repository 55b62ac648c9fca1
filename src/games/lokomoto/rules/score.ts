import type { PointSource, Seat, Standing } from '#engine/game.ts'
import type { CardTables } from '../cards/tables.ts'
import { countSections, sectionsOf } from './sections.ts'
import { BOUGHT, BOUGHT_COUNT, type LokoState, playerAt, SOLID, takenCard, taker, WON, WON_COUNT } from './state.ts'

/** LK-V1 */
export interface LokoScore {
  readonly trains: number
  readonly bonus: number
  readonly shapes: number
  /** Never above 0. */
  readonly unused: number
  readonly total: number
}

export type LokoPoint =
  | (PointSource & { readonly from: 'train' | 'bonus' | 'shape'; readonly card: number })
  | (PointSource & { readonly from: 'unused'; readonly section: string })

/** The trains that a player has bought, in order. */
export function trainsOf({ words }: LokoState, player: number): number[] {
  return takenBy(words, BOUGHT, words[BOUGHT_COUNT], player)
}

/** The shapes that a player has taken, in order. */
export function shapesOf({ words }: LokoState, player: number): number[] {
  return takenBy(words, WON, words[WON_COUNT], player)
}

function takenBy(words: Int32Array, at: number, count: number, player: number): number[] {
  const cards: number[] = []
  for (let i = at; i < at + count; i++) if (taker(words[i]) === player) cards.push(takenCard(words[i]))
  return cards
}

export function scoreOf(state: LokoState, player: number): LokoScore {
  const { words, cards } = state
  let trains = 0
  let bonus = 0
  let shapes = 0
  for (const train of trainsOf(state, player)) {
    trains += cards.prices[train]
    bonus += cards.bonuses[train]
  }
  for (const shape of shapesOf(state, player)) shapes += cards.points[shape]
  const unused = 0 - countSections(words, playerAt(player) + SOLID)
  return { trains, bonus, shapes, unused, total: trains + bonus + shapes + unused }
}

/** LK-V1: the points of a purchase, before the sections that it uses are counted. */
export function purchasePoints(
  { prices, bonuses, points }: CardTables,
  train: number,
  shape: number | undefined,
): number {
  return prices[train] + bonuses[train] + (shape === undefined ? 0 : points[shape])
}

/** LK-V2: more points, then more trains, then more points of shapes; players who are still equal share the win. */
export function standingOf(state: LokoState): Standing<LokoScore> {
  const players = Array.from({ length: state.options.players }, (_, player) => player)
  const scores = players.map((player) => scoreOf(state, player))
  const ranks = players.map((player) => [scores[player].total, trainsOf(state, player).length, scores[player].shapes])
  const best = ranks.reduce((one, other) => (compare(one, other) >= 0 ? one : other))
  return {
    winners: players.flatMap((player): Seat[] => (compare(ranks[player], best) === 0 ? [player + 1] : [])),
    scores,
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i])
  return at === -1 ? 0 : one[at] - other[at]
}

export function pointsOf(state: LokoState, player: number): LokoPoint[] {
  const { words, cards } = state
  const trains = trainsOf(state, player)
  return [
    ...trains.map((train) => ({ from: 'train', card: cards.trainIds[train], points: cards.prices[train] }) as const),
    ...trains
      .filter((train) => cards.bonuses[train] !== 0)
      .map((train) => ({ from: 'bonus', card: cards.trainIds[train], points: cards.bonuses[train] }) as const),
    ...shapesOf(state, player).map(
      (shape) => ({ from: 'shape', card: cards.shapeIds[shape], points: cards.points[shape] }) as const,
    ),
    ...sectionsOf(words, playerAt(player) + SOLID).map(
      (section) => ({ from: 'unused', section: cards.sections[section], points: -1 }) as const,
    ),
  ]
}

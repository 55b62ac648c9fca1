import type { Match } from '#engine/match.ts'
import type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
import { insightOf } from '#games/lokomoto/rules/insight.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { Moments } from '../support/moments.ts'
import { tested as loko, SEEDS } from './game.ts'

export type LokoMatch = Match<LokoTypes>

/** The number of free sections. */
function freeIn({ state }: LokoMatch): number {
  return Object.values(lokomoto.position(state).sections).filter((mark) => mark === 'free').length
}

/** A train that the current player can buy both without and with a shape. */
export function trainWithShape({ state }: LokoMatch): number | undefined {
  const [seat] = lokomoto.active(state)
  if (seat === undefined) return undefined
  const { proposals } = insightOf(state, seat)
  return lokomoto.position(state).trains.find((train) => {
    const shapes = proposals(train).map(({ shape }) => shape)
    return shapes.includes(undefined) && shapes.some((shape) => shape !== undefined)
  })
}

/** The face-up shape cards. */
export function openShapes({ state }: LokoMatch): readonly number[] {
  return Object.values(lokomoto.position(state).shapes).filter((shape) => shape !== null)
}

const TESTS = {
  opening: ({ log }: LokoMatch) => log.length === 3,
  /** With many sections drawn, and a train to buy with a shape. */
  buying: (match: LokoMatch) => match.log.length > 40 && trainWithShape(match) !== undefined,
  /** Near the end, but a player still buys before it. */
  late: (match: LokoMatch) => freeIn(match) <= 10 && trainWithShape(match) !== undefined,
  /** The current player has no secret shape, and the previous player has one. */
  'other secret': ({ state }: LokoMatch) => {
    const { phase, turn, players } = lokomoto.position(state)
    const next = players[turn % players.length]
    return phase === 'main' && players[turn - 1].secret.length > 0 && next.secret.length === 0
  },
}

/** The first position that matches each description. */
export type MomentName = keyof typeof TESTS

export const moments = new Moments<LokoTypes, MomentName>(loko, SEEDS, TESTS)

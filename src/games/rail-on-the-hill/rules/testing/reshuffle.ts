import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import type { RailTypes } from '../facts.ts'
import { railOnTheHill } from '../rules.ts'

const OPTIONS = { players: 2, simultaneous: true } as const
const SEED = 'seen/372'
const ACTIONS = 190

/**
 * A random game of simultaneous turns up to this moment: seat 2 has spent a Double Track, and since then seat 1 has bought
 * from a Development pile that was reshuffled, with that token in it.
 */
export function afterReshuffle(): Match<RailTypes> {
  const game = railOnTheHill
  const buy = game.parse('buy') ?? 0
  const rng = new Rng(SEED)
  const match = new Match(game, OPTIONS, SEED)
  while (match.log.length < ACTIONS) {
    const active = game.active(match.state)
    const seat = active[rng.below(active.length)]
    const mayBuy = game.refusal(match.state, seat, buy) === undefined
    match.take(seat, mayBuy ? buy : game.sample(match.state, seat, rng))
  }
  return match
}

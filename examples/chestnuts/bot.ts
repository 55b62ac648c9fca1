import type { Bot } from '#bots/bot.ts'
import { compareInFutures } from '#bots/futures.ts'
import { Rng } from '#engine/random.ts'
import { formatMove, type Move } from './moves.ts'
import { activeSeats, type ChestnutsTypes, type State, sackLimit, weightOf } from './state.ts'

/** More futures than these tell nothing new. */
const MOST_FUTURES = 300
/** What the next card shows, on average. */
const NEXT_CARD = 3

/** Tries every move in the same futures, and takes the one that brings most points. It plays any version of the rules. */
export const gatherer: Bot<ChestnutsTypes> = {
  name: 'gatherer',
  *think({ game, view, seat, legal, budget, rng, consider = [] }) {
    const moves = [...legal]
    const luck = rng.below(2 ** 31)
    const tryIn = (candidate: number, future: number) => {
      budget.spend()
      const state = game.determinize(view, new Rng(`${luck}/${future}`))
      game.play(state, seat, moves[candidate])
      while (activeSeats(state).length > 0) game.play(state, state.turn, plainMove(state))
      return game.standing(state).scores[seat - 1].total
    }
    const kept = new Set(moves.keys())
    const tried = yield* compareInFutures({ candidates: moves.length, tryIn, budget, kept, most: MOST_FUTURES })
    const candidates = moves.map((move, i) => {
      const considered = consider.findIndex(([first]) => formatMove(first) === formatMove(move))
      const candidate = { plan: [move], estimate: tried[i].mean, reason: { reason: move.kind, values: {} } }
      return considered === -1 ? candidate : { ...candidate, considered }
    })
    candidates.sort((one, other) => other.estimate - one.estimate)
    return { ...candidates[0], candidates }
  },
}

/** How every player plays on in a future: gathers while there is room for another card. */
function plainMove({ options, players, turn }: State): Move {
  const isFull = weightOf(players[turn - 1].sack) + NEXT_CARD > sackLimit(options)
  return { kind: isFull ? 'home' : 'gather' }
}

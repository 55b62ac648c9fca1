import type { Seat } from '../../../src/engine/game.ts'
import { Match } from '../../../src/engine/match.ts'
import { Rng } from '../../../src/engine/random.ts'
import { steadyBot } from '../../../src/games/rail-on-the-hill/bot/steady.ts'
import type { RailTypes } from '../../../src/games/rail-on-the-hill/rail-types.ts'
import { railOnTheHill } from '../../../src/games/rail-on-the-hill/rules.ts'

export type RailMatch = Match<RailTypes>

/** How often a curious player tries each kind of action before playing on as the steady bot does. */
const TRIES = 2

/** Actions that the steady bot seldom or never takes, by the beginning of their text. */
const SELDOM = ['scrap', 'buy', 'keep', 'develop', 'bonus plans', 'bonus track', 'bonus resources', 'collect'] as const

/** Tells a player what to do: what the steady bot would, but everything that it seldom does is tried first. */
export class Advisor {
  readonly #chance: Rng
  readonly #tried = new Map<string, number>()

  constructor(seed: string) {
    this.#chance = new Rng(`${seed}/advice`)
  }

  choose(match: RailMatch, seat: Seat): string {
    const { state } = match
    const action = this.#untried(match, seat) ?? this.#steady(match, seat)
    if (railOnTheHill.refusal(state, seat, railOnTheHill.parse(action) ?? -1) !== undefined) {
      throw new Error(`${action} is not legal`)
    }
    return action
  }

  #steady({ state }: RailMatch, seat: Seat): string {
    const view = railOnTheHill.view(state, seat)
    return railOnTheHill.format(steadyBot.choose({ game: railOnTheHill, view, seat, rng: this.#chance }))
  }

  #untried({ state }: RailMatch, seat: Seat): string | undefined {
    const legal = Array.from(railOnTheHill.legalActions(state, seat), (action) => railOnTheHill.format(action))
    for (const kind of SELDOM) {
      const tried = this.#tried.get(kind) ?? 0
      const offered = legal.filter((action) => action.startsWith(kind))
      if (tried >= TRIES || offered.length === 0) continue
      this.#tried.set(kind, tried + 1)
      return offered[this.#chance.below(offered.length)]
    }
    return undefined
  }
}

/** A game as the advisor plays it for everybody, until it is where it should be. */
export function playUntil(
  options: RailTypes['options'],
  seed: string,
  isThere: (match: RailMatch) => boolean,
): RailMatch {
  const match = new Match(railOnTheHill, options, seed)
  const advisor = new Advisor(seed)
  while (!isThere(match)) {
    const [seat] = railOnTheHill.active(match.state)
    if (seat === undefined) throw new Error(`the game with the seed ${seed} never comes there`)
    const action = railOnTheHill.parse(advisor.choose(match, seat))
    if (action !== undefined) match.take(seat, action)
  }
  return match
}

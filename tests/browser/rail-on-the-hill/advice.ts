import type { Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { steadyBot } from '#games/rail-on-the-hill/bot/levels.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { type Move, readMove } from '#games/rail-on-the-hill/rules/notation.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { isAmong, type Moves } from '../support/moves.ts'
import { legalTexts } from '../support/play.ts'
import type { Advisor, Situation } from '../support/tested-game.ts'

/** How often a curious player tries each kind of action before playing on as the steady bot does. */
const TRIES = 2

/** Actions that the steady bot seldom or never takes. */
const SELDOM: readonly Moves<Move>[] = [
  { kind: 'scrap' },
  { kind: 'buy' },
  { kind: 'keep' },
  { kind: 'develop' },
  { kind: 'bonus', bonus: 'plans' },
  { kind: 'bonus', bonus: 'track' },
  { kind: 'bonus', bonus: 'resources' },
  { kind: 'collect' },
]

/** Plays like the steady bot, but first tries every action that this bot seldom takes. */
export class RailAdvisor implements Advisor<RailTypes> {
  readonly #chance: Rng
  readonly #tried = new Map<Moves<Move>, number>()

  constructor(seed: string) {
    this.#chance = new Rng(`${seed}/advice`)
  }

  choose(situation: Situation<RailTypes>, seat: Seat): string {
    return this.#untried(legalTexts(situation, seat)) ?? this.#steady(situation, seat)
  }

  #steady({ state }: Situation<RailTypes>, seat: Seat): string {
    const view = railOnTheHill.view(state, seat)
    return railOnTheHill.format(steadyBot.choose({ game: railOnTheHill, view, seat, rng: this.#chance }))
  }

  #untried(legal: readonly string[]): string | undefined {
    for (const moves of SELDOM) {
      const tried = this.#tried.get(moves) ?? 0
      const offered = legal.filter((action) => isAmong(readMove(action), moves))
      if (tried >= TRIES || offered.length === 0) continue
      this.#tried.set(moves, tried + 1)
      return offered[this.#chance.below(offered.length)]
    }
    return undefined
  }
}

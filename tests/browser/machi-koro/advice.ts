import type { Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { steadyBot } from '#games/machi-koro/bot/steady.ts'
import type { MachiTypes } from '#games/machi-koro/rules/facts.ts'
import { type Move, readMove } from '#games/machi-koro/rules/notation.ts'
import { isAmong, type Moves } from '../support/moves.ts'
import { legalTexts } from '../support/play.ts'
import type { Advisor, Situation } from '../support/tested-game.ts'

/** Actions that people take at least once in a game, if possible. */
const SELDOM: readonly Moves<Move>[] = [
  { kind: 'swap' },
  { kind: 'noswap' },
  { kind: 'tv' },
  { kind: 'reroll', dice: 1 },
  { kind: 'reroll', dice: 2 },
  { kind: 'stand' },
  { kind: 'roll', dice: 2 },
  { kind: 'roll', dice: 1 },
  { kind: 'build', item: 'business-center' },
  { kind: 'build', item: 'tv-station' },
  { kind: 'build', item: 'radio-tower' },
  { kind: 'build', item: 'train-station' },
  { kind: 'pass' },
]

/** Plays like the steady bot, but tries every action once first. */
export class MachiAdvisor implements Advisor<MachiTypes> {
  readonly #chance: Rng
  readonly #tried = new Set<Moves<Move>>()

  constructor(seed: string) {
    this.#chance = new Rng(`${seed}/advice`)
  }

  choose(situation: Situation<MachiTypes>, seat: Seat): string {
    return this.#untried(legalTexts(situation, seat)) ?? this.#steady(situation, seat)
  }

  #steady({ game, state }: Situation<MachiTypes>, seat: Seat): string {
    const view = game.view(state, seat)
    return game.format(steadyBot.choose({ game, view, seat, rng: this.#chance }))
  }

  #untried(legal: readonly string[]): string | undefined {
    for (const moves of SELDOM) {
      const offered = legal.filter((action) => isAmong(readMove(action), moves))
      if (this.#tried.has(moves) || offered.length === 0) continue
      this.#tried.add(moves)
      return offered[this.#chance.below(offered.length)]
    }
    return undefined
  }
}

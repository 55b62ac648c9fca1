import type { Seat } from '../../../src/engine/game.ts'
import { Rng } from '../../../src/engine/random.ts'
import { steadyBot } from '../../../src/games/machi-koro/bot/steady.ts'
import type { MachiTypes } from '../../../src/games/machi-koro/machi-types.ts'
import { machiKoro } from '../../../src/games/machi-koro/rules.ts'
import { legalTexts } from '../support/play.ts'
import type { Advisor, Situation } from '../support/tested-game.ts'

/** Everything that people should do at least once in a game where they can, by the beginning of its text. */
const SELDOM = [
  'swap',
  'noswap',
  'tv',
  'reroll 1',
  'reroll 2',
  'stand',
  'roll 2',
  'roll 1',
  'build business-center',
  'build tv-station',
  'build radio-tower',
  'build train-station',
  'pass',
] as const

/** Does what the steady bot would, but tries everything once first. */
export class MachiAdvisor implements Advisor<MachiTypes> {
  readonly #chance: Rng
  readonly #tried = new Set<string>()

  constructor(seed: string) {
    this.#chance = new Rng(`${seed}/advice`)
  }

  choose(situation: Situation<MachiTypes>, seat: Seat): string {
    return this.#untried(legalTexts(situation, seat)) ?? this.#steady(situation, seat)
  }

  #steady({ state }: Situation<MachiTypes>, seat: Seat): string {
    const view = machiKoro.view(state, seat)
    return machiKoro.format(steadyBot.choose({ game: machiKoro, view, seat, rng: this.#chance }))
  }

  #untried(legal: readonly string[]): string | undefined {
    for (const kind of SELDOM) {
      const offered = legal.filter((action) => action.startsWith(kind))
      if (this.#tried.has(kind) || offered.length === 0) continue
      this.#tried.add(kind)
      return offered[this.#chance.below(offered.length)]
    }
    return undefined
  }
}

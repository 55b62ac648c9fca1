import type { Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { steadyBot } from '#games/lokomoto/bot/steady.ts'
import { trainOf } from '#games/lokomoto/cards/cards.ts'
import type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
import { formatMove, type Move, readMove } from '#games/lokomoto/rules/notation.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import type { LokoView } from '#games/lokomoto/rules/view.ts'
import { legalTexts } from '../support/play.ts'
import type { Advisor, Situation } from '../support/tested-game.ts'

type Purchase = Extract<Move, { readonly kind: 'buy' }>

/** One of this many draws becomes a reservation. */
const RESERVES_ONE_OF = 6
/** Ways to buy that differ from the proposal. */
const OTHER_WAYS = 3

/** Plays like the steady bot, but reserves more, and buys once in every way that is not proposed. */
export class LokoAdvisor implements Advisor<LokoTypes> {
  readonly #chance: Rng
  readonly #tried = new Set<string>()

  constructor(seed: string) {
    this.#chance = new Rng(`${seed}/advice`)
  }

  choose(situation: Situation<LokoTypes>, seat: Seat): string {
    const view = lokomoto.view(situation.state, seat)
    const move = readMove(lokomoto.format(steadyBot.choose({ game: lokomoto, view, seat, rng: this.#chance })))
    if (move.kind === 'draw') return formatMove(this.#reservation(move.sections[0], view) ?? move)
    return move.kind === 'buy' ? this.#otherPurchase(situation, seat, move) : formatMove(move)
  }

  #reservation(section: string, { sections }: LokoView): Move | undefined {
    const others = Object.keys(sections).filter((each) => each !== section && sections[each] === 'free')
    if (sections[section] !== 'free' || others.length === 0 || this.#chance.below(RESERVES_ONE_OF) > 0) return undefined
    return { kind: 'reserve', sections: [section, others[this.#chance.below(others.length)]] }
  }

  #otherPurchase(situation: Situation<LokoTypes>, seat: Seat, proposed: Purchase): string {
    const { train, sections, shape } = proposed
    const proposal = formatMove(proposed)
    const same = sections.join()
    const legal = this.#tried.size === OTHER_WAYS ? [] : legalTexts(situation, seat)
    const moves = legal.map(readMove).filter((move) => move.kind === 'buy')
    const ways: Readonly<Record<string, Purchase | undefined>> = {
      'with more than the price': moves.find(
        (move) => move.sections.length > trainOf(lokomoto.cards, move.train).price,
      ),
      'without the shape': moves.find((move) => move.sections.join() === same && shape !== undefined && !move.shape),
      'with other sections': moves.find((move) => move.train === train && move.sections.join() !== same),
    }
    for (const [way, other] of Object.entries(ways)) {
      if (this.#tried.has(way) || other === undefined) continue
      this.#tried.add(way)
      return formatMove(other)
    }
    return proposal
  }
}

import type { CardSet, DevToken } from '../cards/cards.ts'
import type { LogTexts } from '../text/en/board.ts'
import type { WordTexts } from '../text/en/words.ts'
import { planText } from './plan-text.ts'

/** Cards and tokens by their numbers, in words. */
export class Things {
  readonly #texts: Pick<LogTexts, 'planName'>
  readonly #words: WordTexts
  readonly #cards: CardSet

  constructor(texts: Pick<LogTexts, 'planName'>, words: WordTexts, cards: CardSet) {
    this.#texts = texts
    this.#words = words
    this.#cards = cards
  }

  town(card: number): string {
    const found = this.#cards.townCards.find(({ id }) => id === card)
    return this.#words.townCard(card, found?.landmark ?? null)
  }

  plan(card: number): string {
    const found = this.#cards.planCards.find(({ id }) => id === card)
    return this.#texts.planName(card, found === undefined ? '' : planText(found, this.#words))
  }

  token(token: number | undefined): string {
    const found: DevToken | undefined = this.#cards.devTokens.find(({ id }) => id === token)
    return found === undefined ? '' : this.#words.token(found.kind, found.line)
  }
}

import type { RuleSection, RuleText } from '#boards/board.ts'
import type { CardSet } from '../../cards/cards.ts'
import standardCards from '../../cards/standard.json' with { type: 'json' }
import { MAX_PLAYERS } from '../../rules/numbers.ts'
import type { WordTexts } from '../en/words.ts'

/** The drawn examples, see board/examples. */
export type ExampleName = 'start' | 'order' | 'counter-clockwise' | 'empty-purse' | 'copies' | 'swap' | 'extra-turn'

/** Rules only with examples that are drawn. */
export interface MachiRuleSection extends RuleSection {
  readonly rules: readonly MachiRule[]
}

interface MachiRule extends RuleText {
  readonly example?: ExampleName
}

/** What the rules page says of the standard cards, made from the cards. */

const { establishments, landmarks } = standardCards as CardSet
const majors = establishments.filter(({ colour }) => colour === 'purple')
const starting = establishments.reduce((sum, { start = 0 }) => sum + start, 0)
const supply = establishments.reduce((sum, { copies }) => sum + copies, 0)

export const COUNTS = {
  /** All cards of the box. */
  all: supply + MAX_PLAYERS * (starting + landmarks.length),
  kinds: establishments.length - majors.length,
  copies: Math.max(...establishments.map(({ copies }) => copies)),
  majorKinds: majors.length,
  majorCopies: Math.max(...majors.map(({ copies }) => copies)),
  landmarks: landmarks.length,
}

/** Name, colour and kind, rolls, cost, effect. */
export function establishmentRows(words: WordTexts): string[][] {
  return establishments.map((card) => {
    const looks = [words.colours[card.colour], ...(card.kind === undefined ? [] : [words.kinds[card.kind]])]
    return [words.items[card.id], words.list(looks), card.rolls.join('–'), String(card.cost), words.effect(card)]
  })
}

/** Name, cost, effect. */
export function landmarkRows(words: WordTexts): string[][] {
  return landmarks.map((card) => [words.items[card.id], String(card.cost), words.effect(card)])
}

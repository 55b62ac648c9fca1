import type { Names, WordTexts } from '../types/words.ts'
import { effect } from './effect.ts'
import { NAMES, SHORT_NAMES } from './names.ts'

export const words = wordsWith(NAMES, SHORT_NAMES)

function wordsWith(items: Names, shortItems: Names): WordTexts {
  return {
    items,
    shortItems,
    named: (names) => wordsWith({ ...items, ...names }, { ...shortItems, ...names }),
    effect: (card) => effect(card, items),
    colours: { blue: 'kék', green: 'zöld', red: 'piros', purple: 'lila' },
    colourLines: {
      blue: 'bárki körében, a banktól',
      green: 'a saját körödben, a banktól',
      red: 'mások körében, attól, aki dobott',
      purple: 'a saját körödben, a többiektől; mindegyikből egy lehet',
    },
    kinds: { shop: 'bolt', restaurant: 'vendéglő' },
    copies: (card, count) => (count === 1 ? items[card] : `${count} ${items[card]}`),
    // Not to be torn apart at the end of a line of a button.
    coins: (count) => `${count}\u00a0érme`,
    landmarks: (count) => `${count} nevezetesség`,
    dice: (count) => `${count} kocka`,
    list: (items) => items.join(', '),
    sentences: (sentences) => sentences.join(' '),
    signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
  }
}

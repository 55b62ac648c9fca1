import type { Names, WordTexts } from '../types/words.ts'
import { effect } from './effect.ts'
import { coins, counted, plural } from './grammar.ts'
import { NAMES, SHORT_NAMES } from './names.ts'

export const words = wordsWith(NAMES, SHORT_NAMES)

function wordsWith(items: Names, shortItems: Names): WordTexts {
  return {
    items,
    shortItems,
    named: (names) => wordsWith({ ...items, ...names }, { ...shortItems, ...names }),
    effect: (card) => effect(card, items),
    colours: { blue: 'blue', green: 'green', red: 'red', purple: 'purple' },
    colourLines: {
      blue: "on anyone's turn, from the bank",
      green: 'on your turn, from the bank',
      red: "on others' turns, from whoever rolled",
      purple: 'on your turn, from the others; one of each',
    },
    kinds: { shop: 'shop', restaurant: 'restaurant' },
    copies: (card, count) => (count === 1 ? items[card] : `${count} ${plural(items[card])}`),
    coins,
    landmarks: (count) => counted(count, 'landmark', 'landmarks'),
    dice: (count) => counted(count, 'die', 'dice'),
    list: (items) => items.join(', '),
    sentences: (sentences) => sentences.join(' '),
    signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
  }
}

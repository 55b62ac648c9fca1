import type { WordTexts } from '../types/words.ts'
import { effect } from './effect.ts'
import { coins, counted, plural } from './grammar.ts'
import { NAMES } from './names.ts'

export const words: WordTexts = {
  items: NAMES,
  shortItems: {
    ...NAMES,
    'convenience-store': 'Store',
    'business-center': 'Business C.',
    'cheese-factory': 'Cheese F.',
    'furniture-factory': 'Furniture F.',
    'family-restaurant': 'Restaurant',
    'apple-orchard': 'Orchard',
    'fruit-and-vegetable-market': 'Market',
    'train-station': 'Station',
    'shopping-mall': 'Mall',
    'amusement-park': 'Park',
    'radio-tower': 'Tower',
  },
  effect,
  colours: { blue: 'blue', green: 'green', red: 'red', purple: 'purple' },
  colourLines: {
    blue: "on anyone's turn, from the bank",
    green: 'on your turn, from the bank',
    red: "on others' turns, from whoever rolled",
    purple: 'on your turn, from the others; one of each',
  },
  kinds: { shop: 'shop', restaurant: 'restaurant' },
  copies: (card, count) => (count === 1 ? NAMES[card] : `${count} ${plural(NAMES[card])}`),
  coins,
  landmarks: (count) => counted(count, 'landmark', 'landmarks'),
  dice: (count) => counted(count, 'die', 'dice'),
  list: (items) => items.join(', '),
  sentences: (sentences) => sentences.join(' '),
  signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
}

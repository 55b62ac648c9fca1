import type { WordTexts } from '../types/words.ts'
import { effect } from './effect.ts'
import { NAMES } from './names.ts'

export const words: WordTexts = {
  items: NAMES,
  shortItems: {
    ...NAMES,
    'business-center': 'Üzleti kp.',
    'family-restaurant': 'Étterem',
    'fruit-and-vegetable-market': 'Piac',
    'train-station': 'Állomás',
    'amusement-park': 'Park',
    'radio-tower': 'Torony',
  },
  effect,
  colours: { blue: 'kék', green: 'zöld', red: 'piros', purple: 'lila' },
  colourLines: {
    blue: 'bárki körében, a banktól',
    green: 'a saját körödben, a banktól',
    red: 'mások körében, attól, aki dobott',
    purple: 'a saját körödben, a többiektől; mindegyikből egy lehet',
  },
  kinds: { shop: 'bolt', restaurant: 'vendéglő' },
  copies: (card, count) => (count === 1 ? NAMES[card] : `${count} ${NAMES[card]}`),
  // Not to be torn apart at the end of a line of a button.
  coins: (count) => `${count}\u00a0érme`,
  landmarks: (count) => `${count} nevezetesség`,
  dice: (count) => `${count} kocka`,
  list: (items) => items.join(', '),
  sentences: (sentences) => sentences.join(' '),
  signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
}

import { intro } from '../intro/ja.ts'
import type { WordTexts } from '../types/words.ts'
import { effect } from './effect.ts'
import { KIND_NAMES, NAMES } from './names.ts'

export const words: WordTexts = {
  items: NAMES,
  shortItems: { ...NAMES, 'business-center': 'ビジネス', 'shopping-mall': 'モール' },
  effect,
  colours: { blue: '青', green: '緑', red: '赤', purple: '紫' },
  colourLines: {
    blue: '誰の手番でも、銀行から',
    green: '自分の手番に、銀行から',
    red: 'ほかの人の手番に、振った人から',
    purple: '自分の手番に、ほかの人から。街に1枚まで',
  },
  kinds: KIND_NAMES,
  copies: (card, count) => (count === 1 ? NAMES[card] : `${NAMES[card]}${count}枚`),
  coins: (count) => `${count}コイン`,
  landmarks: intro.reached,
  dice: (count) => `サイコロ${count}個`,
  list: (items) => items.join('、'),
  sentences: (sentences) => sentences.join(''),
  signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
}

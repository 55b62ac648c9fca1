import { intro } from '../intro/ja.ts'
import type { Names, WordTexts } from '../types/words.ts'
import { effect } from './effect.ts'
import { KIND_NAMES, NAMES, SHORT_NAMES } from './names.ts'

export const words = wordsWith(NAMES, SHORT_NAMES)

function wordsWith(items: Names, shortItems: Names): WordTexts {
  return {
    items,
    shortItems,
    named: (names) => wordsWith({ ...items, ...names }, { ...shortItems, ...names }),
    effect: (card) => effect(card, items),
    colours: { blue: '青', green: '緑', red: '赤', purple: '紫' },
    colourLines: {
      blue: '誰の手番でも、銀行から',
      green: '自分の手番に、銀行から',
      red: 'ほかの人の手番に、振った人から',
      purple: '自分の手番に、ほかの人から。街に1枚まで',
    },
    kinds: KIND_NAMES,
    copies: (card, count) => (count === 1 ? items[card] : `${items[card]}${count}枚`),
    coins: (count) => `${count}コイン`,
    landmarks: intro.reached,
    dice: (count) => `サイコロ${count}個`,
    list: (items) => items.join('、'),
    sentences: (sentences) => sentences.join(''),
    signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
  }
}

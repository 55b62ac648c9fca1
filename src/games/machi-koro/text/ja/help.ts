import type { HelpTexts } from '../types/help.ts'
import { allLandmarks } from './names.ts'

export const help: HelpTexts = {
  goal: { title: '目的', landmarks: (count) => `${allLandmarks(count)}建設した人が、すぐに勝ちます。` },
  turn: {
    title: '手番',
    roll: 'サイコロを1個振ります。ランドマークによっては、2個も選べます。',
    income: '出目と同じ数字のカードから収入があります。',
    build: '1つだけ建設できます。しなくてもかまいません。',
  },
  colours: '収入のあるとき',
  landmarks: 'ランドマーク',
  income: {
    title: '収入',
    order: 'まず赤、次に青と緑、最後に紫の順です。',
    copies: '同じカードが何枚あっても、1枚ごとに収入があります。',
    forgiven: 'コインが足りなければ、あるだけ払います。残りは払わずに済みます。',
  },
  limits: {
    title: '建設の制限',
    soldOut: '売り切れたカードは建設できません。',
    onePerTown: '紫のカードは、街に各1枚までです。',
  },
}

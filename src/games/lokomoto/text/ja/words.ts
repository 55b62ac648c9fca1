import { intro } from '../intro/ja.ts'
import type { WordTexts } from '../types/words.ts'
import { figure, signed } from './grammar.ts'

export const words: WordTexts = {
  section: (from, to) => `${from} – ${to}`,
  sections: (count) => `${count}区間`,
  points: intro.reached,
  shape: (id, points) => `図形${id}（${words.points(points)}）`,
  number: (id) => `No.${id}`,
  signed,
  figure,
  states: {
    free: '空き',
    drawn: '自分の線',
    reserved: '自分の予約',
    drawnBy: (name) => `${name}の線`,
    reservedBy: (name) => `${name}の予約`,
    used: '使用済み',
    blocked: '通行止め',
  },
}

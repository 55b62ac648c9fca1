import type { WordTexts } from '../en/words.ts'
import { intro } from '../intro/ja.ts'

/** Two names stand with "and" between them, more with commas. */
export function listOf(items: readonly string[]): string {
  return items.join(items.length === 2 ? 'と' : '、')
}

/** A number with a true minus sign. */
export function figure(count: number): string {
  return String(count).replace('-', '−')
}

/** What is added or taken off: "+1", "−1", "0". */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : figure(count)
}

export const words: WordTexts = {
  trainNames: { Hajtány: '手こぎトロッコ' },
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

import type { WordTexts } from '../en/words.ts'
import { figure } from './grammar.ts'

export const words: WordTexts = {
  trainNames: {},
  section: (from, to) => `${from}–${to}`,
  sections: (count) => `${count} szakasz`,
  // Not to be torn apart at the end of a line of a button.
  points: (count) => `${figure(count)}\u00a0pont`,
  shape: (id, points) => `${points} pontos, ${id}. sz. alakzat`,
  number: (id) => `${id}. sz.`,
  signed: (points) => (points > 0 ? `+${points}` : figure(points)),
  figure,
  states: {
    free: 'szabad',
    drawn: 'megrajzoltad',
    reserved: 'lefoglaltad',
    drawnBy: (name) => `${name} rajzolta meg`,
    reservedBy: (name) => `${name} foglalta le`,
    used: 'felhasznált',
    blocked: 'lezárt',
  },
}

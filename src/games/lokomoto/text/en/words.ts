import type { WordTexts } from '../types/words.ts'

export const words: WordTexts = {
  section: (from, to) => `${from} – ${to}`,
  sections: (count) => (count === 1 ? '1 section' : `${count} sections`),
  points: (count) => (count === 1 ? '1 point' : `${words.figure(count)} points`),
  shape: (id, points) => `Shape ${id}, worth ${points}`,
  number: (id) => `No. ${id}`,
  signed: (points) => (points > 0 ? `+${points}` : words.figure(points)),
  figure: (points) => String(points).replace('-', '−'),
  states: {
    free: 'free',
    drawn: 'yours, drawn',
    reserved: 'yours, reserved',
    drawnBy: (name) => `${name}: drawn`,
    reservedBy: (name) => `${name}: reserved`,
    used: 'used',
    blocked: 'blocked',
  },
}

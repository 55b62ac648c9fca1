import type { PlayerTexts } from '../types/players.ts'
import { words } from './words.ts'

export const players: PlayerTexts = {
  label: 'Játékosok',
  parts: { trains: 'Vonat', bonus: 'Bónusz', shapes: 'Alakzat', unused: 'Maradt', total: 'Összes' },
  spokenScore: ({ trains, bonus, shapes, unused, total }) =>
    `Vonatok ${trains}, bónusz ${words.signed(bonus)}, alakzatok ${shapes}, megmaradt szakaszok ${words.figure(unused)}, összesen ${words.figure(total)}`,
  show: (name) => `${name} kerüljön előre`,
  turn: 'most van soron',
  trainsOf: (name) => `${name} vonatai`,
  train: ({ name, price, bonus }) => (bonus === 0 ? `${name}, ${price}` : `${name}, ${price} ${words.signed(bonus)}`),
  noTrains: 'Még nincs vonata',
  shapesOf: (name) => `${name} alakzatai`,
  secret: (points) => `Titkos, ${points} pontos alakzat`,
}

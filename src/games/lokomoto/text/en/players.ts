import type { PlayerTexts } from '../types/players.ts'
import { words } from './words.ts'

const parts = { trains: 'Trains', bonus: 'Bonus', shapes: 'Shapes', unused: 'Unused', total: 'Total' }

export const players: PlayerTexts = {
  label: 'Players',
  parts,
  spokenScore: ({ trains, bonus, shapes, unused, total }) =>
    `Trains ${trains}, bonus ${words.signed(bonus)}, shapes ${shapes}, unused ${words.signed(unused)}, total ${words.figure(total)}`,
  show: (name) => `Show ${name} first`,
  turn: 'to move',
  trainsOf: (name) => `Trains of ${name}`,
  train: ({ name, price, bonus }) => (bonus === 0 ? `${name}, ${price}` : `${name}, ${price} ${words.signed(bonus)}`),
  noTrains: 'No trains yet',
  shapesOf: (name) => `Shapes of ${name}`,
  secret: (points) => `Secret shape worth ${points}`,
}

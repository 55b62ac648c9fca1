import type { ScoreTexts } from '../types/score.ts'
import { words } from './words.ts'

export const score: ScoreTexts = {
  sheetTitle: 'Score sheet',
  wins: (name, points) => `${name} wins with ${words.points(points)}`,
  winsByTrains: (name, tied, points, trains) =>
    `${tied} are level at ${words.points(points)}. ${name} wins with the most trains: ${trains}.`,
  winsByShapes: (name, tied, points, shapes) =>
    `${tied} are level at ${words.points(points)}, with as many trains. ${name} wins with the most points in shapes: ${shapes}.`,
  sharedWin: (names, points) => `${names} share the win, with ${words.points(points)} each`,
  names: (names) =>
    names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`,
  item: 'What scores',
  winner: 'Winner',
  trains: 'Trains',
  bonus: 'Bonus',
  shapes: 'Shapes',
  unused: 'Unused sections',
  total: 'Total',
  map: 'The finished map',
  collections: 'What everybody has taken',
  wonBy: (winners) => (winners === 1 ? 'Winner' : 'Winners'),
  posterLabel: (names) => `Poster of the game of ${names}`,
}

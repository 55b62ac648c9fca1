import type { ScoreTexts } from '../types/score.ts'
import { listed } from './grammar.ts'
import { words } from './words.ts'

export const score: ScoreTexts = {
  sheetTitle: 'Pontozólap',
  wins: (name, points) => `${name} nyert ${words.points(points)}tal`,
  winsByTrains: (name, tied, points, trains) =>
    `${tied} egyaránt ${words.points(points)}ot ért el. ${name} nyert a legtöbb vonattal: ${trains}.`,
  winsByShapes: (name, tied, points, shapes) =>
    `${tied} egyaránt ${words.points(points)}ot ért el, ugyanannyi vonattal. ${name} nyert, mert az alakzatai a legtöbb pontot érik: ${shapes}.`,
  sharedWin: (names, points) => `${names} együtt nyert, fejenként ${words.points(points)}tal`,
  names: listed,
  item: 'Miért jár pont',
  winner: 'Győztes',
  trains: 'Vonatok',
  bonus: 'Bónusz',
  shapes: 'Alakzatok',
  unused: 'Megmaradt szakaszok',
  total: 'Összesen',
  map: 'A kész térkép',
  collections: 'Ki mit szerzett',
  wonBy: (winners) => (winners === 1 ? 'Győztes' : 'Győztesek'),
  posterLabel: (names) => `Plakát a játékról: ${names}`,
}

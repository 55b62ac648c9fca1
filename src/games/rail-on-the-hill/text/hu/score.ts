import type { ScoreTexts } from '../types/score.ts'
import { andList, numbered, partOf, the } from './grammar.ts'
import { words } from './words.ts'

const PLANS = { red: 'Piros tervek', yellow: 'Sárga tervek', blue: 'Kék tervek', black: 'Fekete tervek' }

export const score: ScoreTexts = {
  title: (name) => `${name} pontszáma`,
  ifItEndedNow: 'Ha most érne véget a játék',
  close: 'A pontszám bezárása',
  lineColumn: 'Vonal',
  plansColumn: 'Tervek',
  plansOf: (line) => PLANS[line],
  wholeLine: (line) => `${words.lineNames[line]} a tervekkel`,
  penalty: 'Levonás',
  request: (letter) => `${letter} kérés`,
  resources: 'Erőforrások',
  total: 'Összesen',
  fulfilled: 'Teljesített tervek',
  fulfilledCount: (count) => `${count} teljesített terv`,
  toNextTitle: (points, title) => `Még ${words.points(points)} a következő címig: ${title}`,
  bestTitle: 'Nincs magasabb cím.',
  titleAndNext: (title, points, next) => `${title} · még ${words.points(points)}: ${next}`,
  itemPoints: (item, points) => `${item}: ${words.points(points)}`,
  chooseNumber: 'Válassz egy számot, és látod, honnan jön.',
  nothingYet: 'Itt még nincs pont.',
  cardSource: (square, card) => `${square} · ${card}`,
  planSource: (card, what) => `${numbered(card)} terv: ${what}`,
  onSquares: (squares) => `itt: ${squares}`,
  wilds: (landmarks) => `jokerrel: ${landmarks}`,
  notMet: 'nincs teljesítve',
  penaltySource: (line) => `${words.lineNames[line]}, teljesített terv nélkül`,
  intersectionAt: (square) => `Kereszteződés ${the(square)} mezőtől délkeletre`,
  wholeTown: 'Az egész város',
  resourceSource: (resources) => `${words.resources(resources)}, minden 2 után 1 pont`,
  showTown: (name, points) => `${name} városának mutatása, ${words.points(points)}`,
  townOf: (name) => `${name} városa`,
  othersTitle: 'Az összes város',
  lineAtAGlance: (line, tracks, met, plans) =>
    `${words.lineNames[line]}: ${words.tracks(tracks)}, ${plans} tervből ${met} teljesítve`,
  planProgress: (what, have, need) => `${what}: ${partOf(have, need)}`,
  tokensKept: 'Megtartott jelzők',
  requestsTitle: 'Lakossági kérések',
  sheetTitle: 'Pontozólap',
  item: 'Miért jár pont',
  winner: 'Győztes',
  wins: (name, points) => `${name} nyert ${words.points(points)}tal`,
  winsTie: (name, tied, points, fulfilled) =>
    `${tied} egyaránt ${words.points(points)}ot ért el. ${name} nyert a legtöbb teljesített tervvel: ${fulfilled}.`,
  sharedWin: (names, points, fulfilled) =>
    `${names} győzelme megosztott: mindegyiküknek ${words.points(points)}ja és ${fulfilled} teljesített terve van.`,
  towns: 'A városok',
  names: andList,
  wonBy: (winners) => (winners === 1 ? 'Győztes' : 'Győztesek'),
  posterLabel: (names) => `Plakát a játékról: ${names}`,
}

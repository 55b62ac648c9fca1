import type { ScoreTexts } from '../types/score.ts'
import { words } from './words.ts'

const PLANS = { red: 'Red Plans', yellow: 'Yellow Plans', blue: 'Blue Plans', black: 'Black Plans' }

function andList(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}

function plansFulfilled(count: number): string {
  return `${count} ${count === 1 ? 'Plan' : 'Plans'} fulfilled`
}

export const score: ScoreTexts = {
  title: (name) => `Score of ${name}`,
  ifItEndedNow: 'If the game ended now',
  close: 'Close the score',
  lineColumn: 'Line',
  plansColumn: 'Plans',
  plansOf: (line) => PLANS[line],
  wholeLine: (line) => `${words.lineNames[line]} with its Plans`,
  penalty: 'No Plan met',
  request: (letter) => `Request ${letter}`,
  resources: 'Resources',
  total: 'Total',
  fulfilled: 'Plans fulfilled',
  fulfilledCount: plansFulfilled,
  toNextTitle: (points, title) => `${words.points(points)} to ${title}`,
  bestTitle: 'There is no higher title.',
  titleAndNext: (title, points, next) => `${title} · ${points} to ${next}`,
  itemPoints: (item, points) => `${item}: ${words.points(points)}`,
  chooseNumber: 'Choose a number to see where it comes from.',
  nothingYet: 'No points here yet.',
  cardSource: (square, card) => `${square} · ${card}`,
  planSource: (card, what) => `Plan ${card}: ${what}`,
  onSquares: (squares) => `on ${squares}`,
  wilds: (landmarks) => `Wild counts as ${landmarks}`,
  notMet: 'not fulfilled',
  penaltySource: (line) => `${words.lineNames[line]} without a fulfilled Plan`,
  intersectionAt: (square) => `Intersection south-east of ${square}`,
  wholeTown: 'The whole town',
  resourceSource: (resources) => `${words.resources(resources)}, 1 point for every 2`,
  showTown: (name, points) => `Show the town of ${name}, ${words.points(points)}`,
  townOf: (name) => `Town of ${name}`,
  othersTitle: 'All towns',
  lineAtAGlance: (line, tracks, met, plans) =>
    `${words.lineNames[line]}: ${words.tracks(tracks)}, ${met} of ${plans} Plans fulfilled`,
  planProgress: (what, have, need) => `${what}: ${have} of ${need}`,
  tokensKept: 'Kept tokens',
  requestsTitle: 'Residents’ Requests',
  sheetTitle: 'Score sheet',
  item: 'What scores',
  winner: 'Winner',
  wins: (name, points) => `${name} wins with ${words.points(points)}`,
  winsTie: (name, tied, points, fulfilled) =>
    `${tied} are level at ${words.points(points)}. ${name} wins with the most Plans fulfilled: ${fulfilled}.`,
  sharedWin: (names, points, fulfilled) =>
    `${names} share the win, with ${words.points(points)} and ${plansFulfilled(fulfilled)} each.`,
  towns: 'The towns',
  names: andList,
  wonBy: (winners) => (winners === 1 ? 'Winner' : 'Winners'),
  posterLabel: (names) => `Poster of the game of ${names}`,
}

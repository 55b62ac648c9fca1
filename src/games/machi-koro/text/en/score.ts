import type { ScoreTexts } from '../types/score.ts'
import { allLandmarks } from './grammar.ts'

export const score: ScoreTexts = {
  sheetTitle: 'Result',
  wins: (name) => `${name} wins`,
  afterTurns: (turns, landmarks) => {
    const all = allLandmarks(landmarks)
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} after ${turns} turns`
  },
  item: 'At the end',
  winner: 'Winner',
  landmarks: 'Landmarks',
  landmarksOf: (built, all) => `${built} of ${all}`,
  coins: 'Coins',
  cards: 'Cards in town',
  averageRoll: 'Coins per own roll, on average',
  average: (coins) => coins.toFixed(1).replace('-', '−'),
  towns: 'The towns',
  townOf: (name) => `Town of ${name}`,
  posterLabel: (names) => `Poster of the game of ${names}`,
}

import type { ScoreTexts } from '../types/score.ts'
import { allOf, decimal, partOf } from './grammar.ts'

export const score: ScoreTexts = {
  sheetTitle: 'Eredmény',
  wins: (name) => `${name} nyert`,
  afterTurns: (turns, landmarks) => {
    const all = allOf(landmarks)
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} nevezetesség, ${turns} kör után`
  },
  item: 'A végén',
  winner: 'Győztes',
  landmarks: 'Nevezetességek',
  landmarksOf: partOf,
  coins: 'Érmék',
  cards: 'Kártyák a városban',
  averageRoll: 'Egy saját dobás átlaga, érmében',
  average: decimal,
  towns: 'A városok',
  townOf: (name) => `${name} városa`,
  posterLabel: (names) => `Plakát a játékról: ${names}`,
}

import type { ScoreTexts } from '../types/score.ts'
import { allLandmarks } from './names.ts'

export const score: ScoreTexts = {
  sheetTitle: '結果',
  wins: (name) => `${name}の勝ちです`,
  afterTurns: (turns, landmarks) => `全${turns}手番で${allLandmarks(landmarks)}建設`,
  item: '終了時',
  winner: '勝者',
  landmarks: 'ランドマーク',
  landmarksOf: (built, all) => `${built}/${all}`,
  coins: 'コイン',
  cards: '街のカード',
  averageRoll: '自分の手番の平均収入',
  average: (coins) => coins.toFixed(1).replace('-', '−'),
  towns: 'それぞれの街',
  townOf: (name) => `${name}の街`,
  posterLabel: (names) => `ゲームのポスター：${names}`,
}

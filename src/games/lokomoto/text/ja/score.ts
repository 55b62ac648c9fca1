import type { ScoreTexts } from '../types/score.ts'
import { listOf } from './grammar.ts'
import { words } from './words.ts'

export const score: ScoreTexts = {
  sheetTitle: '得点表',
  wins: (name, points) => `${name}が${words.points(points)}で勝ちました`,
  winsByTrains: (name, tied, points, trains) =>
    `${tied}が${words.points(points)}で同点。列車が${trains}枚で最も多い${name}の勝ちです。`,
  winsByShapes: (name, tied, points, shapes) =>
    `${tied}が${words.points(points)}で同点、列車も同数。図形が${words.points(shapes)}で最も多い${name}の勝ちです。`,
  sharedWin: (names, points) => `${names}が勝利を分け合います（それぞれ${words.points(points)}）`,
  names: listOf,
  item: '項目',
  winner: '勝者',
  trains: '列車',
  bonus: 'ボーナス',
  shapes: '図形',
  unused: '未使用の線',
  total: '合計',
  map: '完成した地図',
  collections: '全員の列車と図形',
  wonBy: () => '勝者',
  posterLabel: (names) => `ゲームのポスター：${names}`,
}

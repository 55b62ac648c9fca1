import type { ReasonTexts } from '../types/reasons.ts'

export const reasons: ReasonTexts = {
  noSuchGame: (game) => `「${game}」というゲームはここにありません`,
  otherVersion: (version) => `このページにないルール第${version}版でプレイされています。再読み込みしてください`,
  noCards: (name) => `カードセット「${name}」がこのブラウザーにありません`,
  severalRecords: (count) => `${count}件の棋譜が入っていますが、表示できるのは1件だけです`,
  damagedLink: 'リンクが壊れているか、途中で切れています',
  tooLarge: '棋譜にしては大きすぎます',
  noRecord: '棋譜でも、棋譜へのリンクでもありません',
  notJson: 'JSONファイルではありません',
  noRoom: 'このブラウザーに空き容量がありません',
}

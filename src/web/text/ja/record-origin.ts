import type { RecordOriginTexts } from '../en/record-origin.ts'

export const recordOrigin: RecordOriginTexts = {
  known: 'あなたが遊んでいるサーバーの署名があります。この棋譜は、ゲーム後に何も変更されていません。',
  other: (key) =>
    `このブラウザーで遊んだことのないサーバー（鍵 ${key}…）の署名があります。この棋譜は、ゲーム後に何も変更されていません。`,
  changed:
    'この棋譜は、ゲーム後に変更されています。署名が合わないため、名前、アクション、結果が正しくない可能性があります。',
}

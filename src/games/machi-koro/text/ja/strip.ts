import type { StripTexts } from '../types/strip.ts'
import { allLandmarks } from './names.ts'

export const strip: StripTexts = {
  tabs: { supply: 'サプライ', odds: '収支予想' },
  seats: {
    seat: (name, coins, isActive) => `${name}${isActive ? '、プレイ中' : ''}、${coins}`,
    score: (name, landmarks, all) => `${name}：ランドマーク${all}つのうち${landmarks}つ`,
  },
  purse: (coins) => `自分のコイン：${coins}`,
  rollNow: (dice) =>
    dice === 1
      ? 'あなたの手番です。サイコロを振ってください。'
      : 'あなたの手番です。サイコロを1個か2個振ってください。',
  rerollNow: (roll) => `出目は${roll}です。確定するか、1回だけ振り直せます。`,
  takeNow: (card, coins) => `${card}：誰から${coins}もらいますか？`,
  swapNow: (card) => `${card}：渡すカードを選べます。`,
  swapFor: (given) => `${given}と交換するカードを選んでください。`,
  swapReady: '2枚とも選びました。交換するか、選び直せます。',
  buildNow: (coins, isAgain) =>
    isAgain ? `${coins}で建設できます。この後、もう一度手番です。` : `${coins}で建設するものを選んでください。`,
  buildLater: (item) => `${item}：サイコロを振ったあとに建設できます。`,
  notBuilt: (item, reason) => `${item}：${reason}。`,
  nothingToBuild: '今のコインで建設できるものはありません。',
  waitFor: (name) => `${name}がプレイ中です。`,
  won: (name, landmarks) => `${name}が${allLandmarks(landmarks)}建設し、勝ちました。`,
  roll: (dice) => `サイコロを${dice}個振る`,
  reroll: (dice) => `${dice}個で振り直す`,
  stand: (roll) => `${roll}で確定`,
  take: (name, coins) => `${name}から${coins}もらう`,
  swap: (given, taken, name) => `${given}と${name}の${taken}を交換`,
  noSwap: '交換しない',
  build: (item, coins) => `${item}を建設（${coins}）`,
  pass: '建設しない',
  keys: [
    { keys: '1, 2', what: 'サイコロを1個か2個振る' },
    { keys: 'K', what: '出目を確定する' },
    { keys: 'B', what: 'サプライへ移動。矢印で移動、Enterで選択、もう一度Enterで建設' },
    { keys: 'N', what: '建設しない、交換しない' },
    { keys: 'Esc', what: 'キャンセル' },
    { keys: 'Ctrl+Z', what: '元に戻す' },
    { keys: '?', what: 'ヘルプ' },
  ],
}

import type { LogTexts } from '../types/log.ts'
import { allLandmarks } from './names.ts'
import { words } from './words.ts'

function diceText(dice: readonly number[]): string {
  const sum = dice.reduce((one, other) => one + other, 0)
  return dice.length === 1 ? String(sum) : `${sum}（${dice.join('+')}）`
}

export const log: LogTexts = {
  roll: (name, dice) => `${name}が${diceText(dice)}を出しました。`,
  reroll: (name, dice) => `${name}が振り直して${diceText(dice)}を出しました。`,
  stand: (name, roll) => `${name}が${roll}で確定しました。`,
  noIncome: '収入はありません。',
  fromBank: (cards, name, coins) =>
    coins === 0 ? `${cards}：${name}は収入なし。` : `${cards}：${name}に${words.coins(coins)}。`,
  pays: (cards, payer, owner, coins) => `${cards}：${payer}が${owner}に${words.coins(coins)}払いました。`,
  paysPart: (cards, payer, owner, coins, owed) =>
    `${cards}：${payer}が${owner}に${words.coins(owed)}のうち${words.coins(coins)}だけ払いました。`,
  paysNothing: (cards, payer, owner) => `${cards}：${payer}はコインがなく、${owner}に払えませんでした。`,
  swap: (name, given, partner, taken) => `${name}が${partner}に${given}を渡し、${taken}をもらいました。`,
  noSwap: (name) => `${name}は交換しませんでした。`,
  build: (name, item, coins) => `${name}が${words.coins(coins)}で${item}を建設しました。`,
  pass: (name) => `${name}は何も建設しませんでした。`,
  wins: (name, landmarks) => `${name}が${allLandmarks(landmarks)}建設し、勝ちました。`,
  again: (name) => `ゾロ目なので、もう一度${name}の手番です。`,
}

import type { StreetTexts } from '../types/street.ts'
import { words } from './words.ts'

export const street: StreetTexts = {
  streets: '全員の街',
  streetOf: (name) => `${name}の街`,
  showStreet: (name) => `${name}の街を見る`,
  turnOf: (name) => `${name}の手番`,
  times: (count) => `×${count}`,
  building: (cards, colour, rolls, effect) => `${cards}、${colour}、出目${rolls}：${effect}`,
  landmark: (name, isBuilt, effect) => `${name}、${isBuilt ? '建設済み' : '未建設'}：${effect}`,
  plan: (name) => `${name}（検討中）`,
  notBuilt: '未建設',

  dice: 'サイコロと支払い',
  bank: '銀行',
  toRoll: (name) => `${name}が振る番`,
  rolled: (name) => `${name}の出目`,
  double: 'ゾロ目',
  nobodyPaid: '収入なし',

  payment: (card, changes) => `${card}：${changes.join('、')}`,
  changeOf: (name, coins, owed) => {
    const change = `${name} ${words.signed(coins)}`
    return Math.abs(coins) < owed ? `${change}/${owed}` : change
  },
  nothingFor: (name) => `${name}は収入なし`,
  more: (count) => `ほか${count}件`,
  change: (coins) => `この出目で${words.signed(coins)}`,

  take: (name, coins) =>
    coins === 0 ? `${name}を選ぶ（コインがないので何ももらえない）` : `${name}から${words.coins(coins)}もらう`,
  give: (card) => `自分の${card}を渡す`,
  takeCard: (name, card) => `${name}の${card}をもらう`,
}

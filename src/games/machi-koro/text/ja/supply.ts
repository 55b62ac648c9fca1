import type { SupplyTexts } from '../types/supply.ts'
import { odds } from './odds.ts'
import { words } from './words.ts'

export const supply: SupplyTexts = {
  label: 'サプライ',
  establishments: '施設',
  landmarks: (buyer) => `${buyer}のランドマーク`,
  purse: (buyer, coins) => `${buyer}の手持ち：${words.coins(coins)}`,
  withinReach: 'コインが足りるものは明るく見えます。',
  nothingWithinReach: 'コインが足りるものはまだありません。',
  spokenCard: ({ card, left, owned, buyer, state }, { items, colours, kinds, coins, list, effect }) => {
    const { id, colour, kind, rolls, cost } = card
    const looks = [items[id], colours[colour], ...(kind === undefined ? [] : [kinds[kind]])]
    const counts = [`残り${left}枚`, `${buyer}は${owned}枚所有`]
    return `${list([...looks, `出目${rolls.join('か')}`, coins(cost), ...counts])}。${effect(card)}${state}。`
  },
  spokenLandmark: (landmark, state, { items, coins, effect }) =>
    `${items[landmark.id]}、ランドマーク、${coins(landmark.cost)}。${effect(landmark)}${state}。`,
  gain: (coins) => `1巡で${odds.average(coins)}`,
  soldOut: '売り切れ',
  built: '建設済み',
  states: {
    possible: '建設できます',
    affordable: 'コインは足ります',
    short: (coins) => `あと${words.coins(coins)}`,
    soldOut: '売り切れ',
    onePerTown: '街に1枚まで',
    built: '建設済み',
  },
}

import type { SupplyTexts } from '../types/supply.ts'
import { words } from './words.ts'

export const supply: SupplyTexts = {
  label: 'サプライ',
  establishments: '施設',
  landmarks: (buyer) => `${buyer}のランドマーク`,
  purse: (buyer, coins) => `${buyer}の手持ち：${words.coins(coins)}`,
  withinReach: 'コインが足りるものは明るく見えます。',
  nothingWithinReach: 'コインが足りるものはまだありません。',
  spoken: ({ item, card, cost, buyer, state }) => {
    const { items, effects, coins } = words
    const facts = card && [
      card.colour,
      `出目${card.rolls.join('か')}`,
      coins(cost),
      `残り${card.left}枚`,
      `${buyer}は${card.owned}枚所有`,
    ]
    const head = [items[item], ...(facts ?? ['ランドマーク', coins(cost)])].join('、')
    return `${head}。${effects[item]}${state === undefined ? '' : `${state}。`}`
  },
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

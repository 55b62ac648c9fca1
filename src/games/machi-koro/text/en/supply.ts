import type { SupplyTexts } from '../types/supply.ts'
import { words } from './words.ts'

export const supply: SupplyTexts = {
  label: 'Supply',
  establishments: 'Establishments',
  landmarks: (buyer) => `Landmarks of ${buyer}`,
  purse: (buyer, coins) => `${buyer} has ${words.coins(coins)}`,
  withinReach: 'What is bright is within reach.',
  nothingWithinReach: 'Nothing is within reach yet.',
  spoken: ({ item, card, cost, buyer, state }) => {
    const { items, effects, coins } = words
    const facts = card && [
      card.colour,
      `rolls ${card.rolls.join(' and ')}`,
      coins(cost),
      `${card.left} left`,
      `${buyer} has ${card.owned}`,
    ]
    const head = [items[item], ...(facts ?? ['landmark', coins(cost)])].join(', ')
    return `${head}. ${effects[item]}${state === undefined ? '' : ` ${state}.`}`
  },
  soldOut: 'Sold out',
  built: 'Built',
  states: {
    possible: 'Can be built now',
    affordable: 'Within reach',
    short: (coins) => `${words.coins(coins)} short`,
    soldOut: 'Sold out',
    onePerTown: 'One per town',
    built: 'Built already',
  },
}

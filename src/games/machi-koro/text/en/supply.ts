import type { SupplyTexts } from '../types/supply.ts'
import { listed } from './grammar.ts'
import { odds } from './odds.ts'
import { words } from './words.ts'

export const supply: SupplyTexts = {
  label: 'Supply',
  establishments: 'Establishments',
  landmarks: (buyer) => `Landmarks of ${buyer}`,
  purse: (buyer, coins) => `${buyer} has ${words.coins(coins)}`,
  withinReach: 'What is bright is within reach.',
  nothingWithinReach: 'Nothing is within reach yet.',
  spokenCard: ({ card, left, owned, buyer, state }, { items, colours, kinds, coins, list, effect }) => {
    const { id, colour, kind, rolls, cost } = card
    const looks = [items[id], colours[colour], ...(kind === undefined ? [] : [kinds[kind]])]
    const head = list([...looks, `rolls ${listed(rolls)}`, coins(cost), `${left} left`, `${buyer} has ${owned}`])
    return `${head}. ${effect(card)} ${state}.`
  },
  spokenLandmark: (landmark, state, { items, coins, effect }) =>
    `${items[landmark.id]}, landmark, ${coins(landmark.cost)}. ${effect(landmark)} ${state}.`,
  gain: (coins) => `${odds.average(coins)} a round`,
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

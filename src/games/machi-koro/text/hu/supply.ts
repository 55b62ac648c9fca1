import type { SupplyTexts } from '../types/supply.ts'
import { words } from './words.ts'

export const supply: SupplyTexts = {
  label: 'Kínálat',
  establishments: 'Vállalkozások',
  landmarks: (buyer) => `${buyer} nevezetességei`,
  purse: (buyer, coins) => `${buyer} érméi: ${coins}`,
  withinReach: 'A kiemelt kártyákra futja.',
  nothingWithinReach: 'Még semmire sem futja.',
  spoken: ({ item, card, cost, buyer, state }) => {
    const { items, effects, coins } = words
    const facts = card && [
      card.colour,
      `dobás: ${card.rolls.join(' vagy ')}`,
      coins(cost),
      `a kínálatban ${card.left}`,
      `${buyer} városában ${card.owned}`,
    ]
    const head = [items[item], ...(facts ?? ['nevezetesség', coins(cost)])].join(', ')
    return `${head}. ${effects[item]}${state === undefined ? '' : ` ${state}.`}`
  },
  soldOut: 'Elfogyott',
  built: 'Megépült',
  states: {
    possible: 'Most megépíthető',
    affordable: 'Futja rá',
    short: (coins) => `Még ${words.coins(coins)} hiányzik`,
    soldOut: 'Elfogyott',
    onePerTown: 'Városonként egy lehet',
    built: 'Már megépült',
  },
}

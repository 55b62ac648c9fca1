import type { SupplyTexts } from '../types/supply.ts'
import { odds } from './odds.ts'
import { words } from './words.ts'

export const supply: SupplyTexts = {
  label: 'Kínálat',
  establishments: 'Vállalkozások',
  landmarks: (buyer) => `${buyer} nevezetességei`,
  purse: (buyer, coins) => `${buyer} érméi: ${coins}`,
  withinReach: 'A kiemelt kártyákra futja.',
  nothingWithinReach: 'Még semmire sem futja.',
  spokenCard: ({ card, left, owned, buyer, state }, { items, colours, kinds, coins, list, effect }) => {
    const { id, colour, kind, rolls, cost } = card
    const looks = [items[id], colours[colour], ...(kind === undefined ? [] : [kinds[kind]])]
    const counts = [`a kínálatban ${left}`, `${buyer} városában ${owned}`]
    const head = list([...looks, `dobás: ${rolls.join(' vagy ')}`, coins(cost), ...counts])
    return `${head}. ${effect(card)} ${state}.`
  },
  spokenLandmark: (landmark, state, { items, coins, effect }) =>
    `${items[landmark.id]}, nevezetesség, ${coins(landmark.cost)}. ${effect(landmark)} ${state}.`,
  gain: (coins) => `${odds.average(coins)} fordulónként`,
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

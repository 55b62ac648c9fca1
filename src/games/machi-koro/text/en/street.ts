import type { StreetTexts } from '../types/street.ts'
import { words } from './words.ts'

export const street: StreetTexts = {
  streets: 'The streets of all players',
  streetOf: (name) => `${name}'s street`,
  showStreet: (name) => `Show ${name}'s street`,
  turnOf: (name) => `It is ${name}'s turn`,
  times: (count) => `×${count}`,
  building: (cards, colour, rolls, effect) => `${cards}, ${colour}, rolls ${rolls}: ${effect}`,
  landmark: (name, isBuilt, effect) => `${name}, ${isBuilt ? 'built' : 'not built'}: ${effect}`,
  plan: (name) => `Plan: ${name}`,
  notBuilt: 'Not built yet',

  dice: 'Dice and payments',
  bank: 'Bank',
  toRoll: (name) => `${name} is to roll`,
  rolled: (name) => `${name} rolled`,
  double: 'Double',
  nobodyPaid: 'Nobody gets coins',

  payment: (card, changes) => `${card}: ${changes.join(', ')}`,
  changeOf: (name, coins, owed) => {
    const change = `${name} ${words.signed(coins)}`
    return Math.abs(coins) < owed ? `${change} of ${owed}` : change
  },
  nothingFor: (name) => `nothing for ${name}`,
  more: (count) => `+${count} more`,
  change: (coins) => `${words.signed(coins)} with this roll`,

  take: (name, coins) =>
    coins === 0 ? `Take nothing from ${name}, who has no coins` : `Take ${words.coins(coins)} from ${name}`,
  give: (card) => `Give your ${card}`,
  takeCard: (name, card) => `Take ${name}'s ${card}`,
}

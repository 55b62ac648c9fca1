import type { StreetTexts } from '../types/street.ts'
import { words } from './words.ts'

export const street: StreetTexts = {
  streets: 'The streets of all players',
  streetOf: (name) => `${name}'s street`,
  showStreet: (name) => `Show ${name}'s street`,
  turnOf: (name) => `It is ${name}'s turn`,
  rolls: (numbers) => numbers.join('–'),
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

  fromBank: (cards, to, coins) =>
    coins === 0 ? `${cards}: nothing for ${to}` : `${cards}: ${words.signed(coins)} ${to}`,
  pays: (cards, from, to, coins, owed) => {
    if (coins === 0) return `${cards}: ${from} has nothing for ${to}`
    if (coins < owed) return `${cards}: ${from} pays ${to} ${coins} of ${words.coins(owed)}`
    return `${cards}: ${from} pays ${to} ${words.coins(coins)}`
  },
  more: (count) => `+${count} more`,
  change: (coins) => `${words.signed(coins)} with this roll`,

  take: (name, coins) =>
    coins === 0 ? `Take nothing from ${name}, who has no coins` : `Take ${words.coins(coins)} from ${name}`,
  give: (card) => `Give your ${card}`,
  takeCard: (name, card) => `Take ${name}'s ${card}`,
}

import type { StreetTexts } from '../types/street.ts'
import { asObject, possessionAsObject } from './names.ts'
import { words } from './words.ts'

export const street: StreetTexts = {
  streets: 'A játékosok utcái',
  streetOf: (name) => `${name} utcája`,
  showStreet: (name) => `${name} utcájának mutatása`,
  turnOf: (name) => `${name} van soron`,
  times: (count) => `×${count}`,
  building: (cards, colour, rolls, effect) => `${cards}, ${colour}, dobás: ${rolls}. ${effect}`,
  landmark: (name, isBuilt, effect) => `${name}, ${isBuilt ? 'megépült' : 'még nem épült meg'}. ${effect}`,
  plan: (name) => `Terv: ${name}`,
  notBuilt: 'Még nem épült meg',

  dice: 'Kockák és fizetések',
  bank: 'Bank',
  toRoll: (name) => `Most ${name} dob`,
  rolled: (name) => `${name} dobása`,
  double: 'Dupla',
  nobodyPaid: 'Senki sem kap érmét',

  payment: (card, changes) => `${card}: ${changes.join(', ')}`,
  changeOf: (name, coins, owed) => {
    const change = `${name} ${words.signed(coins)}`
    return Math.abs(coins) < owed ? `${change} (${owed} helyett)` : change
  },
  nothingFor: (name) => `${name} nem kap semmit`,
  more: (count) => `még ${count}`,
  change: (coins) => `${words.signed(coins)} ezzel a dobással`,

  take: (name, coins) => (coins === 0 ? `${name} erszénye üres: 0 érme` : `${words.coins(coins)} ${name} erszényéből`),
  give: (card) => `${asObject(card)} adsz`,
  takeCard: (name, card) => `Elveszed ${name} ${possessionAsObject(card)}`,
}

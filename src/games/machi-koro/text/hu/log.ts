import type { LogTexts } from '../types/log.ts'
import { allOf, numbered, the } from './grammar.ts'
import { asObject } from './names.ts'

/** The dice of a sum, where there are two of them. */
function addends(dice: readonly number[]): string {
  return dice.length === 1 ? '' : ` (${dice.join(' + ')})`
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((one, other) => one + other, 0)
}

export const log: LogTexts = {
  roll: (name, dice) => `${name} ${numbered(sumOf(dice))}t dob${addends(dice)}.`,
  reroll: (name, dice) => `${name} újra dob: ${sumOf(dice)}${addends(dice)}.`,
  stand: (name, roll) => `${name} megtartja ${the(numbered(roll))}t.`,
  noIncome: 'Senki sem kap semmit.',
  fromBank: (cards, name, coins) =>
    coins === 0 ? `${cards}: ${name} nem kap semmit.` : `${cards}: ${name} ${coins} érmét kap.`,
  pays: (cards, payer, owner, coins) => `${cards}: ${owner} ${coins} érmét kap, ${payer} fizeti.`,
  paysPart: (cards, payer, owner, coins, owed) =>
    `${cards}: ${owner} ${owed} érme helyett ${coins} érmét kap, ${payer} erszénye kiürült.`,
  paysNothing: (cards, payer, owner) => `${cards}: ${owner} semmit sem kap, ${payer} erszénye üres.`,
  swap: (name, given, partner, taken) => `Csere: ${name} ${asObject(given)} ad, ${partner} ${asObject(taken)}.`,
  noSwap: (name) => `${name} nem cserél.`,
  build: (name, item, coins) => `${name} ${asObject(item)} épít ${coins} érméért.`,
  pass: (name) => `${name} nem épít.`,
  wins: (name, landmarks) => `${name} megépítette ${allOf(landmarks)} nevezetességet, és nyert.`,
  again: (name) => `Dupla: ${name} még egy kört kap.`,
}

import type { LogTexts } from '../types/log.ts'
import { allLandmarks } from './grammar.ts'
import { words } from './words.ts'

function diceText(dice: readonly number[]): string {
  const sum = dice.reduce((one, other) => one + other, 0)
  return dice.length === 1 ? String(sum) : `${sum} (${dice.join(' + ')})`
}

export const log: LogTexts = {
  roll: (name, dice) => `${name} rolls ${diceText(dice)}.`,
  reroll: (name, dice) => `${name} rolls again: ${diceText(dice)}.`,
  stand: (name, roll) => `${name} keeps the ${roll}.`,
  noIncome: 'Nobody gets anything.',
  fromBank: (cards, name, coins) => `${cards}: ${name} gets ${coins === 0 ? 'nothing' : words.coins(coins)}.`,
  pays: (cards, payer, owner, coins) => `${cards}: ${payer} pays ${owner} ${words.coins(coins)}.`,
  paysPart: (cards, payer, owner, coins, owed) => `${cards}: ${payer} pays ${owner} ${coins} of ${words.coins(owed)}.`,
  paysNothing: (cards, payer, owner) => `${cards}: ${payer} has no coins to pay ${owner}.`,
  swap: (name, given, partner, taken) => `${name} gives ${partner} ${given} for ${taken}.`,
  noSwap: (name) => `${name} swaps nothing.`,
  build: (name, item, coins) => `${name} builds ${item} for ${words.coins(coins)}.`,
  pass: (name) => `${name} builds nothing.`,
  wins: (name, landmarks) => `${name} has ${allLandmarks(landmarks)} and wins.`,
  again: (name) => `A double: ${name} takes another turn.`,
}

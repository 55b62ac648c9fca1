import type { OddsTexts } from '../types/odds.ts'
import { NAMES } from './names.ts'

export const odds: OddsTexts = {
  title: (roller) => `When ${roller} rolls`,
  ifYouBuild: (item) => `If you build ${item}`,
  ifBuilt: (item) => `With ${item} built`,
  caption: (roller, dice) =>
    `What each roll brings when ${roller} rolls ${dice}. Choose a name to see that player's roll.`,
  dice: 'Dice',
  players: 'Player',
  chance: 'Odds, %',
  chanceOf: (ways, of) => `${ways} in ${of}`,
  mean: 'Mean',
  average: (coins) => {
    const size = Math.abs(coins).toFixed(1)
    if (Number(size) === 0) return size
    return `${coins < 0 ? '−' : '+'}${size}`
  },
  rolled: 'on the table',
  asks: ({ id, takes }) =>
    takes === 'card'
      ? `${NAMES[id]}: the roller may swap a card.`
      : `${NAMES[id]}: the roller chooses who pays; here the richest.`,
  changed: (coins, before) => `${coins} instead of ${before}`,
}

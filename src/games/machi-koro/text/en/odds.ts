import type { OddsTexts } from '../types/odds.ts'

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
  asks: (card, takes) =>
    takes === 'card'
      ? `${card}: the roller may swap a card.`
      : `${card}: the roller chooses who pays; here the richest.`,
  changed: (coins, before) => `${coins} instead of ${before}`,
}

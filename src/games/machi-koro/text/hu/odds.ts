import type { OddsTexts } from '../types/odds.ts'
import { decimal, lengthened, partOf, the } from './grammar.ts'
import { asObject } from './names.ts'

export const odds: OddsTexts = {
  title: (roller) => `Ha ${roller} dob`,
  ifYouBuild: (item) => `Ha ${asObject(item)} építesz`,
  ifBuilt: (item) => `Ha megépül ${the(item)}`,
  caption: (roller, dice) =>
    `Melyik dobás mit hoz, ha ${roller} ${lengthened(dice)}val dob. Válassz egy nevet, ha más dobását néznéd meg.`,
  dice: 'Kockák',
  players: 'Játékos',
  chance: 'Esély, %',
  chanceOf: partOf,
  mean: 'Átlag',
  average: (coins) => {
    const size = decimal(Math.abs(coins))
    if (size === '0,0') return size
    return `${coins < 0 ? '−' : '+'}${size}`
  },
  rolled: 'ez van az asztalon',
  asks: (card, takes) =>
    takes === 'card'
      ? `${card}: aki dobott, kártyát cserélhet.`
      : `${card}: aki dobott, választ, hogy ki fizet; itt a leggazdagabb.`,
  changed: (coins, before) => `${before} helyett ${coins}`,
}

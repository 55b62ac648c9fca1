import type { StripTexts } from '../types/strip.ts'
import { allOf, lengthened, numbered, partOf, the } from './grammar.ts'
import { asObject, forPossession } from './names.ts'

export const strip: StripTexts = {
  tabs: { supply: 'Kínálat', odds: 'Esélyek' },
  seats: {
    seat: (name, coins, isActive) => `${name}${isActive ? ', most van soron' : ''}, ${coins}`,
    score: (name, landmarks, all) => `${name}: ${partOf(landmarks, all)} nevezetesség`,
  },
  purse: (coins) => `Az erszényedben: ${coins}`,
  rollNow: (dice) => (dice === 1 ? 'Te jössz: dobj a kockával.' : 'Te jössz: dobj egy vagy két kockával.'),
  rerollNow: (roll) => `${numbered(roll)}t dobtál. Marad, vagy még egyszer dobsz?`,
  takeNow: (card, coins) => `${card}: kitől veszel el ${lengthened(coins)}t?`,
  swapNow: (card) => `${card}: melyik kártyádat adod cserébe?`,
  swapFor: (given) => `${asObject(given)} adsz. Mit kérsz érte?`,
  swapReady: 'Megvan mindkét kártya: cseréld ki őket, vagy válassz másikat.',
  buildNow: (coins, isAgain) => `${lengthened(coins)}d van. Mit építesz?${isAgain ? ' Utána újra te jössz.' : ''}`,
  buildLater: (item) => `${item}: a dobásod után megépítheted.`,
  notBuilt: (item, reason) => `${item}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  nothingToBuild: 'Most semmire sem futja.',
  waitFor: (name) => `${name} van soron.`,
  won: (name, landmarks) => `${name} megépítette ${allOf(landmarks)} nevezetességet, és nyert.`,
  roll: (dice) => `Dobás ${dice} kockával`,
  reroll: (dice) => `Újra ${dice} kockával`,
  stand: (roll) => `Marad ${the(numbered(roll))}`,
  take: (name, coins) => `${coins} ${name} erszényéből`,
  swap: (given, taken, name) => `Csere: ${asObject(given)} ${name} ${forPossession(taken)}`,
  noSwap: 'Csere kihagyása',
  build: (item, coins) => `${item} építése, ${coins}`,
  pass: 'Építés kihagyása',
  keys: [
    { keys: '1, 2', what: 'Dobás egy vagy két kockával' },
    { keys: 'K', what: 'A dobás megtartása' },
    { keys: 'B', what: 'A kínálathoz; a nyilak mozgatnak, az Enter kiválaszt, még egy Enter megépít' },
    { keys: 'N', what: 'Az építés vagy a csere kihagyása' },
    { keys: 'Esc', what: 'A választás visszavétele' },
    { keys: 'Ctrl+Z', what: 'Visszavonás' },
    { keys: '?', what: 'Súgó' },
  ],
}

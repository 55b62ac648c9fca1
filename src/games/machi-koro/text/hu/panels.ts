import type { HelpTexts, OddsTexts, ScoreTexts, SupplyTexts } from '../en/panels.ts'
import { allOf, asObject, decimal, lengthened, partOf, the, words } from './words.ts'

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
  rolled: 'ez a mostani dobás',
  asks: (card, takes) =>
    takes === 'card'
      ? `${card}: aki dobott, kártyát cserélhet.`
      : `${card}: aki dobott, kiválasztja, ki fizet; itt a leggazdagabbal számolunk.`,
  changed: (coins, before) => `${before} helyett ${coins}`,
}

export const score: ScoreTexts = {
  sheetTitle: 'Eredmény',
  wins: (name) => `${name} nyert`,
  afterTurns: (turns, landmarks) => {
    const all = allOf(landmarks)
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} nevezetesség, ${turns} kör után`
  },
  item: 'A végén',
  winner: 'Győztes',
  landmarks: 'Nevezetességek',
  landmarksOf: partOf,
  coins: 'Érmék',
  cards: 'Kártyák a városban',
  averageRoll: 'Átlagos bevétel saját dobásonként',
  average: decimal,
  towns: 'A városok',
  townOf: (name) => `${name} városa`,
  posterLabel: (names) => `Plakát a játékról: ${names}`,
}

export const help: HelpTexts = {
  goal: { title: 'Cél', landmarks: (count) => `Aki ${allOf(count)} nevezetességet megépítette, azonnal nyer.` },
  turn: {
    title: 'A köröd',
    roll: 'Dobsz egy kockával, vagy kettővel, ha van hozzá nevezetességed.',
    income: 'Fizetnek azok a kártyák, amelyeken a dobott szám áll.',
    build: 'Megépítesz egy kártyát, vagy kihagyod.',
  },
  colours: 'Mikor fizet egy kártya',
  landmarks: 'Nevezetességek',
  income: {
    title: 'Bevétel',
    order: 'Először a piros, aztán a kék és a zöld, végül a lila.',
    copies: 'Minden példány külön fizet.',
    forgiven: 'Akinek nincs elég érméje, annyit fizet, amennyi van; a többit elengedik.',
  },
  limits: {
    title: 'Korlátok',
    soldOut: 'Ami elfogyott, az nem építhető meg.',
    onePerTown: 'Egy városban minden lila kártyából csak egy lehet.',
  },
}

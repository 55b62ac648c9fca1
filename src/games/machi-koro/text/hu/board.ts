import { numbered, partOf, the } from '#boards/text/hungarian.ts'
import type {
  HelpTexts,
  HintTexts,
  InstructionTexts,
  LogTexts,
  MachiTexts,
  OddsTexts,
  ScoreTexts,
  StreetTexts,
  StripTexts,
  SupplyTexts,
} from '../en/board.ts'
import type { RefusalTexts } from '../en/refusals.ts'
import { intro } from '../intro/hu.ts'
import { allOf, asObject, decimal, forPossession, lengthened, possessionAsObject, words } from './words.ts'

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
  swapReady: 'Cseréled ezt a kettőt? Választhatsz másikat is.',
  buildNow: (coins, isAgain) => `${lengthened(coins)}d van. Mit építesz?${isAgain ? ' Utána újra te jössz.' : ''}`,
  buildLater: (item) => `${item}: a dobásod után megépítheted.`,
  notBuilt: (item, reason) => `${item}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  nothingToBuild: 'Most semmire sem futja.',
  waitFor: (name) => `${name} van soron.`,
  won: (name, landmarks) => `${name} megépítette ${allOf(landmarks)} nevezetességet, és nyert.`,
  roll: (dice) => `Dobás ${dice} kockával`,
  reroll: (dice) => `Újra ${dice} kockával`,
  stand: (roll) => `Marad ${the(numbered(roll))}`,
  take: (name, coins) => `${coins} tőle: ${name}`,
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
    { keys: '?', what: 'Súgó' },
  ],
}

export const street: StreetTexts = {
  streets: 'A játékosok utcái',
  streetOf: (name) => `${name} utcája`,
  showStreet: (name) => `${name} utcájának megjelenítése`,
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

export const instructions: InstructionTexts = {
  roll: (dice) => `Dobj ${dice} kockával`,
  reroll: (dice) => `Dobj újra ${dice} kockával`,
  stand: (roll) => `Tartsd meg ${the(numbered(roll))}t`,
  take: (name) => `Vegyél el érméket ${name} erszényéből`,
  swap: (given, name, taken) => `Adj ${asObject(given)} ${name} ${forPossession(taken)}`,
  noSwap: 'Ne cserélj',
  build: (item) => `Építs ${asObject(item)}`,
  pass: 'Ne építs semmit',
}

/** Why a bot plays as it does, in Hungarian. */
export const HINTS: HintTexts = {
  wins: '{card}: ez az utolsó nevezetesség, és ezzel megvan a győzelem.',
  landmark: '{card}: eggyel több nevezetesség, és már csak {left} hiányzik.',
  'landmark-pays': '{card}: nevezetesség, és fordulónként nagyjából {coins} érmével többet hoz.',
  income: '{card}: fordulónként nagyjából {coins} érmével többet hoz.',
  counts: '{card}: a városban már álló {count} kártya mindegyike után fizet.',
  feeds: '{card}: ettől többet fizet ez a kártya: {factory}.',
  takes: '{card}: fordulónként nagyjából {coins} érmét szed be a többiektől.',
  prepares: '{card}: később, a hozzá illő kártyákkal együtt fog sokat fizetni.',
  denies: '{card}: ez az utolsó, így már senki más nem kaphatja meg.',
  saves: 'Most érdemes gyűjteni: {missing} érme hiányzik ehhez: {card}.',
  nothing: 'A kínálatban most semmi sem éri meg az árát.',
  'one-die': 'Egy kockával átlagosan {mean} érme jön, kettővel {other}.',
  'two-dice': 'Két kockával átlagosan {mean} érme jön, eggyel {other}.',
  reroll: 'Ez a dobás {coins} érmét hoz, egy új átlagosan {mean} érmét.',
  stand: 'Ez a dobás {coins} érmét hoz, egy új átlagosan csak {mean} érmét.',
  'fewer-coins': 'Most kevesebb érme, de nagyobb esély a győzelemre.',
  double: 'A dupla még egy kört ad.',
  'robs-leader': '{player} áll legközelebb a győzelemhez: ez {coins} érméjébe kerül.',
  robs: '{player} tud a legtöbbet fizetni: {coins} érmét.',
  swap: '{taken} itt többet ér, mint ez: {given}.',
  'no-swap': 'A többiek egyik kártyája sem ér meg egy sajátot.',
  forced: 'Nincs más választás.',
  easy: 'A következő fordulóra ez tűnik jónak.',
  steady: 'A mostani bevétellel így épülhet meg leghamarabb az utolsó nevezetesség.',
  list: 'A bevásárlólistán ez következik.',
}

/**
 * Refusals in Hungarian. `{name}` stands for a value of the refusal. No article and no suffix is next to a value, as
 * both would go by its sound.
 */
const REFUSALS: RefusalTexts = {
  'not-an-action': 'ilyen akció nincs a játékban',
  'no-such-seat': 'ilyen hely nincs az asztalnál',
  'game-over': 'a játék véget ért',
  'not-your-turn': 'most más van soron',
  'roll-first': 'a kör dobással kezdődik',
  'rolled-already': 'ebben a körben már dobtál',
  'no-second-die': 'nincs olyan nevezetességed, amellyel két kockával dobhatnál',
  'reroll-or-stand': 'előbb döntsd el, megtartod-e ezt a dobást',
  'no-reroll': 'nincs olyan nevezetességed, amellyel újra dobhatnál',
  'no-reroll-now': 'ez a dobás már végleges: újra dobni körönként egyszer lehet, még a bevétel előtt',
  'tv-first': 'előbb válaszd ki, kitől veszel el érméket',
  'no-tv-now': 'most nem vehetsz el érméket egy választott játékostól',
  'not-from-oneself': 'érméket csak másik játékostól lehet elvenni',
  'nobody-there': 'ezen a helyen nem ül senki: {seat}',
  'swap-first': 'előbb döntsd el, cserélsz-e kártyát',
  'no-swap-now': 'most nem lehet kártyát cserélni',
  'not-with-oneself': 'cserélni csak másik játékossal lehet',
  'purple-stays': 'lila kártyát nem lehet elcserélni',
  'not-owned': 'ilyen kártya nincs a városodban: {given}',
  'not-theirs': 'ilyen kártya nincs a másik játékos városában: {taken}',
  'too-expensive': '{card} építése {cost} érmébe kerül, de csak {coins} van',
  'sold-out': 'ez a kártya elfogyott: {card}',
  'one-per-town': 'ebből csak egy lehet egy városban: {card}',
  'built-already': 'ez már megépült: {card}',
}

const supply: SupplyTexts = {
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

const odds: OddsTexts = {
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

const score: ScoreTexts = {
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

const help: HelpTexts = {
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

export const texts: MachiTexts = {
  name: intro.name,
  words,
  strip,
  street,
  supply,
  odds,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}

import { listed, outOf, the } from '#boards/text/hungarian.ts'
import { OPEN_TRAINS } from '../../rules/numbers.ts'
import type { HintTexts, InstructionTexts, LogTexts, LokoTexts, MapTexts, StripTexts } from '../en/board.ts'
import type { RefusalTexts } from '../en/refusals.ts'
import { intro } from '../intro/hu.ts'
import { capital, help, players, score, sections, shapes, trains, words } from './panels.ts'

export const strip: StripTexts = {
  tabs: {
    trains: 'Vonatok',
    shapes: 'Alakzatok',
    players: 'Játékosok',
    sections: 'Szakaszok',
  },
  seats: {
    score: (name, won, unused, total) =>
      unused === 0
        ? `${name}: ${words.points(total)}`
        : `${name}: ${words.points(won)}, ${unused} megmaradt szakasz, összesen ${words.points(total)}`,
  },
  progress: (round, free) => `${round}. forduló · ${free} szabad`,
  progressShort: (free) => `${free} szabad`,
  pen: 'A filctollad',
  blockNow: (name = 'Nyitás', blocked, all) =>
    `${name}: zárj le egy szakaszt az egész játékra (${blocked + 1}. ${the(outOf(all))}).`,
  blockPicked: 'Koppints rá újra, és lezárod, vagy válassz másikat.',
  actNow: (name = 'Te jössz') =>
    `${name}: válassz egy szakaszt (rajzolás), kettőt (foglalás) vagy egy vonatot (vásárlás).`,
  endingNow: (name = 'Te jössz', unused) =>
    `${name}: mindjárt vége a játéknak. Minden megmaradt szakasz 1 pont levonás, és neked ${unused} van.`,
  onePicked: 'Rajzold meg, vagy válassz még egyet a lefoglaláshoz.',
  lastPicked: 'Az utolsó szabad szakasz. Utána vége a játéknak.',
  reservedPicked: 'Ezt már lefoglaltad: most megrajzolhatod.',
  twoPicked: 'Foglald le mindkettőt, vagy vedd le az egyiket.',
  putAside: (sentence) => `${sentence} A fizetés megvár.`,
  payingNow: (sections) => `${sections} szakasszal fizetsz: válassz hozzá vonatot.`,
  buyNow: 'A kijelöltekkel fizetsz. Koppintással cserélhetsz.',
  overpaying: (extra) => `Az alakzatért ${extra} szakasszal többet fizetsz az árnál.`,
  nothingPays: 'Koppints a szakaszokra, amelyekkel fizetsz.',
  tooDear: (train, price, network) => {
    const costs = `${capital(the(train))} ára ${price} szakasz`
    return network === 0
      ? `${costs}, de nincs megrajzolt szakaszod.`
      : `${costs}, a legnagyobb hálózatod csak ${network}.`
  },
  notInOneStroke: (train, price) => `${train}: ${price} szakasz egy vonallal most nem jön ki.`,
  first: {
    block: 'Előbb válassz egy szakaszt, aztán lezárhatod.',
    draw: 'Előbb válassz egy szakaszt, aztán megrajzolhatod.',
    reserve: 'Előbb válassz két szabad szakaszt, aztán lefoglalhatod őket.',
    buy: 'Előbb válassz egy vonatot, aztán megveheted.',
  },
  waitFor: (name) => `${name} van soron.`,
  won: (name, points) => `${name} nyert ${points}tal.`,
  shared: (names, points) => `${listed(names)} közösen nyert ${points}tal.`,
  block: (section) => `${section} lezárása`,
  draw: (section) => `${section} megrajzolása`,
  reserveBoth: 'Mindkettő lefoglalása',
  reserveLast: 'Lefoglalás',
  buy: (train, points) => `${train} vásárlása: ${points}`,
  keys: [
    {
      keys: 'M',
      what: 'A térképre, majd a következő választható szakaszra; a nyilak mozgatnak, az Enter kiválaszt, még egy Enter megrajzol',
    },
    { keys: `1 … ${OPEN_TRAINS}`, what: 'Egy vonat kiválasztása; ugyanaz a billentyű újra megveszi az áráért' },
    { keys: 'D', what: 'A kiválasztott szakasz megrajzolása' },
    { keys: 'R', what: 'A kiválasztott szakaszok lefoglalása' },
    { keys: 'B', what: 'Vásárlás' },
    { keys: 'L', what: 'Az összes szakasz listája' },
    { keys: '+ − 0', what: 'A térképen: nagyítás' },
    { keys: 'Esc', what: 'A választás visszavétele' },
    { keys: '?', what: 'Súgó' },
  ],
}

export const map: MapTexts = {
  label: 'Térkép',
  free: (section) => `${section}, szabad`,
  yoursReserved: (section) => `${section}, lefoglaltad`,
  yoursSolid: (section) => `${section}, megrajzoltad`,
  reservedBy: (section, name) => `${section}, ${name} foglalta le`,
  solidBy: (section, name) => `${section}, ${name} rajzolta meg`,
  used: (section) => `${section}, felhasznált`,
  blocked: (section) => `${section}, lezárt`,
  picked: (described) => `${described}, kiválasztva`,
  paying: (described) => `${described}, ezzel fizetsz`,
  zoomIn: 'Nagyítás',
  zoomOut: 'Kicsinyítés',
  wholeMap: 'A teljes térkép',
  overlay: (shape, yours, open, lost) =>
    `${shape} a térképen: ${yours} a tiéd, ${open} még megrajzolható, ${lost} már nem`,
  overlayHelp: 'A nyilak mozgatják a kártyát, az R elforgatja, az Escape leveszi.',
  layAside: (shape) => `${shape} levétele`,
}

export const log: LogTexts = {
  block: (name, section) => `${name} lezárja ${the(section)} szakaszt.`,
  reserve: (name, sections) => `${name} lefoglalja ${listed(sections.map(the))} szakaszt.`,
  draw: (name, section) => `${name} megrajzolja ${the(section)} szakaszt.`,
  buy: (name, train, sections) => `${name} ${sections} szakaszért megveszi ${the(asObject(train))}.`,
  buyWithShape: (name, train, sections, { id, points }) =>
    `${name} ${sections} szakaszért megveszi ${the(asObject(train))}, és elveszi ${the(words.shape(id, points))}ot.`,
  over: 'Nincs több szabad szakasz.',
  sentences: (sentences) => sentences.join(' '),
}

export const instructions: InstructionTexts = {
  block: (section) => `Zárd le ${the(section)} szakaszt`,
  draw: (section) => `Rajzold meg ${the(section)} szakaszt`,
  reserve: (sections) => `Foglald le ${listed(sections.map(the))} szakaszt`,
  buy: (train, sections) => `Vedd meg ${the(asObject(train))} ${sections} szakaszért`,
  buyWithShape: (train, sections, shape) =>
    `Vedd meg ${the(asObject(train))} ${sections} szakaszért, és vedd el ${the(shape)}ot`,
}

/** No article and no suffix is next to a value, as both would go by its sound. */
export const HINTS: HintTexts = {
  buys: '{train}: most rögtön {points} pontot hoz.',
  'buys-with-shape': '{train}: az alakzattal együtt ({shape}) most {points} pontot hoz.',
  'buys-in-time': '{train}: most {points} pontot hoz, és {player} is elvihetné.',
  'shape-in-time': 'Az alakzattal ({shape}) együtt {points} pontot hoz, és {player} is elvihetné az alakzatot.',
  'last-purchase': 'Mindjárt vége: {train} még hoz {points} pontot.',
  completes: 'Ezzel a szakasszal már ki tudod fizetni: {train}.',
  'completes-shape': 'Ezzel a szakasszal megvan az alakzat ({shape}), és hozzá a vonat: {train}.',
  towards: 'Egy lépés efelé: {train}. Ezután még {left} szakaszt kell megrajzolnod.',
  'towards-shape': 'Egy lépés efelé: {train}, alakzattal ({shape}). Ezután még {left} szakaszt kell megrajzolnod.',
  joins: 'Összeköti, amit megrajzoltál: így {sections} szakasz függ össze.',
  denies: '{player} számára most ez a legfontosabb szakasz: {section}.',
  protects: 'Nyitva tartja az utat ehhez a vonathoz: {train}. {player} már a közelben jár.',
  ends: 'Rajzolással már nem nyerhetsz semmit; a foglalás ingyen van, és közelebb hozza a játék végét.',
  aside: 'Egyelőre nem visz közelebb semmihez, ami sokat érne.',
  opens: 'Ezt a szakaszt alighanem sosem fogod hiányolni.',
}

/**
 * `{section}`, `{train}`, `{shape}` are names, the others numbers. No article and no suffix is next to a value, as both
 * would go by its sound.
 */
const REFUSALS: RefusalTexts = {
  'not-an-action': 'ilyen akció nincs a játékban: {action}',
  'no-such-seat': 'ezen a helyen nem ül senki',
  'game-over': 'a játék véget ért',
  'not-your-turn': 'most más van soron',
  'block-first': 'előbb a nyitás jön: zárj le egy szabad szakaszt',
  'no-blocking': 'szakaszt lezárni csak a kétszemélyes játék nyitásában lehet',
  'block-not-free': '{section}: ez már fekete, válassz egy szabad szakaszt',
  'reserve-two': 'két szakaszt foglalj le: egyet csak akkor lehet, ha az az utolsó szabad',
  'reserve-different': 'két különböző szakaszt foglalj le',
  'reserve-not-free': '{section}: ez már a tiéd, lefoglalni csak szabad szakaszt lehet',
  'drawn-already': '{section}: ezt már megrajzoltad',
  'not-yours': '{section}: ez a szakasz másé',
  'black-already': '{section}: ez fekete, már senki sem használhatja',
  'reserved-cannot-pay': '{section}: ezt még csak lefoglaltad, előbb rajzold meg, és utána fizethetsz vele',
  'free-cannot-pay': '{section}: ez még nincs megrajzolva, fizetni csak a saját megrajzolt szakaszaiddal lehet',
  'no-such-train': '{train}: ez nincs a felfordított vonatok között',
  'section-twice': 'egy szakasszal csak egyszer lehet fizetni',
  'not-connected': 'fizetni csak egymáshoz kapcsolódó szakaszokkal lehet',
  'too-few': '{train}: az ára {price} szakasz, ez csak {paid}',
  'too-many': '{train}: az ára {price} szakasz, ez {paid}, és többet csak alakzatért fizethetsz',
  'no-such-shape': 'ezt az alakzatot most nem lehet elvenni: {shape}',
  'shape-not-there': 'a szakaszokban, amelyekkel fizetsz, nem rajzolódik ki ez az alakzat: {shape}',
  'price-is-open':
    '{train}: nem fizethetsz érte {paid} szakasszal, mert van olyan felfordított vonat, amely pontosan ennyibe kerül',
  'more-than-shape': 'az árnál többet csak pontosan az alakzat szakaszaival fizethetsz: ez most {size} szakasz',
  'not-one-stroke': 'fizetni csak olyan szakaszokkal lehet, amelyek egy vonallal megrajzolhatók',
}

export const texts: LokoTexts = {
  name: intro.name,
  words,
  strip,
  map,
  trains,
  shapes,
  players,
  sections,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}

/** What a number has after it as an object, by its last digit; round tens have their own, and so have hundreds. */
const AFTER_ONES = ['t', 'et', 't', 'at', 'et', 'öt', 'ot', 'et', 'at', 'et']
const AFTER_TENS = ['at', 'et', 'at', 'at', 'et', 'et', 'at', 'et', 'at', 'et']

const LONG: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' }

const VOWELS = /[aáeéiíoóöőuúüű]/g
/** After these sounds the suffix needs no vowel of its own. */
const IS_SMOOTH = /[aáeéiíoóöőuúüű](j|l+|ly|n+|ny|r+|s+|sz|z+|zs)$/

/** The name of a train as an object: `Csörgőt`, `Frigyládát`, `Árpádot`, `M28-at`. */
export function asObject(name: string): string {
  const digits = name.match(/\d+$/)?.[0]
  if (digits !== undefined) return `${name}-${afterNumber(Number(digits))}`
  // No player knows how an abbreviation or a foreign letter at the end is spoken.
  if (!/[a-záéíóöőúüű]$/.test(name)) return `${name} vonatot`
  if (/[aáeéiíoóöőuúüű]$/.test(name)) return `${name.slice(0, -1)}${LONG[name.slice(-1)] ?? name.slice(-1)}t`
  if (IS_SMOOTH.test(name)) return `${name}t`
  // Where í is the only vowel, only the word itself tells whether the suffix is deep, as in `Csíkot`.
  return vowelsOf(name).every((vowel) => vowel === 'í') ? `${name} vonatot` : `${name}${linkingVowel(name)}t`
}

function afterNumber(number: number): string {
  return number > 0 && number % 10 === 0 ? AFTER_TENS[(number / 10) % 10] : AFTER_ONES[number % 10]
}

function vowelsOf(name: string): readonly string[] {
  return name.toLocaleLowerCase('hu').match(VOWELS) ?? []
}

/** It goes by the last vowel; i and é let an earlier deep one decide. */
function linkingVowel(name: string): string {
  const decisive = vowelsOf(name).findLast((vowel) => !'iíé'.includes(vowel)) ?? 'e'
  if ('öőüű'.includes(decisive)) return 'ö'
  return decisive === 'e' ? 'e' : 'o'
}

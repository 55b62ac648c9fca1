import { listed, the } from '#boards/text/hungarian.ts'
import { OPENING_TURNS_EACH } from '../../rules/numbers.ts'
import type {
  HelpTexts,
  PlayerTexts,
  ScoreTexts,
  SectionTexts,
  ShapeTexts,
  TrainTexts,
  WordTexts,
} from '../en/panels.ts'

/** With a capital letter, as at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('hu') + text.slice(1)
}

/** A number with a minus instead of a hyphen. */
export function figure(number: number): string {
  return String(number).replace('-', '−')
}

export const words: WordTexts = {
  trainNames: {},
  section: (from, to) => `${from}–${to}`,
  sections: (count) => `${count} szakasz`,
  // Not to be torn apart at the end of a line of a button.
  points: (count) => `${figure(count)}\u00a0pont`,
  shape: (id, points) => `${points} pontos, ${id}. sz. alakzat`,
  number: (id) => `${id}. sz.`,
  signed: (points) => (points > 0 ? `+${points}` : figure(points)),
  figure,
  states: {
    free: 'szabad',
    drawn: 'megrajzoltad',
    reserved: 'lefoglaltad',
    drawnBy: (name) => `${name} rajzolta meg`,
    reservedBy: (name) => `${name} foglalta le`,
    used: 'felhasznált',
    blocked: 'lezárt',
  },
}

export const trains: TrainTexts = {
  label: 'Vonatok',
  network: (sections, hasDrawn) => {
    if (sections > 0) return `Legnagyobb hálózat: ${words.sections(sections)}`
    return hasDrawn ? 'Nem maradt szakaszod' : 'Még nincs megrajzolt szakaszod'
  },
  pack: (count) => (count === 0 ? 'Üres a pakli' : `${count} a pakliban`),
  spoken: ({ train: { name, price, bonus }, state, shape }) => {
    const worth = `${words.sections(price)}, értéke ${words.points(price + bonus)}`
    const head = bonus === 0 ? worth : `${worth}, ebből bónusz: ${words.signed(bonus)}`
    const also = shape === undefined ? '' : `, ${the(words.number(shape))} alakzattal is`
    return `${name}, ${head}. ${capital(state)}${also}.`
  },
  // They also stand behind the name of a train and a colon.
  states: {
    possible: 'most megvehető',
    affordable: 'futja rá',
    short: (sections) => `még ${words.sections(sections)} hiányzik`,
    branched: 'egy vonallal nem megy',
  },
  short: (sections) => `még ${sections}`,
  branched: 'egy vonallal nem',
  inReach: 'futja rá',
  ways: (train) => `Mivel fizetsz: ${train}`,
  pays: (sections, extra) => (extra === 0 ? words.sections(sections) : `${trains.paysShort(sections, extra)} szakasz`),
  paysShort: (sections, extra) => (extra === 0 ? `${sections}` : `${sections - extra} + ${extra}`),
  paysByHand: (sections) => `Kijelölt: ${sections}`,
  wrong: 'nem jó így',
  spokenWay: ({ sections, extra, shape, points, isByHand }) => {
    const paid = isByHand ? `${sections} kijelölt szakasz` : words.sections(sections)
    const more = extra === 0 ? '' : `, ${extra} szakasszal több az árnál`
    const taken = shape === undefined ? '' : `, ${the(words.number(shape))} alakzattal`
    return `${paid}${more}${taken}: ${points === undefined ? trains.wrong : words.points(points)}`
  },
  lacks: (train, state) => `${train}: ${state}`,
}

export const shapes: ShapeTexts = {
  label: 'Alakzatok',
  open: (points) => words.points(points),
  secret: (points) => `${words.points(points)}, titkos`,
  left: (cards) => (cards === 0 ? 'üres pakli' : `${cards} a pakliban`),
  none: (points) => `Nincs több ${points} pontos alakzat.`,
  held: (train) => (train === undefined ? 'Megvan, de még nincs hozzá vonat' : `Megvan, vonat hozzá: ${train}`),
  missing: (sections) => `${words.sections(sections)} hiányzik`,
  nowhere: 'Már nem fér el',
  spoken: ({ shape: { id, points, asterisk }, isSecret, state }) => {
    const kinds = [...(isSecret ? ['titkos'] : []), ...(asterisk ? ['egy vonallal nem rajzolható meg'] : [])]
    return `${[words.shape(id, points), ...kinds].join(', ')}. ${state}. Megjelenítés a térképen.`
  },
  meaning: (points, isSecret) =>
    `A végén ${words.points(points)}. Olyan vonattal veheted el, amelynek szakaszai ezt az alakzatot tartalmazzák, akár elforgatva.${isSecret ? ' Csak te veheted el.' : ''}`,
  turn: 'Forgatás',
  turnCard: (shape) => `Forgatás: ${words.number(shape)} alakzat`,
  lay: 'Térképre',
  layCard: (shape) => `Térképre: ${words.number(shape)} alakzat`,
  lift: 'Levétel',
  liftCard: (shape) => `Levétel a térképről: ${words.number(shape)} alakzat`,
}

export const sections: SectionTexts = {
  label: 'Szakaszok',
  search: 'Állomás keresése',
  which: 'Mely szakaszok',
  filters: { free: 'Szabad', mine: 'Tiéd', all: 'Mind' },
  found: (stations, count) => `${stations} állomás, ${words.sections(count)}`,
  nothing: { free: 'Itt nincs szabad szakasz.', mine: 'Itt nincs szakaszod.', all: 'Nincs ilyen állomás.' },
  picked: 'kiválasztva',
  paying: 'ezzel fizetsz',
  spoken: (section, states) => [section, ...states].join(', '),
}

export const players: PlayerTexts = {
  label: 'Játékosok',
  parts: { trains: 'Vonat', bonus: 'Bónusz', shapes: 'Alakzat', unused: 'Maradt', total: 'Össz.' },
  spokenScore: ({ trains, bonus, shapes, unused, total }) =>
    `Vonatok ${trains}, bónusz ${words.signed(bonus)}, alakzatok ${shapes}, megmaradt szakaszok ${words.figure(unused)}, összesen ${words.figure(total)}`,
  show: (name) => `${name} kerüljön előre`,
  turn: 'most van soron',
  trainsOf: (name) => `${name} vonatai`,
  train: ({ name, price, bonus }) =>
    bonus === 0
      ? `${name}, ${words.points(price)}`
      : `${name}, ${price} ${words.signed(bonus)}: ${words.points(price + bonus)}`,
  noTrains: 'Még nincs vonata',
  shapesOf: (name) => `${name} alakzatai`,
  secret: (points) => `Titkos, ${points} pontos alakzat`,
}

export const score: ScoreTexts = {
  sheetTitle: 'Pontozólap',
  wins: (name, points) => `${name} nyert ${words.points(points)}tal`,
  winsByTrains: (name, tied, points, trains) =>
    `${tied} egyaránt ${words.points(points)}ot ért el. ${name} nyert a legtöbb vonattal: ${trains}.`,
  winsByShapes: (name, tied, points, shapes) =>
    `${tied} egyaránt ${words.points(points)}ot ért el, ugyanannyi vonattal. ${name} nyert, mert az alakzatai a legtöbb pontot érik: ${shapes}.`,
  sharedWin: (names, points) => `${names} közösen nyert, fejenként ${words.points(points)}tal`,
  names: listed,
  item: 'Miért jár pont',
  winner: 'Győztes',
  trains: 'Vonatok',
  bonus: 'Bónusz',
  shapes: 'Alakzatok',
  unused: 'Megmaradt szakaszok',
  total: 'Összesen',
  map: 'A kész térkép',
  collections: 'Ki mit szerzett',
  wonBy: (winners) => (winners === 1 ? 'Győztes' : 'Győztesek'),
  posterLabel: (names) => `Plakát a játékról: ${names}`,
}

export const help: HelpTexts = {
  goal: { title: 'Cél', points: 'Az nyer, akinek a legtöbb pontja van: a vonatokért és az alakzatokért jár pont.' },
  turn: {
    title: 'A köröd: egy a három közül',
    draw: 'Megrajzolsz egy szakaszt: egy szabadot, vagy egyet, amelyet lefoglaltál.',
    reserve: 'Lefoglalsz két szabad szakaszt bárhol: bepöttyözöd őket.',
    buy: 'Megveszel egyet a felfordított vonatok közül.',
    taken: 'Amit más jelölt meg, és ami fekete, azt nem használhatod.',
  },
  buying: {
    title: 'Vonat vásárlása',
    price:
      'Annyi megrajzolt szakaszoddal fizetsz, amennyibe a vonat kerül. Kapcsolódjanak egymáshoz; elágazhatnak, de lefoglalt nem lehet köztük.',
    used: 'Amivel fizettél, az fekete lesz, és többé nem használható.',
    refill: 'Amíg tart a pakli, új kártya kerül a vonat helyére.',
  },
  shapes: {
    title: 'Alakzatok',
    take: 'Ha abban, amivel fizetsz, kirajzolódik egy alakzat, elveheted a kártyáját is: vonatonként egyet.',
    try: 'Gyerekekkel: próbáljátok ki a kártyát a térképen, és ott forgassátok.',
    turned: 'A kártya elforgatható, de nem tükrözhető.',
    more: 'Alakzatért az árnál többet is fizethetsz: pontosan az alakzat szakaszait, ha nincs ennyibe kerülő felfordított vonat.',
  },
  end: {
    title: 'A játék vége és a pontok',
    end: 'A játék véget ér, amint nincs több szabad szakasz.',
    score: 'Pontot ér a vonataid ára és bónusza, és pontot érnek az alakzataid.',
    unused: 'Minden megmaradt megrajzolt szakasz 1 pont levonás. A lefoglaltakért nincs levonás.',
    tie: 'Egyenlőségnél a több vonat dönt, aztán az alakzatokért járó több pont.',
  },
  variants: {
    title: 'Ebben a játékban',
    twoPlayers: `Ketten nyitásként felváltva lezártok ${OPENING_TURNS_EACH}-${OPENING_TURNS_EACH} szakaszt.`,
    hiddenAgendas: 'Mindenkinek van egy 2 és egy 3 pontos titkos alakzata. Amelyiket nem játssza ki, az nem ér semmit.',
    advanced: 'Csak olyan szakaszokkal fizethetsz, amelyek egy vonallal megrajzolhatók.',
  },
}

import { type Landmark, type LineName, type TokenKind, upgradeMark } from '../../cards/cards.ts'
import { BONUS_TRACKS, LOCATION_GAIN, PLAN_NEEDS, REQUEST_POINTS, TOWN_SIZE } from '../../rules/numbers.ts'
import { intro } from '../intro/en.ts'

const LINE = { red: 'red', yellow: 'yellow', blue: 'blue', black: 'black' }

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** "3rd" and "6th" (RH-B1). */
export const [FIRST_BONUS, SECOND_BONUS] = BONUS_TRACKS.map(ordinal)

function ordinal(number: number): string {
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  return `${number}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)]}`
}

/** The words that everything else is said with: the same word for the same thing everywhere. */
export const words = {
  /** "red"; within a sentence. */
  lines: LINE,
  /** "red line" */
  lineNames: { red: 'Red line', yellow: 'Yellow line', blue: 'Blue line', black: 'Black line' },
  /** One for each line, since colour alone must not tell them apart. */
  lineLetters: { red: 'R', yellow: 'Y', blue: 'B', black: 'K' },
  landmarks: {
    'amusement-park': 'amusement park',
    zoo: 'zoo',
    aquarium: 'aquarium',
    bank: 'bank',
    hospital: 'hospital',
    school: 'school',
    'city-hall': 'city hall',
    'police-station': 'police station',
    'fire-station': 'fire station',
  },
  categories: { leisure: 'leisure', welfare: 'welfare', public: 'public' },
  directions: {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  /** A Town card in a sentence: "card 17 (zoo)". */
  townCard: (card: number, landmark: Landmark | null) =>
    landmark === null ? `card ${card}` : `card ${card} (${words.landmarks[landmark]})`,
  /** Spoken of a Town card, after its name. */
  values: ({ red, yellow, blue, black }: Readonly<Record<LineName, number>>) =>
    `Red ${red}, yellow ${yellow}, blue ${blue}, black ${black}.`,
  roads: (directions: string) => `Roads ${directions}.`,
  /** What a Plan card asks for, short enough for a small card: "4 of one category". */
  planKinds: {
    category: `${PLAN_NEEDS.category} of one category`,
    types: `${PLAN_NEEDS.types} different landmarks`,
    pairs: `${PLAN_NEEDS.pairs} pairs of landmarks`,
    tracks: `${PLAN_NEEDS.tracks} tracks`,
    'tl-br': 'corners top left and bottom right',
    'tr-bl': 'corners top right and bottom left',
  },
  /** Landmarks joined in a list: "zoo, bank, school". */
  list: (items: readonly string[]) => items.join(', '),
  /** A token's name: "×2 on red", "+3 on blue", "Double Track", "Wild landmark". */
  token(kind: TokenKind, line: LineName | undefined) {
    if (kind === 'double') return 'Double Track'
    if (kind === 'wild') return 'Wild landmark'
    return `${upgradeMark(kind)} on ${line === undefined ? 'a line' : LINE[line]}`
  },
  /** What a token does, in one sentence. */
  tokenEffect(kind: TokenKind, line: LineName | undefined) {
    const name = line === undefined ? '' : LINE[line]
    if (kind === 'double') return 'Spend it to lay a track on a spot that another line uses.'
    if (kind === 'wild') return 'Counts as one landmark of any type for one Plan at the end.'
    if (kind === 'x2') return `Doubles the ${name} value of one card in your town.`
    return `Adds 3 to the ${name} value of one card in your town.`
  },
  /** The four locations: what their action is called, and what it does in a few words. */
  locations: {
    a: { name: 'Resources', line: `take ${LOCATION_GAIN} resources` },
    b: { name: 'Plan', line: 'take one Plan card' },
    c: { name: 'Track', line: 'lay one more track' },
    d: { name: 'Token', line: 'take one token' },
  },
  requests: {
    A: `${REQUEST_POINTS.A} for each line that touches the top and the bottom row`,
    B: `${REQUEST_POINTS.B} for each line that touches the left and the right column`,
    C: `${REQUEST_POINTS.C} for each card with all four lines`,
    D: `${REQUEST_POINTS.D} for each outer card with three or more lines`,
    E: `${REQUEST_POINTS.E} for each corner card with two or more lines`,
    F: `${REQUEST_POINTS.F} for each intersection: tracks on both diagonals of four cards`,
    G: `${REQUEST_POINTS.G} for each line on three or more of the four central cards`,
    H: `${REQUEST_POINTS.H} for each line on two or more corner cards`,
    I: `${REQUEST_POINTS.I} for each line with two or more landmarks, alike or not, of each category`,
    J: `${REQUEST_POINTS.J} if all ${TOWN_SIZE ** 2} cards have a track`,
    K: `${REQUEST_POINTS.K} per track of your line with the fewest tracks`,
    L: `${REQUEST_POINTS.L} per fulfilled Plan of your line with the fewest`,
  },
  /** The titles of the solo game (RH-Z3), by the English title of the score. */
  titles: intro.titles as Readonly<Record<string, string>>,
  resources: (count: number) => counted(count, 'resource', 'resources'),
  points: (count: number) => counted(count, 'point', 'points').replace('-', '−'),
  tracks: (count: number) => counted(count, 'track', 'tracks'),
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
}

export type WordTexts = typeof words

/** What is printed on the cards: names, the exchange format, and the flat tables that the rules read. */

export const LINES = ['red', 'yellow', 'blue', 'black'] as const
export type LineName = (typeof LINES)[number]

export const LANDMARKS = [
  'amusement-park',
  'zoo',
  'aquarium',
  'bank',
  'hospital',
  'school',
  'city-hall',
  'police-station',
  'fire-station',
] as const
export type Landmark = (typeof LANDMARKS)[number]

/** Landmarks are in the order of their categories, three to each. */
export const CATEGORIES = ['leisure', 'welfare', 'public'] as const
export type Category = (typeof CATEGORIES)[number]
export const LANDMARKS_PER_CATEGORY = 3

export function categoryOf(landmark: Landmark): Category {
  return CATEGORIES[Math.floor(LANDMARKS.indexOf(landmark) / LANDMARKS_PER_CATEGORY)]
}

/** Clockwise from north: a quarter turn of a card is two steps. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const PLAN_KINDS = ['three', 'category', 'types', 'pairs', 'tracks', 'tl-br', 'tr-bl'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

export const TOKEN_KINDS = ['x2', '+3', 'double', 'wild'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

export const TOWN_CARDS = 68
export const PLAN_CARDS = 60
export const DEV_TOKENS = 36
/** Of a Town card, for a line. */
export const HIGHEST_VALUE = 6
/** Of a Plan card. */
export const MOST_POINTS = 99

export interface TownCard {
  readonly id: number
  readonly landmark: Landmark | null
  readonly values: Readonly<Record<LineName, number>>
  readonly roads: readonly Direction[]
}

export interface PlanCard {
  readonly id: number
  readonly kind: PlanKind
  /** The three landmarks of a plan of kind `three`. */
  readonly landmarks?: readonly Landmark[]
  readonly points: number
}

export interface DevToken {
  readonly id: number
  readonly kind: TokenKind
  /** The line that a Town upgrade (`x2`, `+3`) is for. */
  readonly line?: LineName
}

/** A whole card set, as it stands in a file. */
export interface CardSet {
  readonly townCards: readonly TownCard[]
  readonly planCards: readonly PlanCard[]
  readonly devTokens: readonly DevToken[]
}

export const THREE = PLAN_KINDS.indexOf('three')
export const CATEGORY = PLAN_KINDS.indexOf('category')
export const TYPES = PLAN_KINDS.indexOf('types')
export const PAIRS = PLAN_KINDS.indexOf('pairs')
export const SEVEN_TRACKS = PLAN_KINDS.indexOf('tracks')
export const TL_BR = PLAN_KINDS.indexOf('tl-br')
export const TR_BL = PLAN_KINDS.indexOf('tr-bl')

export const X2 = TOKEN_KINDS.indexOf('x2')
const PLUS_3 = TOKEN_KINDS.indexOf('+3')
export const DOUBLE = TOKEN_KINDS.indexOf('double')

export const NO_LANDMARK = -1

/** The card set as flat tables, indexed by card number. */
export interface CardTables {
  /** Town card * 4 + line: the value for that line. */
  readonly value: Int32Array
  /** Town card: its roads as bits, north first. */
  readonly roads: Int32Array
  /** Town card: its landmark, or NO_LANDMARK. */
  readonly landmark: Int32Array
  readonly planKind: Int32Array
  readonly planPoints: Int32Array
  /** Plan card * 3: its landmarks, where its kind is THREE. */
  readonly planLandmarks: Int32Array
  readonly tokenKind: Int32Array
  readonly tokenLine: Int32Array
}

export function isUpgrade(cards: CardTables, token: number): boolean {
  return cards.tokenKind[token] === X2 || cards.tokenKind[token] === PLUS_3
}

export function compileCards(set: CardSet): CardTables {
  const tables: CardTables = {
    value: new Int32Array((TOWN_CARDS + 1) * LINES.length),
    roads: new Int32Array(TOWN_CARDS + 1),
    landmark: new Int32Array(TOWN_CARDS + 1).fill(NO_LANDMARK),
    planKind: new Int32Array(PLAN_CARDS + 1),
    planPoints: new Int32Array(PLAN_CARDS + 1),
    planLandmarks: new Int32Array((PLAN_CARDS + 1) * 3),
    tokenKind: new Int32Array(DEV_TOKENS + 1),
    tokenLine: new Int32Array(DEV_TOKENS + 1),
  }
  for (const card of set.townCards) {
    LINES.forEach((line, i) => {
      tables.value[card.id * LINES.length + i] = card.values[line]
    })
    for (const road of card.roads) tables.roads[card.id] |= 1 << DIRECTIONS.indexOf(road)
    if (card.landmark !== null) tables.landmark[card.id] = LANDMARKS.indexOf(card.landmark)
  }
  for (const plan of set.planCards) {
    tables.planKind[plan.id] = PLAN_KINDS.indexOf(plan.kind)
    tables.planPoints[plan.id] = plan.points
    plan.landmarks?.forEach((landmark, i) => {
      tables.planLandmarks[plan.id * 3 + i] = LANDMARKS.indexOf(landmark)
    })
  }
  for (const token of set.devTokens) {
    tables.tokenKind[token.id] = TOKEN_KINDS.indexOf(token.kind)
    if (token.line !== undefined) tables.tokenLine[token.id] = LINES.indexOf(token.line)
  }
  return tables
}

/** What is written on a Town upgrade, in every language. */
export function upgradeMark(kind: TokenKind): string {
  return kind === 'x2' ? '×2' : '+3'
}

export function townCardOf(cards: CardSet, id: number): TownCard {
  return found(cards.townCards, id)
}

export function planCardOf(cards: CardSet, id: number): PlanCard {
  return found(cards.planCards, id)
}

export function tokenOf(cards: CardSet, id: number): DevToken {
  return found(cards.devTokens, id)
}

/** A card set may list its cards in any order, but must have all of them. */
function found<Card extends { readonly id: number }>(cards: readonly Card[], id: number): Card {
  const inOrder = cards[id - 1]
  const card = inOrder?.id === id ? inOrder : cards.find((candidate) => candidate.id === id)
  if (card === undefined) throw new RangeError(`no card ${id}`)
  return card
}

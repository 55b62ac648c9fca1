import { asCount, asList, asObject, asOneOf, asRecordOf, Malformed } from '../read.ts'

export const LINES = ['red', 'yellow', 'blue', 'black'] as const
export type LineName = (typeof LINES)[number]

/** Clockwise, so that a quarter turn is two steps. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const CATEGORIES = {
  leisure: ['amusement park', 'zoo', 'aquarium'],
  welfare: ['bank', 'hospital', 'school'],
  public: ['city hall', 'police station', 'fire station'],
} as const

/** `amusement-park`, `amusementPark` and `Amusement park` are the same landmark: the documents spell it differently. */
function spelling(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

export type Landmark = string
export const LANDMARKS: readonly Landmark[] = Object.values(CATEGORIES).flat().map(spelling)

export function landmarksOf(category: keyof typeof CATEGORIES): readonly Landmark[] {
  return CATEGORIES[category].map(spelling)
}

export interface TownCard {
  id: number
  landmark: Landmark | null
  values: Record<LineName, number>
  roads: Direction[]
}

const PLAN_KINDS = ['three', 'category', 'types', 'pairs', 'tracks', 'tl-br', 'tr-bl'] as const

export interface PlanCard {
  id: number
  kind: (typeof PLAN_KINDS)[number]
  /** Only for the kind `three`. */
  landmarks: Landmark[]
  points: number
}

export interface DevToken {
  id: number
  kind: 'x2' | '+3' | 'double' | 'wild'
  /** Only for Town upgrades. */
  line: LineName | null
}

export interface Cards {
  town: Map<number, TownCard>
  plan: Map<number, PlanCard>
  dev: Map<number, DevToken>
}

export const TOWN_CARDS = 68
export const PLAN_CARDS = 60
export const DEV_TOKENS = 36

export function townCard(cards: Cards, id: number): TownCard {
  const card = cards.town.get(id)
  if (card === undefined) throw new Malformed(`there is no Town card ${id}`)
  return card
}

export function planCard(cards: Cards, id: number): PlanCard {
  const card = cards.plan.get(id)
  if (card === undefined) throw new Malformed(`there is no Plan card ${id}`)
  return card
}

export function devToken(cards: Cards, id: number): DevToken {
  const token = cards.dev.get(id)
  if (token === undefined) throw new Malformed(`there is no Development token ${id}`)
  return token
}

/** RH-D1: whether a token is put on a Town card. */
export function isUpgrade(cards: Cards, token: number): boolean {
  const { kind } = devToken(cards, token)
  return kind === 'x2' || kind === '+3'
}

function readLandmark(value: unknown, where: string): Landmark {
  const name = typeof value === 'string' ? spelling(value) : value
  return asOneOf(name, LANDMARKS, where)
}

function readTownCard(value: unknown, where: string): TownCard {
  const raw = asObject(value, where)
  const values = asRecordOf(raw.values, LINES, `${where}.values`, asCount)
  for (const line of LINES) {
    if (values[line] < 1 || values[line] > 6) throw new Malformed(`${where}.values.${line} is not 1-6`)
  }
  const roads = asList(raw.roads, `${where}.roads`, (entry, at) => asOneOf(entry, DIRECTIONS, at))
  if (new Set(roads).size !== roads.length) throw new Malformed(`${where}.roads names a direction twice`)
  const landmark = raw.landmark === null ? null : readLandmark(raw.landmark, `${where}.landmark`)
  return { id: asCount(raw.id, `${where}.id`), landmark, values, roads }
}

function readPlanCard(value: unknown, where: string): PlanCard {
  const raw = asObject(value, where)
  const kind = asOneOf(raw.kind, PLAN_KINDS, `${where}.kind`)
  const landmarks = kind === 'three' ? asList(raw.landmarks, `${where}.landmarks`, readLandmark) : []
  if (kind === 'three' && new Set(landmarks).size !== 3) throw new Malformed(`${where}.landmarks are not three types`)
  return { id: asCount(raw.id, `${where}.id`), kind, landmarks, points: asCount(raw.points, `${where}.points`) }
}

function readDevToken(value: unknown, where: string): DevToken {
  const raw = asObject(value, where)
  const kind = asOneOf(raw.kind, ['x2', '+3', 'double', 'wild'], `${where}.kind`)
  const line = kind === 'x2' || kind === '+3' ? asOneOf(raw.line, LINES, `${where}.line`) : null
  return { id: asCount(raw.id, `${where}.id`), kind, line }
}

/** The cards by their number; there must be exactly the numbers 1 to `count`. */
function numbered<T extends { id: number }>(list: readonly T[], count: number, where: string): Map<number, T> {
  const byId = new Map(list.map((card) => [card.id, card]))
  for (let id = 1; id <= count; id++) {
    if (!byId.has(id)) throw new Malformed(`${where} lacks number ${id}`)
  }
  if (list.length !== count) throw new Malformed(`${where} has ${list.length} entries, not ${count}`)
  return byId
}

export function readCards(value: unknown): Cards {
  const raw = asObject(value, 'cards')
  return {
    town: numbered(asList(raw.townCards, 'townCards', readTownCard), TOWN_CARDS, 'townCards'),
    plan: numbered(asList(raw.planCards, 'planCards', readPlanCard), PLAN_CARDS, 'planCards'),
    dev: numbered(asList(raw.devTokens, 'devTokens', readDevToken), DEV_TOKENS, 'devTokens'),
  }
}

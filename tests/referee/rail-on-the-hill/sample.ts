import { randomFrom } from '../random.ts'
import { CATEGORIES, type Cards, DIRECTIONS, LINES, readCards } from './cards.ts'
import { activeSeats, legalActions } from './moves.ts'
import { play } from './play.ts'
import { type Options, type Player, type Position, playerAt, REQUESTS, seatsOf } from './position.ts'
import { scoreOf, winnersOf } from './score.ts'

/** Constructed cards and games for tests of the referee itself. */

const TYPES = Object.values(CATEGORIES).flat()

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function planKind(id: number): string {
  if (id <= 40) return 'three'
  if (id <= 42) return 'tl-br'
  if (id <= 44) return 'tr-bl'
  if (id <= 48) return 'types'
  if (id <= 52) return 'pairs'
  return id <= 56 ? 'tracks' : 'category'
}

/**
 * Cards in the exchange format. Town card `id` has landmark number `(id - 1) % 9` (64-68 none), the values 1 red, 2
 * yellow, 3 blue and 4 black, and roads to the north and the east only; cards from 60 on have roads in all directions.
 * Plan card `id` of the kind three needs the landmarks number `id - 1`, `id` and `id + 1`, modulo 9.
 */
export const SAMPLE_CARDS = {
  townCards: upTo(68).map((id) => ({
    id,
    landmark: id <= 63 ? TYPES[(id - 1) % 9] : null,
    values: { red: 1, yellow: 2, blue: 3, black: 4 },
    roads: id < 60 ? ['n', 'e'] : [...DIRECTIONS],
  })),
  planCards: upTo(60).map((id) => ({
    id,
    kind: planKind(id),
    landmarks: id <= 40 ? [TYPES[(id - 1) % 9], TYPES[id % 9], TYPES[(id + 1) % 9]] : [],
    points: id >= 45 && id <= 56 ? 6 : 8,
  })),
  devTokens: upTo(36).map((id) => {
    if (id > 24) return { id, kind: id <= 30 ? 'double' : 'wild' }
    return { id, kind: id <= 12 ? 'x2' : '+3', line: LINES[Math.floor(((id - 1) % 12) / 3)] }
  }),
}

const CARDS: Cards = readCards(SAMPLE_CARDS)

function samplePlayer(): Player {
  return {
    resources: 0,
    hand: [],
    planHand: [],
    town: {},
    kept: [],
    lines: {
      red: { tracks: [], laid: 0, plans: [] },
      yellow: { tracks: [], laid: 0, plans: [] },
      blue: { tracks: [], laid: 0, plans: [] },
      black: { tracks: [], laid: 0, plans: [] },
    },
    acquired: null,
    placed: false,
    laid: false,
    located: false,
    ended: false,
    pending: null,
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((entry) => ({ entry, key: random() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ entry }) => entry)
}

function startingPosition(options: Options, random: () => number): Position {
  const townDeck = shuffled(upTo(68), random)
  const planDeck = shuffled(upTo(60), random)
  const devPile = shuffled(upTo(36), random)
  const seats = upTo(options.players)
  const position: Position = {
    game: 'rail-on-the-hill',
    options,
    phase: 'draft',
    active: [],
    round: 0,
    starter: options.first ?? 1 + Math.floor(random() * options.players),
    sets: seats.map(() => ({ towns: townDeck.splice(0, 3), dev: devPile.splice(0, 1)[0] })),
    players: seats.map(() => ({
      ...samplePlayer(),
      resources: [1, 1, 2, 4][options.players - 1],
      planHand: planDeck.splice(0, 6),
    })),
    townDeck,
    planDeck,
    devPile,
    townDiscard: [],
    planDiscard: [],
    devDiscard: [],
    board: { a: null, b: null, c: null, d: null },
    plans: [],
    devs: [],
    requests: options.requests ? shuffled(REQUESTS, random).slice(0, 2) : [],
  }
  position.active = activeSeats(position)
  return position
}

export interface TraceLine {
  n: number
  position: Position
  legal: Record<string, string[]>
  seat?: number
  action?: string
  score?: { winners: number[]; scores: Record<string, unknown> }
}

/** A complete game of random moves, as a trace, with few scraps and no `end` while a track can be laid. */
export function sampleTrace(options: Options, seed: number): TraceLine[] {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const lines: TraceLine[] = []
  let position = startingPosition(options, random)
  while (true) {
    const legal: TraceLine['legal'] = {}
    for (const seat of position.active) legal[String(seat)] = legalActions(position, seat, CARDS)
    const line: TraceLine = { n: lines.length, position, legal }
    lines.push(line)
    if (position.phase === 'over') {
      const scores = seatsOf(position).map((seat) => scoreOf(playerAt(position, seat), position, CARDS))
      const bySeat = scores.map((score, index) => [String(index + 1), score] as const)
      line.score = { winners: winnersOf(scores), scores: Object.fromEntries(bySeat) }
      return lines
    }
    line.seat = pick(position.active)
    const actions = legal[String(line.seat)]
    const verbs = [...new Set(actions.map((action) => action.split(' ')[0]))]
    const constructive = verbs.filter((verb) => verb !== 'scrap' && (verb !== 'end' || !verbs.includes('lay')))
    const verb = pick(constructive.length > 0 && random() < 0.95 ? constructive : verbs)
    line.action = pick(actions.filter((action) => action.split(' ')[0] === verb))
    position = play(position, line.seat, line.action, CARDS, (_, discard) => shuffled(discard, random))
  }
}

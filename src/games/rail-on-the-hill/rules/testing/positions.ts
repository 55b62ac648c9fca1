import { explainCards } from '#engine/card-sentences.ts'
import type { Game, Outcome, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { TestTable } from '#engine/testing/test-table.ts'
import {
  DEV_TOKENS,
  DIRECTIONS,
  type Landmark,
  type LineName,
  PLAN_CARDS,
  type PlanCard,
  TOWN_CARDS,
  type TownCard,
} from '../../cards/cards.ts'
import type { RailTypes } from '../facts.ts'
import type { PlacedCard, RailLine, RailPlayer, RailPosition } from '../position.ts'
import { railOnTheHill } from '../rules.ts'
import type { RailScore } from '../scoring/score.ts'
import type { RailOptions } from '../state.ts'

/** Hand-made situations for tests. A test names only what it is about; all other cards are filled in. */

// ---- Cards: unless a test says otherwise, Town cards have roads everywhere, no landmark, and values 1, 2, 3, 4.

export interface CardChanges {
  readonly towns?: Readonly<Record<number, Partial<TownCard>>>
  readonly plans?: Readonly<Record<number, Partial<PlanCard>>>
}

export function plainGame({ towns = {}, plans = {} }: CardChanges = {}): Game<RailTypes> {
  const { townCards, planCards, devTokens } = railOnTheHill.cards
  const plain = { landmark: null, values: { red: 1, yellow: 2, blue: 3, black: 4 }, roads: DIRECTIONS }
  const cards = {
    townCards: townCards.map(({ id }) => ({ id, ...plain, ...towns[id] })),
    planCards: planCards.map((card) => ({ ...card, ...plans[card.id] })),
    devTokens,
  }
  const game = railOnTheHill.withCards(cards, { id: 'plain', sha256: 'plain' })
  if (!game.ok) throw new Error(explainCards(game.error))
  return game.value
}

const PLAIN_GAME = plainGame()

/** Landmarks on Town cards, by card number. */
export function landmarks(on: Readonly<Record<number, Landmark>>): CardChanges {
  return { towns: Object.fromEntries(Object.entries(on).map(([card, landmark]) => [card, { landmark }])) }
}

// ---- Towns and lines

/**
 * A town as it lies on the table, row by row from its north-west square on: `17` a card, `17r90` turned, `17+5` with
 * token 5, `.` an empty square.
 */
export function town(northWest: string, ...rows: readonly string[]): Record<string, PlacedCard> {
  const placed: Record<string, PlacedCard> = {}
  rows.forEach((row, south) => {
    const cards = row.trim().split(/\s+/)
    cards.forEach((text, east) => {
      if (text === '.') return
      const match = /^(\d+)(?:r(\d+))?(?:\+(\d+))?$/.exec(text)
      if (match === null) throw new Error(`no card: ${text}`)
      const square = String.fromCharCode(northWest.charCodeAt(0) + east) + (Number(northWest[1]) + south)
      placed[square] = {
        card: Number(match[1]),
        turn: Number(match[2] ?? 0),
        token: match[3] ? Number(match[3]) : null,
      }
    })
  })
  return placed
}

/** Cards 1 to 16 in reading order on d4 to g7. */
export const FULL_TOWN = town('d4', '1 2 3 4', '5 6 7 8', '9 10 11 12', '13 14 15 16')

/** A line with these tracks on the board, such as `d4-e4 e4-f5`. */
export function line(tracks: string, more: Partial<RailLine> = {}): RailLine {
  const list = tracks.split(' ').filter((track) => track !== '')
  return { tracks: list, laid: list.length, plans: [], ...more }
}

export function noLine(...plans: readonly number[]): RailLine {
  return line('', { plans })
}

// ---- Positions

export type PlayerSituation = Partial<Omit<RailPlayer, 'lines'>> & {
  readonly lines?: Partial<Record<LineName, RailLine>>
}

export type Situation = Partial<Omit<RailPosition, 'game' | 'options' | 'players'>> & {
  readonly options?: Partial<RailOptions>
  /** Seat 1 first; seats that are left out have nothing special. Two of them, unless the options say otherwise. */
  readonly players?: readonly PlayerSituation[]
}

/**
 * A moment of the main phase, seat 1 to move in round 3. Seats have no resources, a town of two cards on d4 and e4, and
 * as many Town cards in hand as they should; the board has its four Town cards. What is nowhere else is in the decks,
 * lowest number first, unless the test says what is in them.
 */
export function mainPosition(situation: Situation = {}): RailPosition {
  const { options, players: described = [], ...table } = situation
  const count = options?.players ?? Math.max(2, described.length)
  const seats = Array.from({ length: count }, (_, i) => described[i] ?? {})
  const towns = new Reserve('Town card', TOWN_CARDS)
  const plans = new Reserve('Plan card', PLAN_CARDS)
  const tokens = new Reserve('token', DEV_TOKENS)

  towns.use(table.townDeck, table.townDiscard, Object.values(table.board ?? {}))
  plans.use(table.planDeck, table.planDiscard, table.plans)
  tokens.use(table.devPile, table.devDiscard, table.devs)
  for (const set of table.sets ?? []) {
    towns.use(set?.towns)
    tokens.use([set?.dev ?? null])
  }
  for (const { hand, planHand, kept, pending, lines = {}, town = {} } of seats) {
    const tile = Object.values(town)
    towns.use(
      hand,
      tile.map(({ card }) => card),
    )
    plans.use(planHand, ...Object.values(lines).map((line) => line.plans))
    tokens.use(
      kept,
      tile.map(({ token }) => token),
    )
    if (pending?.kind === 'plans') plans.use(pending.cards)
    if (pending?.kind === 'keep') tokens.use(pending.tokens)
    if (pending?.kind === 'upgrade') tokens.use([pending.token])
  }

  const players = seats.map((seat) => playerIn(seat, towns))
  const [a, b, c, d] = table.board === undefined ? towns.takeHighest(4) : []
  const starter = table.starter ?? 1
  return {
    game: 'rail-on-the-hill',
    options: { ...options, players: count },
    phase: 'main',
    active: [starter],
    round: 3,
    starter,
    townDiscard: [],
    planDiscard: [],
    devDiscard: [],
    board: { a, b, c, d },
    plans: [],
    devs: [],
    sets: Array.from({ length: count }, () => null),
    requests: [],
    ...table,
    townDeck: table.townDeck ?? towns.rest(),
    planDeck: table.planDeck ?? plans.rest(),
    devPile: table.devPile ?? tokens.rest(),
    players,
  }
}

function playerIn(described: PlayerSituation, towns: Reserve): RailPlayer {
  const { lines, ...rest } = described
  const inHand = 1 + (described.acquired ? 1 : 0) - (described.placed ? 1 : 0)
  return {
    resources: 0,
    planHand: [],
    kept: [],
    acquired: null,
    placed: false,
    laid: false,
    located: false,
    ended: false,
    pending: null,
    ...rest,
    town: described.town ?? town('d4', towns.takeLowest(2).join(' ')),
    hand: described.hand ?? towns.takeHighest(inHand),
    lines: { red: noLine(), yellow: noLine(), blue: noLine(), black: noLine(), ...lines },
  }
}

/** The cards of one kind that a test has not put anywhere yet. */
class Reserve {
  readonly #name: string
  readonly #left: Set<number>

  constructor(name: string, count: number) {
    this.#name = name
    this.#left = new Set(Array.from({ length: count }, (_, i) => i + 1))
  }

  use(...places: readonly (readonly (number | null)[] | undefined)[]): void {
    for (const card of places.flatMap((place) => place ?? [])) {
      if (card !== null && !this.#left.delete(card)) throw new Error(`${this.#name} ${card} is in two places`)
    }
  }

  takeLowest(count: number): number[] {
    return this.#take(this.rest().slice(0, count))
  }

  takeHighest(count: number): number[] {
    return this.#take(this.rest().reverse().slice(0, count))
  }

  rest(): number[] {
    return [...this.#left]
  }

  #take(cards: number[]): number[] {
    this.use(cards)
    return cards
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

/** What `componentsOf` finds, sorted, in a position in which nothing is missing. */
export const ALL_COMPONENTS = [
  ...upTo(TOWN_CARDS).map((card) => `town ${card}`),
  ...upTo(PLAN_CARDS).map((card) => `plan ${card}`),
  ...upTo(DEV_TOKENS).map((token) => `token ${token}`),
].sort()

// ---- Playing

/** Far more actions than a random game has; a longer one is endless. */
const LONGEST = 10_000

/** A table of this game, played in the notation. */
export class Table extends TestTable<RailTypes> {
  /** A hand-made situation, with plain cards unless another game is given. */
  static at(situation: Situation, game = PLAIN_GAME, seed = 'table'): Table {
    return new Table(game, game.fromPosition(mainPosition(situation), new Rng(seed)))
  }

  /** A new game with the standard cards. */
  static start(options: RailOptions, seed: string, game: Game<RailTypes> = railOnTheHill): Table {
    return new Table(game, game.setup(options, seed))
  }

  player(seat: Seat): RailPlayer {
    return this.position.players[seat - 1]
  }

  /** The legal actions of the seat, optionally only those with this beginning. */
  legal(seat: Seat, beginning = ''): string[] {
    return this.legalOf(seat).filter((text) => text.startsWith(beginning))
  }

  /** Plays actions that must be legal, and returns the outcome of the last one. */
  play(seat: Seat, ...texts: readonly string[]): Outcome {
    let outcome = 0
    for (const text of texts) {
      const why = this.whyNot(seat, text)
      if (why !== undefined) throw new Error(`seat ${seat} may not ${text}: ${why}`)
      outcome = this.game.play(this.state, seat, this.action(text))
    }
    return outcome
  }

  /** Plays random legal actions until a condition holds, or to the end. */
  playOn(rng: Rng, until: (table: Table) => boolean = () => false): this {
    for (let actions = 0; this.active.length > 0 && !until(this); actions++) {
      if (actions === LONGEST) throw new Error(`no end after ${LONGEST} actions`)
      const seat = this.active[rng.below(this.active.length)]
      this.game.play(this.state, seat, this.game.sample(this.state, seat, rng))
    }
    return this
  }
}

/** The score of seat 1 if the game ended now. */
export function scoreOf(seat: PlayerSituation, cards: CardChanges = {}, table: Situation = {}): RailScore {
  const { game, state } = Table.at({ ...table, players: [seat] }, plainGame(cards))
  return game.standing(state).scores[0]
}

/** The row d4-e4-f4-g4 of a full town, cards 1, 2, 3, 4. */
export const ROW = 'd4-e4 e4-f4 f4-g4'

import type { Game } from '#engine/game.ts'
import {
  countCards,
  type Form,
  flag,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  orNull,
  type PositionProblem,
  positionCheckOf,
  whole,
} from '#engine/position.ts'
import { Rng } from '#engine/random.ts'
import { type CardSet, DEV_TOKENS, LINES, PLAN_CARDS, TOWN_CARDS } from '../cards/cards.ts'
import { PROBLEMS } from '../text/en/editor.ts'
import { broken, brokenTown, brokenTurn, type ProblemKey } from './check-position-parts.ts'
import type { RailTypes } from './facts.ts'
import { PLAN_HAND_SIZE, PLANS_PER_LINE, REQUESTS_REVEALED, ROUNDS, SET_TOWNS, TRACKS_PER_LINE } from './numbers.ts'
import type { Pending, RailPosition } from './position.ts'
import { LOCATIONS, PENDING_KINDS, PHASES, REQUESTS } from './state.ts'

/** More resources than a player has in any game. */
export const MOST_RESOURCES = 999

export const positionCheck = positionCheckOf<RailTypes>({ form: formOf, broken: rulesBroken, texts: PROBLEMS })

function rulesBroken(position: RailPosition, game: Game<RailTypes>): PositionProblem[] {
  const problems = [
    ...brokenCounts(position),
    ...position.players.flatMap((player, i) => brokenTown(player, i + 1, position, game.cards)),
    ...brokenTurn(position),
  ]
  if (problems.length > 0) return problems
  const state = game.fromPosition(position, new Rng('check'))
  const stuck = game.active(state).filter((seat) => [...game.legalActions(state, seat)].length === 0)
  return stuck.map((seat) => broken('RH-R5', 'stuck', { seat }))
}

const SQUARE = /^[a-g][1-7]$/
const LINK = /^[a-g][1-7]-[a-g][1-7]$/

const townCard = whole(1, TOWN_CARDS)
const planCard = whole(1, PLAN_CARDS)
const token = whole(1, DEV_TOKENS)

const link: Form = (value, field) =>
  typeof value === 'string' && LINK.test(value) ? undefined : oneOf(['d4-e5', '...'])(value, field)

const line = objectOf({
  tracks: listOf(link, 0, TRACKS_PER_LINE),
  laid: whole(0, TRACKS_PER_LINE),
  plans: listOf(planCard, 0, PLANS_PER_LINE),
})

const pending: Form = (value, field) => {
  const [, ...kinds] = PENDING_KINDS
  const wrong = objectOf({ kind: oneOf(kinds) })(value, field)
  if (wrong !== undefined) return wrong
  switch ((value as Pending).kind) {
    case 'plans':
      return objectOf({ cards: listOf(planCard, 1, 2) })(value, field)
    case 'keep':
      return objectOf({ tokens: listOf(token, 1, 2) })(value, field)
    case 'upgrade':
      return objectOf({ token })(value, field)
    default:
      return undefined
  }
}

const player = objectOf({
  resources: whole(0, MOST_RESOURCES),
  hand: listOf(townCard, 0, SET_TOWNS),
  planHand: listOf(planCard, 0, PLAN_HAND_SIZE),
  town: mapOf(
    (key) => SQUARE.test(key),
    objectOf({ card: townCard, turn: oneOf([0, 90, 180, 270]), token: orNull(token) }),
  ),
  kept: listOf(token, 0, DEV_TOKENS),
  lines: objectOf(Object.fromEntries(LINES.map((name) => [name, line]))),
  acquired: orNull(oneOf(LOCATIONS)),
  placed: flag,
  laid: flag,
  located: flag,
  ended: flag,
  pending: orNull(pending),
})

function formOf(_cards: CardSet, players: number): Form {
  const towns = listOf(townCard, 0, TOWN_CARDS)
  const plans = listOf(planCard, 0, PLAN_CARDS)
  const tokens = listOf(token, 0, DEV_TOKENS)
  const seat = whole(1, players)
  const set = objectOf({ towns: listOf(townCard, SET_TOWNS, SET_TOWNS), dev: token })
  return objectOf({
    game: oneOf(['rail-on-the-hill']),
    phase: oneOf(PHASES),
    active: listOf(seat, 0, players),
    round: whole(0, ROUNDS),
    starter: seat,
    townDeck: towns,
    planDeck: plans,
    devPile: tokens,
    townDiscard: towns,
    planDiscard: plans,
    devDiscard: tokens,
    board: objectOf(Object.fromEntries(LOCATIONS.map((location) => [location, orNull(townCard)]))),
    plans: listOf(planCard, 0, 2),
    devs: listOf(token, 0, 2),
    sets: listOf(orNull(set), players, players),
    requests: listOf(oneOf(REQUESTS), 0, REQUESTS_REVEALED),
    players: listOf(player, players, players),
  })
}

/** Every card and token in a position, once for each place where it is. */
export function placesOf({ board, sets, players, ...table }: RailPosition) {
  const pendingOf = (kind: Pending['kind']) =>
    players.flatMap(({ pending: step }) => {
      if (step?.kind !== kind) return []
      return step.kind === 'plans'
        ? step.cards
        : step.kind === 'keep'
          ? step.tokens
          : 'token' in step
            ? [step.token]
            : []
    })
  return {
    towns: [
      ...LOCATIONS.flatMap((location) => board[location] ?? []),
      ...sets.flatMap((set) => set?.towns ?? []),
      ...players.flatMap(({ hand, town }) => [...hand, ...Object.values(town).map(({ card }) => card)]),
    ],
    plans: [
      ...table.plans,
      ...players.flatMap(({ planHand, lines }) => [...planHand, ...LINES.flatMap((name) => lines[name].plans)]),
      ...pendingOf('plans'),
    ],
    tokens: [
      ...table.devs,
      ...sets.flatMap((set) => set?.dev ?? []),
      ...players.flatMap(({ kept, town }) => [...kept, ...Object.values(town).flatMap((placed) => placed.token ?? [])]),
      ...pendingOf('keep'),
      ...pendingOf('upgrade'),
    ],
  }
}

/** RH-S1: every card and token of the box is somewhere once. RH-Q: two requests, where they are played. */
function brokenCounts(position: RailPosition): PositionProblem[] {
  const { options, requests, townDeck, townDiscard, planDeck, planDiscard, devPile, devDiscard } = position
  const places = placesOf(position)
  const count = (all: number, reason: ProblemKey, ...lists: readonly (readonly number[])[]) =>
    countCards(upTo(all), lists.flat()).map(([card, there]) => broken('RH-S1', reason, { card, there }))
  const wanted = options.requests ? REQUESTS_REVEALED : 0
  return [
    ...count(TOWN_CARDS, 'townCard', places.towns, townDeck, townDiscard),
    ...count(PLAN_CARDS, 'planCard', places.plans, planDeck, planDiscard),
    ...count(DEV_TOKENS, 'token', places.tokens, devPile, devDiscard),
    ...(new Set(requests).size === wanted && requests.length === wanted
      ? []
      : [broken('RH-Q', 'requests', { wanted })]),
  ]
}

export function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1)
}

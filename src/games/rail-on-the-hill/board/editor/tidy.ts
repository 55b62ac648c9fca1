import { type CardSet, DEV_TOKENS, LINES, PLAN_CARDS, TOWN_CARDS } from '../../cards/cards.ts'
import { placesOf, upTo } from '../../rules/check-position.ts'
import { activeIn, dealsUntil } from '../../rules/check-position-parts.ts'
import { PLANS_PER_LINE, REQUESTS_REVEALED, ROUNDS, SET_TOWNS } from '../../rules/numbers.ts'
import type { RailPlayer, RailPosition } from '../../rules/position.ts'
import { LOCATIONS, REQUESTS } from '../../rules/state.ts'

/** Completes a position from the first round on: hands, the main board, the decks and who may act. */
export function tidy(position: RailPosition): RailPosition {
  if (position.phase === 'draft' || position.phase === 'setup') return position
  const { options, phase, players } = position
  const round = phase === 'over' ? ROUNDS : Math.max(1, position.round)
  const begun: RailPosition = {
    ...position,
    round,
    sets: players.map(() => null),
    requests: options.requests ? withRequests(position.requests) : [],
    players: players.map(({ pending, ...player }) => ({
      ...player,
      planHand: [],
      pending: pending?.kind === 'upgrade' ? null : pending,
    })),
  }
  const { plans: usedPlans } = placesOf(begun)
  const freePlans = upTo(PLAN_CARDS).filter((card) => !usedPlans.includes(card))
  const { towns: usedTowns } = placesOf({ ...begun, players: begun.players.map((player) => ({ ...player, hand: [] })) })
  const freeTowns = without([...position.townDeck, ...position.townDiscard, ...upTo(TOWN_CARDS)], usedTowns)
  const taken = new Set<number>()
  const draw = (preferred?: number) => {
    const card =
      preferred !== undefined && freeTowns.includes(preferred) && !taken.has(preferred) ? preferred : undefined
    const drawn = card ?? freeTowns.find((each) => !taken.has(each) && !handsOf(begun).includes(each))
    if (drawn !== undefined) taken.add(drawn)
    return drawn
  }
  const dealt = begun.players.map((player): RailPlayer => {
    const held = phase === 'over' ? 1 : 1 + Number(player.acquired !== null) - Number(player.placed)
    const hand = Array.from({ length: held }, (_, i) => draw(player.hand[i])).flatMap((card) => card ?? [])
    return { ...player, hand, lines: tidyLines(player.lines, freePlans) }
  })
  const before = options.players === 1 && round % 2 === 0 ? 1 : 0
  const gone = new Set(dealt.flatMap(({ acquired }) => acquired ?? []))
  const open = LOCATIONS.filter((location) => !gone.has(location))
  // RH-Z2: alone, one more is gone in an even round; the last one, unless another is empty already.
  const empty =
    before === 0 ? [] : [open.find((location) => position.board[location] === null) ?? open[open.length - 1]]
  const board = Object.fromEntries(
    LOCATIONS.map((location) => {
      const isFilled = open.includes(location) && !empty.includes(location)
      return [location, isFilled ? (position.board[location] ?? draw() ?? null) : null]
    }),
  ) as unknown as RailPosition['board']
  const made: RailPosition = { ...begun, players: dealt, board }
  const next = { ...made, active: phase === 'over' ? [] : activeIn(made) }
  return withDecks(next)
}

function handsOf({ players }: RailPosition): number[] {
  return players.flatMap(({ hand }) => hand)
}

/** What is in none of the other lists, each once. */
function without(cards: readonly number[], used: readonly number[]): number[] {
  return [...new Set(cards)].filter((card) => !used.includes(card))
}

function withRequests(requests: RailPosition['requests']): RailPosition['requests'] {
  return [...new Set([...requests, ...REQUESTS])].slice(0, REQUESTS_REVEALED)
}

/** RH-S8: every line has a Plan. RH-T8: what lies there was laid. */
function tidyLines(lines: RailPlayer['lines'], freePlans: number[]): RailPlayer['lines'] {
  const tidied = LINES.map((line) => {
    const { tracks, laid, plans } = lines[line]
    const given = plans.length > 0 ? plans : freePlans.splice(0, 1)
    return [line, { tracks, laid: Math.max(laid, tracks.length), plans: given.slice(0, PLANS_PER_LINE) }]
  })
  return Object.fromEntries(tidied) as RailPlayer['lines']
}

/** Everything that lies nowhere goes to the decks; the Town deck has exactly as many cards as the round leaves. */
function withDecks(position: RailPosition): RailPosition {
  const { round, options, players } = position
  const used = placesOf(position)
  const left = TOWN_CARDS - SET_TOWNS * players.length - LOCATIONS.length * dealsUntil(round, options.players)
  const towns = without([...position.townDeck, ...position.townDiscard, ...upTo(TOWN_CARDS)], used.towns)
  const pile = (deck: readonly number[], discard: readonly number[], all: number, taken: readonly number[]) => {
    const kept = without(discard, taken)
    return [without([...deck, ...upTo(all)], [...taken, ...kept]), kept]
  }
  const [planDeck, planDiscard] = pile(position.planDeck, position.planDiscard, PLAN_CARDS, used.plans)
  const [devPile, devDiscard] = pile(position.devPile, position.devDiscard, DEV_TOKENS, used.tokens)
  const townDeck = towns.slice(0, Math.max(0, left))
  return {
    ...position,
    townDeck,
    townDiscard: towns.slice(townDeck.length),
    planDeck,
    planDiscard,
    devPile,
    devDiscard,
  }
}

/** How many Plans and tokens lie face up, and are drawn to choose from. */
export const FACE_UP = 2

const FRESH = { acquired: null, placed: false, laid: false, located: false, ended: false, pending: null }

/** The start of a round, before any player has acted. A new position begins with the first one. */
export function atRound(position: RailPosition, round: number, starter: number): RailPosition {
  const { plans, planDeck, devs, devPile, players } = position
  return {
    ...position,
    phase: 'main',
    round,
    starter,
    plans: [...plans, ...planDeck].slice(0, FACE_UP),
    devs: [...devs, ...devPile].slice(0, FACE_UP),
    players: players.map((player) => ({ ...player, ...FRESH })),
  }
}

/** The moment when it is this player's turn: those before have had theirs in this round, those after not yet. */
export function atTurn(position: RailPosition, seat: number): RailPosition {
  const { starter, players } = position
  const order = (each: number) => (each - starter + players.length) % players.length
  const isBefore = (i: number) => order(i + 1) < order(seat)
  const used = new Set(players.flatMap(({ acquired }, i) => (isBefore(i) ? (acquired ?? []) : [])))
  const free = LOCATIONS.filter((location) => !used.has(location))
  const done = { placed: true, laid: true, located: true, ended: true, pending: null }
  return {
    ...position,
    players: players.map((player, i) => {
      if (!isBefore(i)) return { ...player, ...FRESH }
      return { ...player, ...done, acquired: player.acquired ?? free.shift() ?? null }
    }),
  }
}

/** Tokens that are kept, or that lie on cards. */
export function isUpgradeToken(token: number, { devTokens }: CardSet): boolean {
  return devTokens.find(({ id }) => id === token)?.line !== undefined
}

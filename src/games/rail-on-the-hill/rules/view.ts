import type { Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'
import { type CardTables, DEV_TOKENS, PLAN_CARDS, TOWN_CARDS } from '../cards/cards.ts'
import { type Pending, positionOf, type RailPlayer, type RailPosition, stateAt } from './position.ts'
import type { RailState } from './state.ts'

/**
 * What one seat, or a spectator, may know: a position in which hidden cards are only counted. Hidden are the decks and
 * the token pile, the Plan hands of other players, and what they have just drawn. Hands of Town cards, kept tokens and
 * the discard piles are open to all.
 */
export interface RailView extends Omit<RailPosition, 'townDeck' | 'planDeck' | 'devPile' | 'players'> {
  readonly townDeck: number
  readonly planDeck: number
  readonly devPile: number
  readonly players: readonly RailPlayerView[]
}

export interface RailPlayerView extends Omit<RailPlayer, 'planHand' | 'pending'> {
  /** The cards, or how many of them there are. */
  readonly planHand: readonly number[] | number
  readonly pending: Pending | HiddenPending | null
}

/** The player is choosing among cards that others do not see. */
export interface HiddenPending {
  readonly kind: 'plans' | 'keep'
  readonly hidden: number
}

export function viewOf(state: RailState, who: Seat | 'spectator'): RailView {
  const { townDeck, planDeck, devPile, players, ...open } = positionOf(state)
  return {
    ...open,
    townDeck: townDeck.length,
    planDeck: planDeck.length,
    devPile: devPile.length,
    players: players.map((player, i) => (i + 1 === who ? player : fromOutside(player))),
  }
}

function fromOutside(player: RailPlayer): RailPlayerView {
  return { ...player, planHand: player.planHand.length, pending: pendingFromOutside(player.pending) }
}

function pendingFromOutside(pending: Pending | null): RailPlayerView['pending'] {
  if (pending?.kind === 'plans') return { kind: 'plans', hidden: pending.cards.length }
  if (pending?.kind === 'keep') return { kind: 'keep', hidden: pending.tokens.length }
  return pending
}

/** A state that could be behind the view: the cards that are not visible are dealt to the hidden places. */
export function stateBehind(view: RailView, cards: CardTables, rng: Rng): RailState {
  const towns = rng.shuffled(unseen(TOWN_CARDS, seenTownCards(view)))
  const plans = rng.shuffled(unseen(PLAN_CARDS, seenPlanCards(view)))
  const tokens = rng.shuffled(unseen(DEV_TOKENS, seenTokens(view)))
  const players = view.players.map((player): RailPlayer => {
    const { planHand, pending } = player
    return {
      ...player,
      planHand: typeof planHand === 'number' ? plans.splice(0, planHand) : planHand,
      pending: isHidden(pending) ? dealPending(pending, plans, tokens) : pending,
    }
  })
  const position: RailPosition = { ...view, townDeck: towns, planDeck: plans, devPile: tokens, players }
  return stateAt(position, cards, rng)
}

function isHidden(pending: RailPlayerView['pending']): pending is HiddenPending {
  return pending !== null && 'hidden' in pending
}

function dealPending(pending: HiddenPending, plans: number[], tokens: number[]): Pending {
  return pending.kind === 'plans'
    ? { kind: 'plans', cards: plans.splice(0, pending.hidden) }
    : { kind: 'keep', tokens: tokens.splice(0, pending.hidden) }
}

function unseen(count: number, seen: ReadonlySet<number>): number[] {
  return Array.from({ length: count }, (_, i) => i + 1).filter((card) => !seen.has(card))
}

function seenTownCards(view: RailView): Set<number> {
  const seen = new Set(view.townDiscard)
  for (const card of Object.values(view.board)) if (card !== null) seen.add(card)
  for (const set of view.sets) for (const card of set?.towns ?? []) seen.add(card)
  for (const player of view.players) {
    for (const card of player.hand) seen.add(card)
    for (const { card } of Object.values(player.town)) seen.add(card)
  }
  return seen
}

function seenPlanCards(view: RailView): Set<number> {
  const seen = new Set([...view.planDiscard, ...view.plans])
  for (const { planHand, pending, lines } of view.players) {
    for (const line of Object.values(lines)) for (const card of line.plans) seen.add(card)
    if (typeof planHand !== 'number') for (const card of planHand) seen.add(card)
    if (pending?.kind === 'plans' && !isHidden(pending)) for (const card of pending.cards) seen.add(card)
  }
  return seen
}

function seenTokens(view: RailView): Set<number> {
  const seen = new Set([...view.devDiscard, ...view.devs])
  for (const set of view.sets) if (set !== null) seen.add(set.dev)
  for (const { kept, pending, town } of view.players) {
    for (const token of kept) seen.add(token)
    for (const { token } of Object.values(town)) if (token !== null) seen.add(token)
    if (pending?.kind === 'upgrade') seen.add(pending.token)
    if (pending?.kind === 'keep' && !isHidden(pending)) for (const token of pending.tokens) seen.add(token)
  }
  return seen
}

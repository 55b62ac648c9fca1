import { quickBot } from '#bots/quick-bot.ts'
import { type Action, draw, reserve, reserveOne } from '../rules/actions.ts'
import type { LokoTypes } from '../rules/facts.ts'
import { playAction } from '../rules/play.ts'
import { PaymentSearch } from '../rules/proposals.ts'
import { scoreOf, standingOf } from '../rules/score.ts'
import { sectionsOf } from '../rules/sections.ts'
import { BLOCK, cloneState, FREE, type LokoState, PHASE } from '../rules/state.ts'
import { chooseInOpening } from './opening.ts'
import { KEPT, OPEN_TO_ALL, type Outlook, outlookOf } from './outlook.ts'
import { findPlans, type Plan } from './plans.ts'
import { type Rivalry, rivalryOf } from './rivalry.ts'
import {
  CAUTION,
  DETOUR,
  FASTEST_PACE,
  FREE_TAKEN,
  FREE_TAKEN_AT_LAST,
  FREE_TAKEN_SPREAD,
  JOINED,
  KEPT_SECTION,
  LAST_FREE,
  LAST_TURNS,
  PACE,
  SAY,
  SHAPE_BROKEN,
  URGENCY,
} from './weights.ts'

/** Scales the logistic curve so that it approximates the normal distribution. */
const LOGISTIC = 1.7

const HALF = 0.5

/** LK-A1: the most free sections that one turn can take. */
const MOST_TAKEN = 2

const LEAST_SAY = 0.02

/**
 * Works towards the purchase that is worth most for the turns that it takes, and decides again each turn. It uses the
 * determinized state only for what is public: it never reads the decks or the secrets of other players.
 */
export const steadyBot = quickBot<LokoTypes>('steady', 'steady', ({ game, view, seat, rng }) => {
  const state = game.determinize(view, rng)
  return state.words[PHASE] === BLOCK ? chooseInOpening(state, seat - 1, rng) : chooseInTurn(state, seat - 1)
})

interface Valued {
  readonly plan: Plan
  readonly value: number
}

/**
 * The next step of the best plan that the player notices: buys if the plan is complete, otherwise draws or reserves what
 * is missing.
 */
export function chooseInTurn(state: LokoState, player: number, notices: (plan: Plan) => boolean = () => true): Action {
  const outlook = outlookOf(state, player)
  const won = endAndWin(outlook)
  if (won !== undefined) return won
  const rivalry = rivalryOf(outlook)
  const noticed = findPlans(outlook).filter(notices)
  const valued = noticed.map((plan) => ({ plan, value: worthOf(outlook, rivalry, plan, 'drawing') }))
  const best = bestOf(valued)
  if (best === undefined || best.value <= worthOfNothing(outlook)) return reserveAgainst(outlook)
  const { plan } = best
  if (plan.missing.length === 0) return purchase(outlook, plan)
  if (isOutOfReach(outlook)) return reserveAgainst(outlook)
  const order = inOrder(outlook, rivalry, plan, valued, best.value)
  const toTake = order.filter((section) => outlook.kinds[section] === OPEN_TO_ALL)
  if (toTake.length > 1 && worthOf(outlook, rivalry, plan, 'reserving') + caution(outlook, plan, toTake) > best.value) {
    return reserve(Math.min(toTake[0], toTake[1]), Math.max(toTake[0], toTake[1]))
  }
  return draw(order[0])
}

/** The extra value of reserving the first two of these sections, because people deny more than `steady` bots do. */
function caution(
  { kinds, rivals, others, secrets }: Outlook,
  { shape }: Plan,
  [one, other]: readonly number[],
): number {
  const isContested = rivals[one] + rivals[other] > 0
  // LK-H1: the other players cannot know which sections a secret shape needs.
  const isKnown = shape === undefined || !secrets.includes(shape)
  const hasReserved = kinds.includes(KEPT)
  return isContested && isKnown && !hasReserved ? CAUTION * (1 - 1 / others.length) : 0
}

function bestOf(valued: readonly Valued[]): Valued | undefined {
  let best: Valued | undefined
  for (const each of valued) if (best === undefined || each.value > best.value) best = each
  return best
}

/** Pays so that the rest of the network stays as connected as possible. */
function purchase({ state, cards, player }: Outlook, { train, shape }: Plan): Action {
  const search = new PaymentSearch(state, player, shape === undefined ? [] : [shape])
  const wanted = shape === undefined ? undefined : cards.shapeIds[shape]
  const chosen = search.proposals(train).find((proposal) => proposal.shape === wanted)
  if (chosen === undefined) throw new Error(`nothing pays for train ${cards.trainIds[train]}`)
  return { train: chosen.train, sections: chosen.sections, shape: chosen.shape }
}

/** The missing sections of a plan: first those that others may take and those that other good plans need too. */
function inOrder(
  { kinds, joins, solid }: Outlook,
  { sectionStays }: Rivalry,
  { missing }: Plan,
  valued: readonly Valued[],
  most: number,
): readonly number[] {
  const says = new Float64Array(kinds.length)
  let all = 0
  for (const { plan, value } of valued) {
    const say = Math.exp((value - most) / SAY)
    if (say < LEAST_SAY) continue
    all += say
    for (const section of plan.missing) says[section] += say
  }
  const rank = (section: number) => {
    const danger = kinds[section] === OPEN_TO_ALL ? 1 - sectionStays[section] : 0
    const isJoined = solid.length === 0 || joins[section] > 0
    return says[section] / all + URGENCY * danger + (isJoined ? JOINED : 0)
  }
  return missing.toSorted((one, other) => rank(other) - rank(one))
}

/** Reserves the free sections that others want most, which costs nothing and brings the end nearer (LK-E1). */
function reserveAgainst({ state, rivals, joins }: Outlook): Action {
  const wanted = (section: number) => rivals[section] - joins[section]
  const free = sectionsOf(state.words, FREE).sort((one, other) => wanted(other) - wanted(one))
  if (free.length === 1) return reserveOne(free[0])
  return reserve(Math.min(free[0], free[1]), Math.max(free[0], free[1]))
}

/** Takes the last free sections if that wins the game. */
function endAndWin(outlook: Outlook): Action | undefined {
  if (outlook.free > MOST_TAKEN) return undefined
  const after = cloneState(outlook.state)
  const action = reserveAgainst(outlook)
  playAction(after, action)
  const { winners } = standingOf(after)
  return winners.length === 1 && winners[0] === outlook.player + 1 ? action : undefined
}

/** Whether no other player can still catch up if this player takes free sections as fast as possible. */
function isOutOfReach({ state, player, others, free, networks }: Outlook): boolean {
  const turns = Math.ceil(free / (MOST_TAKEN + others.length * FREE_TAKEN))
  const own = scoreOf(state, player).total
  return others.every((other, i) => {
    const { total, unused } = scoreOf(state, other)
    return own > total - unused + networks[i] + FASTEST_PACE * turns
  })
}

/** The first step of a plan: to draw a section, or to reserve two. */
type Begun = 'drawing' | 'reserving'

/** The value of a plan: its points, the risk of losing what it needs, and the turns left after it. */
function worthOf(outlook: Outlook, rivalry: Rivalry, plan: Plan, begun: Begun): number {
  const { cards, state, free, solid } = outlook
  const { players } = state.options
  const { train, shape, missing, used } = plan
  const toTake = inDanger(outlook, rivalry, missing)
  const before = missing.length + (begun === 'reserving' ? 1 : 0)
  const chance = chanceOfTurn(free, players, before, toTake.length)
  const points = shape === undefined ? 0 : cards.points[shape]
  const shapeStays = shape === undefined ? 1 : chanceOf(rivalry.shapeStays, shape, before)
  const trainGone = 1 - chanceOf(rivalry.trainStays, train, before)
  const gain =
    cards.prices[train] +
    cards.bonuses[train] -
    trainGone * (rivalry.trainLoss.get(train) as number) +
    points * shapeStays -
    expectedLosses(toTake, begun === 'reserving' ? 2 : 1) * (DETOUR + points * SHAPE_BROKEN)
  const turns = turnsLeft(free, players) - before - 1
  const rest = solid.length - used
  return (
    chance * (gain + comingTurns(turns) + rest * keptSection(turns)) - (1 - chance) * (missing.length + solid.length)
  )
}

function chanceOf(chances: ReadonlyMap<number, Float64Array>, card: number, rounds: number): number {
  return chances.get(card)?.[rounds] ?? 0
}

/** The value of buying nothing more: every unused solid section costs a point (LK-V1). */
function worthOfNothing({ solid }: Outlook): number {
  return -solid.length
}

/** The value of turns for which there is no plan yet. */
function comingTurns(turns: number): number {
  return turns <= 0 ? 0 : (PACE * turns * turns) / (turns + LAST_TURNS)
}

/** The value of an unused solid section: it falls with the turns left until the section costs a point (LK-V1). */
function keptSection(turns: number): number {
  const chance = turns <= 0 ? 0 : turns / (turns + LAST_TURNS)
  return chance * KEPT_SECTION - (1 - chance)
}

/** For each missing section that is free, the probability that it stays free for a round, the smallest first. */
function inDanger({ kinds }: Outlook, { sectionStays }: Rivalry, missing: readonly number[]): number[] {
  const stays: number[] = []
  for (const section of missing) if (kinds[section] === OPEN_TO_ALL) stays.push(sectionStays[section])
  return stays.sort((one, other) => one - other)
}

/** How many of these sections will be lost if the first `atOnce` are marked now and the others one per turn. */
function expectedLosses(stays: readonly number[], atOnce: number): number {
  let lost = 0
  for (let i = atOnce; i < stays.length; i++) lost += 1 - stays[i] ** (i - atOnce + 1)
  return lost
}

/** LK-E1: the free sections are the clock of the game. This is how many turns, of all players, they last. */
function turnsToTake(free: number): number {
  return Math.max(0, free - LAST_FREE) / FREE_TAKEN + Math.min(free, LAST_FREE) / FREE_TAKEN_AT_LAST
}

/** How many turns a player can expect to have, including the current one. */
function turnsLeft(free: number, players: number): number {
  return 1 + turnsToTake(free - 1) / players
}

/**
 * The probability that a player still gets a turn after `turnsBefore` turns of their own, in which they take `taken`
 * free sections.
 */
function chanceOfTurn(free: number, players: number, turnsBefore: number, taken: number): number {
  if (turnsBefore === 0) return 1
  if (taken >= free) return 0
  const between = (players - 1) * turnsBefore
  const spread = FREE_TAKEN_SPREAD * Math.sqrt(between)
  // At least one section must be left; the half is a continuity correction.
  return 1 / (1 + Math.exp((-LOGISTIC * (turnsToTake(free - taken - HALF) - between)) / spread))
}

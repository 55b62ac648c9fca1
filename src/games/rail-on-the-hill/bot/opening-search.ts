import { Beam } from '#bots/beam.ts'
import type { Budget } from '#bots/budget.ts'
import { LINES } from '../cards/cards.ts'
import { kindOf, NONE, PLACE, PLAN, placedRotation, planCard, planLine } from '../rules/actions.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { putPlan } from '../rules/lines.ts'
import { remove } from '../rules/piles.ts'
import { playAction } from '../rules/play.ts'
import {
  ACTIVE,
  cloneState,
  DRAFT,
  HAND,
  LINE_PLANS,
  lineAt,
  NOTHING_PENDING,
  PENDING,
  PHASE,
  PLAN_HAND,
  playerAt,
  type RailState,
  SETUP,
} from '../rules/state.ts'
import { isTownEmpty } from '../rules/town.ts'
import type { Judge } from './judge.ts'
import { fingerprint } from './turn-node.ts'

/** The choices made so far before the first round. */
export class Opening {
  readonly state: RailState
  readonly actions: number[] = []
  worth = 0

  constructor(state: RailState) {
    this.state = cloneState(state)
  }

  play(player: number, action: number): void {
    this.actions.push(action)
    play(this.state, player, action)
  }

  become(other: Opening): void {
    cloneState(other.state, this.state)
    this.actions.length = 0
    this.actions.push(...other.actions)
    this.worth = other.worth
  }
}

/** The beam width while the first cards are placed, and while the plans are put on lines. */
const BUILDING = 16
const PLANNING = 60
/** RH-S6: how many cards of the set are placed in the opening. */
const FIRST_CARDS = 2
/** Checks the budget every this many tries. */
const LOOK_UP = 8

/**
 * A beam search over the whole opening: the set, its first two cards, its upgrade, the Plan cards of the lines. All
 * results start with `beginning`; the best comes first.
 */
export function* searchOpening(
  state: RailState,
  player: number,
  beginning: readonly number[],
  judge: Judge,
  budget: Budget,
): Generator<void, readonly Opening[]> {
  const node = () => new Opening(state)
  let now = new Beam(PLANNING, node)
  let next = new Beam(PLANNING, node)
  const tried = node()
  for (const action of beginning) tried.play(player, action)
  tried.worth = judge.worth(tried.state, player)
  now.offer(0, 0)?.become(tried)
  const actions = new Int32Array(MAX_ACTIONS)
  while (!isReady(now.place(0).state, player)) {
    next.clear(mustBuild(now.place(0).state, player) ? BUILDING : PLANNING)
    // Budget that a step leaves goes to the later steps, but no step uses their share.
    const part = budget.part((1 - budget.share) / stepsLeft(now.place(0).state, player))
    for (const opening of now.ranked()) {
      if (next.count > 0 && part.isSpent) break
      const count = listActions(opening.state, player, actions)
      for (let i = 0; i < count; i++) {
        if (i % LOOK_UP === 0 && next.count > 0 && part.isSpent) break
        if (isNeedless(opening.state, player, actions[i])) continue
        tried.become(opening)
        tried.play(player, actions[i])
        budget.spend()
        tried.worth = judge.worth(tried.state, player)
        next.offer(tried.worth, fingerprint(tried.state, player))?.become(tried)
      }
      yield
    }
    const before = now
    now = next
    next = before
  }
  return now.ranked()
}

function mustBuild({ words }: RailState, player: number): boolean {
  const me = playerAt(player)
  return words[PHASE] === DRAFT || words[me + HAND] > 1 || words[me + PENDING] !== NOTHING_PENDING
}

/** The most choices that are still to be made. */
function stepsLeft({ words }: RailState, player: number): number {
  const me = playerAt(player)
  let steps = words[PHASE] === DRAFT ? 1 + FIRST_CARDS : Math.max(0, words[me + HAND] - 1)
  if (words[PHASE] === DRAFT || words[me + PENDING] !== NOTHING_PENDING) steps++
  for (let line = 0; line < LINES.length; line++) if (words[lineAt(player, line) + LINE_PLANS] === 0) steps++
  return steps
}

/** RH-S8: nothing more to choose, each line has its first plan. */
function isReady(state: RailState, player: number): boolean {
  if (mustBuild(state, player)) return false
  for (let line = 0; line < LINES.length; line++) if (state.words[lineAt(player, line) + LINE_PLANS] === 0) return false
  return true
}

/**
 * Whether an action only leads to a duplicate. The first card need not be rotated, since the whole town can be rotated
 * instead, and it does not matter which line gets its plan first.
 */
function isNeedless({ words }: RailState, player: number, action: number): boolean {
  if (kindOf(action) === PLACE) return isTownEmpty(words, playerAt(player)) && placedRotation(action) !== 0
  return kindOf(action) === PLAN && planLine(action) !== firstLineWithout(words, player)
}

function firstLineWithout(words: Int32Array, player: number): number {
  let line = 0
  while (words[lineAt(player, line) + LINE_PLANS] > 0) line++
  return line
}

/** Plays the actions of an opening in a state; correct only for the player's own side of the table. */
export function playOpening(state: RailState, player: number, actions: readonly number[]): void {
  for (const action of actions) play(state, player, action)
}

/** Puts plans directly on their lines: playing the last one as an action could start round 1 and draw cards. */
function play(state: RailState, player: number, action: number): void {
  if (kindOf(action) === PLAN) {
    remove(state.words, playerAt(player) + PLAN_HAND, planCard(action))
    putPlan(state, player, planCard(action), planLine(action), NONE)
    return
  }
  playAction(state, player, action)
  // Skips the wait for other players who may have to choose their sets first.
  state.words[PHASE] = SETUP
  state.words[ACTIVE] |= 1 << player
}

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

/** The choices before the first round as far as they are made. */
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

/** How many openings are followed while the first cards are placed, and while the plans are put on lines. */
const BUILDING = 16
const PLANNING = 60
/** RH-S6: of the cards of a set, this many are placed at once. */
const FIRST_CARDS = 2
/** After this many tries it is time to ask whether there is time. */
const LOOK_UP = 8

/**
 * A beam over the whole opening: the set, its first two cards, its upgrade, the Plan cards of the lines. It begins as it
 * is told, and the best ones come first.
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
    // What one step does not need is there for the next ones, but none takes their part.
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

/** How many choices there are still to make, at most. */
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
 * The first card need not be turned: the same town lies there with everything turned. Nor does it matter which line gets
 * its plan first.
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

/** Makes the choices of an opening in a state, as far as the player's own side of the table is concerned. */
export function playOpening(state: RailState, player: number, actions: readonly number[]): void {
  for (const action of actions) play(state, player, action)
}

/** Played, the last plan might begin round 1; put, it draws nothing. */
function play(state: RailState, player: number, action: number): void {
  if (kindOf(action) === PLAN) {
    remove(state.words, playerAt(player) + PLAN_HAND, planCard(action))
    putPlan(state, player, planCard(action), planLine(action), NONE)
    return
  }
  playAction(state, player, action)
  // The others may have to choose their sets first.
  state.words[PHASE] = SETUP
  state.words[ACTIVE] |= 1 << player
}

import { ACQUIRE, BONUS_PLANS, BUY, bonus, END, end, kindOf, PLACE } from '../rules/actions.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { TOKEN_PRICE } from '../rules/numbers.ts'
import { playAction } from '../rules/play.ts'
import {
  ACQUIRED,
  ACTIVE,
  BONUS_PENDING,
  cloneState,
  NOTHING_PENDING,
  PENDING,
  PLACED,
  playerAt,
  type RailState,
  RESOURCES,
  TRACK_PENDING,
} from '../rules/state.ts'
import { BONUS_DUE, UNSEEN_PLANS, UNSEEN_TOKENS } from './weights.ts'

/**
 * The greedy turn: from each location, repeat the action with the best immediate value until ending is better. Nothing
 * is drawn: a draw counts with its average gain, and `end`, which may deal a new board, is not played.
 */

/** The value of a player's position at the end of a turn, in points. */
export type Evaluation = (state: RailState, player: number) => number

/** Whether a player notices that an action is possible. */
export type Notice = (action: number) => boolean

/** A partly played turn. */
class Turn {
  readonly state: RailState
  readonly evaluation: Evaluation
  /** Its first action: the one to take now. */
  first: number | undefined
  /** The average gain of its draws. */
  drawn = 0
  worth = Number.NEGATIVE_INFINITY

  constructor(state: RailState, evaluation: Evaluation) {
    this.state = cloneState(state)
    this.evaluation = evaluation
  }

  become(other: Turn): void {
    cloneState(other.state, this.state)
    this.first = other.first
    this.drawn = other.drawn
    this.worth = other.worth
  }
}

const buffer = new Int32Array(MAX_ACTIONS)

/** The first action of the best turn found from this state. */
export function chooseInTurn(
  state: RailState,
  player: number,
  evaluation: Evaluation,
  notices: Notice = () => true,
): number {
  const best = new Turn(state, evaluation)
  if (isDue(state, player, ACQUIRED)) {
    for (const action of buffer.slice(0, listActions(state, player, buffer))) {
      if (kindOf(action) !== ACQUIRE) continue
      if (best.first !== undefined && !notices(action)) continue
      const turn = new Turn(state, evaluation)
      extend(turn, player, action)
      playOut(turn, player, notices)
      if (turn.worth > best.worth) best.become(turn)
    }
  } else {
    best.worth = worthOf(best, player)
    playOut(best, player, notices)
  }
  return best.first ?? end()
}

/** Plays a turn to its end: the compulsory actions, then every action that improves it. */
function playOut(turn: Turn, player: number, notices: Notice): void {
  const tried = new Turn(turn.state, turn.evaluation)
  const next = new Turn(turn.state, turn.evaluation)
  for (;;) {
    // RH-R5: the card must be placed, and placing it first can only open spots.
    const mustPlace = isDue(turn.state, player, PLACED)
    const isCompulsory = mustPlace || !isAtRest(turn.state, player)
    next.worth = isCompulsory ? Number.NEGATIVE_INFINITY : turn.worth
    let found = false
    const count = listActions(turn.state, player, buffer)
    for (let i = 0; i < count; i++) {
      const kind = kindOf(buffer[i])
      if (mustPlace ? kind !== PLACE : kind === END) continue
      if ((found || !isCompulsory) && !notices(buffer[i])) continue
      tried.become(turn)
      extend(tried, player, buffer[i])
      if (tried.worth > next.worth) {
        next.become(tried)
        found = true
      }
    }
    if (!found) return
    turn.become(next)
  }
}

function extend(turn: Turn, player: number, action: number): void {
  turn.first ??= action
  turn.drawn += playWithoutDrawing(turn.state, player, action)
  turn.worth = worthOf(turn, player)
}

/** Plays an action; one that draws only pays its price. Returns the average gain of the draw. */
function playWithoutDrawing(state: RailState, player: number, action: number): number {
  const words = state.words
  const me = playerAt(player)
  if (action === bonus(BONUS_PLANS)) {
    words[me + PENDING] = NOTHING_PENDING
    return UNSEEN_PLANS
  }
  if (kindOf(action) === BUY) {
    words[me + RESOURCES] -= TOKEN_PRICE
    return UNSEEN_TOKENS
  }
  playAction(state, player, action)
  // RH-X2: other players may have to acquire before this turn continues, which does not affect it.
  words[ACTIVE] |= 1 << player
  return 0
}

/** Whether this step of the turn is not done yet and nothing else is pending. */
function isDue(state: RailState, player: number, step: number): boolean {
  return state.words[playerAt(player) + step] === 0 && isAtRest(state, player)
}

function isAtRest(state: RailState, player: number): boolean {
  return state.words[playerAt(player) + PENDING] === NOTHING_PENDING
}

function worthOf(turn: Turn, player: number): number {
  const pending = turn.state.words[playerAt(player) + PENDING]
  const isBonusDue = pending === BONUS_PENDING || pending === TRACK_PENDING
  return turn.evaluation(turn.state, player) + turn.drawn + (isBonusDue ? BONUS_DUE : 0)
}

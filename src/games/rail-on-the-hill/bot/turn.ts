import {
  ACQUIRE,
  BONUS,
  BONUS_PLANS,
  BUY,
  bonus,
  COLLECT,
  DEVELOP,
  end,
  KEEP,
  kindOf,
  LAY,
  PLACE,
  PLAN,
  SCRAP,
} from '../actions.ts'
import { listActions, MAX_ACTIONS } from '../legal.ts'
import { playAction } from '../play.ts'
import { TOKEN_PRICE } from '../refusal.ts'
import {
  ACQUIRED,
  ACTIVE,
  BONUS_PENDING,
  cloneState,
  copyState,
  NOTHING_PENDING,
  PENDING,
  PLACED,
  playerAt,
  type RailState,
  RESOURCES,
  TRACK_PENDING,
} from '../state.ts'
import { evaluate } from './evaluate.ts'
import { PENDING_BONUS, UNSEEN_PLANS, UNSEEN_TOKENS } from './weights.ts'

/**
 * The whole-turn search: a narrow beam over what can be done until the turn ends. The card is placed before anything
 * else, since placing costs nothing and only adds spots. Nothing is drawn in here: a draw counts with what draws bring
 * on average, and `end`, which may deal the next board, is never played.
 */

/** How many placements are followed up for each location. */
const PLACEMENTS = 3
/** How many half-finished turns are followed up at each step. */
const WIDTH = 5
/** More actions than a turn has after the placement, unless tracks are scrapped by the handful. */
const DEPTH = 8

const TO_PLACE: readonly number[] = [PLACE]
const AFTERWARDS: readonly number[] = [LAY, COLLECT, PLAN, DEVELOP, BONUS, KEEP, SCRAP, BUY]

/** A turn played so far. */
class Turn {
  readonly state: RailState
  /** Its first action: what the bot would take now; undefined while nothing is done. */
  first: number | undefined
  /** What its draws count. */
  drawn = 0
  worth = Number.NEGATIVE_INFINITY

  constructor(state: RailState) {
    this.state = state
  }
}

/** The best few turns that were offered, the best first. */
class Beam {
  readonly turns: Turn[] = []
  readonly #width: number

  constructor(width: number) {
    this.#width = width
  }

  /** Takes the turn in where it is good enough; turns of the same worth are the same actions in another order. */
  offer(turn: Turn): void {
    let at = this.turns.length
    while (at > 0 && this.turns[at - 1].worth < turn.worth) at--
    if (at === this.#width || this.turns[at - 1]?.worth === turn.worth) return
    const kept = this.turns.length < this.#width ? new Turn(cloneState(turn.state)) : this.turns.pop()
    if (kept === undefined) return
    copyState(turn.state, kept.state)
    kept.first = turn.first
    kept.drawn = turn.drawn
    kept.worth = turn.worth
    this.turns.splice(at, 0, kept)
  }
}

const buffer = new Int32Array(MAX_ACTIONS)

/** The first action of the best turn that is found from here. */
export function chooseInTurn(state: RailState, player: number): number {
  const start = new Turn(state)
  const me = playerAt(player)
  const mayAcquire = state.words[me + ACQUIRED] === 0 && state.words[me + PENDING] === NOTHING_PENDING
  if (!mayAcquire) return finish(start, player).first ?? end()
  let best = start
  for (const action of buffer.slice(0, listActions(state, player, buffer))) {
    if (kindOf(action) !== ACQUIRE) continue
    const turn = new Turn(cloneState(state))
    turn.first = action
    playWithoutDrawing(turn.state, player, action)
    const finished = finish(turn, player)
    if (finished.worth > best.worth) best = finished
  }
  return best.first ?? end()
}

/** The best end of a turn whose card is acquired, or that has a step pending. */
function finish(start: Turn, player: number): Turn {
  const mustPlace = start.state.words[playerAt(player) + PLACED] === 0 && isAtRest(start, player)
  let turns = mustPlace ? stepOn([start], player, TO_PLACE, PLACEMENTS) : [start]
  if (!mustPlace) start.worth = worthOf(start, player)
  let best = turns[0]
  for (let depth = 0; depth < DEPTH && turns.length > 0; depth++) {
    turns = stepOn(turns, player, AFTERWARDS, WIDTH)
    for (const turn of turns) {
      if (isAtRest(turn, player) && (turn.worth > best.worth || !isAtRest(best, player))) best = turn
    }
  }
  return best
}

/** The best of the turns that come of these by one more action of the given kinds. */
function stepOn(turns: readonly Turn[], player: number, kinds: readonly number[], width: number): readonly Turn[] {
  const beam = new Beam(width)
  const tried = new Turn(cloneState(turns[0].state))
  for (const turn of turns) {
    const count = listActions(turn.state, player, buffer)
    for (let i = 0; i < count; i++) {
      const action = buffer[i]
      if (!kinds.includes(kindOf(action))) continue
      copyState(turn.state, tried.state)
      tried.first = turn.first ?? action
      tried.drawn = turn.drawn + playWithoutDrawing(tried.state, player, action)
      tried.worth = worthOf(tried, player)
      beam.offer(tried)
    }
  }
  return beam.turns
}

/** Takes an action, or where it would draw pays for it only. Returns what the draw counts. */
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
  // RH-X2: others acquire before the turn goes on; for this turn that makes no difference.
  words[ACTIVE] |= 1 << player
  return 0
}

function isAtRest(turn: Turn, player: number): boolean {
  return turn.state.words[playerAt(player) + PENDING] === NOTHING_PENDING
}

function worthOf(turn: Turn, player: number): number {
  const pending = turn.state.words[playerAt(player) + PENDING]
  const bonusDue = pending === BONUS_PENDING || pending === TRACK_PENDING ? PENDING_BONUS : 0
  return evaluate(turn.state, player) + turn.drawn + bonusDue
}

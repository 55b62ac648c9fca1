import type { Reason } from '#engine/result.ts'
import { ACQUIRE, BONUS, BUY, COLLECT, DEVELOP, END, KEEP, LAY, PLACE, PLAN, SCRAP, TAKE, UPGRADE } from '../actions.ts'
import { MAX_PLAYERS, SET_TOWNS, SETUP_TOWNS } from '../numbers.ts'
import {
  ACQUIRED,
  ACTIVE,
  BONUS_PENDING,
  DRAFT,
  ENDED,
  HAND,
  LAID,
  LOCATED,
  MAIN,
  NOTHING_PENDING,
  OVER,
  PENDING,
  PHASE,
  PLACED,
  PLANS_PENDING,
  playerAt,
  type RailState,
  SETUP,
  TRACK_PENDING,
  UPGRADE_PENDING,
} from '../state.ts'
import * as reasons from './reasons.ts'

const LOCATION_A = 1
const LOCATION_B = 2
const LOCATION_D = 4

function kinds(...list: number[]): number {
  return list.reduce((mask, kind) => mask | (1 << kind), 0)
}

/** A step that must be done first: the kinds of action that do it, and the reason why others are refused. */
interface Step {
  readonly kinds: number
  readonly otherwise: Reason
}

const CHOOSE_A_SET: Step = { kinds: kinds(TAKE), otherwise: reasons.SETS_FIRST }
const PLACE_TWO_CARDS: Step = { kinds: kinds(PLACE), otherwise: reasons.PLACE_TWO_FIRST }
const PUT_THE_UPGRADE: Step = { kinds: kinds(UPGRADE), otherwise: reasons.UPGRADE_FIRST }
const PUT_THE_FIRST_PLANS: Step = { kinds: kinds(PLAN), otherwise: reasons.PLANS_FIRST }
const CHOOSE_THE_BONUS: Step = { kinds: kinds(BONUS), otherwise: reasons.BONUS_FIRST }
const LAY_THE_BONUS_TRACK: Step = { kinds: kinds(LAY), otherwise: reasons.BONUS_TRACK_FIRST }
const PUT_A_DRAWN_PLAN: Step = { kinds: kinds(PLAN), otherwise: reasons.BONUS_PLAN_FIRST }
const KEEP_A_DRAWN_TOKEN: Step = { kinds: kinds(KEEP), otherwise: reasons.KEEP_FIRST }

/** The pending step of an active player; undefined in a turn in which nothing is pending. */
function stepOf(words: Int32Array, me: number): Step | undefined {
  switch (words[PHASE]) {
    case DRAFT:
      return CHOOSE_A_SET
    case SETUP:
      // RH-S6, RH-S7, RH-S8 in this order.
      if (words[me + HAND] > SET_TOWNS - SETUP_TOWNS) return PLACE_TWO_CARDS
      return words[me + PENDING] === UPGRADE_PENDING ? PUT_THE_UPGRADE : PUT_THE_FIRST_PLANS
  }
  switch (words[me + PENDING]) {
    case NOTHING_PENDING:
      return undefined
    case BONUS_PENDING:
      return CHOOSE_THE_BONUS
    case TRACK_PENDING:
      return LAY_THE_BONUS_TRACK
    case PLANS_PENDING:
      return PUT_A_DRAWN_PLAN
    default:
      return KEEP_A_DRAWN_TOKEN
  }
}

function isActive(words: Int32Array, player: number): boolean {
  return player < MAX_PLAYERS && ((words[ACTIVE] >> player) & 1) !== 0
}

/** The kinds of action that are due for the player now, as bits. */
export function dueKinds(state: RailState, player: number): number {
  const words = state.words
  if (!isActive(words, player)) return 0
  const me = playerAt(player)
  if (words[PHASE] === MAIN && words[me + PENDING] === NOTHING_PENDING) {
    return DUE_IN_TURN[
      (words[me + ACQUIRED] << 3) | (words[me + PLACED] << 2) | (words[me + LAID] << 1) | words[me + LOCATED]
    ]
  }
  return stepOf(words, me)?.kinds ?? 0
}

const FREE = kinds(BUY, SCRAP)
const BEFORE_ACQUIRING = FREE | kinds(ACQUIRE)
const PLACING = kinds(PLACE)
const LAYING = kinds(LAY)
const ENDING = kinds(END)
/** By location, from 1: the kind of its action; location c lays a track. */
const LOCATION_ACTION = [0, kinds(COLLECT), kinds(PLAN), kinds(LAY), kinds(DEVELOP)]

/**
 * RH-R4: A first, then B, C and D in any order, free actions at any point; RH-R5: `end` after A and B. A table, because
 * it is read before every action: location acquired from * 8 + placed * 4 + laid * 2 + located.
 */
const DUE_IN_TURN = Int32Array.from({ length: LOCATION_ACTION.length * 8 }, (_, done) => {
  const acquired = done >> 3
  if (acquired === 0) return BEFORE_ACQUIRING
  const placed = (done & 4) !== 0
  const laid = (done & 2) !== 0
  const located = (done & 1) !== 0
  return FREE | (placed ? ENDING : PLACING) | (laid ? 0 : LAYING) | (located ? 0 : LOCATION_ACTION[acquired])
})

/** Why this kind of action is not due for the player now; undefined if it is. */
export function notDue(state: RailState, player: number, kind: number): Reason | undefined {
  if (((dueKinds(state, player) >> kind) & 1) !== 0) return undefined
  const words = state.words
  if (!isActive(words, player)) return notActive(state, player)
  const me = playerAt(player)
  return stepOf(words, me)?.otherwise ?? notDueInTurn(words, me, kind)
}

function notActive(state: RailState, player: number): Reason {
  const words = state.words
  switch (words[PHASE]) {
    case OVER:
      return reasons.GAME_OVER
    case DRAFT:
      return reasons.NOT_YOUR_PICK
    case SETUP:
      return reasons.SETUP_DONE
    default:
      if (words[playerAt(player) + ENDED] !== 0) return reasons.TURN_ENDED
      return state.options.simultaneous ? reasons.WAIT_FOR_ACQUISITIONS : reasons.NOT_YOUR_TURN
  }
}

/** Why a kind is not due in a turn in which nothing is pending. */
function notDueInTurn(words: Int32Array, me: number, kind: number): Reason {
  switch (kind) {
    case TAKE:
      return reasons.SETS_ARE_OUT
    case UPGRADE:
      return reasons.NO_SET_UPGRADE
    case BONUS:
      return reasons.NO_BONUS_DUE
    case KEEP:
      return reasons.NOTHING_BOUGHT
    case ACQUIRE:
      return reasons.ACQUIRED_ALREADY
    case END:
      return reasons.NOT_DONE_YET
  }
  const acquired = words[me + ACQUIRED]
  if (acquired === 0) return reasons.ACQUIRE_FIRST
  switch (kind) {
    case PLACE:
      return reasons.PLACED_ALREADY
    case LAY:
      return reasons.LAID_ALREADY
    case COLLECT:
      return acquired === LOCATION_A ? reasons.LOCATION_USED : reasons.NOT_AT_A
    case PLAN:
      return acquired === LOCATION_B ? reasons.LOCATION_USED : reasons.NOT_AT_B
    default:
      return acquired === LOCATION_D ? reasons.LOCATION_USED : reasons.NOT_AT_D
  }
}

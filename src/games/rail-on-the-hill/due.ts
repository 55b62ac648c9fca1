import { ACQUIRE, BONUS, BUY, COLLECT, DEVELOP, END, KEEP, LAY, PLACE, PLAN, SCRAP, TAKE, UPGRADE } from './actions.ts'
import type { Reason } from './reasons.ts'
import * as reasons from './reasons.ts'
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
} from './state.ts'

const LOCATION_A = 1
const LOCATION_B = 2
const LOCATION_D = 4

function kinds(...list: number[]): number {
  return list.reduce((mask, kind) => mask | (1 << kind), 0)
}

const ONLY_TAKE = kinds(TAKE)
const ONLY_PLACE = kinds(PLACE)
const ONLY_UPGRADE = kinds(UPGRADE)
const ONLY_PLAN = kinds(PLAN)
const ONLY_LAY = kinds(LAY)
const ONLY_BONUS = kinds(BONUS)
const ONLY_KEEP = kinds(KEEP)
const ONLY_END = kinds(END)
const FREE_ACTIONS = kinds(BUY, SCRAP)
const BEFORE_ACQUIRING = FREE_ACTIONS | kinds(ACQUIRE)
/** By location, from 1: the kind of its action; location c lays a track. */
const LOCATION_ACTION = [0, kinds(COLLECT), kinds(PLAN), kinds(LAY), kinds(DEVELOP)]

/** The kinds of action that are due for the player now, as bits: the order of play, in one place. */
export function dueKinds(state: RailState, player: number): number {
  const words = state.words
  if (((words[ACTIVE] >> player) & 1) === 0) return 0
  const me = playerAt(player)
  if (words[PHASE] === MAIN) {
    switch (words[me + PENDING]) {
      case NOTHING_PENDING:
        return dueInTurn(words, me)
      case BONUS_PENDING:
        return ONLY_BONUS
      case TRACK_PENDING:
        return ONLY_LAY
      case PLANS_PENDING:
        return ONLY_PLAN
      default:
        return ONLY_KEEP
    }
  }
  if (words[PHASE] === DRAFT) return ONLY_TAKE
  // RH-S6, RH-S7, RH-S8 in this order.
  if (words[me + HAND] > 1) return ONLY_PLACE
  return words[me + PENDING] === UPGRADE_PENDING ? ONLY_UPGRADE : ONLY_PLAN
}

/** RH-R4: A first, then B, C and D in any order, free actions at any point; RH-R5: `end` after A and B. */
function dueInTurn(words: Int32Array, me: number): number {
  const acquired = words[me + ACQUIRED]
  if (acquired === 0) return BEFORE_ACQUIRING
  let due = FREE_ACTIONS
  due |= words[me + PLACED] === 0 ? ONLY_PLACE : ONLY_END
  if (words[me + LAID] === 0) due |= ONLY_LAY
  if (words[me + LOCATED] === 0) due |= LOCATION_ACTION[acquired]
  return due
}

/** Why this kind of action is not due for the player now, or undefined where it is. */
export function notDue(state: RailState, player: number, kind: number): Reason | undefined {
  if (((dueKinds(state, player) >> kind) & 1) !== 0) return undefined
  const words = state.words
  if (((words[ACTIVE] >> player) & 1) === 0) return notActive(state, player)
  const me = playerAt(player)
  if (words[PHASE] === DRAFT) return reasons.SETS_FIRST
  if (words[PHASE] === SETUP) {
    if (words[me + HAND] > 1) return reasons.PLACE_TWO_FIRST
    return words[me + PENDING] === UPGRADE_PENDING ? reasons.UPGRADE_FIRST : reasons.PLANS_FIRST
  }
  switch (words[me + PENDING]) {
    case NOTHING_PENDING:
      return notDueInTurn(words, me, kind)
    case BONUS_PENDING:
      return reasons.BONUS_FIRST
    case TRACK_PENDING:
      return reasons.BONUS_TRACK_FIRST
    case PLANS_PENDING:
      return reasons.BONUS_PLAN_FIRST
    default:
      return reasons.KEEP_FIRST
  }
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

/** The kind is not due in a turn with nothing pending: what is in its way? */
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

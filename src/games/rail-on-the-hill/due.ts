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

export const LOCATION_A = 1
export const LOCATION_B = 2
export const LOCATION_C = 3
export const LOCATION_D = 4

/** Why this kind of action is not due for the player now, or undefined where it is. */
export function notDue(state: RailState, player: number, kind: number): Reason | undefined {
  const words = state.words
  if (((words[ACTIVE] >> player) & 1) === 0) return notActive(state, player)
  const me = playerAt(player)
  const phase = words[PHASE]
  if (phase === DRAFT) return kind === TAKE ? undefined : reasons.SETS_FIRST
  if (phase === SETUP) return notDueInSetup(words, me, kind)
  switch (words[me + PENDING]) {
    case NOTHING_PENDING:
      return notDueInTurn(words, me, kind)
    case BONUS_PENDING:
      return kind === BONUS ? undefined : reasons.BONUS_FIRST
    case TRACK_PENDING:
      return kind === LAY ? undefined : reasons.BONUS_TRACK_FIRST
    case PLANS_PENDING:
      return kind === PLAN ? undefined : reasons.BONUS_PLAN_FIRST
    default:
      return kind === KEEP ? undefined : reasons.KEEP_FIRST
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

/** RH-S6, RH-S7, RH-S8 in this order. */
function notDueInSetup(words: Int32Array, me: number, kind: number): Reason | undefined {
  if (words[me + HAND] > 1) return kind === PLACE ? undefined : reasons.PLACE_TWO_FIRST
  if (words[me + PENDING] === UPGRADE_PENDING) return kind === UPGRADE ? undefined : reasons.UPGRADE_FIRST
  return kind === PLAN ? undefined : reasons.PLANS_FIRST
}

/** RH-R4: A first, then B, C and D in any order, free actions at any point. */
function notDueInTurn(words: Int32Array, me: number, kind: number): Reason | undefined {
  const acquired = words[me + ACQUIRED]
  const located = words[me + LOCATED] !== 0
  switch (kind) {
    case TAKE:
      return reasons.SETS_ARE_OUT
    case UPGRADE:
      return reasons.NO_SET_UPGRADE
    case BONUS:
      return reasons.NO_BONUS_DUE
    case KEEP:
      return reasons.NOTHING_BOUGHT
    case BUY:
    case SCRAP:
      return undefined
    case ACQUIRE:
      return acquired === 0 ? undefined : reasons.ACQUIRED_ALREADY
    case END:
      return acquired !== 0 && words[me + PLACED] !== 0 ? undefined : reasons.NOT_DONE_YET
  }
  if (acquired === 0) return reasons.ACQUIRE_FIRST
  switch (kind) {
    case PLACE:
      return words[me + PLACED] === 0 ? undefined : reasons.PLACED_ALREADY
    case LAY:
      return words[me + LAID] === 0 || (acquired === LOCATION_C && !located) ? undefined : reasons.LAID_ALREADY
    case COLLECT:
      return locationDue(acquired, LOCATION_A, located, reasons.NOT_AT_A)
    case PLAN:
      return locationDue(acquired, LOCATION_B, located, reasons.NOT_AT_B)
    case DEVELOP:
      return locationDue(acquired, LOCATION_D, located, reasons.NOT_AT_D)
    default:
      throw new RangeError(`no such kind of action: ${kind}`)
  }
}

function locationDue(acquired: number, wanted: number, located: boolean, elsewhere: Reason): Reason | undefined {
  if (acquired !== wanted) return elsewhere
  return located ? reasons.LOCATION_USED : undefined
}

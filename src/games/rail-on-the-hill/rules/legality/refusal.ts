import type { Refusal } from '#engine/game.ts'
import type { Reason } from '#engine/result.ts'
import { DEV_TOKENS, isUpgrade, LINES } from '../../cards/cards.ts'
import {
  ACQUIRE,
  BONUS,
  BONUS_PLANS,
  BONUS_TRACK,
  BUY,
  choiceOf,
  DEVELOP,
  discardedPlan,
  KEEP,
  kindOf,
  LAY,
  lineOf,
  linkOf,
  NONE,
  PLACE,
  PLAN,
  placedCard,
  placedRotation,
  placedSquare,
  planCard,
  planLine,
  SCRAP,
  squareOrNone,
  TAKE,
  tokenOf,
  UPGRADE,
} from '../actions.ts'
import { isStray, spotOf } from '../lines.ts'
import { formatAction, formatLink, formatSquare, parseAction } from '../notation.ts'
import { TOKEN_PRICE } from '../numbers.ts'
import { has } from '../piles.ts'
import {
  BOARD,
  END_TRACKS,
  FACE_UP_TOKENS,
  HAND,
  LOCATIONS,
  PENDING,
  PENDING_CARDS,
  PHASE,
  PLANS_PENDING,
  playerAt,
  type RailState,
  RESOURCES,
  ROUND,
  SET_WORDS,
  SETS,
  SETUP,
} from '../state.ts'
import { plansLeft, tokensLeft } from '../tokens.ts'
import { canPlaceUpgrade, canTakeUpgrade } from '../town.ts'
import { notDue } from './due.ts'
import { placementRefusal } from './placement.ts'
import { offeredPlans, planRefusal } from './plans.ts'
import * as reasons from './reasons.ts'
import { canLayAnything, isInTown, trackCost, trackRefusal } from './tracks.ts'

export function refusalOf(state: RailState, player: number, action: number): Refusal | undefined {
  if (!isSeat(state, player)) return { ...reasons.NO_SUCH_SEAT, values: { action: formatAction(action) } }
  const reason = whyNot(state, player, action)
  return reason && { rule: reason.rule, reason: reason.reason, values: details(state, player, action) }
}

function isSeat(state: RailState, player: number): boolean {
  return Number.isInteger(player) && player >= 0 && player < state.options.players
}

function whyNot(state: RailState, player: number, action: number): Reason | undefined {
  if (!isAction(action)) return reasons.NOT_AN_ACTION
  const kind = kindOf(action)
  return notDue(state, player, kind) ?? whyNotThisOne(state, player, action, kind)
}

/** Whether a number is an action: then its notation can be written and read back. */
function isAction(action: number): boolean {
  return parseAction(formatAction(action)) === action
}

/** Why this action is not allowed, if its kind is due. */
function whyNotThisOne(state: RailState, player: number, action: number, kind: number): Reason | undefined {
  const words = state.words
  const me = playerAt(player)
  switch (kind) {
    case TAKE:
      return isSetThere(state, choiceOf(action)) ? undefined : reasons.NO_SUCH_SET
    case PLACE:
      if (!has(words, me + HAND, placedCard(action))) return reasons.NOT_IN_HAND
      return placementRefusal(state, player, placedSquare(action), placedRotation(action))
    case UPGRADE:
      return upgradeRefusal(words, me, choiceOf(action))
    case PLAN:
      return whyNotThisPlan(state, player, action)
    case ACQUIRE:
      return isCardAt(words, choiceOf(action)) ? undefined : reasons.NO_CARD_THERE
    case LAY:
      return trackRefusal(state, player, lineOf(action), linkOf(action))
    case DEVELOP:
      return whyNotThisToken(state, player, action, FACE_UP_TOKENS, reasons.TOKEN_NOT_FACE_UP)
    case KEEP:
      return whyNotThisToken(state, player, action, me + PENDING_CARDS, reasons.TOKEN_NOT_DRAWN)
    case BONUS:
      return bonusRefusal(state, player, choiceOf(action))
    case BUY:
      return buyRefusal(state, player)
    case SCRAP: {
      const link = linkOf(action)
      if (!isInTown(words, me, link)) return reasons.NOT_AN_END_TRACK
      return has(words, me + END_TRACKS, (lineOf(action) << 6) | spotOf(link)) ? undefined : reasons.NOT_AN_END_TRACK
    }
    default:
      return undefined
  }
}

function whyNotThisPlan(state: RailState, player: number, action: number): Reason | undefined {
  const words = state.words
  const me = playerAt(player)
  if (!has(words, offeredPlans(words, me), planCard(action))) {
    if (words[PHASE] === SETUP) return reasons.NOT_IN_PLAN_HAND
    return words[me + PENDING] === PLANS_PENDING ? reasons.NOT_DRAWN : reasons.PLAN_NOT_FACE_UP
  }
  return planRefusal(state, player, planCard(action), planLine(action), discardedPlan(action))
}

function whyNotThisToken(
  state: RailState,
  player: number,
  action: number,
  pile: number,
  notOffered: Reason,
): Reason | undefined {
  const words = state.words
  const token = tokenOf(action)
  if (token > DEV_TOKENS || !has(words, pile, token)) return notOffered
  const square = squareOrNone(action)
  if (!isUpgrade(state.cards, token)) return square === NONE ? undefined : reasons.NOT_AN_UPGRADE
  const me = playerAt(player)
  if (square !== NONE) return upgradeRefusal(words, me, square - 1)
  return canPlaceUpgrade(words, me) ? reasons.UPGRADE_NEEDS_SQUARE : undefined
}

function upgradeRefusal(words: Int32Array, me: number, square: number): Reason | undefined {
  return canTakeUpgrade(words, me, square) ? undefined : reasons.NO_PLACE_FOR_UPGRADE
}

/** RH-S5: whether a set is still on the table. */
export function isSetThere(state: RailState, set: number): boolean {
  return set < state.options.players && state.words[SETS + set * SET_WORDS] !== 0
}

/** RH-A1 (and with it RH-Z2): whether a location still has its Town card. */
export function isCardAt(words: Int32Array, location: number): boolean {
  return words[BOARD + location] !== 0
}

/** RH-B2: a bonus that cannot be carried out cannot be chosen. */
export function bonusRefusal(state: RailState, player: number, choice: number): Reason | undefined {
  if (choice === BONUS_TRACK) return canLayAnything(state, player) ? undefined : reasons.NO_TRACK_POSSIBLE
  if (choice === BONUS_PLANS) return plansLeft(state.words) > 0 ? undefined : reasons.NO_PLANS_LEFT
  return undefined
}

export function buyRefusal(state: RailState, player: number): Reason | undefined {
  if (state.words[playerAt(player) + RESOURCES] < TOKEN_PRICE) return reasons.CANNOT_AFFORD_TOKEN
  return tokensLeft(state.words) > 0 ? undefined : reasons.NO_TOKENS_LEFT
}

/** The values for the texts of refusals; each reason uses some of them. */
function details(state: RailState, player: number, action: number): Record<string, string | number> {
  const words = state.words
  const me = playerAt(player)
  const common = { action: formatAction(action), resources: words[me + RESOURCES], round: words[ROUND] }
  switch (kindOf(action)) {
    case TAKE:
      return { ...common, set: choiceOf(action) + 1 }
    case PLACE:
      return { ...common, card: placedCard(action), square: formatSquare(placedSquare(action)) }
    case UPGRADE:
      return { ...common, square: formatSquare(choiceOf(action)) }
    case PLAN:
      return { ...common, card: planCard(action), line: LINES[planLine(action)], discarded: discardedPlan(action) }
    case ACQUIRE:
      return { ...common, location: LOCATIONS[choiceOf(action)] }
    case LAY:
    case SCRAP: {
      const link = linkOf(action)
      const cost = isStray(link) ? 0 : trackCost(state, player, spotOf(link))
      return { ...common, line: LINES[lineOf(action)], spot: formatLink(link), cost }
    }
    case DEVELOP:
    case KEEP: {
      const square = squareOrNone(action)
      return { ...common, token: tokenOf(action), square: square === NONE ? '' : formatSquare(square - 1) }
    }
    case BUY:
      return { ...common, price: TOKEN_PRICE }
    default:
      return common
  }
}

import type { Refusal } from '#engine/game.ts'
import type { Reason } from '#engine/result.ts'
import { ROLL_AGAIN } from '../../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../../cards/tables.ts'
import {
  ACTIONS,
  builtItem,
  givenCard,
  isBuild,
  isRoll,
  isSwap,
  isTv,
  NO_SWAP,
  PASS,
  swapPlayer,
  takenCard,
  tvPlayer,
} from '../actions.ts'
import { formatAction } from '../notation.ts'
import {
  BUILD,
  COINS,
  hasEffect,
  hasItem,
  type MachiState,
  OVER,
  PHASE,
  playerAt,
  REROLL,
  ROLL,
  SWAP,
  supplyOf,
  TURN,
  TV,
} from '../state.ts'
import { isLegal, tradableOf } from './legal.ts'
import * as reasons from './reasons.ts'

export function refusalOf(state: MachiState, player: number, action: number): Refusal | undefined {
  const reason = whyNot(state, player, action)
  return reason && { rule: reason.rule, reason: reason.reason, values: details(state, player, action) }
}

function whyNot(state: MachiState, player: number, action: number): Reason | undefined {
  const { words, options, cards } = state
  if (!isAction(action, cards)) return reasons.NOT_AN_ACTION
  if (!(Number.isInteger(player) && player >= 0 && player < options.players)) return reasons.NO_SUCH_SEAT
  if (words[PHASE] === OVER) return reasons.GAME_OVER
  if (player !== words[TURN]) return reasons.NOT_YOUR_TURN
  if (!isSwap(action) && isLegal(state, action)) return undefined
  return notDue(state, action) ?? whyNotThisOne(state, action)
}

/** Whether a number is an action of this card set: the numbering has room for more cards than a set has. */
function isAction(action: number, { ids, establishments }: CardTables): boolean {
  if (!Number.isInteger(action) || action < 0 || action >= ACTIONS) return false
  if (isBuild(action)) return ids[builtItem(action)] !== undefined
  return isSwap(action) ? givenCard(action) < establishments && takenCard(action) < establishments : action <= NO_SWAP
}

/** The phase that asks for this kind of action. */
function phaseOf(action: number): number {
  if (isRoll(action)) return ROLL
  if (isTv(action)) return TV
  if (isSwap(action) || action === NO_SWAP) return SWAP
  return isBuild(action) || action === PASS ? BUILD : REROLL
}

/** What must be done first, if another step is due. */
function notDue(state: MachiState, action: number): Reason | undefined {
  const asked = phaseOf(action)
  switch (state.words[PHASE]) {
    case asked:
      return undefined
    case ROLL:
      return reasons.ROLL_FIRST
    case REROLL:
      return reasons.REROLL_OR_STAND
    case TV:
      return reasons.TV_FIRST
    case SWAP:
      return reasons.SWAP_FIRST
    default:
      return tooLate(state, asked)
  }
}

/** Why a step is no longer possible in the building phase. */
function tooLate(state: MachiState, asked: number): Reason {
  if (asked === ROLL) return reasons.ROLLED_ALREADY
  if (asked === TV) return reasons.NO_TV_NOW
  if (asked === SWAP) return reasons.NO_SWAP_NOW
  return hasEffect(state, ROLL_AGAIN) ? reasons.NO_REROLL_NOW : reasons.NO_REROLL
}

function whyNotThisOne(state: MachiState, action: number): Reason | undefined {
  if (isTv(action)) {
    return tvPlayer(action) === state.words[TURN] ? reasons.NOT_FROM_ONESELF : reasons.NOBODY_THERE
  }
  if (isSwap(action)) return whyNotSwap(state, givenCard(action), swapPlayer(action), takenCard(action))
  if (isBuild(action)) return obstacleTo(state, state.words[TURN], builtItem(action))
  // Only a second die can be wrong here.
  return reasons.NO_SECOND_DIE
}

function whyNotSwap(state: MachiState, given: number, partner: number, taken: number): Reason | undefined {
  const { words, cards, options } = state
  if (partner === words[TURN]) return reasons.NOT_WITH_ONESELF
  if (partner >= options.players) return reasons.NOBODY_THERE
  if ((((1 << given) | (1 << taken)) & cards.purple) !== 0) return reasons.PURPLE_STAYS
  if (((tradableOf(state, words[TURN]) >> given) & 1) === 0) return reasons.NOT_OWNED
  return ((tradableOf(state, partner) >> taken) & 1) === 0 ? reasons.NOT_THEIRS : undefined
}

/** MK-B1 to MK-B4: what keeps a player from building something in the building phase. */
export function obstacleTo(state: MachiState, player: number, item: number): Obstacle | undefined {
  const { words, cards } = state
  const isThere = hasItem(words, player, item)
  if (item >= FIRST_LANDMARK && isThere) return reasons.BUILT_ALREADY
  if (item < FIRST_LANDMARK && isThere && ((cards.purple >> item) & 1) === 1) return reasons.ONE_PER_TOWN
  if (item < FIRST_LANDMARK && supplyOf(state, item) === 0) return reasons.SOLD_OUT
  return words[playerAt(player) + COINS] < cards.costs[item] ? reasons.TOO_EXPENSIVE : undefined
}

export type Obstacle =
  | typeof reasons.ONE_PER_TOWN
  | typeof reasons.BUILT_ALREADY
  | typeof reasons.SOLD_OUT
  | typeof reasons.TOO_EXPENSIVE

/** What the sentence of a refusal may need. */
function details({ words, cards }: MachiState, player: number, action: number): Refusal['values'] {
  if (!isAction(action, cards)) return { action }
  const values: Record<string, string | number> = { action: formatAction(action, cards) }
  if (isBuild(action)) {
    const item = builtItem(action)
    values.card = cards.ids[item]
    values.cost = cards.costs[item]
    values.coins = words[playerAt(player) + COINS] ?? 0
  }
  if (isSwap(action)) {
    values.given = cards.ids[givenCard(action)]
    values.seat = swapPlayer(action) + 1
    values.taken = cards.ids[takenCard(action)]
  }
  if (isTv(action)) values.seat = tvPlayer(action) + 1
  return values
}

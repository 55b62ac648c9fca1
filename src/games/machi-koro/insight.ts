import type { Seat } from '../../engine/game.ts'
import { DIE_SIDES, ESTABLISHMENTS, type EstablishmentId, ITEMS, type ItemId, SECOND_DIE } from './cards/cards.ts'
import { payIncome, takeFromOne } from './income.ts'
import {
  addCards,
  BUILT,
  COINS,
  cloneState,
  DICE,
  hasEffect,
  type MachiState,
  PHASE,
  playerAt,
  SWAP,
  TURN,
  TV,
} from './state.ts'

/** What the rules have to say about a moment, so that a board need not know them. */
export interface MachiInsight {
  /** How many dice a seat may roll, if the one who looks had built something more. */
  mostDice(roller: Seat, built?: ItemId): number
  /** What a roll of a seat would bring everybody as things stand, if the one who looks had built something more. */
  outlook(roller: Seat, dice: number, built?: ItemId): Outlook
}

export interface Outlook {
  /** Every number that the dice can show, the lowest first. */
  readonly rolls: readonly RollOutlook[]
  /** What each seat can expect of one roll, seat 1 first. */
  readonly mean: readonly number[]
}

export interface RollOutlook {
  readonly roll: number
  /** So many of all throws of the dice show this number. */
  readonly ways: number
  readonly of: number
  /** Coins gained or lost by each seat, seat 1 first. A TV Station is taken to choose the richest. */
  readonly coins: readonly number[]
  /** The cards that would ask the roller something. */
  readonly asks: readonly EstablishmentId[]
}

/** Without eyes it is the player whose turn it is who might build. */
export function insightOf(state: MachiState, eyes: Seat | 'spectator' = 'spectator'): MachiInsight {
  const now = cloneState(state)
  const builder = eyes === 'spectator' ? now.words[TURN] : eyes - 1
  return {
    mostDice(roller, built) {
      const next = withBuilding(now, builder, built)
      next.words[TURN] = roller - 1
      return hasEffect(next, SECOND_DIE) ? 2 : 1
    },
    outlook(roller, dice, built) {
      const next = withBuilding(now, builder, built)
      next.words[TURN] = roller - 1
      return outlookOf(next, dice)
    },
  }
}

/** A copy in which a player has one thing more. Its price is not taken, so that all that differs is its own doing. */
function withBuilding(state: MachiState, builder: number, built: ItemId | undefined): MachiState {
  const next = cloneState(state)
  if (built === undefined) return next
  const { words } = next
  const item = ITEMS.indexOf(built)
  if (item < ESTABLISHMENTS.length) addCards(words, builder, item, 1)
  else words[playerAt(builder) + BUILT] |= 1 << (item - ESTABLISHMENTS.length)
  return next
}

function outlookOf(state: MachiState, dice: number): Outlook {
  const count = dice * DIE_SIDES - dice + 1
  const rolls = Array.from({ length: count }, (_, i) => rollOutlook(state, dice, dice + i))
  const meanOf = (seat: number) => rolls.reduce((sum, { coins, ways, of }) => sum + (coins[seat] * ways) / of, 0)
  return { rolls, mean: Array.from({ length: state.options.players }, (_, seat) => meanOf(seat)) }
}

function rollOutlook(state: MachiState, dice: number, roll: number): RollOutlook {
  const after = cloneState(state)
  const { words, cards, options } = after
  words[DICE] = roll
  words[DICE + 1] = 0
  payIncome(after)
  const asks: EstablishmentId[] = []
  if (words[PHASE] === TV) {
    asks.push(ESTABLISHMENTS[cards.tvStation])
    takeFromOne(after, richestOther(after))
  }
  if (words[PHASE] === SWAP) asks.push(ESTABLISHMENTS[cards.businessCenter])
  const coins = Array.from({ length: options.players }, (_, player) => {
    const at = playerAt(player) + COINS
    return words[at] - state.words[at]
  })
  return { roll, ways: waysTo(roll, dice), of: DIE_SIDES ** dice, coins, asks }
}

function richestOther({ words, options }: MachiState): number {
  const others = Array.from({ length: options.players }, (_, player) => player).filter((each) => each !== words[TURN])
  const coins = (player: number) => words[playerAt(player) + COINS]
  return others.reduce((one, other) => (coins(other) > coins(one) ? other : one))
}

function waysTo(roll: number, dice: number): number {
  return dice === 1 ? 1 : DIE_SIDES - Math.abs(roll - DIE_SIDES - 1)
}

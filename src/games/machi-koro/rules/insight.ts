import type { Seat } from '#engine/game.ts'
import { type EstablishmentId, type ItemId, SECOND_DIE } from '../cards/cards.ts'
import { FIRST_LANDMARK } from '../cards/tables.ts'
import { bestRoll, foresee, gainOf, waysTo } from './foresight.ts'
import { type Transfer, takeFromOne } from './income.ts'
import { type Obstacle, obstacleTo } from './legality/refusal.ts'
import { DIE_SIDES } from './numbers.ts'
import { hasWonTurn } from './play.ts'
import {
  addCards,
  addLandmark,
  BUILD,
  cloneState,
  giveTurn,
  hasEffect,
  type MachiState,
  PHASE,
  SWAP,
  TURN,
  TV,
} from './state.ts'

/** What the rules tell a board about a moment, so that the board need not know them. */
export interface MachiInsight {
  /** How many dice a seat may roll, optionally as if the viewer had built something more. */
  mostDice(roller: Seat, built?: ItemId): number
  /** What a roll of a seat would bring every player now, optionally as if the viewer had built something more. */
  outlook(roller: Seat, dice: number, built?: ItemId): Outlook
  /**
   * The additional income that the viewer can expect from a building in a round in which every player rolls once, each
   * with the better number of dice.
   */
  gainPerRound(built: ItemId): number
  /** What keeps the viewer from building something, if it were time to build. */
  obstacle(item: ItemId): Obstacle['reason'] | undefined
  /** What a card that takes the coins of one player would take from a seat now. */
  takenFrom(seat: Seat): number
  /** Whether the same player has another turn after this one, by the current roll. */
  readonly takesAnotherTurn: boolean
}

export interface Outlook {
  /** Every number that the dice can show, the lowest first. */
  readonly rolls: readonly RollOutlook[]
  /** The expected coins of each seat from one roll, seat 1 first. */
  readonly mean: readonly number[]
}

export interface RollOutlook {
  readonly roll: number
  /** How many of all throws of the dice show this number. */
  readonly ways: number
  readonly of: number
  /** Coins gained or lost by each seat, seat 1 first. A TV Station takes from the richest player. */
  readonly coins: readonly number[]
  /** The cards that would ask the player who rolled for a choice. */
  readonly asks: readonly EstablishmentId[]
}

/** For a spectator, the insight is about the player whose turn it is. */
export function insightOf(state: MachiState, eyes: Seat | 'spectator' = 'spectator'): MachiInsight {
  const now = cloneState(state)
  const builder = eyes === 'spectator' ? now.words[TURN] : eyes - 1
  const perRound = (built?: ItemId) => roundIncome(withBuilding(now, builder, built), builder)
  return {
    obstacle: (item) => obstacleTo(now, builder, itemOf(now, item))?.reason,
    gainPerRound: (built) => perRound(built) - perRound(),
    mostDice(roller, built) {
      const next = withBuilding(now, builder, built)
      giveTurn(next.words, roller - 1)
      return hasEffect(next, SECOND_DIE) ? 2 : 1
    },
    outlook(roller, dice, built) {
      const next = withBuilding(now, builder, built)
      giveTurn(next.words, roller - 1)
      return outlookOf(next, dice)
    },
    takenFrom: (seat) => takenFrom(now, seat - 1),
    takesAnotherTurn: ROLL_STANDS.includes(now.words[PHASE]) && hasWonTurn(now),
  }
}

function takenFrom(state: MachiState, payer: number): number {
  const ledger: Transfer[] = []
  takeFromOne(cloneState(state), payer, ledger)
  return ledger[0].coins
}

/** The phases after the dice were rolled for the last time. */
const ROLL_STANDS = [TV, SWAP, BUILD]

/** A copy in which a player has one more item. Its price is not paid, so that only its effect differs. */
function withBuilding(state: MachiState, builder: number, built: ItemId | undefined): MachiState {
  const next = cloneState(state)
  if (built === undefined) return next
  const item = itemOf(state, built)
  if (item < FIRST_LANDMARK) addCards(next.words, builder, item, 1)
  else addLandmark(next.words, builder, item)
  return next
}

function itemOf({ cards }: MachiState, id: ItemId): number {
  const item = cards.itemOf.get(id)
  if (item === undefined) throw new RangeError(`there is no card ${id}`)
  return item
}

/** The expected coins of a player if every player rolls once. */
function roundIncome(state: MachiState, player: number): number {
  let income = 0
  for (let roller = 0; roller < state.options.players; roller++) {
    giveTurn(state.words, roller)
    income += bestRoll(state).means[player]
  }
  return income
}

function outlookOf(state: MachiState, dice: number): Outlook {
  const count = dice * DIE_SIDES - dice + 1
  const rolls = Array.from({ length: count }, (_, i) => rollOutlook(state, dice, dice + i))
  const meanOf = (seat: number) => rolls.reduce((sum, { coins, ways, of }) => sum + (coins[seat] * ways) / of, 0)
  return { rolls, mean: Array.from({ length: state.options.players }, (_, seat) => meanOf(seat)) }
}

function rollOutlook(state: MachiState, dice: number, roll: number): RollOutlook {
  const { after, asking } = foresee(state, roll)
  return {
    roll,
    ways: waysTo(roll, dice),
    of: DIE_SIDES ** dice,
    coins: Array.from({ length: state.options.players }, (_, player) => gainOf(state, after, player)),
    asks: asking.map((item) => state.cards.ids[item]),
  }
}

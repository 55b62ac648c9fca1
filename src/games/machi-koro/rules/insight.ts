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

/** What the rules have to say about a moment, so that a board need not know them. */
export interface MachiInsight {
  /** How many dice a seat may roll, if the one who looks had built something more. */
  mostDice(roller: Seat, built?: ItemId): number
  /** What a roll of a seat would bring every player as things stand, if the one who looks had built something more. */
  outlook(roller: Seat, dice: number, built?: ItemId): Outlook
  /**
   * What the one who looks can expect more in a round, in which every player rolls once with as many dice as are best for
   * them, if they had built this.
   */
  gainPerRound(built: ItemId): number
  /** What keeps the one who looks from building something, if it were their time to build. */
  obstacle(item: ItemId): Obstacle['reason'] | undefined
  /** What a card that takes the coins of one player would take of a seat now. */
  takenFrom(seat: Seat): number
  /** Whether another turn of the same player follows this one, by the roll that stands. */
  readonly takesAnotherTurn: boolean
}

export interface Outlook {
  /** Every number that the dice can show, the lowest first. */
  readonly rolls: readonly RollOutlook[]
  /** What each seat can expect of one roll, seat 1 first. */
  readonly mean: readonly number[]
}

export interface RollOutlook {
  readonly roll: number
  /** This many of all throws of the dice show this number. */
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

/** A copy in which a player has one thing more. Its price is not taken, so that all that differs is its own doing. */
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

/** What a player can expect of one roll of every player. */
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

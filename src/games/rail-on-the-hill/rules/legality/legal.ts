import { lowestBit } from '#engine/bits.ts'
import type { Rng } from '#engine/random.ts'
import { isUpgrade } from '../../cards/cards.ts'
import {
  ACQUIRE,
  acquire,
  BONUS,
  BONUSES,
  BUY,
  bonus,
  buy,
  COLLECT,
  collect,
  DEVELOP,
  develop,
  END,
  end,
  KEEP,
  keep,
  LAY,
  NONE,
  PLACE,
  PLAN,
  SCRAP,
  TAKE,
  take,
  UPGRADE,
  upgrade,
  withToken,
} from '../actions.ts'
import { squareOfBit } from '../grid.ts'
import { ascending } from '../piles.ts'
import { FACE_UP_TOKENS, LOCATIONS, PENDING_CARDS, playerAt, type RailState, UPGRADABLE } from '../state.ts'
import { canPlaceUpgrade } from '../town.ts'
import { dueKinds } from './due.ts'
import {
  countLays,
  countPlaces,
  countScraps,
  listLays,
  listPlaces,
  listScraps,
  nthLay,
  nthPlace,
  nthScrap,
} from './many-actions.ts'
import { listPlans } from './plans.ts'
import { bonusRefusal, buyRefusal, isCardAt, isSetThere } from './refusal.ts'
import { newLaySpots } from './tracks.ts'

/** More than can ever be legal: three cards on 48 squares in four rotations, and 42 spots for four lines. */
export const MAX_ACTIONS = 1024

/** Writes every legal action of the player into `into`, in ascending order, and returns how many there are. */
export function listActions(state: RailState, player: number, into: Int32Array): number {
  return listKinds(state, player, dueKinds(state, player), into)
}

/** Lists the legal actions of some kinds that are due. */
function listKinds(state: RailState, player: number, due: number, into: Int32Array): number {
  let count = 0
  if (isDue(due, TAKE)) count = listTakes(state, into, count)
  if (isDue(due, PLACE)) count = listPlaces(state, player, into, count)
  if (isDue(due, UPGRADE)) count = listSquares(state, player, into, count, upgrade(0))
  if (isDue(due, PLAN)) count = listPlans(state, player, into, count)
  if (isDue(due, ACQUIRE)) count = listAcquires(state, into, count)
  if (isDue(due, LAY)) count = listLays(state, player, into, count)
  if (isDue(due, COLLECT)) into[count++] = collect()
  if (isDue(due, DEVELOP)) count = listTokens(state, player, into, count, FACE_UP_TOKENS, develop(0, NONE))
  if (isDue(due, BONUS)) count = listBonuses(state, player, into, count)
  if (isDue(due, BUY) && buyRefusal(state, player) === undefined) into[count++] = buy()
  if (isDue(due, KEEP)) count = listTokens(state, player, into, count, playerAt(player) + PENDING_CARDS, keep(0, NONE))
  if (isDue(due, SCRAP)) count = listScraps(state, player, into, count)
  if (isDue(due, END)) into[count++] = end()
  return count
}

function isDue(due: number, kind: number): boolean {
  return ((due >> kind) & 1) !== 0
}

/** Kinds that can have many actions. */
const MANY = (1 << PLACE) | (1 << LAY) | (1 << SCRAP)
const few = new Int32Array(MAX_ACTIONS)
const laySpots = newLaySpots()

/**
 * One legal action of an active player, each equally likely. Kinds with many actions are only counted; if one of them
 * is picked, only that action is generated.
 */
export function sampleAction(state: RailState, player: number, rng: Rng): number {
  const due = dueKinds(state, player)
  const count = listKinds(state, player, due & ~MANY, few)
  const scraps = isDue(due, SCRAP) ? countScraps(state, player) : 0
  const places = isDue(due, PLACE) ? countPlaces(state, player) : 0
  const lays = isDue(due, LAY) ? countLays(state, player, laySpots) : 0

  let picked = rng.below(count + scraps + places + lays)
  if (picked < count) return few[picked]
  picked -= count
  if (picked < scraps) return nthScrap(state, player, picked)
  picked -= scraps
  return picked < places ? nthPlace(state, player, picked) : nthLay(state, player, laySpots, picked - places)
}

function listTakes(state: RailState, into: Int32Array, count: number): number {
  let n = count
  for (let set = 0; set < state.options.players; set++) {
    if (isSetThere(state, set)) into[n++] = take(set)
  }
  return n
}

function listAcquires(state: RailState, into: Int32Array, count: number): number {
  let n = count
  for (let location = 0; location < LOCATIONS.length; location++) {
    if (isCardAt(state.words, location)) into[n++] = acquire(location)
  }
  return n
}

/** RH-D1: `first` plus each square of the town that can take an upgrade, in the order of the board. */
function listSquares(state: RailState, player: number, into: Int32Array, count: number, first: number): number {
  const words = state.words
  const me = playerAt(player)
  let n = count
  for (let word = 0; word < 2; word++) {
    for (let rest = words[me + UPGRADABLE + word]; rest !== 0; rest &= rest - 1) {
      into[n++] = first + squareOfBit(word, lowestBit(rest))
    }
  }
  return n
}

const offered = new Int32Array(2)

/** The tokens of a pile, each with every square that it can go on; `empty` is the action with neither. */
function listTokens(
  state: RailState,
  player: number,
  into: Int32Array,
  count: number,
  pile: number,
  empty: number,
): number {
  const tokens = ascending(state.words, pile, offered)
  const anyPlace = canPlaceUpgrade(state.words, playerAt(player))
  let n = count
  for (let i = 0; i < tokens; i++) {
    const token = withToken(empty, offered[i])
    if (anyPlace && isUpgrade(state.cards, offered[i])) n = listSquares(state, player, into, n, token + 1)
    else into[n++] = token
  }
  return n
}

function listBonuses(state: RailState, player: number, into: Int32Array, count: number): number {
  let n = count
  for (let choice = 0; choice < BONUSES.length; choice++) {
    if (bonusRefusal(state, player, choice) === undefined) into[n++] = bonus(choice)
  }
  return n
}

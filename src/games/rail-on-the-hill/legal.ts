import type { Rng } from '../../engine/random.ts'
import {
  ACQUIRE,
  acquire,
  BONUS,
  BONUS_PLANS,
  BONUS_RESOURCES,
  BONUS_TRACK,
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
  lay,
  NONE,
  PLACE,
  PLAN,
  place,
  plan,
  SCRAP,
  scrap,
  TAKE,
  take,
  UPGRADE,
  upgrade,
} from './actions.ts'
import { isUpgrade, LINES } from './cards.ts'
import { notDue } from './due.ts'
import { CELL_OF, countBits, lowestBit, nthBit, SQUARES, squareOfBit } from './grid.ts'
import { ascending } from './piles.ts'
import { placeableSquares, turnsAllowed } from './placement.ts'
import { offeredPlans, planRefusal } from './plans.ts'
import { bonusRefusal, buyRefusal } from './refusal.ts'
import {
  BOARD,
  FACE_UP_TOKENS,
  HAND,
  LINE_PLANS,
  LOCATIONS,
  lineAt,
  NORTH,
  PENDING_CARDS,
  PHASE,
  PLANS_PER_LINE,
  playerAt,
  type RailState,
  SET_WORDS,
  SETS,
  SETUP,
} from './state.ts'
import { linkOfSpot, squareOfCell, upgradableCells } from './town.ts'
import { layableSpots, scrappableSpots } from './tracks.ts'

/** More than can ever be legal at once: three cards on 48 squares in four turns, and 42 spots for four lines. */
export const MAX_ACTIONS = 1024

type Listing = (state: RailState, player: number, into: Int32Array, count: number) => number

/** How the legal actions of each kind are listed behind the first `count`, once that kind is due; kinds in order. */
const LISTINGS: readonly (readonly [kind: number, list: Listing])[] = [
  [TAKE, listTakes],
  [PLACE, listPlaces],
  [UPGRADE, listUpgrades],
  [PLAN, listPlans],
  [ACQUIRE, listAcquires],
  [LAY, listLays],
  [COLLECT, (_state, _player, into, count) => added(into, count, collect())],
  [DEVELOP, listDevelops],
  [BONUS, listBonuses],
  [BUY, listBuy],
  [KEEP, listKeeps],
  [SCRAP, listScraps],
  [END, (_state, _player, into, count) => added(into, count, end())],
]

/** Writes every legal action of the player into `into`, in ascending order, and returns how many there are. */
export function listActions(state: RailState, player: number, into: Int32Array): number {
  let count = 0
  for (let i = 0; i < LISTINGS.length; i++) {
    const listing = LISTINGS[i]
    if (notDue(state, player, listing[0]) === undefined) count = listing[1](state, player, into, count)
  }
  return count
}

const few = new Int32Array(MAX_ACTIONS)

/** One legal action of an active player, each equally likely: placements and tracks, the many, are counted, not listed. */
export function sampleAction(state: RailState, player: number, rng: Rng): number {
  let count = 0
  let places = 0
  let lays = 0
  for (let i = 0; i < LISTINGS.length; i++) {
    const kind = LISTINGS[i][0]
    if (notDue(state, player, kind) !== undefined) continue
    if (kind === PLACE) places = countPlaces(state, player)
    else if (kind === LAY) lays = countLays(state, player)
    else count = LISTINGS[i][1](state, player, few, count)
  }
  const picked = rng.below(count + places + lays)
  if (picked < count) return few[picked]
  if (picked < count + places) return nthPlace(state, player, picked - count)
  return nthLay(state, player, picked - count - places)
}

function added(into: Int32Array, count: number, action: number): number {
  into[count] = action
  return count + 1
}

function listTakes(state: RailState, _player: number, into: Int32Array, count: number): number {
  let n = count
  for (let set = 0; set < state.options.players; set++) {
    if (state.words[SETS + set * SET_WORDS] !== 0) into[n++] = take(set)
  }
  return n
}

function listAcquires(state: RailState, _player: number, into: Int32Array, count: number): number {
  let n = count
  for (let location = 0; location < LOCATIONS.length; location++) {
    if (state.words[BOARD + location] !== 0) into[n++] = acquire(location)
  }
  return n
}

const handCards = new Int32Array(3)

function listPlaces(state: RailState, player: number, into: Int32Array, count: number): number {
  const words = state.words
  const me = playerAt(player)
  const turns = turnsAllowed(state)
  const cards = ascending(words, me + HAND, handCards)
  let n = count
  for (let i = 0; i < cards; i++) {
    for (let word = 0; word < 2; word++) {
      for (let rest = placeableSquares(words, me, word); rest !== 0; rest &= rest - 1) {
        const first = place(handCards[i], squareOfBit(word, lowestBit(rest)), 0)
        for (let turn = 0; turn < turns; turn++) into[n++] = first + turn
      }
    }
  }
  return n
}

function countPlaces(state: RailState, player: number): number {
  const words = state.words
  const me = playerAt(player)
  const squares = countBits(placeableSquares(words, me, 0)) + countBits(placeableSquares(words, me, 1))
  return words[me + HAND] * squares * turnsAllowed(state)
}

function nthPlace(state: RailState, player: number, rank: number): number {
  const words = state.words
  const me = playerAt(player)
  const turns = turnsAllowed(state)
  const cards = words[me + HAND]
  const card = words[me + HAND + 1 + (rank % cards)]
  const turn = Math.floor(rank / cards) % turns
  const squareRank = Math.floor(rank / (cards * turns))
  const north = placeableSquares(words, me, 0)
  const inNorth = countBits(north)
  const square =
    squareRank < inNorth
      ? squareOfBit(0, nthBit(north, squareRank))
      : squareOfBit(1, nthBit(placeableSquares(words, me, 1), squareRank - inNorth))
  return place(card, square, turn)
}

function listLays(state: RailState, player: number, into: Int32Array, count: number): number {
  const spots = layableSpots(state, player)
  let n = count
  for (let line = 0; line < LINES.length; line++) {
    for (let word = 0; word < 2; word++) {
      for (let rest = spots[line * 2 + word]; rest !== 0; rest &= rest - 1) {
        into[n++] = lay(line, linkOfSpot(state.words, playerAt(player), word * 32 + lowestBit(rest)))
      }
    }
  }
  return n
}

function countLays(state: RailState, player: number): number {
  const spots = layableSpots(state, player)
  let lays = 0
  for (let i = 0; i < spots.length; i++) lays += countBits(spots[i])
  return lays
}

function nthLay(state: RailState, player: number, rank: number): number {
  const spots = layableSpots(state, player)
  let rest = rank
  let i = 0
  for (let here = countBits(spots[i]); rest >= here; here = countBits(spots[i])) {
    rest -= here
    i++
  }
  return lay(i >> 1, linkOfSpot(state.words, playerAt(player), (i & 1) * 32 + nthBit(spots[i], rest)))
}

function listScraps(state: RailState, player: number, into: Int32Array, count: number): number {
  let n = count
  for (let line = 0; line < LINES.length; line++) {
    for (let word = 0; word < 2; word++) {
      for (let rest = scrappableSpots(state.words, player, line, word); rest !== 0; rest &= rest - 1) {
        into[n++] = scrap(line, linkOfSpot(state.words, playerAt(player), word * 32 + lowestBit(rest)))
      }
    }
  }
  return n
}

const planCards = new Int32Array(6)
const discardable = new Int32Array(PLANS_PER_LINE)

function listPlans(state: RailState, player: number, into: Int32Array, count: number): number {
  const words = state.words
  const cards = ascending(words, offeredPlans(words, playerAt(player)), planCards)
  const inSetup = words[PHASE] === SETUP
  let n = count
  for (let i = 0; i < cards; i++) {
    const card = planCards[i]
    for (let line = 0; line < LINES.length; line++) {
      const linePlans = lineAt(player, line) + LINE_PLANS
      if (words[linePlans] < PLANS_PER_LINE) {
        // RH-S8: in setup each line gets one.
        if (inSetup && words[linePlans] > 0) continue
        if (planRefusal(state, player, card, line, NONE) === undefined) into[n++] = plan(card, line, NONE)
        continue
      }
      const discards = ascending(words, linePlans, discardable)
      for (let d = 0; d < discards; d++) {
        if (planRefusal(state, player, card, line, discardable[d]) === undefined) {
          into[n++] = plan(card, line, discardable[d])
        }
      }
    }
  }
  return n
}

function listUpgrades(state: RailState, player: number, into: Int32Array, count: number): number {
  return listSquares(state, player, into, count, upgrade(0))
}

/** RH-D1: `first` plus each square of the town that can take an upgrade, in the order of the board. */
function listSquares(state: RailState, player: number, into: Int32Array, count: number, first: number): number {
  const words = state.words
  const me = playerAt(player)
  const cells = upgradableCells(words, me)
  let n = count
  for (let square = words[me + NORTH] * 7; square < SQUARES; square++) {
    const cell = CELL_OF[square]
    if (((cells >> cell) & 1) !== 0 && squareOfCell(words, me, cell) === square) into[n++] = first + square
  }
  return n
}

function listDevelops(state: RailState, player: number, into: Int32Array, count: number): number {
  return listTokens(state, player, into, count, FACE_UP_TOKENS, develop)
}

function listKeeps(state: RailState, player: number, into: Int32Array, count: number): number {
  return listTokens(state, player, into, count, playerAt(player) + PENDING_CARDS, keep)
}

const tokens = new Int32Array(2)

function listTokens(
  state: RailState,
  player: number,
  into: Int32Array,
  count: number,
  pile: number,
  make: (token: number, squareOrNone: number) => number,
): number {
  const words = state.words
  const offered = ascending(words, pile, tokens)
  let n = count
  for (let i = 0; i < offered; i++) {
    if (isUpgrade(state.cards, tokens[i]) && upgradableCells(words, playerAt(player)) !== 0) {
      n = listSquares(state, player, into, n, make(tokens[i], 1))
    } else {
      into[n++] = make(tokens[i], NONE)
    }
  }
  return n
}

function listBonuses(state: RailState, player: number, into: Int32Array, count: number): number {
  let n = count
  for (const choice of [BONUS_RESOURCES, BONUS_TRACK, BONUS_PLANS]) {
    if (bonusRefusal(state, player, choice) === undefined) into[n++] = bonus(choice)
  }
  return n
}

function listBuy(state: RailState, player: number, into: Int32Array, count: number): number {
  return buyRefusal(state, player) === undefined ? added(into, count, buy()) : count
}

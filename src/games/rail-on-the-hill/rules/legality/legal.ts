import { countBits, lowestBit, nthBit } from '#engine/bits.ts'
import type { Rng } from '#engine/random.ts'
import { isUpgrade, LINES } from '../../cards/cards.ts'
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
  lay,
  NONE,
  PLACE,
  PLAN,
  place,
  SCRAP,
  scrap,
  TAKE,
  take,
  UPGRADE,
  upgrade,
  withToken,
} from '../actions.ts'
import { DIAGONAL, FIRST_DIAGONAL, squareOfBit } from '../grid.ts'
import { LINKS } from '../lines.ts'
import { SET_TOWNS } from '../numbers.ts'
import { ascending } from '../piles.ts'
import {
  END_TRACKS,
  FACE_UP_TOKENS,
  HAND,
  LOCATIONS,
  lineAt,
  NEXT_SPOTS,
  PENDING_CARDS,
  PLACEABLE,
  playerAt,
  type RailState,
  UPGRADABLE,
} from '../state.ts'
import { canPlaceUpgrade, linkOfSpot, linksAt } from '../town.ts'
import { dueKinds } from './due.ts'
import { rotationsAllowed } from './placement.ts'
import { listPlans } from './plans.ts'
import { bonusRefusal, buyRefusal, isCardAt, isSetThere } from './refusal.ts'
import { spotsForAnyLine } from './tracks.ts'

/** More than can ever be legal at once: three cards on 48 squares in four rotations, and 42 spots for four lines. */
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

/**
 * One legal action of an active player, each equally likely. The kinds that have many actions are only counted; when
 * one of them is picked, that action alone is made.
 */
export function sampleAction(state: RailState, player: number, rng: Rng): number {
  const due = dueKinds(state, player)
  const count = listKinds(state, player, due & ~MANY, few)
  const scraps = isDue(due, SCRAP) ? countScraps(state, player) : 0
  const places = isDue(due, PLACE) ? countPlaces(state, player) : 0
  const lays = isDue(due, LAY) ? countLays(state, player) : 0

  let picked = rng.below(count + scraps + places + lays)
  if (picked < count) return few[picked]
  picked -= count
  if (picked < scraps) return nthScrap(state, player, picked)
  picked -= scraps
  return picked < places ? nthPlace(state, player, picked) : nthLay(state, player, picked - places)
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
    into[n] = acquire(location)
    n += isCardAt(state.words, location) ? 1 : 0
  }
  return n
}

const handCards = new Int32Array(SET_TOWNS)

function listPlaces(state: RailState, player: number, into: Int32Array, count: number): number {
  const words = state.words
  const me = playerAt(player)
  const rotations = rotationsAllowed(state)
  const cards = ascending(words, me + HAND, handCards)
  let n = count
  for (let i = 0; i < cards; i++) {
    for (let word = 0; word < 2; word++) {
      for (let rest = words[me + PLACEABLE + word]; rest !== 0; rest &= rest - 1) {
        const first = place(handCards[i], squareOfBit(word, lowestBit(rest)), 0)
        // Without a loop, and where cards may not be turned, the next actions are written over those that do not count.
        into[n] = first
        into[n + 1] = first + 1
        into[n + 2] = first + 2
        into[n + 3] = first + 3
        n += rotations
      }
    }
  }
  return n
}

function countPlaces(state: RailState, player: number): number {
  const words = state.words
  const me = playerAt(player)
  const squares = countBits(words[me + PLACEABLE]) + countBits(words[me + PLACEABLE + 1])
  return words[me + HAND] * squares * rotationsAllowed(state)
}

function nthPlace(state: RailState, player: number, rank: number): number {
  const words = state.words
  const me = playerAt(player)
  const rotations = rotationsAllowed(state)
  const cards = words[me + HAND]
  const card = words[me + HAND + 1 + (rank % cards)]
  const rotation = ((rank / cards) | 0) % rotations
  const squareRank = (rank / (cards * rotations)) | 0
  const north = words[me + PLACEABLE]
  const inNorth = countBits(north)
  const square =
    squareRank < inNorth
      ? squareOfBit(0, nthBit(north, squareRank))
      : squareOfBit(1, nthBit(words[me + PLACEABLE + 1], squareRank - inNorth))
  return place(card, square, rotation)
}

function listLays(state: RailState, player: number, into: Int32Array, count: number): number {
  const words = state.words
  const me = playerAt(player)
  const links = linksAt(words, me)
  const straight = spotsForAnyLine(words, me, 0)
  const diagonal = spotsForAnyLine(words, me, DIAGONAL)
  let n = count
  for (let i = 0; i < LINES.length * 2; i++) {
    const word = i & 1
    const first = lay(i >> 1, 0)
    const spots = (word === DIAGONAL ? diagonal : straight) & words[lineAt(player, i >> 1) + NEXT_SPOTS + word]
    const names = links + word * FIRST_DIAGONAL
    for (let rest = spots; rest !== 0; rest &= rest - 1) into[n++] = first | LINKS[names + lowestBit(rest)]
  }
  return n
}

function countLays(state: RailState, player: number): number {
  const words = state.words
  const me = playerAt(player)
  const straight = spotsForAnyLine(words, me, 0)
  const diagonal = spotsForAnyLine(words, me, DIAGONAL)
  let count = 0
  for (let line = 0; line < LINES.length; line++) {
    const next = lineAt(player, line) + NEXT_SPOTS
    count += countBits(straight & words[next]) + countBits(diagonal & words[next + DIAGONAL])
  }
  return count
}

function nthLay(state: RailState, player: number, rank: number): number {
  const words = state.words
  const me = playerAt(player)
  const straight = spotsForAnyLine(words, me, 0)
  const diagonal = spotsForAnyLine(words, me, DIAGONAL)
  let rest = rank
  for (let i = 0; ; i++) {
    const word = i & 1
    const spots = (word === DIAGONAL ? diagonal : straight) & words[lineAt(player, i >> 1) + NEXT_SPOTS + word]
    const count = countBits(spots)
    if (rest < count) return lay(i >> 1, linkOfSpot(words, me, word * FIRST_DIAGONAL + nthBit(spots, rest)))
    rest -= count
  }
}

function listScraps(state: RailState, player: number, into: Int32Array, count: number): number {
  const tracks = state.words[playerAt(player) + END_TRACKS]
  for (let i = 0; i < tracks; i++) into[count + i] = nthScrap(state, player, i)
  return count + tracks
}

function countScraps(state: RailState, player: number): number {
  return state.words[playerAt(player) + END_TRACKS]
}

function nthScrap(state: RailState, player: number, rank: number): number {
  const me = playerAt(player)
  const track = state.words[me + END_TRACKS + 1 + rank]
  return scrap(track >> 6, linkOfSpot(state.words, me, track & 63))
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

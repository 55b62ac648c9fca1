import { countBits, lowestBit, nthBit } from '#engine/bits.ts'
import { LINES } from '../../cards/cards.ts'
import { lay, place, scrap } from '../actions.ts'
import { DIAGONAL, FIRST_DIAGONAL, squareOfBit } from '../grid.ts'
import { LINKS } from '../lines.ts'
import { SET_TOWNS } from '../numbers.ts'
import { ascending } from '../piles.ts'
import { END_TRACKS, HAND, PLACEABLE, playerAt, type RailState } from '../state.ts'
import { linkOfSpot, linksAt } from '../town.ts'
import { rotationsAllowed } from './placement.ts'
import { spotsForAnyLine, spotsForLine } from './tracks.ts'

/**
 * The kinds that can have many actions: cards to place, tracks to lay and to scrap. Each is listed in ascending order,
 * appended to `into` from `count` on; or it is counted, and the action of one rank is made alone.
 */

const handCards = new Int32Array(SET_TOWNS)

export function listPlaces(state: RailState, player: number, into: Int32Array, count: number): number {
  const words = state.words
  const me = playerAt(player)
  const rotations = rotationsAllowed(state)
  const cards = ascending(words, me + HAND, handCards)
  let n = count
  for (let i = 0; i < cards; i++) {
    for (let word = 0; word < 2; word++) {
      for (let rest = words[me + PLACEABLE + word]; rest !== 0; rest &= rest - 1) {
        const first = place(handCards[i], squareOfBit(word, lowestBit(rest)), 0)
        for (let rotation = 0; rotation < rotations; rotation++) into[n++] = first + rotation
      }
    }
  }
  return n
}

export function countPlaces(state: RailState, player: number): number {
  const words = state.words
  const me = playerAt(player)
  const squares = countBits(words[me + PLACEABLE]) + countBits(words[me + PLACEABLE + 1])
  return words[me + HAND] * squares * rotationsAllowed(state)
}

export function nthPlace(state: RailState, player: number, rank: number): number {
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

export function listLays(state: RailState, player: number, into: Int32Array, count: number): number {
  const words = state.words
  const me = playerAt(player)
  const links = linksAt(words, me)
  const straight = spotsForAnyLine(words, me, 0)
  const diagonal = spotsForAnyLine(words, me, DIAGONAL)
  let n = count
  for (let i = 0; i < LINES.length * 2; i++) {
    const word = i & 1
    const first = lay(i >> 1, 0)
    const names = links + word * FIRST_DIAGONAL
    const spots = spotsForLine(words, player, i >> 1, word, word === DIAGONAL ? diagonal : straight)
    for (let rest = spots; rest !== 0; rest &= rest - 1) into[n++] = first | LINKS[names + lowestBit(rest)]
  }
  return n
}

/** Where each line may lay a track, its straight spots, then its diagonal ones, as `countLays` found them. */
const laySpots = new Int32Array(LINES.length * 2)

export function countLays({ words }: RailState, player: number): number {
  const me = playerAt(player)
  const straight = spotsForAnyLine(words, me, 0)
  const diagonal = spotsForAnyLine(words, me, DIAGONAL)
  let count = 0
  for (let i = 0; i < laySpots.length; i++) {
    const word = i & 1
    laySpots[i] = spotsForLine(words, player, i >> 1, word, word === DIAGONAL ? diagonal : straight)
    count += countBits(laySpots[i])
  }
  return count
}

/** For the same state as the last call of `countLays`. */
export function nthLay({ words }: RailState, player: number, rank: number): number {
  let rest = rank
  for (let i = 0; ; i++) {
    const count = countBits(laySpots[i])
    if (rest < count) {
      const spot = (i & 1) * FIRST_DIAGONAL + nthBit(laySpots[i], rest)
      return lay(i >> 1, linkOfSpot(words, playerAt(player), spot))
    }
    rest -= count
  }
}

export function listScraps(state: RailState, player: number, into: Int32Array, count: number): number {
  const tracks = state.words[playerAt(player) + END_TRACKS]
  for (let i = 0; i < tracks; i++) into[count + i] = nthScrap(state, player, i)
  return count + tracks
}

export function countScraps(state: RailState, player: number): number {
  return state.words[playerAt(player) + END_TRACKS]
}

export function nthScrap(state: RailState, player: number, rank: number): number {
  const me = playerAt(player)
  const track = state.words[me + END_TRACKS + 1 + rank]
  return scrap(track >> 6, linkOfSpot(state.words, me, track & 63))
}

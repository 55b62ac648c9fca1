import { countBits, lowestBit, nthBit } from '#engine/bits.ts'
import { lay, place, scrap } from '../actions.ts'
import { FIRST_DIAGONAL, squareOfBit } from '../grid.ts'
import { LINKS } from '../lines.ts'
import { SET_TOWNS } from '../numbers.ts'
import { ascending } from '../piles.ts'
import { END_TRACKS, HAND, PLACEABLE, playerAt, type RailState } from '../state.ts'
import { linkOfSpot, linksAt } from '../town.ts'
import { rotationsAllowed } from './placement.ts'
import { findLaySpots, type LaySpots, newLaySpots } from './tracks.ts'

/**
 * The kinds that can have many actions: cards to place, tracks to lay and to scrap. Each is either listed in ascending
 * order, appended to `into` from `count` on, or counted, and then only the action of one rank is generated.
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
        // Without a loop, which is faster; without rotation, what is written too much is overwritten or not counted.
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

const listedSpots = newLaySpots()

export function listLays(state: RailState, player: number, into: Int32Array, count: number): number {
  findLaySpots(state, player, listedSpots)
  const links = linksAt(state.words, playerAt(player))
  let n = count
  for (let i = 0; i < listedSpots.length; i++) {
    const first = lay(i >> 1, 0)
    const names = links + (i & 1) * FIRST_DIAGONAL
    for (let rest = listedSpots[i]; rest !== 0; rest &= rest - 1) into[n++] = first | LINKS[names + lowestBit(rest)]
  }
  return n
}

/** Counts the tracks that may be laid, and stores their spots for `nthLay`. */
export function countLays(state: RailState, player: number, into: LaySpots): number {
  findLaySpots(state, player, into)
  let count = 0
  for (let i = 0; i < into.length; i++) count += countBits(into[i])
  return count
}

export function nthLay({ words }: RailState, player: number, spots: LaySpots, rank: number): number {
  let rest = rank
  for (let i = 0; ; i++) {
    const count = countBits(spots[i])
    if (rest < count) {
      const spot = (i & 1) * FIRST_DIAGONAL + nthBit(spots[i], rest)
      return lay(i >> 1, linkOfSpot(words, playerAt(player), spot))
    }
    rest -= count
  }
}

export function listScraps(state: RailState, player: number, into: Int32Array, count: number): number {
  const words = state.words
  const me = playerAt(player)
  const links = linksAt(words, me)
  const tracks = words[me + END_TRACKS]
  for (let i = 0; i < tracks; i++) into[count + i] = scrapOf(words[me + END_TRACKS + 1 + i], links)
  return count + tracks
}

export function countScraps(state: RailState, player: number): number {
  return state.words[playerAt(player) + END_TRACKS]
}

export function nthScrap(state: RailState, player: number, rank: number): number {
  const me = playerAt(player)
  return scrapOf(state.words[me + END_TRACKS + 1 + rank], linksAt(state.words, me))
}

/** Scraps a track in END_TRACKS, with the names of spots in the town from `links` on. */
function scrapOf(track: number, links: number): number {
  return scrap(track >> 6, LINKS[links + (track & 63)])
}

import { bitsOf } from '#engine/bits.ts'
import type { Reason } from '#engine/result.ts'
import { LINES } from '../../cards/cards.ts'
import { CELLS, crossing, DIAGONAL, directionFrom, FIRST_DIAGONAL, SPOT_CELLS, spotBit, spotWord } from '../grid.ts'
import { cornerOf, isStray, spotOf, spotsAtAnEnd, tanglingSpots } from '../lines.ts'
import { INTERSECTION_COST, TRACKS_PER_LINE } from '../numbers.ts'
import {
  DOUBLES,
  ENDS,
  FULL_ROAD_SPOTS,
  LAID_EVER,
  lineAt,
  NEXT_SPOTS,
  OCCUPIED,
  playerAt,
  type RailState,
  RESOURCES,
  ROAD_SPOTS,
  TOUCHED,
  TOWN_SPOTS,
  TRACK_SPOTS,
} from '../state.ts'
import { hasRoad, linkOfSpot, squareOfCell } from '../town.ts'
import * as reasons from './reasons.ts'

/**
 * Where tracks may be laid. Each rule is a set of spots, one word at a time; a track is legal where all sets agree, and
 * refused by the first rule, in the order of the rules page, whose set lacks the spot.
 */

/** RH-T1: spots between two cards of the town. */
function betweenCards(words: Int32Array, me: number, word: number): number {
  return words[me + TOWN_SPOTS + word]
}

/** RH-T2, RH-T4, RH-T9: spots whose cost the player can pay. */
function affordable(words: Int32Array, me: number, word: number): number {
  const resources = words[me + RESOURCES]
  const plain = payable(words, me, word, resources)
  if (word !== DIAGONAL) return plain
  const intersections = crossing(words[me + OCCUPIED + DIAGONAL])
  return plain & (~intersections | payable(words, me, word, resources - INTERSECTION_COST))
}

/** RH-T2: spots of the town whose open land costs at most this much; the set may include spots outside of the town. */
function payable(words: Int32Array, me: number, word: number, resources: number): number {
  return resources < 0 ? 0 : words[me + FULL_ROAD_SPOTS + 2 * Math.min(resources, 2) + word]
}

/** The rules that are the same for all lines. With a Double Track token (RH-D4) other lines may have a track there. */
function spotsForAnyLine(words: Int32Array, me: number, word: number): number {
  const anywhere = betweenCards(words, me, word) & affordable(words, me, word)
  return words[me + DOUBLES] > 0 ? anywhere : anywhere & ~words[me + OCCUPIED + word]
}

/** Where each line may lay a track: two words a line, its straight spots and its diagonal ones. */
export type LaySpots = Int32Array

export function newLaySpots(): LaySpots {
  return new Int32Array(LINES.length * 2)
}

export function findLaySpots({ words }: RailState, player: number, into: LaySpots): void {
  const me = playerAt(player)
  const straight = spotsForAnyLine(words, me, 0)
  const diagonal = spotsForAnyLine(words, me, DIAGONAL)
  for (let line = 0; line < LINES.length; line++) {
    const next = lineAt(player, line) + NEXT_SPOTS
    into[line * 2] = straight & words[next]
    into[line * 2 + DIAGONAL] = diagonal & words[next + DIAGONAL]
  }
}

const anySpots = newLaySpots()

export function canLayAnything(state: RailState, player: number): boolean {
  findLaySpots(state, player, anySpots)
  let any = 0
  for (let i = 0; i < anySpots.length; i++) any |= anySpots[i]
  return any !== 0
}

/** RH-T2, RH-T4: what a track on this spot costs now. */
export function trackCost(state: RailState, player: number, spot: number): number {
  const words = state.words
  const me = playerAt(player)
  const word = spotWord(spot)
  const bit = spotBit(spot)
  const here = betweenCards(words, me, word) & bit
  let cost = 0
  if ((here & ~words[me + FULL_ROAD_SPOTS + word]) !== 0) cost++
  if ((here & ~words[me + ROAD_SPOTS + word]) !== 0) cost++
  if (word === DIAGONAL && (crossing(words[me + OCCUPIED + DIAGONAL]) & bit) !== 0) cost += INTERSECTION_COST
  return cost
}

/** What a track costs and why: the cells whose half is open land, and whether it crosses another track. */
export interface TrackCost {
  readonly cost: number
  readonly openCells: readonly number[]
  readonly crosses: boolean
}

export function explainTrackCost(state: RailState, player: number, spot: number): TrackCost {
  const words = state.words
  const me = playerAt(player)
  const cells = [SPOT_CELLS[spot * 2], SPOT_CELLS[spot * 2 + 1]]
  const openCells = cells.filter((cell) => !hasRoad(words, me, cell, directionFrom(cell, spot)))
  const cost = trackCost(state, player, spot)
  return { cost, openCells, crosses: cost > openCells.length }
}

/** The spots that lie between two cards of the town. */
export function spotsOfTown(words: Int32Array, player: number): number[] {
  const me = playerAt(player)
  return [
    ...bitsOf(betweenCards(words, me, 0)),
    ...bitsOf(betweenCards(words, me, 1)).map((bit) => bit + FIRST_DIAGONAL),
  ]
}

/** Whether a link is a spot of this town, and not one of the same name elsewhere on the board. */
export function isInTown(words: Int32Array, me: number, link: number): boolean {
  if (isStray(link)) return false
  const spot = spotOf(link)
  const between = betweenCards(words, me, spotWord(spot)) & spotBit(spot)
  return between !== 0 && squareOfCell(words, me, spot % CELLS) === cornerOf(link)
}

export function trackRefusal(state: RailState, player: number, line: number, link: number): Reason | undefined {
  const words = state.words
  const me = playerAt(player)
  const mine = lineAt(player, line)
  if (!isInTown(words, me, link)) return reasons.NOT_BETWEEN_CARDS
  const spot = spotOf(link)
  const word = spotWord(spot)
  const bit = spotBit(spot)
  if (words[mine + LAID_EVER] >= TRACKS_PER_LINE) return reasons.NO_TRACKS_LEFT
  const taken = words[me + DOUBLES] > 0 ? words[mine + TRACK_SPOTS + word] : words[me + OCCUPIED + word]
  if ((taken & bit) !== 0) return reasons.SPOT_TAKEN
  const ends = words[mine + ENDS]
  if ((tanglingSpots(words[mine + TOUCHED], ends, word) & bit) !== 0) return reasons.TANGLED
  if ((spotsAtAnEnd(ends, word) & bit) === 0) return reasons.NOT_AT_AN_END
  return (affordable(words, me, word) & bit) === 0 ? reasons.TOO_EXPENSIVE : undefined
}

/** The reasons from nearly legal to further away; all others are further still. */
const NEARNESS = [undefined, reasons.TOO_EXPENSIVE, reasons.TANGLED, reasons.SPOT_TAKEN]

/**
 * The link where a track of the line is nearest to being legal: if the line can be laid nowhere, its refusal there is
 * the most useful one. Undefined in a town without spots.
 */
export function nearestTrack(state: RailState, player: number, line: number): number | undefined {
  const links = spotsOfTown(state.words, player).map((spot) => linkOfSpot(state.words, playerAt(player), spot))
  const refusals = links.map((link) => trackRefusal(state, player, line, link))
  const [nearest = 0] = NEARNESS.map((reason) => refusals.indexOf(reason)).filter((at) => at >= 0)
  return links[nearest]
}

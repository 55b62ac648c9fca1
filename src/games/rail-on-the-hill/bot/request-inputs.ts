import { countBits } from '../../../engine/bits.ts'
import { CATEGORIES, LINES } from '../cards/cards.ts'
import { CELLS, crossing, DIAGONAL } from '../grid.ts'
import { occupiedSpots } from '../legality/tracks.ts'
import { TRACKS_PER_LINE } from '../numbers.ts'
import {
  centralCells,
  cornerCells,
  eastColumn,
  isFullSize,
  northRow,
  outerCells,
  southRow,
  westColumn,
} from '../scoring/frame.ts'
import { inCategory } from '../scoring/plan-conditions.ts'
import type { Tally } from '../scoring/score.ts'
import {
  lineAt,
  playerAt,
  type RailState,
  REQUESTS,
  REQUESTS_REVEALED,
  REVEALED_REQUESTS,
  type RequestLetter,
  TOUCHED,
  TRACKS,
} from '../state.ts'
import type { Inputs } from './inputs.ts'
import type { LineMap, TownMap } from './town-map.ts'

/** What the network is told about Residents' Requests: how near they are, where they are out. */

const INPUTS_PER_REQUEST = 2
const OF_LINES: readonly RequestLetter[] = ['A', 'B', 'G', 'H', 'I']
const OF_TOWNS: readonly RequestLetter[] = ['C', 'D', 'E', 'F', 'J', 'K', 'L']
export const LINE_REQUEST_INPUTS = OF_LINES.length * INPUTS_PER_REQUEST
export const TOWN_REQUEST_INPUTS = REQUESTS.length + 1 + OF_TOWNS.length * INPUTS_PER_REQUEST

/** The requests that are out, as bits. */
function out(words: Int32Array): number {
  let requests = 0
  for (let i = 0; i < REQUESTS_REVEALED; i++) {
    if (words[REVEALED_REQUESTS + i] > 0) requests |= 1 << (words[REVEALED_REQUESTS + i] - 1)
  }
  return requests
}

function isOut(requests: number, letter: RequestLetter): boolean {
  return ((requests >> REQUESTS.indexOf(letter)) & 1) !== 0
}

export function writeLineRequests(
  { words }: RailState,
  player: number,
  town: TownMap,
  map: LineMap,
  counts: Int32Array,
  to: Inputs,
): void {
  const requests = out(words)
  if (requests === 0) {
    to.skip(LINE_REQUEST_INPUTS)
    return
  }
  const me = playerAt(player)
  const isFull = isFullSize(words, me)
  const { touched } = map
  const near = map.ring[0] | map.ring[1]
  for (const letter of OF_LINES) {
    let have = 0
    let close = 0
    if (isOut(requests, letter)) {
      if (letter === 'I') {
        for (let category = 0; category < CATEGORIES.length; category++) {
          have += Math.min(2, inCategory(counts, category)) / 6
          close += Math.min(2, inCategory(counts, category) + countBits(town.category[category] & near)) / 6
        }
      } else if (isFull && letter === 'G') {
        have = countBits(touched & centralCells(words, me)) / 3
        close = countBits((touched | near) & centralCells(words, me)) / 3
      } else if (isFull && letter === 'H') {
        have = countBits(touched & cornerCells(words, me)) / 2
        close = countBits((touched | near) & cornerCells(words, me)) / 2
      } else if (isFull) {
        const one = letter === 'A' ? northRow(words, me) : westColumn(words, me)
        const other = letter === 'A' ? southRow(words, me) : eastColumn(words, me)
        have = (meets(touched, one) + meets(touched, other)) / 2
        close = (meets(touched | near, one) + meets(touched | near, other)) / 2
      }
    }
    to.put(have)
    to.put(close)
  }
}

function meets(cells: number, others: number): number {
  return (cells & others) !== 0 ? 1 : 0
}

/** Line sets by how many lines touch a cell: at least so many. */
const withLines = new Int32Array(LINES.length + 1)

export function writeTownRequests({ words }: RailState, player: number, sheet: Tally, to: Inputs): void {
  const requests = out(words)
  if (requests === 0) {
    to.skip(TOWN_REQUEST_INPUTS)
    return
  }
  for (let i = 0; i < REQUESTS.length; i++) to.flag(((requests >> i) & 1) !== 0)
  to.put((sheet.requests[0] + sheet.requests[1]) / 16)
  countLines(words, player)
  const me = playerAt(player)
  const isFull = isFullSize(words, me)
  for (const letter of OF_TOWNS) {
    const isThere = isOut(requests, letter)
    to.put(isThere ? almost(words, player, letter, isFull, sheet) : 0)
    to.put(isThere ? (sheet.requests[words[REVEALED_REQUESTS] === REQUESTS.indexOf(letter) + 1 ? 0 : 1] ?? 0) / 8 : 0)
  }
}

/** What is one step short of counting. */
function almost(words: Int32Array, player: number, letter: RequestLetter, isFull: boolean, sheet: Tally): number {
  const me = playerAt(player)
  switch (letter) {
    case 'C':
      return countBits(withLines[3] & ~withLines[4]) / 4
    case 'D':
      return isFull ? countBits(withLines[2] & ~withLines[3] & outerCells(words, me)) / 4 : 0
    case 'E':
      return isFull ? countBits(withLines[1] & ~withLines[2] & cornerCells(words, me)) / 4 : 0
    case 'F': {
      const diagonals = occupiedSpots(words, player, DIAGONAL)
      return countBits(diagonals & ~crossing(diagonals)) / 6
    }
    case 'J':
      return countBits(withLines[1]) / 8
    case 'K':
      return linesAboveFewest(words, player) / 4
    default:
      return sheet.fulfilled / 8
  }
}

function linesAboveFewest(words: Int32Array, player: number): number {
  let fewest = TRACKS_PER_LINE
  for (let line = 0; line < LINES.length; line++) fewest = Math.min(fewest, words[lineAt(player, line) + TRACKS])
  let lines = 0
  for (let line = 0; line < LINES.length; line++) if (words[lineAt(player, line) + TRACKS] > fewest) lines++
  return lines
}

function countLines(words: Int32Array, player: number): void {
  withLines.fill(0)
  for (let cell = 0; cell < CELLS; cell++) {
    let lines = 0
    for (let line = 0; line < LINES.length; line++) lines += (words[lineAt(player, line) + TOUCHED] >> cell) & 1
    for (let count = 1; count <= lines; count++) withLines[count] |= 1 << cell
  }
}

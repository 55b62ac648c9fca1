import { countBits } from '#engine/bits.ts'
import { CATEGORIES, LANDMARKS, LINES } from '../../cards/cards.ts'
import { CELLS, crossing, DIAGONAL } from '../grid.ts'
import { REQUEST_POINTS } from '../numbers.ts'
import { lineAt, OCCUPIED, playerAt, type RailState, REQUESTS, type RequestLetter, TOUCHED, TRACKS } from '../state.ts'
import {
  centralCells,
  cornerCells,
  eastColumn,
  isFullSize,
  northRow,
  outerCells,
  southRow,
  WHOLE_TOWN,
  westColumn,
} from './frame.ts'
import { countLandmarks, inCategory } from './plan-conditions.ts'

/**
 * Residents' Requests (RH-Q). A request counts something, at a number of points each. Lines, cards and intersections are
 * bits, so that a score can name them: lines by number, cards and the north-west corners of intersections by cell.
 */
export interface Request {
  readonly counts: 'lines' | 'squares' | 'times'
  readonly points: number
  /** The lines or squares that score, as bits; or how many times the request scores. */
  readonly found: (state: RailState, player: number, fewestPlans: number) => number
}

export const REQUEST_RULES: Readonly<Record<RequestLetter, Request>> = {
  A: { counts: 'lines', points: REQUEST_POINTS.A, found: (s, p) => linesJoining(s, p, northRow, southRow) },
  B: { counts: 'lines', points: REQUEST_POINTS.B, found: (s, p) => linesJoining(s, p, westColumn, eastColumn) },
  C: { counts: 'squares', points: REQUEST_POINTS.C, found: (s, p) => cardsWithLines(s, p, 4, WHOLE_TOWN) },
  D: { counts: 'squares', points: REQUEST_POINTS.D, found: (s, p) => cardsWithLines(s, p, 3, known(s, p, outerCells)) },
  E: {
    counts: 'squares',
    points: REQUEST_POINTS.E,
    found: (s, p) => cardsWithLines(s, p, 2, known(s, p, cornerCells)),
  },
  F: { counts: 'squares', points: REQUEST_POINTS.F, found: intersections },
  G: { counts: 'lines', points: REQUEST_POINTS.G, found: (s, p) => linesOnCards(s, p, 3, known(s, p, centralCells)) },
  H: { counts: 'lines', points: REQUEST_POINTS.H, found: (s, p) => linesOnCards(s, p, 2, known(s, p, cornerCells)) },
  I: { counts: 'lines', points: REQUEST_POINTS.I, found: linesWithAllCategories },
  J: { counts: 'times', points: REQUEST_POINTS.J, found: wholeTownServed },
  K: { counts: 'times', points: REQUEST_POINTS.K, found: fewestTracks },
  L: { counts: 'times', points: REQUEST_POINTS.L, found: (_s, _p, fewestPlans) => fewestPlans },
}

const RULES_BY_NUMBER = REQUESTS.map((letter) => REQUEST_RULES[letter])

/** Request L is part of the total that Wild landmarks are assigned for (RH-V4). */
export const REQUEST_L = REQUESTS.indexOf('L') + 1

/** What the request with this number (from 1) gives; `fewestPlans` is what L counts. */
export function requestPoints(state: RailState, player: number, request: number, fewestPlans: number): number {
  const rule = RULES_BY_NUMBER[request - 1]
  const found = rule.found(state, player, fewestPlans)
  return rule.points * (rule.counts === 'times' ? found : countBits(found))
}

type CellSet = (words: Int32Array, me: number) => number

/** A set of cells that depends on the frame of the town: empty until the frame is known. */
function known(state: RailState, player: number, cells: CellSet): number {
  const me = playerAt(player)
  return isFullSize(state.words, me) ? cells(state.words, me) : 0
}

function touched(state: RailState, player: number, line: number): number {
  return state.words[lineAt(player, line) + TOUCHED]
}

function linesThat(test: (line: number) => boolean): number {
  let lines = 0
  for (let line = 0; line < LINES.length; line++) if (test(line)) lines |= 1 << line
  return lines
}

function linesJoining(state: RailState, player: number, side: CellSet, otherSide: CellSet): number {
  const from = known(state, player, side)
  const to = known(state, player, otherSide)
  return linesThat((line) => (touched(state, player, line) & from) !== 0 && (touched(state, player, line) & to) !== 0)
}

function linesOnCards(state: RailState, player: number, atLeast: number, cells: number): number {
  return linesThat((line) => countBits(touched(state, player, line) & cells) >= atLeast)
}

function cardsWithLines(state: RailState, player: number, atLeast: number, among: number): number {
  let found = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const bit = 1 << cell
    if ((among & bit) === 0) continue
    let lines = 0
    for (let line = 0; line < LINES.length; line++) if ((touched(state, player, line) & bit) !== 0) lines++
    if (lines >= atLeast) found |= bit
  }
  return found
}

/** Both diagonals of four squares hold a track; the falling ones, in the low half, name the corner. */
function intersections(state: RailState, player: number): number {
  const diagonals = state.words[playerAt(player) + OCCUPIED + DIAGONAL]
  return diagonals & crossing(diagonals) & 0xffff
}

const landmarks = new Int32Array(LANDMARKS.length)

function linesWithAllCategories(state: RailState, player: number): number {
  return linesThat((line) => {
    countLandmarks(state, player, line, landmarks)
    for (let category = 0; category < CATEGORIES.length; category++) {
      if (inCategory(landmarks, category) < 2) return false
    }
    return true
  })
}

function wholeTownServed(state: RailState, player: number): number {
  let served = 0
  for (let line = 0; line < LINES.length; line++) served |= touched(state, player, line)
  return served === WHOLE_TOWN ? 1 : 0
}

function fewestTracks(state: RailState, player: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let line = 0; line < LINES.length; line++) {
    fewest = Math.min(fewest, state.words[lineAt(player, line) + TRACKS])
  }
  return fewest
}

import { LANDMARKS, NO_LANDMARK } from '../cards.ts'
import { CELLS, lowestBit, SPOT_CELLS, SPOTS } from '../grid.ts'
import { cardValue } from '../score.ts'
import {
  BARE_SPOTS,
  END_SPOTS,
  HAND,
  LAID_EVER,
  lineAt,
  OPEN_SPOTS,
  playerAt,
  type RailState,
  TANGLING_SPOTS,
  TOUCHED,
  TOWN,
  TOWN_SPOTS,
  TRACKS_PER_LINE,
} from '../state.ts'
import { cardOn } from '../town.ts'
import { occupiedSpots } from '../tracks.ts'
import { IN_HAND_STEPS, RESOURCE, UNSEEN_STEPS } from './weights.ts'

/** What lies ahead of a line: how many tracks away each card and each landmark is, and what its next tracks would give. */

/** Spot: its two cells as bits. */
const CELLS_OF_SPOT = Int32Array.from(
  { length: SPOTS },
  (_, spot) => (1 << SPOT_CELLS[spot * 2]) | (1 << SPOT_CELLS[spot * 2 + 1]),
)

/** Word: the spots of the town without a track. */
const free = new Int32Array(2)
/** Cell: the cells that a free spot joins it to, as bits. */
const joined = new Int32Array(CELLS)
/** The landmarks in hand, as bits. */
let landmarksInHand = 0

/** Cell: how many tracks it takes until the line touches it; UNSEEN_STEPS where no way leads there yet. */
export const steps = new Int32Array(CELLS)
/** Landmark * 2 + 0 or 1: how many tracks away the nearest and the second nearest one is that the line does not touch. */
export const landmarkSteps = new Int32Array(LANDMARKS.length * 2)
/** What the best and the second best next track of the line would give, its cost taken off. */
export const ahead = { best: 0, second: 0 }

/** Looks at what is the same for all lines of a player; `lookAhead` builds on it. */
export function survey(state: RailState, player: number): void {
  const words = state.words
  const me = playerAt(player)
  joined.fill(0)
  for (let word = 0; word < 2; word++) {
    free[word] = words[me + TOWN_SPOTS + word] & ~occupiedSpots(words, player, word)
    for (let rest = free[word]; rest !== 0; rest &= rest - 1) {
      const spot = word * 32 + lowestBit(rest)
      const one = SPOT_CELLS[spot * 2]
      const other = SPOT_CELLS[spot * 2 + 1]
      joined[one] |= 1 << other
      joined[other] |= 1 << one
    }
  }
  landmarksInHand = 0
  for (let i = 1; i <= words[me + HAND]; i++) {
    const landmark = state.cards.landmark[words[me + HAND + i]]
    if (landmark !== NO_LANDMARK) landmarksInHand |= 1 << landmark
  }
}

/** Fills `steps`, `landmarkSteps` and `ahead` for one line. */
export function lookAhead(state: RailState, player: number, line: number): void {
  const touched = state.words[lineAt(player, line) + TOUCHED]
  let frontier = lookAtNextTracks(state, player, line, touched)
  steps.fill(UNSEEN_STEPS)
  let seen = touched | frontier
  for (let away = 1; frontier !== 0 && away < UNSEEN_STEPS; away++) {
    let beyond = 0
    for (let rest = frontier; rest !== 0; rest &= rest - 1) {
      const cell = lowestBit(rest)
      steps[cell] = away
      beyond |= joined[cell]
    }
    frontier = beyond & ~seen
    seen |= frontier
  }
  findLandmarks(state, player, touched)
}

/** Fills `ahead` and returns the cells that one track would reach, as bits. */
function lookAtNextTracks(state: RailState, player: number, line: number, touched: number): number {
  const words = state.words
  const me = playerAt(player)
  const mine = lineAt(player, line)
  ahead.best = 0
  ahead.second = 0
  if (words[mine + LAID_EVER] === TRACKS_PER_LINE) return 0
  let reached = 0
  for (let word = 0; word < 2; word++) {
    const open = words[me + OPEN_SPOTS + word]
    const bare = words[me + BARE_SPOTS + word]
    const next = free[word] & words[mine + END_SPOTS + word] & ~words[mine + TANGLING_SPOTS + word]
    for (let rest = next; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const cells = CELLS_OF_SPOT[word * 32 + lowestBit(rest)] & ~touched
      reached |= cells
      let gain = 0
      for (let cell = cells; cell !== 0; cell &= cell - 1) {
        gain += cardValue(state, words[me + TOWN + lowestBit(cell)], line)
      }
      if ((open & bit) !== 0) gain -= RESOURCE
      if ((bare & bit) !== 0) gain -= RESOURCE
      if (gain > ahead.best) {
        ahead.second = ahead.best
        ahead.best = gain
      } else if (gain > ahead.second) {
        ahead.second = gain
      }
    }
  }
  return reached
}

function findLandmarks(state: RailState, player: number, touched: number): void {
  const words = state.words
  const town = playerAt(player) + TOWN
  landmarkSteps.fill(UNSEEN_STEPS)
  for (let landmark = 0; landmark < LANDMARKS.length; landmark++) {
    if (((landmarksInHand >> landmark) & 1) !== 0) nearer(landmark, IN_HAND_STEPS)
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (((touched >> cell) & 1) !== 0 || words[town + cell] === 0) continue
    const landmark = state.cards.landmark[cardOn(words[town + cell])]
    if (landmark !== NO_LANDMARK) nearer(landmark, steps[cell])
  }
}

function nearer(landmark: number, away: number): void {
  const at = landmark * 2
  if (away < landmarkSteps[at]) {
    landmarkSteps[at + 1] = landmarkSteps[at]
    landmarkSteps[at] = away
  } else if (away < landmarkSteps[at + 1]) {
    landmarkSteps[at + 1] = away
  }
}

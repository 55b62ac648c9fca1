import { highestBit, lowestBit } from '#engine/bits.ts'
import { NONE } from './actions.ts'
import { SPOT_CELLS, SPOTS_AT, spotBit, spotWord } from './grid.ts'
import { push, remove } from './piles.ts'
import {
  END_SPOTS,
  LINE_KINDS,
  LINE_PLANS,
  lineAt,
  PLAN_DISCARD,
  type RailState,
  TANGLING_SPOTS,
  TOUCHED,
  TRACK_SPOTS,
  TRACKS,
} from './state.ts'

/** Puts tracks and Plan cards on a player's lines, and keeps what the rules ask of a line. */

export function addTrack(words: Int32Array, mine: number, spot: number): void {
  push(words, mine + TRACKS, spot)
  words[mine + TRACK_SPOTS + spotWord(spot)] |= spotBit(spot)
  retrace(words, mine)
}

export function removeTrack(words: Int32Array, mine: number, spot: number): void {
  remove(words, mine + TRACKS, spot)
  words[mine + TRACK_SPOTS + spotWord(spot)] &= ~spotBit(spot)
  retrace(words, mine)
}

/** Works out anew what a line touches, where it may go on, and where it would tangle. */
export function retrace(words: Int32Array, mine: number): void {
  let touched = 0
  let inside = 0
  const last = mine + TRACKS + words[mine + TRACKS]
  for (let i = mine + TRACKS + 1; i <= last; i++) {
    for (let end = 0; end < 2; end++) {
      const cell = 1 << SPOT_CELLS[words[i] * 2 + end]
      inside |= touched & cell
      touched |= cell
    }
  }
  words[mine + TOUCHED] = touched
  if (touched === 0) {
    for (let word = 0; word < 2; word++) {
      words[mine + END_SPOTS + word] = -1
      words[mine + TANGLING_SPOTS + word] = 0
    }
    return
  }
  const ends = touched & ~inside
  const first = lowestBit(ends)
  const second = highestBit(ends)
  for (let word = 0; word < 2; word++) {
    const atFirst = SPOTS_AT[first * 2 + word]
    const atSecond = SPOTS_AT[second * 2 + word]
    let tangling = atFirst & atSecond
    for (let rest = inside; rest !== 0; rest &= rest - 1) {
      tangling |= SPOTS_AT[lowestBit(rest) * 2 + word]
    }
    words[mine + END_SPOTS + word] = atFirst | atSecond
    words[mine + TANGLING_SPOTS + word] = tangling
  }
}

/** RH-N1, RH-N2: puts a Plan card on a line, after discarding another or NONE. */
export function putPlan(state: RailState, player: number, card: number, line: number, discarded: number): void {
  const words = state.words
  const kinds = state.cards.planKind
  const mine = lineAt(player, line)
  if (discarded !== NONE) {
    remove(words, mine + LINE_PLANS, discarded)
    push(words, PLAN_DISCARD, discarded)
  }
  push(words, mine + LINE_PLANS, card)
  let present = 0
  const last = mine + LINE_PLANS + words[mine + LINE_PLANS]
  for (let i = mine + LINE_PLANS + 1; i <= last; i++) present |= 1 << kinds[words[i]]
  words[mine + LINE_KINDS] = present
}

import { lowestBit } from '#engine/bits.ts'
import { SPOT_CELLS } from '../rules/grid.ts'
import { occupiedSpots, trackCost } from '../rules/legality/tracks.ts'
import { TRACKS_PER_LINE } from '../rules/numbers.ts'
import { cardValue } from '../rules/scoring/card-value.ts'
import {
  END_SPOTS,
  LAID_EVER,
  lineAt,
  playerAt,
  type RailState,
  TANGLING_SPOTS,
  TOUCHED,
  TOWN,
  TOWN_SPOTS,
} from '../rules/state.ts'
import { RESOURCE } from './weights.ts'

/** What the best next track of a line would give, its cost taken off; 0 where there is none. */
export function bestNextTrack(state: RailState, player: number, line: number): number {
  const words = state.words
  const me = playerAt(player)
  const mine = lineAt(player, line)
  if (words[mine + LAID_EVER] === TRACKS_PER_LINE) return 0
  let best = 0
  for (let word = 0; word < 2; word++) {
    const free = words[me + TOWN_SPOTS + word] & ~occupiedSpots(words, player, word)
    const next = free & words[mine + END_SPOTS + word] & ~words[mine + TANGLING_SPOTS + word]
    for (let rest = next; rest !== 0; rest &= rest - 1) {
      const spot = word * 32 + lowestBit(rest)
      best = Math.max(best, gain(state, player, line, spot) - RESOURCE * trackCost(state, player, spot))
    }
  }
  return best
}

/** The line's value of the cards that a track on the spot would newly touch. */
function gain(state: RailState, player: number, line: number, spot: number): number {
  const words = state.words
  const touched = words[lineAt(player, line) + TOUCHED]
  let value = 0
  for (let end = 0; end < 2; end++) {
    const cell = SPOT_CELLS[spot * 2 + end]
    if (((touched >> cell) & 1) === 0) value += cardValue(state, words[playerAt(player) + TOWN + cell], line)
  }
  return value
}

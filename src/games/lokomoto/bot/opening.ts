import type { Rng } from '#engine/random.ts'
import { block } from '../rules/actions.ts'
import { openShapes } from '../rules/legality/purchases.ts'
import { isWithin, SET_WORDS, sectionsOf } from '../rules/sections.ts'
import { FREE, type LokoState } from '../rules/state.ts'

/** The choice is random among this many sections that cost least, so that games begin differently. */
const CHOICE = 6
/** The value of a section for each free section that it meets, on the scale of a shape's points per section. */
const MEETING = 0.1

/** LK-2P: blackens a section that the player would miss least, such as a dead end at the edge. */
export function chooseInOpening(state: LokoState, player: number, rng: Rng): number {
  const least = leastMissed(state, player)
  return block(least[rng.below(least.length)])
}

/** The free sections that a player would miss least, the first one least of all. */
export function leastMissed(state: LokoState, player: number): number[] {
  const { words, cards } = state
  const uses = new Float64Array(cards.sections.length)
  for (const shape of openShapes(state, player)) {
    const { count, sets, sections } = cards.placements[shape]
    const worth = cards.points[shape] / cards.sizes[shape]
    for (let i = 0; i < count; i++) {
      if (!isWithin(sets, i * SET_WORDS, words, FREE)) continue
      for (const section of sections[i]) uses[section] += worth
    }
  }
  const free = sectionsOf(words, FREE)
  const isFree = new Set(free)
  for (const section of free) {
    for (const other of cards.meeting[section]) if (isFree.has(other)) uses[section] += MEETING
  }
  return free.sort((one, other) => uses[one] - uses[other]).slice(0, CHOICE)
}

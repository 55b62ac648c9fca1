import type { Rng } from '#engine/random.ts'
import { block } from '../rules/actions.ts'
import { openShapes } from '../rules/legality/purchases.ts'
import { isWithin, SET_WORDS, sectionsOf } from '../rules/sections.ts'
import { FREE, type LokoState } from '../rules/state.ts'

/** It is one of this many sections that hurt least, so that not all games begin alike. */
const CHOICE = 6
/** What a section is worth for each one that it meets, against the points of a shape at one place. */
const MEETING = 0.1

/** LK-2P: blackens what one would miss least, such as dead ends at the rim. */
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

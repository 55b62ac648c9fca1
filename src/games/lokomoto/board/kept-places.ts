import type { LokoInsight, ShapeProgress } from '../rules/insight.ts'
import type { LokoView } from '../rules/view.ts'

/** Where each shape was shown last, by the seat that looked for it and the number of the shape. */
export type KeptPlaces = ReadonlyMap<string, ShapeProgress>

type Insight = Pick<LokoInsight, 'seat' | 'shapes'>

/**
 * How far one is with every shape, each in the place where it was shown before: as long as it can be completed there, and
 * with no more sections than elsewhere.
 */
export function progressWith(
  kept: KeptPlaces,
  { seat, shapes }: Insight,
  sections: LokoView['sections'],
): readonly ShapeProgress[] {
  return shapes.map((nearest) => {
    const before = kept.get(keyOf(seat, nearest))
    const now = before && progressAt(before, seat, sections)
    return now !== undefined && now.missing.length <= nearest.missing.length ? now : nearest
  })
}

/** The same places to keep, or where others are shown now, all. */
export function keep(kept: KeptPlaces, seat: number, shown: readonly ShapeProgress[]): KeptPlaces {
  const isKept = (place: ShapeProgress) => kept.get(keyOf(seat, place))?.sections.join() === place.sections.join()
  if (shown.every(isKept)) return kept
  return new Map([...kept, ...shown.map((place) => [keyOf(seat, place), place] as const)])
}

function keyOf(seat: number, { shape }: ShapeProgress): string {
  return `${seat} ${shape}`
}

/** How far one is in a place; undefined where the shape can no longer be completed there. */
function progressAt(place: ShapeProgress, seat: number, sections: LokoView['sections']): ShapeProgress | undefined {
  const missing = place.sections.filter((section) => {
    const state = sections[section]
    return !(typeof state === 'object' && state.seat === seat && state.solid)
  })
  const isOpen = missing.every((section) => {
    const state = sections[section]
    return state === 'free' || (typeof state === 'object' && state.seat === seat)
  })
  return isOpen ? { ...place, missing } : undefined
}

import { useState } from 'react'
import type { Seat } from '#engine/game.ts'
import { shapeOf } from '../cards/cards.ts'
import type { LokoInsight, ShapeProgress } from '../rules/insight.ts'
import type { LokoView } from '../rules/view.ts'
import { laidOnMap, turnedTo } from './map/laid-shape.ts'
import type { LaidShape } from './map/map-props.ts'
import type { LokoBoardProps, Turn } from './use-turn.ts'

/** The shape cards as children hold them: one is looked for on the map, one lies on it. */
export interface ShapesInHand {
  /** How far one is with each shape, in places that do not jump about. */
  readonly progress: readonly ShapeProgress[]
  /** The shape that the map shows. */
  readonly shown: number | null
  /** Sections of the shape that is shown, or that goes with the purchase: those that are there, and those that are not. */
  readonly matched: readonly string[]
  readonly missing: readonly string[]
  readonly laid: LaidShape | null
  show(shape: number): void
  lay(shape: number, turns: number): void
  setLaid(laid: LaidShape | null): void
  lift(): void
}

export function useShapes({ view, eyes, cards, insight }: LokoBoardProps, { way }: Turn): ShapesInHand {
  const [wanted, setWanted] = useState<number | null>(null)
  const [wasLaid, setLaid] = useState<LaidShape | null>(null)
  const [kept, setKept] = useState<KeptPlaces>(new Map())
  const all = progressWith(kept, insight, view.sections)
  const nowKept = keep(kept, insight.seat, all)
  if (nowKept !== kept) setKept(nowKept)
  // A card that a player has taken, or that this seat may not see, does not stay on the map.
  const laid = wasLaid !== null && isSeen(view, eyes, wasLaid.shape.id) ? wasLaid : null
  const progress = all.find(({ shape }) => shape === wanted)
  const taken = way?.refusal === undefined ? way?.shape : undefined
  return {
    progress: all,
    // A card that a player has taken is not looked for any more.
    shown: progress?.shape ?? null,
    matched: taken?.sections ?? progress?.sections.filter((section) => !progress.missing.includes(section)) ?? [],
    missing: taken === undefined ? (progress?.missing ?? []) : [],
    laid,
    show: (shape) => setWanted(shape === wanted ? null : shape),
    lay(id, turns) {
      const best = all.find(({ shape }) => shape === id)
      const isThere = laid?.shape.id === id
      const next = isThere
        ? turnedTo(cards.map.lattice, laid, turns)
        : laidOnMap(cards.map, shapeOf(cards, id), turns, best)
      setLaid(next)
    },
    setLaid,
    lift: () => setLaid(null),
  }
}

function isSeen({ shapes, players }: LokoView, eyes: Seat | 'spectator', shape: number): boolean {
  const secrets = eyes === 'spectator' ? [] : players[eyes - 1].secret.map(({ id }) => id)
  return [...Object.values(shapes), ...secrets].includes(shape)
}

/** Where each shape was shown last, by the seat that looked for it and the number of the shape. */
type KeptPlaces = ReadonlyMap<string, ShapeProgress>

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

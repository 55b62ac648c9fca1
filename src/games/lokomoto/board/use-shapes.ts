import { useState } from 'react'
import type { Seat } from '#engine/game.ts'
import {
  type Lattice,
  type Place,
  type RailMap,
  type Shape,
  shapeOf,
  stationsOf,
  turned,
  turnsOf,
} from '../cards/cards.ts'
import type { LokoInsight, ShapePlace, ShapeProgress } from '../rules/insight.ts'
import type { SectionState } from '../rules/position.ts'
import type { LokoView } from '../rules/view.ts'
import type { LaidShape } from './map/map-props.ts'
import { type Box, boxAround, type Point, pointOf, SECTION_LENGTH, sheetOf } from './map/sheet.ts'
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

/** Whether a section below the card is the player's own, can still become so, or can not. */
export type PartState = 'yours' | 'open' | 'lost'

function partState(state: SectionState | undefined, eyes: Seat | 'spectator'): PartState {
  if (state === 'free') return 'open'
  if (typeof state !== 'object' || state.seat !== eyes) return 'lost'
  return state.solid ? 'yours' : 'open'
}

/** One section of a card's pattern, where it lies now. */
export interface LaidPart {
  readonly from: Point
  readonly to: Point
  readonly state: PartState
}

/** What lies below each section of the pattern. Where the map has none, nothing can be drawn. */
export function partsOf(
  map: RailMap,
  sections: Readonly<Record<string, SectionState>>,
  eyes: Seat | 'spectator',
  { shape, turns, at }: LaidShape,
): readonly LaidPart[] {
  const stationAt = new Map(Object.entries(map.nodes).map(([station, place]) => [String(place), station]))
  return shape.sections.map((ends) => {
    const [a, b] = ends.map((place) => plus(turned(map.lattice, place, turns), at))
    const [one, other] = [stationAt.get(String(a)), stationAt.get(String(b))]
    const state = partState(sections[`${one}-${other}`] ?? sections[`${other}-${one}`], eyes)
    return { from: pointOf(map.lattice, a), to: pointOf(map.lattice, b), state }
  })
}

/** The place of the lattice that is nearest to a point of the sheet. */
export function snapped(lattice: Lattice, [px, py]: Point): Place {
  if (lattice === 'square') return [whole(px / SECTION_LENGTH), whole(py / SECTION_LENGTH)]
  const [, rowHeight] = pointOf(lattice, [0, 1])
  const row = Math.floor(py / rowHeight)
  const nearest = [row, row + 1].map((y): Place => [whole(px / SECTION_LENGTH - y / 2), y])
  const distance = (place: Place) => {
    const [x, y] = pointOf(lattice, place)
    return Math.hypot(x - px, y - py)
  }
  return distance(nearest[0]) <= distance(nearest[1]) ? nearest[0] : nearest[1]
}

/** Turned about the station in its middle, so that the card stays where it is. */
function turnedTo(lattice: Lattice, { shape, turns, at }: LaidShape, next: number): LaidShape {
  const pivot = middlePlace(lattice, shape)
  return { shape, turns: next, at: minus(plus(at, turned(lattice, pivot, turns)), turned(lattice, pivot, next)) }
}

export function turnedOnce(lattice: Lattice, laid: LaidShape): LaidShape {
  return turnedTo(lattice, laid, (laid.turns + 1) % turnsOf(lattice))
}

/** One step of the lattice by an arrow key; on the triangular one, up and down go straight in two steps. */
export function steppedByKey(lattice: Lattice, laid: LaidShape, key: string): LaidShape | undefined {
  const [x, y] = laid.at
  const isEven = y % 2 === 0
  const aside = lattice === 'triangular'
  const steps: Readonly<Record<string, Place>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [aside && isEven ? 1 : 0, -1],
    ArrowDown: [aside && !isEven ? -1 : 0, 1],
  }
  const step = steps[key]
  return step && { ...laid, at: plus([x, y], step) }
}

/** The box around the pattern where it lies. */
export function patternBox(lattice: Lattice, { shape, turns, at }: LaidShape): Box {
  return boxAround(placesOf(shape).map((place) => pointOf(lattice, plus(turned(lattice, place, turns), at))))
}

/** Whether the middle of the card is on the map; further away no player would look for it. */
export function isOnMap(lattice: Lattice, box: Box, laid: LaidShape): boolean {
  const { left, top, width, height } = patternBox(lattice, laid)
  const [x, y] = [left + width / 2 - box.left, top + height / 2 - box.top]
  return x >= 0 && y >= 0 && x <= box.width && y <= box.height
}

/** A card that a player takes up begins where it matches best, turned as it was held; else in the middle of the map. */
export function laidOnMap(
  map: RailMap,
  shape: Shape,
  turns: number,
  best?: Pick<ShapePlace, 'turns' | 'sections'>,
): LaidShape {
  if (best === undefined) return laidInMiddle(map, shape, turns)
  const [from, to] = shape.sections[0].map((place) => turned(map.lattice, place, best.turns))
  const [one, other] = stationsOf(best.sections[0]).map((station) => map.nodes[station])
  const at = minus(one, from)
  const isThere = String(plus(to, at)) === String(other)
  return turnedTo(map.lattice, { shape, turns: best.turns, at: isThere ? at : minus(other, from) }, turns)
}

/** A card in the middle of the map. */
function laidInMiddle(map: RailMap, shape: Shape, turns: number): LaidShape {
  const { left, top, width, height } = sheetOf(map).box
  const middle = snapped(map.lattice, [left + width / 2, top + height / 2])
  return { shape, turns, at: minus(middle, turned(map.lattice, middlePlace(map.lattice, shape), turns)) }
}

/** The station of the pattern that is nearest to the middle of all. */
function middlePlace(lattice: Lattice, shape: Shape): Place {
  const places = placesOf(shape)
  const points = places.map((place) => pointOf(lattice, place))
  const { left, top, width, height } = boxAround(points)
  const distances = points.map(([x, y]) => Math.hypot(x - left - width / 2, y - top - height / 2))
  return places[distances.indexOf(Math.min(...distances))]
}

function placesOf(shape: Shape): readonly Place[] {
  return [...new Map(shape.sections.flat().map((place) => [String(place), place])).values()]
}

/** The nearest whole number, and never -0. */
function whole(value: number): number {
  return Math.round(value) + 0
}

function plus([ax, ay]: Place, [bx, by]: Place): Place {
  return [ax + bx, ay + by]
}

function minus([ax, ay]: Place, [bx, by]: Place): Place {
  return [ax - bx, ay - by]
}

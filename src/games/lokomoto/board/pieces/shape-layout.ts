import type { Lattice, Shape } from '../../cards/cards.ts'
import { inPlane, type Place } from '../../cards/cards.ts'

type Point = readonly [x: number, y: number]

interface ShapeLayout {
  readonly lines: readonly (readonly [from: Point, to: Point])[]
  readonly stations: readonly Point[]
  /** Places of the lattice around the pattern that it does not touch. */
  readonly others: readonly Point[]
}

/** A pattern is drawn around (0, 0) and stays within this distance however it is turned. */
const REACH = 38
/** Small patterns are not blown up further than this. */
const LONGEST_SECTION = 34

const layouts = { triangular: new WeakMap<Shape, ShapeLayout>(), square: new WeakMap<Shape, ShapeLayout>() }

/** Where the stations and lines of a pattern are drawn. Worked out once: cards are drawn again and again. */
export function layoutOf(shape: Shape, lattice: Lattice): ShapeLayout {
  const layout = layouts[lattice].get(shape) ?? newLayout(shape, lattice)
  layouts[lattice].set(shape, layout)
  return layout
}

function newLayout(shape: Shape, lattice: Lattice): ShapeLayout {
  const places = shape.sections.map(([from, to]) => [inPlane(lattice, from), inPlane(lattice, to)] as const)
  const stations = [...new Map(places.flat().map((place) => [place.join(), place])).values()]
  const [centre, radius] = circleAround(stations)
  const scale = Math.min(LONGEST_SECTION, REACH / radius)
  const placed = ([x, y]: Point): Point => [round((x - centre[0]) * scale), round((y - centre[1]) * scale)]
  const drawn = stations.map(placed)
  return {
    lines: places.map(([from, to]) => [placed(from), placed(to)]),
    stations: drawn,
    others: latticeAround(lattice, shape.sections[0][0])
      .map(placed)
      .filter((dot) => Math.hypot(...dot) < 80 && drawn.every((station) => distance(dot, station) > 1)),
  }
}

/** Enough places to fill the picture, whichever station of the pattern they are counted from. */
const SPAN = 14

function latticeAround(lattice: Lattice, [placeX, placeY]: Place): Point[] {
  const span = Array.from({ length: SPAN * 2 + 1 }, (_, i) => i - SPAN)
  return span.flatMap((y) => span.map((x) => inPlane(lattice, [placeX + x, placeY + y])))
}

/** The smallest circle that holds all points: two or three of them lie on it. */
function circleAround(points: readonly Point[]): readonly [centre: Point, radius: number] {
  const centres = points.flatMap((a, i) =>
    points
      .slice(0, i)
      .flatMap((b, j): Point[] => [
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
        ...points.slice(0, j).flatMap((c) => circumcentre(a, b, c)),
      ]),
  )
  const circles = centres.map(
    (centre) => [centre, Math.max(...points.map((point) => distance(point, centre)))] as const,
  )
  return circles.reduce((best, circle) => (circle[1] < best[1] - 1e-9 ? circle : best))
}

/** None where the three lie on one line. */
function circumcentre(a: Point, [bx, by]: Point, [cx, cy]: Point): Point[] {
  const [px, py, qx, qy] = [bx - a[0], by - a[1], cx - a[0], cy - a[1]]
  const double = 2 * (px * qy - py * qx)
  if (Math.abs(double) < 1e-9) return []
  const [p, q] = [px * px + py * py, qx * qx + qy * qy]
  return [[a[0] + (qy * p - py * q) / double, a[1] + (px * q - qx * p) / double]]
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

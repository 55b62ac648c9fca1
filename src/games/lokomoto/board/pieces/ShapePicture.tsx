import { useState } from 'react'
import { inPlane, type Lattice, type Place, type Shape, type ShapePoints, turnsOf } from '../../cards/cards.ts'
import styles from './ShapePicture.module.css'

/** The angle of something that is turned in steps, in degrees: it goes on the short way instead of back over zero. */
export function useAngle(turns: number, turnsOfCircle: number): number {
  const [shown, setShown] = useState({ turns, total: turns })
  let { total } = shown
  if (shown.turns !== turns) {
    const ahead = (((turns - shown.turns) % turnsOfCircle) + turnsOfCircle) % turnsOfCircle
    total += ahead > turnsOfCircle / 2 ? ahead - turnsOfCircle : ahead
    setShown({ turns, total })
  }
  return (total * 360) / turnsOfCircle
}

interface ShapePictureProps {
  readonly shape: Shape
  readonly lattice: Lattice
  /** By this many steps of the lattice the card is turned. */
  readonly turns: number
  /** Which of the shape's sections one has not drawn yet, by their place in its list. */
  readonly missing?: ReadonlySet<number> | undefined
  /** One's network holds the whole shape. */
  readonly held?: boolean | undefined
  readonly className?: string | undefined
}

const NOTHING: ReadonlySet<number> = new Set()

/** The pattern of a shape card on the dots of the lattice. What it is has to stand beside it. */
export function ShapePicture({ shape, lattice, turns, missing = NOTHING, held = false, className }: ShapePictureProps) {
  const { lines, stations, others } = layoutOf(shape, lattice)
  const angle = useAngle(turns, turnsOf(lattice))
  const drawn = lines.filter((_, i) => !missing.has(i))
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <g
        fill="none"
        stroke={held ? 'var(--good)' : 'var(--ink)'}
        strokeLinecap="round"
        style={{ transform: `rotate(${angle}deg)`, transition: 'transform calc(var(--pace) * 1.4) ease-out' }}
      >
        <path d={dots(others)} stroke="var(--lk-dot)" strokeWidth={3.2} />
        <path
          d={path(lines.filter((_, i) => missing.has(i)))}
          stroke="var(--ink-soft)"
          strokeWidth={2.6}
          strokeDasharray="3.4 4.6"
        />
        <path d={path(drawn)} strokeWidth={7} />
        <path d={dots(stations)} strokeWidth={11} />
        <path d={dots(stations)} stroke="var(--lk-sheet)" strokeWidth={6} />
      </g>
    </svg>
  )
}

function dots(places: ReturnType<typeof layoutOf>['stations']): string {
  return places.map(([x, y]) => `M${x} ${y}h0`).join('')
}

function path(lines: ReturnType<typeof layoutOf>['lines']): string {
  return lines.map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`).join('')
}

interface ShapeCardProps {
  readonly shape: Shape
  readonly lattice: Lattice
  readonly turns: number
  readonly missing?: ReadonlySet<number> | undefined
  readonly held?: boolean | undefined
  /** The number on the card, as it is printed there. */
  readonly number?: string | undefined
}

/** The face of a shape card: its pattern, what it is worth, and an asterisk where no single stroke draws it. */
export function ShapeCard({ shape, lattice, turns, missing, held, number }: ShapeCardProps) {
  return (
    <span className={styles.card}>
      <ShapePicture
        className={styles.picture}
        shape={shape}
        lattice={lattice}
        turns={turns}
        missing={missing}
        held={held}
      />
      <Points className={styles.points} points={shape.points} />
      {number !== undefined && <span className={styles.number}>{number}</span>}
      {shape.asterisk && <span className={styles.asterisk}>*</span>}
    </span>
  )
}

interface PointsProps {
  readonly points: ShapePoints
  readonly className?: string | undefined
}

/** One star for each point, beside each other. */
export function Points({ points, className }: PointsProps) {
  return (
    <svg className={className} viewBox={`0 0 ${points * 14} 14`} aria-hidden="true" focusable="false">
      {[0, 14, 28].slice(0, points).map((x) => (
        <path
          key={x}
          d={`M${x + 7} .8l1.9 4 4.4.5-3.3 3 .9 4.3L${x + 7} 10.5l-3.9 2.1.9-4.3-3.3-3 4.4-.5Z`}
          fill="var(--lk-star)"
        />
      ))}
    </svg>
  )
}

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

/** Signs on and above the shape cards. */

export function TurnIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M13 8A5 5 0 1 1 10.8 3.9M8 1.5 11.3 4 8.6 6.8" {...LINE} />
    </svg>
  )
}

/** A card above a map. */
export function LayIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4.5 1.5h7v7h-7ZM2.5 10 1 14.5h14L13.5 10" {...LINE} />
    </svg>
  )
}

/** An eye that is closed. */
export function SecretIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M1.5 6.5Q8 13 14.5 6.5M3.8 9 2.5 11M8 10.5V13M12.2 9 13.5 11" {...LINE} />
    </svg>
  )
}

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Some cards face down, one upon another. */
export function PackIcon() {
  return (
    <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
      {[5, 2.5, 0].map((shift) => (
        <path
          key={shift}
          d="M1.5 1h12v9h-12Z"
          transform={`translate(${shift} ${shift})`}
          fill="var(--lk-plate)"
          stroke="var(--paper)"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

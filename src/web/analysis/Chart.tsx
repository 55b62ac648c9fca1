import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { EstimateWords } from '../text/estimate-words.ts'
import style from './Chart.module.css'
import { type CoursePoint, momentsOf, pointAt, type SeatAnalysis } from './seat-analysis.ts'

export interface ChartProps {
  readonly courses: readonly SeatAnalysis[]
  /** The seat whose costly turns are marked. */
  readonly seat: Seat
  /** A chance lies between 0 and 1, whatever it was. */
  readonly goal: 'points' | 'race'
  /** The moments at which turns begin, and the last one. */
  readonly borders: readonly number[]
  readonly last: number
  /** The moment that is looked at. */
  readonly chosen: number | undefined
  onChoose(moment: number): void
  readonly estimates: EstimateWords
  /** The spoken name of the choice of a moment, and of a moment. */
  readonly label: string
  describe(moment: number): string
}

/** Below this width the names at the ends of lines have no room. */
const NARROW = 480
const NAME_ROOM = 96
const MOST_TICKS = 6
const WHOLE = [0, 0.25, 0.5, 0.75, 1]

/** A line for each seat from the first decision to the end, all judged at the same moments. A slider chooses one. */
export function Chart(props: ChartProps) {
  const { courses, borders, last, chosen, onChoose, label, describe } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const moments = momentsOf(courses)
  const isNarrow = width < NARROW
  const plot = { left: 46, right: width - (isNarrow ? 14 : NAME_ROOM), top: 10, bottom: height - 12 }
  const x = scaleOf([0, last], [plot.left, plot.right])
  const point = ({ clientX, currentTarget, buttons, pointerType }: PointerEvent<Element>) => {
    if (moments.length === 0 || (buttons === 0 && pointerType !== 'mouse')) return
    onChoose(moments[nearest(moments.map(x), clientX - currentTarget.getBoundingClientRect().left)])
  }
  const place = chosen === undefined ? moments.length - 1 : nearest(moments, chosen)
  return (
    <div className={style.chart} ref={frame}>
      <input
        type="range"
        className={style.slider}
        min={0}
        max={Math.max(0, moments.length - 1)}
        value={Math.max(0, place)}
        disabled={moments.length === 0}
        aria-label={label}
        aria-valuetext={moments.length === 0 ? '' : describe(moments[place])}
        onChange={({ currentTarget }) => onChoose(moments[currentTarget.valueAsNumber])}
      />
      {width > 0 && (
        <svg
          className={style.drawing}
          width={width}
          height={height}
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
        >
          <Ground {...props} plot={plot} x={x} />
          <path className={style.sleepers} d={borders.map((at) => `M${x(at).toFixed(1)} ${plot.bottom}v6`).join('')} />
          <Lines {...props} plot={plot} x={x} hasNames={!isNarrow} moment={chosen} />
        </svg>
      )}
    </div>
  )
}

interface DrawnProps extends ChartProps {
  readonly plot: Plot
  x(moment: number): number
}

function ticksOf({ courses, goal }: ChartProps): number[] {
  if (goal === 'race') return WHOLE
  // The results are known from the beginning, so that the scale changes little while the lines grow.
  return roundTicks(
    courses.flatMap(({ points, final }) => [final, ...points.flatMap(boundsOf)]),
    MOST_TICKS,
  )
}

/** The value of a moment or, with a spread, its ends. */
function boundsOf({ value, expected }: CoursePoint): number[] {
  return expected === undefined ? [value] : [value - expected.spread, value + expected.spread]
}

function heightOf(props: DrawnProps): (value: number) => number {
  const ticks = ticksOf(props)
  return scaleOf([ticks[0], ticks[ticks.length - 1]], [props.plot.bottom, props.plot.top])
}

function Ground(props: DrawnProps) {
  const { plot, estimates } = props
  const y = heightOf(props)
  return ticksOf(props).map((tick) => (
    <g key={tick}>
      <path className={style.rule} d={`M${plot.left} ${y(tick).toFixed(1)}H${plot.right}`} />
      <text className={style.tick} x={plot.left - 6} y={y(tick)} dy="0.35em">
        {estimates.short(tick)}
      </text>
    </g>
  ))
}

interface LinesProps extends DrawnProps {
  readonly hasNames: boolean
  readonly moment: number | undefined
}

function Lines(props: LinesProps) {
  const { courses, goal, plot, x, hasNames, moment, seat: marked } = props
  const y = heightOf(props)
  const drawn = courses.flatMap((course) => {
    const end = course.points.at(-1)
    const points = course.points.map(({ at, value, isOwn }) => ({ x: x(at), y: y(value), isOwn }))
    return end === undefined ? [] : [{ ...course, points, end: points[points.length - 1], course }]
  })
  const names = spreadApart(
    drawn.map(({ end }) => end.y),
    16,
    plot.top + 6,
    plot.bottom - 4,
  )
  return (
    <>
      {moment !== undefined && <path className={style.moment} d={`M${x(moment)} ${plot.top}V${plot.bottom}`} />}
      {drawn.map(({ seat, name, points, end, course }, i) => {
        const point = moment === undefined ? undefined : pointAt(course, moment)
        return (
          <g key={seat}>
            {goal === 'points' && (
              <path className={style.spread} d={spreadOf(course, x, y)} fill={`var(--seat-${seat})`} />
            )}
            <path className={style.line} d={pathOf(points)} stroke={`var(--seat-${seat})`} />
            {seat === marked &&
              course.costly.map(({ from, best }) => (
                <circle key={from} className={style.costly} cx={x(from)} cy={y(best)} r="7" />
              ))}
            {points
              .filter(({ isOwn }) => isOwn)
              .map((own) => (
                <SeatShape key={own.x} seat={seat} x={own.x} y={own.y} size={3} />
              ))}
            <SeatShape seat={seat} x={end.x} y={end.y} size={5} />
            {moment !== undefined && point !== undefined && (
              <SeatShape seat={seat} x={x(moment)} y={y(point.value)} size={6} />
            )}
            {hasNames && (
              <text className={style.name} x={end.x + 10} y={names[i]} dy="0.35em">
                {shortened(name)}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

/** The area between the ends of the spread, closed at the result. */
function spreadOf({ points }: SeatAnalysis, x: (moment: number) => number, y: (value: number) => number): string {
  const bounds = points.map((point) => ({ at: x(point.at), ends: boundsOf(point).map(y) }))
  const above = bounds.map(({ at, ends }) => ({ x: at, y: ends[ends.length - 1] }))
  const below = bounds.map(({ at, ends }) => ({ x: at, y: ends[0] }))
  return pathOf([...above, ...below.toReversed()])
}

const LONGEST_NAME = 12

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** The size of an element in pixels, so that a drawing can match it. */
function useSize(element: RefObject<Element | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([{ contentRect }]) => {
      setSize({ width: contentRect.width, height: contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** A point of a chart, in pixels. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Where the lines of a chart are drawn, in pixels from its upper left corner. */
interface Plot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** From values to pixels, in a straight line. */
export function scaleOf([from, to]: readonly [number, number], [begin, end]: readonly [number, number]) {
  const size = to === from ? 1 : to - from
  return (value: number) => begin + ((value - from) / size) * (end - begin)
}

/** Round numbers from below the least to above the most of the values, about `most` of them. */
export function roundTicks(values: readonly number[], most: number): number[] {
  const least = Math.min(...values)
  const greatest = Math.max(...values)
  const step = roundStep((greatest - least) / Math.max(1, most - 1))
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(greatest / step))
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** The next 1, 2 or 5 with noughts; never below 1. */
function roundStep(size: number): number {
  if (size <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  const factor = [1, 2, 5, 10].find((each) => each * power >= size) ?? 10
  return factor * power
}

/** A line through points, as the path of an SVG. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/**
 * Moves labels apart that would lie on each other: each stays as near as possible to where it belongs, in the same
 * order, at least `gap` from the next, and between `top` and `bottom` where there is room.
 */
export function spreadApart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => wanted[one] - wanted[other] || one - other)
  const placed = [...wanted]
  let free = top
  for (const label of order) {
    placed[label] = Math.max(placed[label], free)
    free = placed[label] + gap
  }
  let room = bottom
  for (const label of order.toReversed()) {
    placed[label] = Math.min(placed[label], room)
    room = placed[label] - gap
  }
  return placed
}

/** The place of the value that is nearest to the wanted one. */
export function nearest(values: readonly number[], wanted: number): number {
  let best = 0
  for (const [i, value] of values.entries()) {
    if (Math.abs(value - wanted) < Math.abs(values[best] - wanted)) best = i
  }
  return best
}

/** A shape of about the size 2 about the middle for each seat, so that no line is known by its colour alone. */
const SHAPES: readonly string[] = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  'M-.9-.9H.9V.9H-.9Z',
  'M0-1.15 1.1.85H-1.1Z',
  'M0-1.25 1.1 0 0 1.25-1.1 0Z',
  'M0 1.15-1.1-.85H1.1Z',
]

interface SeatShapeProps {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The mark of a seat inside a drawing. */
function SeatShape({ seat, x, y, size }: SeatShapeProps) {
  return (
    <path
      d={SHAPES[(seat - 1) % SHAPES.length]}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`}
      fill={`var(--seat-${seat})`}
    />
  )
}

/** The mark of a seat before its name. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <SeatShape seat={seat} x={7} y={7} size={5} />
    </svg>
  )
}

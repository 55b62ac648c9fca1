import type { Seat } from '#engine/game.ts'
import styles from './Stroke.module.css'

/**
 * What a section looks like: `dotted` is reserved, `solid` is drawn, `black` is used, `blocked` was taken out of the game
 * before it began, `pencil` is only thought of, `pay` is a drawn one that is chosen to pay, and `spent` is a used one as
 * its owner can still be recognised.
 */
export type StrokeLook = 'solid' | 'dotted' | 'black' | 'blocked' | 'pencil' | 'pay' | 'spent'

interface StrokeProps {
  readonly from: Point
  readonly to: Point
  /** Whose pen it is; the black pen is no player's. */
  readonly seat: number
  readonly look: StrokeLook
  /** Whose a used section was. */
  readonly user?: number | undefined
  /** The same seed always gives the same unsteady line. */
  readonly seed: number
  /** Draws it from end to end, once. */
  readonly isFresh?: boolean
}

/** A section as a felt pen draws it, in an SVG in which sections are 100 long. */
export function Stroke({ from, to, seat, look, user, seed, isFresh = false }: StrokeProps) {
  const { length, transform } = along(from, to)
  const [start, end] = [GAP, length - GAP]
  return (
    <g transform={transform}>
      {look === 'black' && isFresh && user !== undefined && (
        <g className={styles.before}>
          <SolidLine start={start} end={end} seat={user} seed={seed} />
        </g>
      )}
      <g className={isFresh ? styles.fresh : undefined}>
        {look === 'pay' && (
          <path d={penLine(start, end, 26, seed)} fill="var(--lk-pay)" stroke="var(--lk-pay-edge)" strokeWidth={3.4} />
        )}
        {(look === 'solid' || look === 'pay' || look === 'spent') && (
          <SolidLine start={start} end={end} seat={seat} seed={seed} />
        )}
        {(look === 'pay' || look === 'spent') && <path d={penLine(start, end, 6, seed)} fill="var(--lk-black)" />}
        {look === 'dotted' && <path d={dabs(seat, start - 3, end + 3, seed)} fill={`var(--seat-${seat})`} />}
        {look === 'pencil' && <PencilLine start={start} end={end} seat={seat} seed={seed} />}
        {(look === 'black' || look === 'blocked') && <BlackLine start={start} end={end} seed={seed} />}
        {look === 'black' && user !== undefined && <Core start={start} end={end} seat={user} seed={seed} />}
        {look === 'blocked' && <Cross x={length / 2} seed={seed} />}
      </g>
    </g>
  )
}

interface LineProps {
  readonly start: number
  readonly end: number
  readonly seed: number
}

interface SeatLineProps extends LineProps {
  readonly seat: number
}

function SolidLine({ start, end, seat, seed }: SeatLineProps) {
  const pen = penOf(seat)
  const colour = `var(--seat-${seat})`
  const ink = pen.width === undefined ? { fill: colour } : { fill: 'none', stroke: colour, strokeWidth: pen.width }
  return (
    <>
      <path d={pen.line(start, end, seed)} strokeLinecap="round" strokeLinejoin="round" {...ink} />
      {pen.gaps && <path d={pen.gaps(start, end)} fill="var(--lk-sheet)" />}
      <path d={pen.overlaps(start, end, seed)} fill="rgb(0 0 0 / 14%)" />
    </>
  )
}

function BlackLine({ start, end, seed }: LineProps) {
  return <path d={penLine(start, end, 11.5, seed)} fill="var(--lk-used)" stroke="var(--lk-casing)" strokeWidth={1.3} />
}

/** A rest of the colour that was there before. */
function Core({ start, end, seat, seed }: SeatLineProps) {
  const fill = `color-mix(in srgb, var(--seat-${seat}) 78%, var(--lk-used))`
  return <path d={penLine(start + 1, end - 1, 2.3, seed)} fill={fill} />
}

function Cross({ x, seed }: { readonly x: number; readonly seed: number }) {
  const lean = round(jitter(seed, 50) * 2)
  const path = `M${x - 13} ${-13 + lean}L${x + 13} ${13 + lean}M${x - 13} ${13 - lean}L${x + 13} ${-13 - lean}`
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke="light-dark(var(--lk-sheet), var(--lk-casing))" strokeWidth={8} />
      <path d={path} stroke="var(--lk-black)" strokeWidth={5} />
    </g>
  )
}

const HATCHES = 12

/** Pencil lines across the pale colour of the pen that may follow. */
function PencilLine({ start, end, seat, seed }: SeatLineProps) {
  const step = (end - start) / HATCHES
  const hatch = Array.from({ length: HATCHES }, (_, i) => {
    const x = start + step * (i + 0.5) + jitter(seed, i)
    return `M${round(x - 3)} ${round(6 + jitter(seed, i + 60))}L${round(x + 3)} ${round(-6 + jitter(seed, i + 80))}`
  }).join('')
  return (
    <>
      <path className={styles.tint} d={penLine(start, end, 15, seed)} fill={`var(--seat-${seat})`} />
      <path d={hatch} fill="none" stroke="var(--lk-pencil)" strokeWidth={1.8} strokeLinecap="round" />
    </>
  )
}

interface PenIconProps {
  readonly seat: number
  /** In CSS pixels. */
  readonly size?: number
}

/** The felt pen of a seat and the mark that it leaves. */
export function PenIcon({ seat, size = 20 }: PenIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      style={{ flex: 'none', fill: `var(--seat-${seat})` }}
      aria-hidden="true"
      focusable="false"
    >
      <path d={penOf(seat).dab(4.6, 15.2, 6.8)} />
      <g transform="translate(7.4 12.4) rotate(45)">
        <path d="M0 .8-1.1-2l-1.7-3V-13q0-1.3 1.3-1.3h3q1.3 0 1.3 1.3v8L1.1-2Z" />
        <path d="M-1.1-2h2.2l1.7-3h-5.6Z" fill="var(--ink)" opacity=".45" />
        <path d="M-2.8-11.6h5.6v1.3h-5.6Z" fill="var(--paper)" />
      </g>
    </svg>
  )
}

interface SectionSampleProps {
  /** As on the map; a free section is still to be drawn on. */
  readonly look: StrokeLook | 'free'
  readonly seat: Seat
  readonly className?: string | undefined
}

/** A section as it looks on the map. */
export function SectionSample({ look, seat, className }: SectionSampleProps) {
  return (
    <svg className={className} viewBox="10 -16 80 32" aria-hidden="true">
      {look === 'free' ? (
        <path d="M15-4H85M15 4H85" stroke="var(--lk-rail)" strokeWidth="2.5" />
      ) : (
        <Stroke from={[0, 0]} to={[100, 0]} seat={seat} look={look} seed={3} />
      )}
    </svg>
  )
}

/** How the pen of a seat draws along the x axis, so that pens are told apart without their colours. */
interface Pen {
  /** What it leaves on the paper: an outline or, where it has a width, a path. */
  line(start: number, end: number, seed: number): string
  readonly width?: number
  /** What stays free in it. */
  gaps?(start: number, end: number): string
  /** Where it went twice, and where it stopped, there is a little more ink. */
  overlaps(start: number, end: number, seed: number): string
  /** One dab around (x, y), so large. */
  dab(x: number, y: number, size: number): string
}

const WIDTH = 14

const PENS: readonly Pen[] = [
  {
    line: (start, end, seed) => penLine(start, end, WIDTH, seed),
    overlaps: (start, end, seed) => streak(start, end, seed) + disc(end + 1, 0, 5),
    dab: (x, y, size) => disc(x, y, size / 2),
  },
  {
    line: (start, end, seed) => penLine(start, end, WIDTH, seed),
    gaps: (start, end) => each(start - 2, end + 2, 5, (x) => slanted(x, 0, 8.5, 5, 0)),
    overlaps: (_, end) => disc(end + 2.5, 0, 3.5),
    dab: (x, y, size) => slanted(x, y, size * 0.86, size * 0.86, 0),
  },
  {
    line: (start, end, seed) =>
      penLine(start, end, 8.5, seed) + each(start, end, 4, (x, i) => diamond(x, jitter(seed, i + 9) / 2, 15, 21)),
    overlaps: (_, end) => disc(end, 0, 3.4),
    dab: (x, y, size) => diamond(x, y, size * 0.85, size * 1.65),
  },
  {
    line: (start, end, seed) => penLine(start, end, 6.4, seed, -5.3) + penLine(start, end, 6.4, seed + 1, 5.3),
    overlaps: (_, end) => disc(end, -5.3, 3) + disc(end, 5.3, 3),
    dab: (x, y, size) => disc(x, y, size * 0.58) + disc(x, y, size * 0.27, 0),
  },
  {
    line: zigzag,
    width: 6.8,
    overlaps: (_, end) => disc(end, 4, 2.8),
    dab: (x, y, size) =>
      `M${round(x - size * 0.6)} ${round(y + size * 0.5)}h${round(size * 1.2)}l${round(-size * 0.6)} ${round(-size * 1.06)}Z`,
  },
]

function penOf(seat: number): Pen {
  return PENS[(seat - 1) % PENS.length]
}

/** Dabs of a pen from start to end. */
function dabs(seat: number, start: number, end: number, seed: number): string {
  return each(start, end, 4, (x, i) => penOf(seat).dab(x + jitter(seed, i), jitter(seed, i + 30), 11))
}

function each(start: number, end: number, count: number, draw: (x: number, index: number) => string): string {
  const step = (end - start) / count
  return Array.from({ length: count }, (_, i) => draw(round(start + step * (i + 0.5)), i)).join('')
}

/** Drawn the other way round, a disc inside a larger one stays free. */
function disc(x: number, y: number, radius: number, direction: 0 | 1 = 1): string {
  const r = round(radius)
  const arc = `a${r} ${r} 0 0 ${direction} `
  return `M${round(x - r)} ${round(y)}${arc}${2 * r} 0${arc}${-2 * r} 0Z`
}

function diamond(x: number, y: number, width: number, height: number): string {
  const [w, h] = [round(width / 2), round(height / 2)]
  return `M${round(x - w)} ${round(y)}l${w} ${-h}l${w} ${h}l${-w} ${h}Z`
}

/** A box around (x, y) whose upper edge leans to the right and whose lower edge leans to the left. */
function slanted(x: number, y: number, width: number, height: number, lean: number): string {
  const [w, h, l] = [round(width), round(height), round(lean)]
  return `M${round(x - w / 2 - l)} ${round(y + h / 2)}l${2 * l} ${-h}h${w}l${-2 * l} ${h}Z`
}

/** Somewhere along the line, a little above or below its middle. */
function streak(start: number, end: number, seed: number): string {
  const from = start + 8 + 6 * jitter(seed, 70)
  return penLine(from, end - 20 + 8 * jitter(seed, 71), 2.6, seed + 3, jitter(seed, 72) < 0 ? -2.6 : 2.6)
}

function zigzag(start: number, end: number, seed: number): string {
  const teeth = 8
  const corners = Array.from({ length: teeth + 1 }, (_, i) => {
    const x = start + ((end - start) * i) / teeth
    return `${round(x)} ${round((i % 2 === 0 ? 4.4 : -4.4) + jitter(seed, i) * 0.7)}`
  })
  return `M${corners.join('L')}`
}

/** A point of the map, in units of which a section is 100 long. */
type Point = readonly [x: number, y: number]

/** How far before a station a stroke ends. */
export const GAP = 15

/** Turns and moves what is drawn from (0, 0) along the x axis, so that it lies on the way between two points. */
export function along([fromX, fromY]: Point, [toX, toY]: Point): { length: number; transform: string } {
  const [x, y] = [toX - fromX, toY - fromY]
  const length = Math.hypot(x, y)
  const [cos, sin] = [round(x / length), round(y / length)]
  return { length, transform: `matrix(${cos} ${sin} ${-sin} ${cos} ${round(fromX)} ${round(fromY)})` }
}

/** A number from -1 to 1 that looks like chance and is always the same for the same seed. */
function jitter(seed: number, index: number): number {
  const wave = Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** The outline of a felt-pen line along the x axis, with an unsteady edge and round ends. */
function penLine(start: number, end: number, width: number, seed: number, y = 0): string {
  const steps = 4
  const half = width / 2
  const at = (i: number) => start + ((end - start) * i) / steps
  const edge = (side: 1 | -1, i: number) => {
    const bend = jitter(seed, 20 + i) * 0.9
    return round(y + bend + side * (half + jitter(seed, i + (side + 1) * 5) * width * 0.055))
  }
  const upper = Array.from({ length: steps + 1 }, (_, i) => [at(i), edge(-1, i)] as const)
  const lower = Array.from({ length: steps + 1 }, (_, i) => [at(steps - i), edge(1, steps - i)] as const)
  const cap = round(half)
  return `M${point(upper[0])}${smooth(upper)}A${cap} ${cap} 0 0 1 ${point(lower[0])}${smooth(lower)}A${cap} ${cap} 0 0 1 ${point(upper[0])}Z`
}

/** Runs through the middles between points, so that no corner is left. */
function smooth(points: readonly Point[]): string {
  const last = points.length - 1
  return points
    .slice(1, last)
    .map(([x, y], i) => {
      const [nextX, nextY] = points[i + 2]
      const end: Point = i + 2 === last ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2]
      return `Q${point([x, y])} ${point(end)}`
    })
    .join('')
}

function point([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

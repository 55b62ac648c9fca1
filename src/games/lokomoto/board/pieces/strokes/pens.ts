import { jitter, penLine, round } from './geometry.ts'

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

export function penOf(seat: number): Pen {
  return PENS[(seat - 1) % PENS.length]
}

/** Dabs of a pen from start to end. */
export function dabs(seat: number, start: number, end: number, seed: number): string {
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

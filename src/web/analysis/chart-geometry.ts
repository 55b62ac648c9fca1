/** A point of a chart, in pixels. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Where the lines of a chart are drawn, in pixels from its upper left corner. */
export interface Plot {
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

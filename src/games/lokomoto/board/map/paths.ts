import type { Point } from './sheet.ts'

/** Points as SVG path data. */

/** A path through all points without corners (Catmull-Rom); closed, it comes back to the first. */
export function smoothPath(points: readonly Point[], isClosed: boolean): string {
  const count = points.length
  if (count < 2) return ''
  const at = (i: number): Point => points[isClosed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))]
  const curves = Array.from({ length: isClosed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const towards = (near: Point, a: Point, b: Point): Point => [
      near[0] + (b[0] - a[0]) / 6,
      near[1] + (b[1] - a[1]) / 6,
    ]
    return `C${[towards(from, before, to), towards(to, after, from), to].map(written).join(' ')}`
  })
  return `M${written(points[0])}${curves.join('')}${isClosed ? 'Z' : ''}`
}

export function written([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

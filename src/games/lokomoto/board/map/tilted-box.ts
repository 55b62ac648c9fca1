import type { Point } from './sheet.ts'

/** A box around its middle, turned by an angle. */
export interface TiltedBox {
  readonly middle: Point
  readonly width: number
  readonly height: number
  /** In radians, clockwise. */
  readonly angle: number
}

/** How much of a line lies in a box. */
export function lengthInside(box: TiltedBox, from: Point, to: Point): number {
  const reach = box.width + box.height + Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = box.middle
  if (Math.abs(from[0] + to[0] - 2 * x) > reach || Math.abs(from[1] + to[1] - 2 * y) > reach) return 0
  const a = seenFrom(box, from)
  const b = seenFrom(box, to)
  let [begin, end] = [0, 1]
  for (const [start, step, half] of [
    [a[0], b[0] - a[0], box.width / 2],
    [a[1], b[1] - a[1], box.height / 2],
  ]) {
    if (step === 0) {
      if (Math.abs(start) > half) return 0
      continue
    }
    const ends = [(-half - start) / step, (half - start) / step]
    begin = Math.max(begin, Math.min(...ends))
    end = Math.min(end, Math.max(...ends))
  }
  return begin < end ? (end - begin) * Math.hypot(b[0] - a[0], b[1] - a[1]) : 0
}

export function isNear(box: TiltedBox, point: Point, distance: number): boolean {
  const [x, y] = seenFrom(box, point)
  return Math.hypot(Math.max(0, Math.abs(x) - box.width / 2), Math.max(0, Math.abs(y) - box.height / 2)) < distance
}

/** Two boxes are apart where a line along a side of one of them parts them. */
export function overlap(one: TiltedBox, other: TiltedBox): boolean {
  const reach = (one.width + one.height + other.width + other.height) / 2
  if (Math.hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]) > reach) return false
  return [one, other].every((box) => {
    const corners = cornersOf(box === one ? other : one).map((corner) => seenFrom(box, corner))
    const isBetween = (values: readonly number[], half: number) =>
      Math.min(...values) < half && Math.max(...values) > -half
    return (
      isBetween(
        corners.map(([x]) => x),
        box.width / 2,
      ) &&
      isBetween(
        corners.map(([, y]) => y),
        box.height / 2,
      )
    )
  })
}

export function cornersOf({ middle: [x, y], width, height, angle }: TiltedBox): readonly Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].map((down): Point => {
      const [dx, dy] = [across * width, down * height]
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
    }),
  )
}

function seenFrom({ middle, angle }: TiltedBox, [x, y]: Point): Point {
  const [dx, dy] = [x - middle[0], y - middle[1]]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [dx * cos + dy * sin, dy * cos - dx * sin]
}

import type { Point, SheetSection } from './sheet.ts'

/** A tap this far from every section, on the sheet, means none of them. */
const REACH = 45
/** So near to its stations a section ends for a finger; else all sections of a station would be equally near to it. */
const TRIM = 0.2

/** The section that a point of the sheet belongs to. */
export function nearestSection(sections: readonly SheetSection[], point: Point): string | undefined {
  let nearest: string | undefined
  let least = REACH
  for (const { section, from, to } of sections) {
    const distance = distanceTo(point, from, to)
    if (distance >= least) continue
    least = distance
    nearest = section
  }
  return nearest
}

/** So near to a station a tap might mean any of its sections. */
const DOUBT = 12

/** The section that a point of the sheet belongs to without doubt. */
export function aimedSection(sections: readonly SheetSection[], point: Point): string | undefined {
  const isDoubtful = ([x, y]: Point) => Math.hypot(point[0] - x, point[1] - y) < DOUBT
  if (sections.some(({ from, to }) => isDoubtful(from) || isDoubtful(to))) return undefined
  return nearestSection(sections, point)
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
  const part = Math.min(1 - TRIM, Math.max(TRIM, along))
  return Math.hypot(x - ax - dx * part, y - ay - dy * part)
}

/** To the side seems further than ahead: keys keep to a row, and still every section can be reached. */
const SIDEWAYS = 2.5

const HEADINGS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The section that a key leads to from another; undefined where the key means nothing here. */
export function sectionByKey(sections: readonly SheetSection[], section: string, key: string): string | undefined {
  if (key === 'Home') return sections[0]?.section
  if (key === 'End') return sections.at(-1)?.section
  const heading = HEADINGS[key]
  const start = sections.find((each) => each.section === section)
  if (heading === undefined || start === undefined) return undefined
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { section: other, middle } of sections) {
    const [dx, dy] = [middle[0] - start.middle[0], middle[1] - start.middle[1]]
    const ahead = dx * heading[0] + dy * heading[1]
    if (ahead < 1) continue
    const cost = Math.hypot(ahead, SIDEWAYS * (dx * heading[1] + dy * heading[0]))
    if (cost >= least) continue
    least = cost
    best = other
  }
  return best ?? section
}

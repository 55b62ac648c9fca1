import type { Box, Point, SheetSection, SheetStation } from './sheet.ts'
import { overlap, type TiltedBox } from './tilted-box.ts'
import { NAME_PX, type PlacedName, STATION_RADIUS, textWidth } from './town-names.ts'

/** Paper around a name, on the screen. */
const PAD_PX = 4
/** From the direction away from the section, to either side. */
const TURNS = [0, 1, -1, 2, -2, 3, -3].map((turn) => (turn * Math.PI) / 4)

/** Names for the ends of these sections that have none on the map yet, each beyond its end. */
export function endNames(
  sections: readonly SheetSection[],
  stations: readonly SheetStation[],
  names: readonly PlacedName[],
  paper: Box,
  scale: number,
): readonly PlacedName[] {
  const placed: PlacedName[] = []
  const isNamed = (station: string) => [...names, ...placed].some((name) => name.station === station)
  for (const { from, to } of sections)
    for (const [end, far] of [
      [from, to],
      [to, from],
    ]) {
      const found = stations.find(({ at }) => at[0] === end[0] && at[1] === end[1])
      if (found?.town === undefined || isNamed(found.station)) continue
      const boxes = TURNS.map((turn) => boxBeyond(end, far, turn, found.town ?? '', paper, scale))
      const isFree = (box: TiltedBox, others: readonly TiltedBox[]) => others.every((other) => !overlap(box, other))
      // These lie above the names of the map, but never above each other.
      const free = boxes.filter((box) => isFree(box, placed))
      const box = free.find((each) => isFree(each, names)) ?? free[0] ?? boxes[0]
      placed.push({ ...box, station: found.station, town: found.town })
    }
  return placed
}

function boxBeyond(end: Point, far: Point, turn: number, town: string, paper: Box, scale: number): TiltedBox {
  const angle = Math.atan2(end[1] - far[1], end[0] - far[0]) + turn
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = (textWidth(town) * NAME_PX + PAD_PX * 2) / scale
  const height = (NAME_PX + PAD_PX * 1.5) / scale
  const way = STATION_RADIUS * 1.8 + 1 / scale
  const middle: Point = [
    within(end[0] + cos * (way + width / 2), paper.left + width / 2, paper.left + paper.width - width / 2),
    within(end[1] + sin * (way + height / 2), paper.top + height / 2, paper.top + paper.height - height / 2),
  ]
  return { middle, width, height, angle: 0 }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

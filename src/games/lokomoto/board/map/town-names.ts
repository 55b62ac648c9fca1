import { type Box, type Point, SECTION_LENGTH, type Sheet, type SheetSection, type SheetStation } from './sheet.ts'

/** Widths of letters in the signage face, in parts of its size. Measuring would have to wait for the fonts. */
const NARROW = /[iíjlftr.,'’\- ]/i

const WIDE = /[mwMW]/

const CAPITAL = /\p{Lu}/u

/** About how wide a name is, in parts of its font size. */
function textWidth(text: string): number {
  let width = 0
  for (const letter of text.normalize('NFC')) width += letterWidth(letter)
  return width
}

function letterWidth(letter: string): number {
  if (letter.charCodeAt(0) > 0x2e80) return 1
  if (WIDE.test(letter)) return 0.86
  if (CAPITAL.test(letter)) return 0.64
  return NARROW.test(letter) ? 0.34 : 0.56
}

/** The size of names on the screen. */
export const NAME_PX = 12.5

/** The radius of a station on the sheet. */
export const STATION_RADIUS = 9

/** Half of a felt-pen line, with the air that it needs. */
const LINE_AIR = 7

/** A town's name at its place on the sheet. */
export interface PlacedName extends TiltedBox {
  readonly station: string
  readonly town: string
}

interface Candidate {
  readonly box: TiltedBox
  /** The less, the better it can be read. */
  readonly cost: number
  /** Other stations so near that a second name between might be taken for theirs. */
  readonly near: readonly string[]
}

type Spot = Omit<Candidate, 'near'>

interface Wanted {
  readonly station: SheetStation
  readonly town: string
  readonly candidates: readonly Candidate[]
}

/** The largest towns: people look for these first, so their names come first and may hide more. */
const CITIES: ReadonlySet<string> = new Set([
  'Budapest',
  'Debrecen',
  'Szeged',
  'Miskolc',
  'Pécs',
  'Győr',
  'Nyíregyháza',
  'Kecskemét',
  'Székesfehérvár',
  'Szombathely',
])

const CITY = 2.5

/** At a station. */
const MOST_SECTIONS = 8

/** A name that lies on top of another, or beyond the edge, is not shown. */
const NEVER = 10_000

/** A pixel of line below a name costs 1. Where sections are no longer than this, a name may cost nothing at all. */
const SHORTEST_PX = 20

const ROUNDS = 3

/** A name so near to another station might be taken for that station's, the more so with that station's name beside it. */
const DOUBT_REACH = 26

const DOUBT = 8

const DOUBT_PX = 26

/**
 * The names that have room when one unit of the sheet is this many pixels, each where it hides least. Those of the largest
 * towns and of the stations with most sections come first.
 */
export function placeNames(sheet: Sheet, paper: Box, scale: number): readonly PlacedName[] {
  const wanted = sheet.stations
    .flatMap((station): Wanted[] => {
      const { town } = station
      return town === undefined ? [] : [{ station, town, candidates: candidatesOf(station, town, sheet, paper, scale) }]
    })
    .toSorted((one, other) => rankOf(other) - rankOf(one))
  const chosen = new Map<string, Candidate>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const { station, candidates } of wanted) {
      chosen.delete(station.station)
      const others = [...chosen]
      const free = candidates.find((candidate) =>
        others.every(([owner, other]) => {
          const isDoubtful = candidate.near.includes(owner) || other.near.includes(station.station)
          return !overlap(isDoubtful ? grown(candidate.box, DOUBT_PX / scale) : candidate.box, other.box)
        }),
      )
      if (free !== undefined) chosen.set(station.station, free)
    }
  }
  return wanted.flatMap(({ station: { station }, town }) => {
    const candidate = chosen.get(station)
    return candidate === undefined ? [] : [{ ...candidate.box, station, town }]
  })
}

/** Every bearable place for a name, the best first. */
function candidatesOf(
  { at, station, degree }: SheetStation,
  town: string,
  sheet: Sheet,
  paper: Box,
  scale: number,
): Candidate[] {
  const width = (textWidth(town) * NAME_PX) / scale
  const height = NAME_PX / scale
  const reach = width + SECTION_LENGTH
  const isClose = ([x, y]: Point) => Math.abs(x - at[0]) < reach && Math.abs(y - at[1]) < reach
  const lines = sheet.sections.filter(({ middle }) => isClose(middle))
  const stations = sheet.stations.filter((other) => other.station !== station && isClose(other.at))
  const costOf = (box: TiltedBox): number => {
    const isOff = cornersOf(box).some(([x, y]) => !isInside(paper, x, y))
    if (isOff || stations.some((other) => isNear(box, other.at, STATION_RADIUS + 1))) return NEVER
    const aired = { ...box, width: width + LINE_AIR, height: height + LINE_AIR * 2 }
    return scale * lines.reduce((sum, { from, to }) => sum + lengthInside(aired, from, to), 0)
  }
  return spotsAround(at, width, height, sheet.lattice === 'square' ? Math.PI / 4 : Math.PI / 6, scale)
    .map(({ box, cost }) => {
      const near = stations.filter((other) => isNear(box, other.at, DOUBT_REACH)).map((other) => other.station)
      return { box, near, cost: cost + costOf(box) + (near.length > 0 ? DOUBT : 0) }
    })
    .filter(({ cost }) => cost < worstCost(degree, scale) * (CITIES.has(town) ? CITY : 1))
    .toSorted((one, other) => one.cost - other.cost)
}

function rankOf({ station, town }: Wanted): number {
  return station.degree + (CITIES.has(town) ? MOST_SECTIONS : 0)
}

/** A name that costs more waits for more room, so that a small map keeps its lines. Large stations may cost more. */
function worstCost(degree: number, scale: number): number {
  return (SECTION_LENGTH * scale - SHORTEST_PX) * (0.1 + degree * 0.34)
}

function grown(box: TiltedBox, by: number): TiltedBox {
  return { ...box, width: box.width + by, height: box.height + by * 2 }
}

/** What a name costs where it is not simply beside its station, or is not level. */
const DIAGONAL = 3

const ABOVE = 5

const TILTED = 26

function spotsAround([x, y]: Point, width: number, height: number, tilt: number, scale: number): Spot[] {
  const gap = STATION_RADIUS + 4 / scale
  const box = (middle: Point, angle = 0): TiltedBox => ({ middle, width, height, angle })
  const level = [-1, 1].flatMap((side): Spot[] => [
    { box: box([x + side * (gap + width / 2), y]), cost: 0 },
    { box: box([x, y + side * (gap + height / 2)]), cost: ABOVE },
    ...[-1, 1].flatMap((below): Spot[] => [
      { box: box([x + side * (gap * 0.6 + width / 2), y + below * (gap * 0.6 + height / 2)]), cost: DIAGONAL },
      { box: box([x + side * (width / 4), y + below * (gap + height / 2)]), cost: ABOVE },
    ]),
  ])
  const tilted = [gap, gap * 1.6].flatMap((distance) =>
    [-1, 1].flatMap((side) =>
      [-1, 1].map((below): Spot => {
        const way = distance + width / 2
        const middle: Point = [x + side * way * Math.cos(tilt), y + below * way * Math.sin(tilt)]
        return { box: box(middle, side * below * tilt), cost: TILTED }
      }),
    ),
  )
  return [...level, ...tilted]
}

function isInside({ left, top, width, height }: Box, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

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

/** A box around its middle, turned by an angle. */
interface TiltedBox {
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

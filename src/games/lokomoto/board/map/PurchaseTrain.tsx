import { RunningTrain } from '#boards/RunningTrain.tsx'
import type { Purchase } from './map-props.ts'
import type { Point, SheetSection } from './sheet.ts'

/** Sections are longer than the tracks that the train is drawn for. */
const SCALE = 1.7

interface Props {
  readonly purchase: Purchase
  readonly places: readonly SheetSection[]
  /** In ms for one movement. */
  readonly pace: number
}

/** A train in the buyer's colour that runs along the sections of a purchase. */
export function PurchaseTrain({ purchase: { seat, sections }, places, pace }: Props) {
  const route = routeThrough(places.filter(({ section }) => sections.includes(section)))
  const path = route.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return <RunningTrain path={path} tracks={route.length - 1} colour={`var(--seat-${seat})`} pace={pace} scale={SCALE} />
}

type Stretch = Pick<SheetSection, 'from' | 'to'>

/** A way along connected sections, each at least once; it turns back as seldom as a start at any station allows. */
export function routeThrough(sections: readonly Stretch[]): readonly Point[] {
  const routes = sections.flatMap(({ from, to }) => [from, to]).map((start) => routeFrom(start, sections))
  return routes.toSorted((one, other) => one.length - other.length).at(0) ?? []
}

function routeFrom(start: Point, sections: readonly Stretch[]): readonly Point[] {
  const route = [start]
  const left = new Set(sections)
  let end = 0
  const goOn = (at: Point) => {
    for (const section of left) {
      const next = isSame(section.from, at) ? section.to : isSame(section.to, at) ? section.from : undefined
      if (next === undefined || !left.delete(section)) continue
      route.push(next)
      end = route.length
      goOn(next)
      route.push(at)
    }
  }
  goOn(start)
  // The way back from the last section leads nowhere.
  return route.slice(0, end)
}

function isSame([x, y]: Point, [otherX, otherY]: Point): boolean {
  return x === otherX && y === otherY
}

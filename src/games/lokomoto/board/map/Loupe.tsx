import { useEffect, useRef } from 'react'
import parts from '#ui/parts.module.css'
import styles from './Loupe.module.css'
import { Stations } from './MapGround.tsx'
import { type Ink, SectionInk, Sleeve, Tracks } from './SectionInk.tsx'
import type { Point, Sheet } from './sheet.ts'

/** As in the style sheet. */
const WIDTH = 176

const HEIGHT = 196

const ABOVE_FINGER = 36

const BESIDE_FINGER = 44

const MARGIN = 4

/** So far the finger goes up until the loupe has moved from above it to its side. */
const SWING = 70

/** The side to which the loupe gives way where there is no room above the finger. */
export type LoupeSide = 'left' | 'right'

export function loupeSide([x]: Point, windowWidth: number): LoupeSide {
  return x < windowWidth / 2 ? 'right' : 'left'
}

/** The corner of the loupe in the window: above the finger, or beside it where there is no room above. */
export function loupePlace([x, y]: Point, side: LoupeSide, window: { width: number; height: number }): Point {
  const top = y - ABOVE_FINGER - HEIGHT
  const above = x - WIDTH / 2
  const beside = side === 'right' ? x + BESIDE_FINGER : x - BESIDE_FINGER - WIDTH
  const swing = Math.min(1, Math.max(0, (MARGIN - top) / SWING))
  return [within(above + (beside - above) * swing, window.width - WIDTH), within(top, window.height - HEIGHT)]
}

function within(value: number, end: number): number {
  return Math.max(MARGIN, Math.min(end - MARGIN, value))
}

interface LoupeProps {
  readonly sheet: Sheet
  readonly section: string
  /** In words. */
  readonly label: string
  readonly finger: Point
  readonly side: LoupeSide
  inkOf(section: string): Ink
}

/** How much of the sheet is seen. */
const RADIUS = 85

/** The section under a finger, enlarged where the finger does not hide it. A popover lies above everything. */
export function Loupe({ sheet, section, label, finger, side, inkOf }: LoupeProps) {
  const loupe = useRef<HTMLDivElement>(null)
  useEffect(() => void loupe.current?.showPopover?.(), [])
  const centre = sheet.sections.find((each) => each.section === section)
  if (centre === undefined) return null
  const [x, y] = centre.middle
  const isClose = (point: Point, distance: number) => Math.hypot(point[0] - x, point[1] - y) < distance
  const sections = sheet.sections.filter(({ middle }) => isClose(middle, RADIUS + 50))
  const stations = sheet.stations.filter(({ at }) => isClose(at, RADIUS + 10))
  const [left, top] = loupePlace(finger, side, { width: window.innerWidth, height: window.innerHeight })
  return (
    <div
      ref={loupe}
      popover="manual"
      className={styles.loupe}
      aria-hidden="true"
      style={{ translate: `${left}px ${top}px` }}
    >
      <svg viewBox={`${x - RADIUS} ${y - RADIUS} ${RADIUS * 2} ${RADIUS * 2}`} aria-hidden="true">
        <Tracks sections={sections} />
        <Sleeve fill="var(--accent)" fillOpacity={0.25} place={centre} half={16} />
        {sections.map((place) => (
          <SectionInk key={place.section} place={place} {...inkOf(place.section)} actor={undefined} isFresh={false} />
        ))}
        <Stations stations={stations} />
      </svg>
      <p className={`${parts.tip} ${parts.label}`}>{label}</p>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import styles from './Loupe.module.css'
import { type LoupeSide, loupePlace } from './loupe-place.ts'
import { type Ink, SectionInk, Sleeve } from './SectionInk.tsx'
import { Stations } from './Stations.tsx'
import type { Point, Sheet } from './sheet.ts'
import { Tracks } from './Tracks.tsx'

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
  useEffect(() => loupe.current?.showPopover?.(), [])
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
        <Sleeve className={styles.light} place={centre} half={16} />
        {sections.map((place) => (
          <SectionInk key={place.section} place={place} {...inkOf(place.section)} actor={undefined} isFresh={false} />
        ))}
        <Stations stations={stations} />
      </svg>
      <p>{label}</p>
    </div>
  )
}

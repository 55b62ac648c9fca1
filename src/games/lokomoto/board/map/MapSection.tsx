import { memo } from 'react'
import styles from './MapSection.module.css'
import { written } from './paths.ts'
import { type Ink, SectionInk, Sleeve } from './SectionInk.tsx'
import { between, type Point, type SheetSection } from './sheet.ts'
import { SvgButton } from './ZoomButtons.tsx'

interface MapSectionProps extends Ink {
  readonly place: SheetSection
  /** What is said about it. */
  readonly label: string
  /** Half the width of the room that belongs to it. */
  readonly reach: number
  readonly isOpen: boolean
  readonly isPointed: boolean
  /** Whether Tab leads here. */
  readonly isStop: boolean
}

/** A section for hands, keys and those who listen. What they do is heard by the map around it. */
export const MapSection = memo(function MapSection(props: MapSectionProps) {
  const { place, label, reach, isOpen, isPointed, isStop, ...ink } = props
  return (
    <SvgButton
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-disabled={isOpen ? undefined : true}
      data-section={place.section}
      data-pointed={isPointed || undefined}
      className={styles.section}
    >
      <path className={styles.room} d={roomOf(place.from, place.to, reach)} />
      <Sleeve className={styles.light} place={place} half={15} />
      <SectionInk place={place} {...ink} />
      <Sleeve className={styles.ring} place={place} half={18} />
    </SvgButton>
  )
})

/** The rhombus between the two stations; on a full lattice these leave nothing out. */
function roomOf(from: Point, to: Point, reach: number): string {
  const [x, y] = between(from, to)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [nx, ny] = [(-(to[1] - from[1]) / length) * reach, ((to[0] - from[0]) / length) * reach]
  return `M${[from, [x + nx, y + ny], to, [x - nx, y - ny]].map((point) => written(point as Point)).join('L')}Z`
}

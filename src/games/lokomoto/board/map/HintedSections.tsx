import { HintRing } from '#boards/marks.tsx'
import { along, GAP } from '../pieces/strokes/geometry.ts'
import styles from './HintedSections.module.css'
import type { SheetSection } from './sheet.ts'

/** Half the width of a ring, and how far it ends before the stations: clear of the ring of the keyboard. */
const WIDE = { half: 17, gap: GAP - 6 }
/** The sections of a payment lie close together. */
const SLIM = { half: 12, gap: GAP }

interface HintedSectionsProps {
  readonly places: readonly SheetSection[]
  /** How much the map is enlarged; rings are not. */
  readonly zoom: number
}

/** Rings around the sections that the teacher points at. */
export function HintedSections({ places, zoom }: HintedSectionsProps) {
  const { half, gap } = places.length > 2 ? SLIM : WIDE
  return places.map(({ section, from, to }) => {
    const { length, transform } = along(from, to)
    const ring = { transform, x: gap, y: -half, width: length - gap * 2, height: half * 2, rx: half }
    return (
      <g key={section} className={styles.hinted} style={{ '--zoom': zoom }}>
        <HintRing {...ring} />
      </g>
    )
  })
}

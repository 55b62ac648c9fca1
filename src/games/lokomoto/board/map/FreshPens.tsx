import styles from './FreshPens.module.css'
import type { MapProps } from './map-props.ts'
import type { SheetSection } from './sheet.ts'

/** More pens at once would hide what they draw. */
const MOST_PENS = 2

interface FreshPensProps extends Pick<MapProps, 'sections' | 'fresh'> {
  readonly places: readonly SheetSection[]
}

/** The pens that draw what the newest action touched, for as long as they draw. */
export function FreshPens({ places, sections, fresh }: FreshPensProps) {
  const drawn = new Set(fresh)
  if (drawn.size > MOST_PENS) return null
  return places
    .filter(({ section }) => drawn.has(section))
    .map(({ section, from, to }) => {
      const state = sections[section]
      const [start, end] = [from, to].map(([x, y]) => `translate(${x}px, ${y}px)`)
      return (
        <g key={section} className={styles.pen} style={{ '--from': start, '--to': end }}>
          <g transform="rotate(28)" fill={typeof state === 'object' ? `var(--seat-${state.seat})` : 'var(--lk-black)'}>
            <path d="M-3 0h6l4-16h-14Z" />
            <rect x="-11" y="-96" width="22" height="80" rx="4" />
            <rect className={styles.label} x="-11" y="-74" width="22" height="40" />
          </g>
        </g>
      )
    })
}

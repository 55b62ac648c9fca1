import { betweenCards, laneOf } from './curve.ts'
import { linesOnSpots, type TownLines } from './route.ts'
import styles from './Town.module.css'
import type { ScrapMode } from './town-props.ts'

/** Beside the rails, and clear of the letters at the ends of lines. */
const BESIDE = 6
const CLEAR = 38

/** The tracks that can be scrapped glow. */
export function ScrapPreview({ mode, lines }: { readonly mode: ScrapMode; readonly lines: TownLines }) {
  const on = linesOnSpots(lines)
  return mode.spots.map(({ line, spot }) => {
    const lane = laneOf(line, on.get(spot) ?? [line])
    return [-BESIDE, BESIDE].map((side) => (
      <path
        key={line + spot + side}
        d={betweenCards(spot, CLEAR, lane + side)}
        stroke="var(--lamp)"
        strokeWidth="3.4"
        strokeLinecap="round"
        className={styles.pulse}
      />
    ))
  })
}

import { squaresOfSpot } from '../../rules/notation.ts'
import type { TownTexts } from '../../text/en/board.ts'
import { laneOf, pointOnSpot } from './curve.ts'
import { linesOnSpots, type TownLines } from './route.ts'
import styles from './Town.module.css'
import type { ScrapMode } from './town-props.ts'
import { placeInView, type TownView } from './view-box.ts'

interface ScrapButtonsProps {
  readonly mode: ScrapMode
  readonly lines: TownLines
  readonly view: TownView
  readonly texts: TownTexts
}

/** A cross on each track that can be scrapped. */
export function ScrapButtons({ mode, lines, view, texts }: ScrapButtonsProps) {
  const on = linesOnSpots(lines)
  return mode.spots.map(({ line, spot }) => {
    const sharing = on.get(spot) ?? [line]
    const [first, second] = squaresOfSpot(spot)
    const isStraight = first[0] === second[0] || first[1] === second[1]
    const apart = laneOf(line, sharing) * 3.4
    const place = pointOnSpot(spot, first, isStraight ? 51 : 72, apart)
    return (
      <button
        key={line + spot}
        type="button"
        className={styles.scrap}
        style={{ ...placeInView(place, view), background: `var(--line-${line})`, color: `var(--on-${line})` }}
        aria-label={texts.scrap(line, spot)}
        title={texts.scrap(line, spot)}
        onClick={() => mode.onSpot(spot, line)}
      >
        <svg viewBox="-8 -8 16 16" width="16" aria-hidden="true">
          <path d="M-5 -5L5 5M5 -5L-5 5" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
    )
  })
}

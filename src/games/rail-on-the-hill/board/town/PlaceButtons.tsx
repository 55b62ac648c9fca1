import { squaresOfSpot } from '../../rules/notation.ts'
import type { TownTexts } from '../../text/en/board.ts'
import { useMarks } from '../marks/marks.ts'
import { cornerOf, placeInView, type TownView, VIEW } from './geometry.ts'
import { laneOf, linesOnSpots, pointOnSpot, type TownLines } from './route.ts'
import styles from './Town.module.css'
import type { PlaceMode, ScrapMode } from './town-props.ts'

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

interface PlaceButtonsProps {
  readonly mode: PlaceMode
  readonly square: string
  readonly view: TownView
  readonly texts: TownTexts
}

const BELOW = 115

const ABOVE = 15

/** From the top of the card to the lower side of the buttons below it. */
const ROOM = 138

/** Turns and places the card that lies on trial. */
export function PlaceButtons({ mode, square, view, texts }: PlaceButtonsProps) {
  const mark = useMarks()
  const { x, y } = cornerOf(square)
  // Below the card, or above it where the table ends.
  const beside = (y + ROOM) * view.scale + view.y < VIEW ? y + BELOW : y - ABOVE
  return (
    <>
      {mode.turns.length > 1 && (
        <button
          type="button"
          className={styles.turn}
          style={placeInView({ x: x + 22, y: beside }, view)}
          aria-label={texts.turnCard}
          title={texts.turnCard}
          data-hint={mark('turn')}
          onClick={mode.onTurn}
        >
          <svg viewBox="-10 -10 20 20" width="20" aria-hidden="true">
            <path
              d="M5.8 -4.6A7.2 7.2 0 1 0 7.2 0.6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
            />
            <path d="M7.6 -8.6V-2.6H1.6Z" fill="currentColor" />
          </svg>
        </button>
      )}
      <button
        type="button"
        className={styles.confirm}
        style={placeInView({ x: x + 78, y: beside }, view)}
        aria-label={texts.placeCard}
        title={texts.placeCard}
        data-hint={mark('confirm')}
        onClick={mode.onConfirm}
      >
        <svg viewBox="-10 -10 20 20" width="20" aria-hidden="true">
          <path
            d="M-6.6 0.4L-2 5L7 -5"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
    </>
  )
}

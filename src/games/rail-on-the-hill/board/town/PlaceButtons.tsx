import type { TownTexts } from '../../text/en/board.ts'
import { useMarks } from '../marks/marks.ts'
import { cornerOf } from './squares.ts'
import styles from './Town.module.css'
import type { PlaceMode } from './town-props.ts'
import { placeInView, type TownView, VIEW } from './view-box.ts'

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

import { CardFace } from './CardFace.tsx'
import { CardGround } from './CardGround.tsx'
import { CARD, cornerOf } from './squares.ts'
import styles from './Town.module.css'
import type { PlaceMode } from './town-props.ts'

interface PlacePreviewProps {
  readonly mode: PlaceMode
  readonly hovered: string | undefined
}

/** The card that is to be placed: faint wherever it may go, and solid where it lies on trial. */
export function PlacePreview({ mode, hovered }: PlacePreviewProps) {
  const { card, turn, squares, ghost } = mode
  return (
    <g>
      {squares
        .filter((square) => square !== ghost)
        .map((square) => {
          const { x, y } = cornerOf(square)
          return (
            <g key={square} transform={`translate(${x} ${y})`}>
              {square === hovered ? (
                <g opacity="0.9">
                  <CardFace card={card} turn={turn} token={null} />
                </g>
              ) : (
                <g opacity="0.36">
                  <CardGround card={card} turn={turn} />
                </g>
              )}
            </g>
          )
        })}
      {ghost !== null && <OnTrial mode={mode} square={ghost} />}
    </g>
  )
}

function OnTrial({ mode, square }: { readonly mode: PlaceMode; readonly square: string }) {
  const { x, y } = cornerOf(square)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="2" y="5" width={CARD} height={CARD} rx="4" fill="var(--card-shadow)" />
      <CardFace card={mode.card} turn={mode.turn} token={null} />
      <rect
        x="-1.5"
        y="-1.5"
        width={CARD + 3}
        height={CARD + 3}
        rx="5"
        fill="none"
        stroke="var(--lamp)"
        strokeWidth="4"
        className={styles.pulse}
      />
    </g>
  )
}

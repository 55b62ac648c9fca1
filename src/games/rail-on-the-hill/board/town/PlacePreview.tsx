import type { CardSet } from '../../cards/cards.ts'
import { CardGround } from './CardGround.tsx'
import { CardFace, CardTop } from './CardPicture.tsx'
import { CARD, cornerOf } from './geometry.ts'
import styles from './Town.module.css'
import type { PlaceMode, Town, UpgradeMode } from './town-props.ts'

interface UpgradePreviewProps {
  readonly mode: UpgradeMode
  readonly town: Town
  readonly cards: CardSet
  readonly hovered: string | undefined
}

/** The cards that can take the upgrade glow; the one under the pointer shows what its value would become. */
export function UpgradePreview({ mode, town, cards, hovered }: UpgradePreviewProps) {
  return mode.squares.map((square) => {
    const { x, y } = cornerOf(square)
    const card = cards.townCards.find(({ id }) => id === town[square]?.card)
    return (
      <g key={square} transform={`translate(${x} ${y})`}>
        {square === hovered && card !== undefined && <CardTop card={card} token={mode.token} />}
        <rect
          x="1"
          y="1"
          width={CARD - 2}
          height={CARD - 2}
          rx="4"
          fill="none"
          stroke="var(--lamp)"
          strokeWidth={square === hovered ? 5 : 3}
          className={styles.pulse}
        />
      </g>
    )
  })
}

interface PlacePreviewProps {
  readonly mode: PlaceMode
  readonly hovered: string | undefined
}

/** The card that is to be placed: faint in a ring wherever it may go, and solid where it lies on trial. */
export function PlacePreview({ mode, hovered }: PlacePreviewProps) {
  const { card, turn, squares, ghost } = mode
  return (
    <g>
      {squares
        .filter((square) => square !== ghost)
        .map((square) => {
          const { x, y } = cornerOf(square)
          const isHovered = square === hovered
          return (
            <g key={square} transform={`translate(${x} ${y})`}>
              <g opacity={isHovered ? 0.94 : 0.6}>
                {isHovered ? <CardFace card={card} turn={turn} token={null} /> : <CardGround card={card} turn={turn} />}
              </g>
              <Ring isHovered={isHovered} />
            </g>
          )
        })}
      {ghost !== null && <OnTrial mode={mode} square={ghost} />}
    </g>
  )
}

/** Around a square that can be touched. */
function Ring({ isHovered }: { readonly isHovered: boolean }) {
  const width = isHovered ? 5 : 2.6
  return (
    <rect
      x={width / 2}
      y={width / 2}
      width={CARD - width}
      height={CARD - width}
      rx="3"
      fill="none"
      stroke="var(--accent)"
      strokeWidth={width}
    />
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

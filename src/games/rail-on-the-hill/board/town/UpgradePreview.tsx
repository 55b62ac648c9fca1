import type { CardSet } from '../../cards/cards.ts'
import { CardTop } from './CardTop.tsx'
import { CARD, cornerOf } from './squares.ts'
import styles from './Town.module.css'
import type { Town, UpgradeMode } from './town-props.ts'

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

import { StripButton } from '#boards/Strip.tsx'
import { shapeOf, trainOf } from '../cards/cards.ts'
import styles from './BuyButton.module.css'
import { ShapePicture } from './pieces/ShapePicture.tsx'
import type { LokoBoardProps, Turn } from './use-turn.ts'

interface BuyButtonProps {
  readonly board: Pick<LokoBoardProps, 'cards' | 'texts'>
  readonly turn: Turn
}

/** Buys the chosen train in the way that is chosen; none where that does not fit. */
export function BuyButton({ board: { cards, texts }, turn: { way, buy } }: BuyButtonProps) {
  if (way === undefined || way.refusal !== undefined) return null
  const { strip, words } = texts
  const { name } = trainOf(cards, way.train)
  const shape = way.shape && shapeOf(cards, way.shape.shape)
  return (
    <StripButton look="primary" mark="buy" onPress={buy}>
      <span className={styles.content}>
        {strip.buy(name, words.points(way.points))}
        {shape !== undefined && (
          <span className={styles.shape} role="img" aria-label={words.shape(shape.id, shape.points)}>
            <ShapePicture
              shape={shape}
              lattice={cards.map.lattice}
              turns={way.shape?.turns ?? 0}
              className={styles.picture}
            />
          </span>
        )}
      </span>
    </StripButton>
  )
}

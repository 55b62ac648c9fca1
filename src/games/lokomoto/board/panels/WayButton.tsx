import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { type CardSet, shapeOf } from '../../cards/cards.ts'
import type { TrainTexts, WordTexts } from '../../text/en/panels.ts'
import type { Way } from '../choice.ts'
import type { Mark } from '../marks/marks.ts'
import { Points, ShapePicture } from '../pieces/ShapePicture.tsx'
import styles from './WayButton.module.css'

interface WayButtonProps {
  readonly way: Way
  readonly cards: CardSet
  readonly isCurrent: boolean
  /** Whether there is little room. */
  readonly isShort: boolean
  onChoose(): void
  readonly texts: TrainTexts
  readonly words: WordTexts
}

/** One way to pay: what it takes, and what it brings. */
export function WayButton({ way, cards, isCurrent, isShort, onChoose, texts, words }: WayButtonProps) {
  const { sections, shape: place, points, extra, isByHand, refusal } = way
  const mark = useMarks<Mark>()
  const shape = place && shapeOf(cards, place.shape)
  const isPossible = refusal === undefined
  const pays = isShort ? texts.paysShort : texts.pays
  const spoken = texts.spokenWay({
    sections: sections.length,
    extra: isPossible ? extra : 0,
    shape: isPossible ? shape?.id : undefined,
    points: isPossible ? points : undefined,
    isByHand,
  })
  return (
    <Touchable
      className={`${parts.line} ${styles.way}`}
      data-short={isShort || undefined}
      isPossible={isPossible}
      aria-pressed={isCurrent}
      data-hint={mark(`way ${way.action}`)}
      aria-label={spoken}
      title={spoken}
      onClick={onChoose}
    >
      {shape !== undefined && isPossible && (
        <ShapePicture shape={shape} lattice={cards.map.lattice} turns={place?.turns ?? 0} className={styles.shape} />
      )}
      <span className={styles.lines}>
        <span className={`${parts.line} ${styles.line}`}>
          {isByHand ? texts.paysByHand(sections.length) : pays(sections.length, extra)}
        </span>
        <span className={`${parts.line} ${styles.line}`}>
          {shape !== undefined && isPossible && !isShort && <Points className={styles.stars} points={shape.points} />}
          {isPossible ? words.points(points) : texts.wrong}
        </span>
      </span>
    </Touchable>
  )
}

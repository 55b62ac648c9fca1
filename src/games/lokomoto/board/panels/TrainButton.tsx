import type { ComponentProps } from 'react'
import { Touchable } from '#boards/Touchable.tsx'
import type { Lattice, Shape, Train } from '../../cards/cards.ts'
import type { TrainTexts } from '../../text/en/panels.ts'
import { useMarks } from '../marks/marks.ts'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import { TrainCard } from '../pieces/TrainCard.tsx'
import { type Reach, sayReach } from './reach.ts'
import styles from './TrainButton.module.css'

interface TrainButtonProps {
  readonly train: Train
  readonly reach: Reach
  /** The shape card that could be taken with it, as it lies on the map. */
  readonly shape: { readonly card: Shape; readonly turns: number } | undefined
  readonly lattice: Lattice
  /** It has just come from the pack. */
  readonly isNew: boolean
  readonly button: ComponentProps<typeof Touchable>
  readonly texts: TrainTexts
}

/** A face-up train. What one's sections are enough for is lit. */
export function TrainButton({ train, reach, shape, lattice, isNew, button, texts }: TrainButtonProps) {
  const mark = useMarks()
  const spoken = texts.spoken({ train, state: sayReach(reach, texts), shape: shape?.card.id })
  return (
    <Touchable
      {...button}
      isPossible={reach.kind === 'possible'}
      className={styles.train}
      data-reach={reach.kind}
      data-hint={mark(`train ${train.id}`)}
      aria-label={spoken}
      title={spoken}
    >
      <span key={train.id} className={styles.card} data-new={isNew || undefined}>
        <TrainCard train={train} size="card" />
      </span>
      <span className={styles.reach}>
        <ReachMark reach={reach} texts={texts} />
        {shape !== undefined && (
          <ShapePicture shape={shape.card} lattice={lattice} turns={shape.turns} className={styles.shape} />
        )}
      </span>
    </Touchable>
  )
}

/** A tick where the train is within reach, else what is in the way. */
function ReachMark({ reach, texts }: Pick<TrainButtonProps, 'reach' | 'texts'>) {
  if (reach.kind === 'short') return <span className={styles.word}>{texts.short(reach.sections)}</span>
  if (reach.kind === 'branched') return <span className={styles.word}>{texts.branched}</span>
  return (
    <>
      <svg className={styles.tick} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 6.5 4.8 9.2 10 3" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={styles.word}>{texts.inReach}</span>
    </>
  )
}

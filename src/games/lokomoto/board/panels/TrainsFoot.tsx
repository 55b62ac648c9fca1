import type { CardSet, Train } from '../../cards/cards.ts'
import type { TrainTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Way } from '../ways.ts'
import { PackIcon } from './PackIcon.tsx'
import { type Reach, sayReach } from './reach.ts'
import styles from './TrainsFoot.module.css'
import { WayButton } from './WayButton.tsx'

interface TrainsFootProps {
  readonly cards: CardSet
  readonly left: number
  /** How many sections one's largest network has. */
  readonly largest: number
  readonly hasDrawn: boolean
  readonly chosen: { readonly train: Train; readonly reach: Reach } | null
  readonly ways: readonly Way[]
  readonly way: Way | undefined
  onWay(way: Way): void
  readonly texts: TrainTexts
  readonly words: WordTexts
}

/** The line below the trains: how far one's sections reach, or how the chosen train can be paid for. */
export function TrainsFoot(props: TrainsFootProps) {
  const { cards, left, largest, hasDrawn, chosen, ways, way: current, onWay, texts, words } = props
  if (chosen !== null && ways.length > 0) {
    return (
      <ul className={styles.foot} aria-label={texts.ways(chosen.train.name)}>
        {ways.map((way) => (
          <li key={way.action} className={styles.way}>
            <WayButton
              way={way}
              cards={cards}
              isCurrent={way.action === current?.action}
              isShort={ways.length > 3}
              onChoose={() => onWay(way)}
              texts={texts}
              words={words}
            />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p className={styles.foot}>
      <span className={styles.line} data-warns={chosen !== null || undefined}>
        {chosen === null
          ? texts.network(largest, hasDrawn)
          : texts.lacks(chosen.train.name, sayReach(chosen.reach, texts))}
      </span>
      <span className={styles.pack}>
        {left > 0 && <PackIcon />}
        {texts.pack(left)}
      </span>
    </p>
  )
}

import type { WordTexts } from '../../text/en/words.ts'
import { ResourceIcon } from './ResourceIcon.tsx'
import styles from './Resources.module.css'

interface ResourcesProps {
  readonly count: number
  readonly words: WordTexts
}

/** How many resources somebody has. */
export function Resources({ count, words }: ResourcesProps) {
  return (
    <span className={styles.resources} role="img" aria-label={words.resources(count)}>
      <ResourceIcon size={20} />
      <span className={styles.count}>{count}</span>
    </span>
  )
}

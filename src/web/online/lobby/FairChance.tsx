import { type FormEvent, useId, useState } from 'react'
import type { TableFacts } from '#wire/tables.ts'
import controls from '../../pages/parts/controls.module.css'
import styles from './FairChance.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'

interface Props {
  readonly table: TableFacts
  /** The player's own seat; null for spectators. */
  readonly seat: number | null
  add(words: string): Promise<void>
}

const LONGEST_WORDS = 100

/** The sources of the game's randomness: the hash of the server's secret, and the words of each player. */
export function FairChance({ table, seat, add }: Props) {
  const texts = useOnlineTexts().waiting
  const id = useId()
  const [words, setWords] = useState('')
  const typed = words.trim()

  function send(event: FormEvent): void {
    event.preventDefault()
    if (typed !== '') void add(typed).then(() => setWords(''))
  }

  return (
    <section className={controls.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={controls.sectionTitle}>
        {texts.chance}
      </h2>
      <p className={`${controls.small} ${styles.line}`}>{texts.chanceLine}</p>
      <p className={`${controls.small} ${styles.kept}`} role="status">
        {seat !== null && table.seats[seat - 1].hasWords ? texts.wordsKept : ''}
      </p>
      {seat !== null && (
        <details className={`${controls.small} ${styles.folded}`}>
          <summary>{texts.typeWords}</summary>
          <form className={styles.words} onSubmit={send}>
            <label htmlFor={`${id}-words`}>{texts.words}</label>
            <input
              id={`${id}-words`}
              className={controls.field}
              maxLength={LONGEST_WORDS}
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <button type="submit" className={controls.secondary} aria-disabled={typed === ''}>
              {texts.keepWords}
            </button>
          </form>
        </details>
      )}
      <details className={`${controls.small} ${styles.folded}`}>
        <summary>{texts.commitment}</summary>
        <code>{table.commitment}</code>
        <p>{texts.commitmentLine}</p>
      </details>
    </section>
  )
}

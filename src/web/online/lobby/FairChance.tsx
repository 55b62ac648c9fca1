import { type FormEvent, useId, useState } from 'react'
import type { TableFacts } from '#wire/tables.ts'
import controls from '../../pages/parts/controls.module.css'
import styles from './FairChance.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'
import { LONGEST_WORDS } from './table-draft.ts'

interface Props {
  readonly table: TableFacts
  /** The player's own seat; null for spectators. */
  readonly seat: number | null
  add(words: string): Promise<void>
}

const SHOWN_SIGNS = 16

/** The sources of the game's randomness: the hash of the server's secret, and the words of each player. */
export function FairChance({ table, seat, add }: Props) {
  const texts = useOnlineTexts().waiting
  const id = useId()
  const kept = seat === null ? '' : table.seats[seat - 1].words
  const [words, setWords] = useState(kept)
  const others = table.seats.filter((facts, i) => i + 1 !== seat && facts.words !== '')

  function keep(event: FormEvent): void {
    event.preventDefault()
    if (words !== kept) void add(words)
  }

  return (
    <section className={controls.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={controls.sectionTitle}>
        {texts.chance}
      </h2>
      <p className={`${controls.small} ${styles.line}`}>{texts.chanceLine}</p>
      {seat !== null && (
        <form className={styles.words} onSubmit={keep}>
          <label htmlFor={`${id}-words`}>{texts.words}</label>
          <input
            id={`${id}-words`}
            className={controls.field}
            maxLength={LONGEST_WORDS}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit" className={controls.secondary} aria-disabled={words === kept}>
            {texts.keepWords}
          </button>
        </form>
      )}
      <p className={`${controls.small} ${styles.kept}`} role="status">
        {kept !== '' && words === kept ? texts.wordsKept : ''}
      </p>
      {others.map(({ name, words: theirs }) => (
        <p key={name} className={`${controls.small} ${styles.theirs}`}>
          {texts.wordsOf(name, theirs)}
        </p>
      ))}
      <dl className={`${controls.small} ${styles.commitment}`}>
        <dt>{texts.commitment}</dt>
        <dd>
          <code title={table.commitment}>{table.commitment.slice(0, SHOWN_SIGNS)}…</code>
        </dd>
        <dd>{texts.commitmentLine}</dd>
      </dl>
    </section>
  )
}

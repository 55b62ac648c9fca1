import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import cardStyle from '#ui/Card.module.css'
import { Input } from '#ui/Field.tsx'
import type { TableFacts } from '#wire/tables.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './FairChance.module.css'

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
    <details className={`${cardStyle.card} ${styles.chance}`}>
      <summary>{texts.chance}</summary>
      <p>{texts.chanceLine}</p>
      <p role="status">{seat !== null && table.seats[seat - 1].hasWords ? texts.wordsKept : ''}</p>
      {seat !== null && (
        <form className={styles.words} onSubmit={send}>
          <label htmlFor={`${id}-words`}>{texts.words}</label>
          <Input
            id={`${id}-words`}
            maxLength={LONGEST_WORDS}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" aria-disabled={typed === ''}>
            {texts.keepWords}
          </Button>
        </form>
      )}
      <p>
        {texts.commitment}: <code>{table.commitment}</code>
      </p>
      <p>{texts.commitmentLine}</p>
    </details>
  )
}

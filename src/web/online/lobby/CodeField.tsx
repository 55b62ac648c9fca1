import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#ui/Button.tsx'
import cardStyle from '#ui/Card.module.css'
import { Input } from '#ui/Field.tsx'
import { onlineTableAddress } from '../../routes.ts'
import { api } from '../api.ts'
import { useOnlineTexts } from '../texts.tsx'
import styles from './CodeField.module.css'
import { type Known, useNamedTask } from './use-named-task.tsx'

interface Props {
  readonly known: Known
  /** Goes to the address of the table; by default without a reload. */
  go?(address: string): void
}

/** Opens a table by its invitation code or link. */
export function CodeField({ known, go }: Props) {
  const { lobby: texts, newTable, problems } = useOnlineTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  const { run, isBusy, problem, namePrompt } = useNamedTask(newTable.whyName, known)

  function enter(event: FormEvent): void {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    const open = go ?? navigate
    const find = async () => {
      const table = openTableIn(text) ?? (await api.enterByCode(codeIn(text))).id
      open(onlineTableAddress(table))
    }
    void run(find, { 'not-found': problems.noSuchCode, 'bad-request': problems.noSuchCode })
  }

  return (
    <>
      <form className={`${cardStyle.card} ${styles.form}`} onSubmit={enter}>
        <label className={styles.label} htmlFor={id}>
          {texts.code}
        </label>
        <Input
          id={id}
          placeholder={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-problem`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{texts.enter}</Button>
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      </form>
      {namePrompt}
    </>
  )
}

const CODE = /[?&]code=([^&#\s]+)/

/** The code in the typed text, which may be the whole link of an invitation. */
function codeIn(text: string): string {
  return CODE.exec(text)?.[1] ?? text.trim()
}

/** The table in the link of an open one, which has no code. */
function openTableIn(text: string): string | undefined {
  return CODE.test(text) ? undefined : /\?id=([^&#\s]+)/.exec(text)?.[1]
}

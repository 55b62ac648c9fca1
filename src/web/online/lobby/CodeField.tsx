import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import controls from '../../pages/parts/controls.module.css'
import { onlineTableAddress } from '../../routes.ts'
import { api } from '../api.ts'
import styles from './CodeField.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'
import { type Known, useAsking } from './use-asking.tsx'

/** The way to a table that one was invited to. */
export function CodeField({ known }: { readonly known: Known }) {
  const { lobby: texts, newTable, problems } = useOnlineTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  const { run, isBusy, problem, namePrompt } = useAsking(newTable.whyName, known)

  function enter(event: FormEvent): void {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    const go = async () => {
      const table = openTableIn(text) ?? (await api.enterByCode(codeIn(text))).id
      navigate(onlineTableAddress(table))
    }
    void run(go, { 'not-found': problems.noSuchCode, 'bad-request': problems.noSuchCode })
  }

  return (
    <>
      <form className={`${controls.card} ${styles.form}`} onSubmit={enter}>
        <label className={styles.label} htmlFor={id}>
          {texts.code}
        </label>
        <input
          id={id}
          className={controls.field}
          placeholder={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-problem`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={controls.secondary}>
          {texts.enter}
        </button>
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      </form>
      {namePrompt}
    </>
  )
}

const CODE = /[?&]code=([^&#\s]+)/

/** The code in what somebody typed, or in an invitation's whole link. */
function codeIn(text: string): string {
  return CODE.exec(text)?.[1] ?? text.trim()
}

/** The table in the link of an open one, which has no code. */
function openTableIn(text: string): string | undefined {
  return CODE.test(text) ? undefined : /\?id=([^&#\s]+)/.exec(text)?.[1]
}

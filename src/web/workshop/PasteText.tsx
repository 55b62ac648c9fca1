import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { PositionProblem } from '#engine/position.ts'
import { loadCheck } from '#games/editors.ts'
import { Button, ButtonLink, buttonClass } from '#ui/Button.tsx'
import fields from '#ui/Field.module.css'
import { usePageTexts } from '../pages/PageFrame.tsx'
import { Refused } from '../replay/OpenRecord.tsx'
import type { ReplayProblem } from '../replay/open-replay.ts'
import { LARGEST_RECORD } from '../replay/record-link.ts'
import { PATHS, replayAddress } from '../routes.ts'
import type { WorkshopTexts } from '../text/en/workshop.ts'
import styles from './PositionPage.module.css'
import { type Draft, keepDraft, readDraft } from './position-source.ts'

interface Props {
  readonly texts: WorkshopTexts
  readonly gameId: string
  put(draft: Draft): void
  explain(problem: PositionProblem): string
}

/** A position from a file, from pasted text or from a link. One that cannot be shown is refused, and stays in its place. */
export function PasteText({ texts, gameId, put, explain }: Props) {
  const { open } = usePageTexts().replay
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<ReplayProblem>()
  const show = async (content: string) => {
    const read = await readDraft(content)
    if (!read.ok) return setProblem(read.problem)
    const { game, position } = read.value
    const checking = await loadCheck(game.id, game.rulesVersion)
    const [wrong] = checking?.check(position, game) ?? []
    // What breaks a rule can be mended in the editor; what has another form cannot be shown there.
    if (wrong?.rule === '') return setProblem({ kind: 'broken', error: explain(wrong) })
    setProblem(undefined)
    setText('')
    details.current?.removeAttribute('open')
    if (game.id === gameId) return put(read.value)
    keepDraft(read.value)
    go(`${PATHS.workshop}?of=${game.id}`)
  }
  return (
    <details ref={details} className={styles.more}>
      <summary className={buttonClass({})}>{texts.open}</summary>
      <form
        className={styles.panel}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void show(text)
        }}
      >
        <label htmlFor={id}>{texts.paste}</label>
        <textarea
          id={id}
          className={fields.field}
          rows={5}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {problem && <Refused problem={problem} />}
        <div className={styles.ways}>
          <Button type="submit" look="primary" disabled={text.trim() === ''}>
            {texts.show}
          </Button>
          <Button onClick={() => file.current?.click()}>{open.chooseFile}</Button>
          <ButtonLink href={replayAddress()}>{texts.positions.fromGame}</ButtonLink>
        </div>
        <input
          ref={file}
          type="file"
          accept=".json,application/json,text/plain"
          aria-label={open.chooseFile}
          hidden
          onChange={async ({ currentTarget }) => {
            const chosen = currentTarget.files?.[0]
            currentTarget.value = ''
            // The beginning of a file that is too large is enough to refuse it.
            if (chosen !== undefined) await show(await chosen.slice(0, LARGEST_RECORD + 1).text())
          }}
        />
      </form>
    </details>
  )
}

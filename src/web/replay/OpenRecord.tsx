import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import fields from '#ui/Field.module.css'
import prose from '#ui/prose.module.css'
import { withItsCards } from '../games/card-sets.ts'
import { usePageTexts } from '../pages/PageFrame.tsx'
import { reasonOf } from '../problem.ts'
import { settingsAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './OpenRecord.module.css'
import { problemOf, type ReplayProblem } from './open-replay.ts'
import { addressOf, LARGEST_RECORD, readRecordText, recordToLink } from './record-link.ts'

/** A record from a file or from the clipboard. One that cannot be shown is refused, and stays in its place. */
export function OpenRecord() {
  const { open } = usePageTexts().replay
  const name = useId()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<ReplayProblem>()

  const show = useCallback(async (content: string) => {
    setProblem(undefined)
    setProblem(await showRecord(content))
  }, [])
  const showFile = useCallback(
    async (chosen: File) => {
      // A file that is far too large is not even read: its beginning is enough to refuse it.
      const content = await chosen.slice(0, LARGEST_RECORD + 1).text()
      if (chosen.size <= LARGEST_RECORD) setText(content)
      await show(content)
    },
    [show],
  )
  const isDragged = useDroppedFile(showFile)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void show(text)
  }
  return (
    <Card title={open.record}>
      <form onSubmit={submit}>
        <p className={style.file}>
          <Button onClick={() => file.current?.click()}>{open.chooseFile}</Button>
          <span className={prose.soft}>{open.orDrop}</span>
          <input
            ref={file}
            type="file"
            accept=".json,application/json,text/plain"
            aria-label={open.chooseFile}
            hidden
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0]
              event.currentTarget.value = ''
              if (chosen !== undefined) void showFile(chosen)
            }}
          />
        </p>
        <label className={style.label} htmlFor={name}>
          {open.paste}
        </label>
        <textarea
          id={name}
          className={`${fields.field} ${style.text}`}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {problem && <Refused problem={problem} />}
        <Button type="submit" look="primary" disabled={text.trim() === ''}>
          {open.show}
        </Button>
      </form>
      {isDragged && (
        <div className={style.drop} aria-hidden="true">
          {open.dropHere}
        </div>
      )}
    </Card>
  )
}

/** Goes to the replay of a record, or says why it cannot. */
async function showRecord(text: string): Promise<ReplayProblem | undefined> {
  const record = await readRecordText(text)
  if (!record.ok) return record.problem
  const problem = await problemOf(record.value)
  if (problem !== undefined) return problem
  const link = await recordToLink(withItsCards(record.value))
  location.hash = addressOf({ kind: 'link', text: link }, 0)
  return undefined
}

/** Accepts a file that is dropped anywhere on the page. Returns whether a file is dragged over it now. */
function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragged(true)
    }
    const leave = (event: DragEvent) => {
      // Nothing is entered where the pointer leaves the page.
      if (event.relatedTarget === null) setDragged(false)
    }
    const drop = (event: DragEvent) => {
      setDragged(false)
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return
      event.preventDefault()
      onFile(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [onFile])
  return isDragged
}

/** Why a game cannot be shown. */
export function Refused({ problem }: { readonly problem: ReplayProblem }) {
  return (
    <div className={style.refused} role="alert">
      <Reason problem={problem} />
    </div>
  )
}

function Reason({ problem }: { readonly problem: ReplayProblem }) {
  const { reasons } = useTexts()
  const { open } = usePageTexts().replay
  if (problem.kind === 'missing') return open.missing
  if (problem.kind !== 'noCards') return open.refused(reasonOf(problem, reasons))
  return (
    <>
      {open.noCards(problem.name)} <Link href={settingsAddress()}>{open.settings}</Link>
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '#ui/Button.tsx'
import { useTexts } from '../../text/TextsContext.tsx'
import styles from './buttons.module.css'

interface Props {
  /** What is removed, for screen readers. */
  readonly what: string
  /** What the button says, and how it is read out, where "remove" is not the word. */
  readonly words?: { readonly button: string; readonly spoken: string }
  remove(): void
}

/** Asks in its own place before it removes. */
export function RemoveButton({ what, words, remove }: Props) {
  const texts = useTexts().pages.parts
  const spoken = words?.spoken ?? texts.removeWhat(what)
  const [isAsking, setIsAsking] = useState(false)
  const wasAsking = useRef(false)
  const no = useRef<HTMLButtonElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) no.current?.focus()
    else if (wasAsking.current) start.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  if (!isAsking) {
    return (
      <Button ref={start} look="quiet" className={styles.remove} aria-label={spoken} onClick={() => setIsAsking(true)}>
        {words?.button ?? texts.remove}
      </Button>
    )
  }
  return (
    <fieldset className={styles.question} aria-label={spoken}>
      <span>{texts.removeSure}</span>
      <Button className={styles.yes} onClick={remove}>
        {texts.yes}
      </Button>
      <Button ref={no} onClick={() => setIsAsking(false)}>
        {texts.no}
      </Button>
    </fieldset>
  )
}

/** A field for a JSON file that looks like the other buttons. */
export function FileButton({ text, take }: { readonly text: string; take(file: File): void }) {
  return (
    <label className={buttonClass({ className: styles.button })}>
      {text}
      <input
        type="file"
        className={styles.input}
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) take(file)
          // The same file may be taken again, once it is mended.
          target.value = ''
        }}
      />
    </label>
  )
}

/** A tick or a cross, drawn because few fonts have them. Without a label the words beside it say the same. */
export function CheckMark({ holds, label }: { readonly holds: boolean; readonly label?: string }) {
  return (
    <svg
      viewBox="0 0 10 10"
      width="0.75em"
      height="0.75em"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path
        d={holds ? 'M1 5.5 4 9 9 1' : 'M1.5 1.5 8.5 8.5M8.5 1.5 1.5 8.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

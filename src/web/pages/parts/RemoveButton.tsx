import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from './controls.module.css'
import styles from './RemoveButton.module.css'

interface Props {
  /** What is removed, for those who hear the page. */
  readonly what: string
  remove(): void
}

/** Asks in its own place before it removes. */
export function RemoveButton({ what, remove }: Props) {
  const texts = useTexts().pages.parts
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
      <button
        ref={start}
        type="button"
        className={`${controls.quiet} ${styles.remove}`}
        aria-label={texts.removeWhat(what)}
        onClick={() => setIsAsking(true)}
      >
        {texts.remove}
      </button>
    )
  }
  return (
    <fieldset className={styles.question} aria-label={texts.removeWhat(what)}>
      <span>{texts.removeSure}</span>
      <button type="button" className={`${controls.secondary} ${styles.yes}`} onClick={remove}>
        {texts.yes}
      </button>
      <button ref={no} type="button" className={controls.secondary} onClick={() => setIsAsking(false)}>
        {texts.no}
      </button>
    </fieldset>
  )
}

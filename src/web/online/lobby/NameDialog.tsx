import { useEffect, useRef } from 'react'
import type { Me } from '#wire/people.ts'
import controls from '../../pages/parts/controls.module.css'
import styles from './NameDialog.module.css'
import { NamePrompt } from './NamePrompt.tsx'
import { useOnlineTexts } from './OnlineFrame.tsx'

interface Props {
  readonly why: string
  onNamed(me: Me): void
  close(): void
}

/** Asks for a name before something that needs one. */
export function NameDialog({ why, onNamed, close }: Props) {
  const texts = useOnlineTexts().name
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.title} onClose={close}>
      <NamePrompt
        why={why}
        onNamed={(me) => {
          dialog.current?.close()
          onNamed(me)
        }}
      />
      <button type="button" className={`${controls.quiet} ${styles.cancel}`} onClick={() => dialog.current?.close()}>
        {texts.cancel}
      </button>
    </dialog>
  )
}

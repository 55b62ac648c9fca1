import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../copy-text.ts'
import controls from '../../pages/parts/controls.module.css'
import { useOnlineTexts } from '../lobby/OnlineFrame.tsx'
import styles from './Tokens.module.css'

/** A token that was just made: the only time that it can be seen. */
export function NewToken({ token }: { readonly token: string }) {
  const texts = useOnlineTexts().tokens
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.fresh}>
      <p className={styles.freshLine}>{texts.fresh}</p>
      <code className={styles.token}>{token}</code>
      <button
        ref={button}
        type="button"
        className={controls.primary}
        onClick={async () => setSaid((await copyText(token)) ? texts.copied : texts.notCopied)}
      >
        {texts.copy}
      </button>
      <span className={controls.small} role="status">
        {said}
      </span>
    </div>
  )
}

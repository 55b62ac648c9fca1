import { useState } from 'react'
import type { TableFacts } from '#wire/tables.ts'
import { copyText } from '../../copy-text.ts'
import controls from '../../pages/parts/controls.module.css'
import { useInvitation } from '../use-invitation.ts'
import styles from './Invitation.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'

/** The link and the code that bring others to a table. */
export function Invitation({ table }: { readonly table: TableFacts }) {
  const texts = useOnlineTexts().waiting
  const { link, share } = useInvitation(table)
  const [said, setSaid] = useState('')

  async function copy(text: string, copied: string): Promise<void> {
    setSaid((await copyText(text)) ? copied : texts.linkHere(link))
  }

  return (
    <section className={controls.card} aria-labelledby="invite">
      <div className={styles.head}>
        <h2 id="invite" className={controls.sectionTitle}>
          {texts.invite}
        </h2>
        <p className={styles.code}>
          <span className={controls.small}>{texts.code}</span> <b>{table.code}</b>
        </p>
      </div>
      <p className={`${controls.small} ${styles.line}`}>{texts.inviteLine}</p>
      <div className={styles.buttons}>
        {share && (
          <button type="button" className={controls.primary} onClick={share}>
            {texts.share}
          </button>
        )}
        <button
          type="button"
          className={share ? controls.secondary : controls.primary}
          onClick={() => copy(link, texts.linkCopied)}
        >
          {texts.copyLink}
        </button>
        <button type="button" className={controls.secondary} onClick={() => copy(table.code, texts.codeCopied)}>
          {texts.copyCode}
        </button>
      </div>
      <p className={`${controls.small} ${styles.said}`} role="status">
        {said}
      </p>
    </section>
  )
}

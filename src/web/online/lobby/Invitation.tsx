import { useState } from 'react'
import type { TableFacts } from '../../../wire/tables.ts'
import { copyText } from '../../copy-text.ts'
import { useIntro } from '../../faces.ts'
import controls from '../../pages/parts/controls.module.css'
import { hrefOf, onlineTableAddress } from '../../routes.ts'
import styles from './Invitation.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'

/** The link and the code that bring others to a table. */
export function Invitation({ table }: { readonly table: TableFacts }) {
  const texts = useOnlineTexts().waiting
  const intro = useIntro(table.game)
  const [said, setSaid] = useState('')
  const link = location.origin + hrefOf(onlineTableAddress(table.id, table.code))
  const canShare = 'share' in navigator

  async function copy(text: string, copied: string): Promise<void> {
    setSaid((await copyText(text)) ? copied : texts.linkHere(link))
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: intro?.name ?? '', text: texts.shareText(intro?.name ?? ''), url: link })
    } catch {
      // Whoever closes the browser's sheet has changed their mind, and that is all.
    }
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
        <button type="button" className={controls.primary} onClick={() => copy(link, texts.linkCopied)}>
          {texts.copyLink}
        </button>
        <button type="button" className={controls.secondary} onClick={() => copy(table.code, texts.codeCopied)}>
          {texts.copyCode}
        </button>
        {canShare && (
          <button type="button" className={controls.secondary} onClick={share}>
            {texts.share}
          </button>
        )}
      </div>
      <p className={`${controls.small} ${styles.said}`} role="status">
        {said}
      </p>
    </section>
  )
}

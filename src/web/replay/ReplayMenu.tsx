import { useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { homeAddress, hrefOf, replayAddress, rulesAddress, scoresAddress, tableAddress } from '../routes.ts'
import style from '../table/Controls.module.css'
import type { NoticeContent } from '../table/Notice.tsx'
import { useTexts } from '../text/TextsContext.tsx'
import { addressOf } from './address.ts'
import type { Replay } from './open-replay.ts'
import { playOn } from './play-on.ts'
import own from './ReplayMenu.module.css'

export interface ReplayMenuProps {
  readonly replay: Replay
  readonly at: number
  readonly canPlayOn: boolean
  onSaid(news: NoticeContent): void
}

/** What can be done with the moment that is shown, and the ways out. */
export function ReplayMenu({ replay, at, canPlayOn, onSaid }: ReplayMenuProps) {
  const { replay: words, table, pages } = useTexts()
  const [, go] = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const { source, record, link } = replay

  const close = () => {
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
  }
  const copy = async (text: string, said: string) => {
    close()
    try {
      await navigator.clipboard.writeText(text)
      onSaid({ kind: 'news', text: said })
    } catch {
      onSaid({ kind: 'problem', text: words.notCopied, again: () => void copy(text, said) })
    }
  }
  const copyLink = () => {
    const address = hrefOf(replayAddress()) + addressOf({ kind: 'link', text: link }, at)
    return copy(location.origin + address, words.linkCopied)
  }
  const playFromHere = () => {
    close()
    const begun = playOn(replay, at)
    if (begun.ok) go(tableAddress(begun.value))
    else onSaid({ kind: 'problem', text: table.notKept })
  }
  return (
    <details
      ref={details}
      className={style.menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      onBlur={(event) => {
        const isLeft = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)
        if (isLeft) details.current?.removeAttribute('open')
      }}
    >
      <summary className={style.button} aria-label={table.menu} title={table.menu}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentcolor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </summary>
      <div className={`${style.items} ${own.items}`}>
        {canPlayOn && (
          <button type="button" onClick={playFromHere}>
            {words.playOn}
          </button>
        )}
        <button type="button" onClick={copyLink}>
          {words.copyLink}
        </button>
        <button type="button" onClick={() => copy(`${JSON.stringify(record)}\n`, table.recordCopied)}>
          {table.copyRecord}
        </button>
        {source.kind === 'game' && <Link href={tableAddress(source.text)}>{words.backToTable}</Link>}
        <a href={hrefOf(rulesAddress(record.game))} target="_blank" rel="noreferrer">
          {table.rules}
        </a>
        <Link href={replayAddress()}>{words.openAnother}</Link>
        <Link href={scoresAddress()}>{pages.frame.scores}</Link>
        <Link href={homeAddress()}>{table.home}</Link>
      </div>
    </details>
  )
}

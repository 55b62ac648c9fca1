import { Link, useLocation } from 'wouter'
import { copyText } from '../copy-text.ts'
import { withItsCards } from '../games/card-sets.ts'
import { homeAddress, hrefOf, PATHS, replayAddress, rulesAddress, scoresAddress, tableAddress } from '../routes.ts'
import { Menu } from '../table/Menu.tsx'
import type { NoticeContent } from '../table/Notice.tsx'
import { useTexts } from '../text/TextsContext.tsx'
import { addressOf } from './address.ts'
import type { Replay } from './open-replay.ts'
import { playOn } from './play-on.ts'

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
  const { source, record, link, session } = replay

  const copy = async (text: string, said: string) => {
    if (await copyText(text)) onSaid({ kind: 'news', text: said })
    else onSaid({ kind: 'problem', text: table.notCopied, again: () => void copy(text, said) })
  }
  const copyLink = () => {
    const address = hrefOf(replayAddress()) + addressOf({ kind: 'link', text: link }, at)
    return copy(location.origin + address, words.linkCopied)
  }
  return (
    <Menu>
      {canPlayOn && (
        <button type="button" onClick={() => go(tableAddress(playOn(replay, at)))}>
          {words.playOn}
        </button>
      )}
      {session.now.get().isOver && <Link href={PATHS.analysis + addressOf(source, 0)}>{table.analyse}</Link>}
      <button type="button" onClick={copyLink}>
        {words.copyLink}
      </button>
      <button type="button" onClick={() => copy(`${JSON.stringify(withItsCards(record))}\n`, table.recordCopied)}>
        {table.copyRecord}
      </button>
      {source.kind === 'game' && <Link href={tableAddress(source.text)}>{words.backToTable}</Link>}
      <a href={hrefOf(rulesAddress(record.game))} target="_blank" rel="noreferrer">
        {table.rules}
      </a>
      <Link href={replayAddress()}>{words.openAnother}</Link>
      <Link href={scoresAddress()}>{pages.frame.scores}</Link>
      <Link href={homeAddress()}>{table.home}</Link>
    </Menu>
  )
}

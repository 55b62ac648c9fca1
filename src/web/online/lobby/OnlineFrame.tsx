import type { ReactNode } from 'react'
import { useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { PageFrame } from '../../pages/PageFrame.tsx'
import { useSettings } from '../../settings/settings.ts'
import type { OnlineTexts } from '../../text/en/online.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { loadOnlineTexts, OnlineTextsContext } from '../texts.tsx'
import styles from './OnlineFrame.module.css'

interface FrameProps {
  titleOf(texts: OnlineTexts): string
  /** The game that this page is about, if it is about one. */
  readonly gameId?: string
  /** What stands beside the title. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** The frame of an online page; its content follows when the online texts are loaded. */
export function OnlineFrame({ titleOf, gameId, beside, children }: FrameProps) {
  const { frame } = useTexts().pages
  const { language } = useSettings()
  const texts = useLoaded(language, loadOnlineTexts)
  const title = texts && titleOf(texts)
  return (
    <PageFrame title={frame.tab(title ?? frame.online)} page="online" {...(gameId !== undefined && { gameId })}>
      {texts && (
        <OnlineTextsContext value={texts}>
          <div className={styles.head}>
            <h1 className={prose.pageTitle}>{title}</h1>
            {beside}
          </div>
          {children}
        </OnlineTextsContext>
      )}
    </PageFrame>
  )
}

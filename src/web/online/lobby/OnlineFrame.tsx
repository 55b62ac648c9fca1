import { createContext, type ReactNode, useContext } from 'react'
import { PageFrame } from '../../pages/PageFrame.tsx'
import controls from '../../pages/parts/controls.module.css'
import { useSettings } from '../../settings/settings.ts'
import type { OnlineTexts } from '../../text/en/online.ts'
import { loadOnlineTexts } from '../../text/load-texts.ts'
import { useLoaded, useTexts } from '../../text/TextsContext.tsx'
import styles from './OnlineFrame.module.css'

const OnlineTextsContext = createContext<OnlineTexts | undefined>(undefined)

export function useOnlineTexts(): OnlineTexts {
  const texts = useContext(OnlineTextsContext)
  if (texts === undefined) throw new Error('there are no texts of online pages around this component')
  return texts
}

/** Shows its children when the online texts are loaded; at once if a parent has loaded them. */
export function WithOnlineTexts({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings()
  const around = useContext(OnlineTextsContext)
  const loaded = useLoaded(language, around === undefined ? loadOnlineTexts : undefined)
  const texts = around ?? loaded
  return texts && <OnlineTextsContext value={texts}>{children}</OnlineTextsContext>
}

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
            <h1 className={controls.pageTitle}>{title}</h1>
            {beside}
          </div>
          {children}
        </OnlineTextsContext>
      )}
    </PageFrame>
  )
}

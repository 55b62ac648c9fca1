import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { aboutAddress, homeAddress, lobbyAddress, rulesAddress, scoresAddress, settingsAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import styles from './PageFrame.module.css'
import { Wordmark } from './Wordmark.tsx'

type PageName = 'games' | 'online' | 'scores' | 'rules' | 'settings' | 'about'

interface Props {
  /** The title of the browser's tab. */
  readonly title: string
  /** The page of the header that this one belongs to. */
  readonly page?: PageName
  /** The game that this page is about, if it is about one. */
  readonly gameId?: string
  readonly children: ReactNode
}

const MAIN = 'content'

/** Whether a page was shown before this one, without a reload. */
let hasShownPage = false

function linksOf(gameId: string | undefined): readonly (readonly [page: PageName, address: string])[] {
  return [
    ['games', homeAddress()],
    ['online', lobbyAddress()],
    ['scores', scoresAddress()],
    ['rules', rulesAddress(gameId)],
    ['settings', settingsAddress()],
    ['about', aboutAddress()],
  ]
}

/** Header, content and footer of every page that is not a table. */
export function PageFrame({ title, page, gameId, children }: Props) {
  const texts = useTexts().pages.frame
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = title
  }, [title])
  // A new page begins at its top, for eyes and for keyboards; a rule's address has a place of its own.
  useEffect(() => {
    if (hasShownPage && location.hash === '') {
      window.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
    hasShownPage = true
  }, [])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${MAIN}`}>
        {texts.skip}
      </a>
      <header className={styles.header}>
        <Link className={styles.home} href={homeAddress()} aria-label={texts.home}>
          <Wordmark />
        </Link>
        <nav className={styles.nav} aria-label={texts.navigation}>
          {linksOf(gameId).map(([name, address]) => (
            <Link
              key={name}
              href={address}
              className={name === 'about' ? `${styles.link} ${styles.wideOnly}` : styles.link}
              {...(name === page && { 'aria-current': 'page' })}
            >
              {texts[name]}
            </Link>
          ))}
        </nav>
      </header>
      <main ref={main} id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <span>{texts.footer}</span>
        <Link className={styles.footerLink} href={aboutAddress()}>
          {texts.about}
        </Link>
      </footer>
    </div>
  )
}

import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { lazyExtra, useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { isNewVersionReady, loadNewVersion } from '../new-version.ts'
import { mayHaveTables } from '../online/own-tables.ts'
import { aboutAddress, homeAddress, lobbyAddress, rulesAddress, scoresAddress, settingsAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { useStore } from '../store.ts'
import { loadPageTexts, useTexts } from '../text/TextsContext.tsx'
import styles from './PageFrame.module.css'

const TurnMark = lazyExtra(async () => (await import('../online/lobby/OwnTables.tsx')).TurnMark)

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

/** Called with the title of a page that the build renders: effects do not run there. */
export const PageTitle = createContext<(title: string) => void>(() => undefined)

/** Header, content and footer of every page that is not a table. */
export function PageFrame({ title, page, gameId, children }: Props) {
  const texts = useTexts().pages.frame
  const main = useRef<HTMLElement>(null)
  useContext(PageTitle)(title)
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
              {name === 'online' && page !== 'online' && mayHaveTables() && <TurnMark />}
            </Link>
          ))}
        </nav>
      </header>
      <main ref={main} id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <NewVersion />
        <span>{texts.footer}</span>
        <Link className={styles.footerLink} href={aboutAddress()}>
          {texts.about}
        </Link>
      </footer>
    </div>
  )
}

/** Says quietly that a newer version can be loaded. Tables do not: they are reloaded between games. */
function NewVersion() {
  const { newVersion, loadNewVersion: load } = useTexts().pages.frame
  const isReady = useStore(isNewVersionReady)
  return (
    <p className={styles.newVersion} role="status">
      {isReady && (
        <>
          {newVersion}
          <Button look="quiet" onClick={() => void loadNewVersion()}>
            {load}
          </Button>
        </>
      )}
    </p>
  )
}

const LINE = 'M9 35c0-8 6-10 15-11.500s13-4 10-8.500c-2-3-10-3-10-9'

/** The logo: a hill, a railway line, and a house on top. */
function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.sign} viewBox="0 0 48 36" aria-hidden="true">
        <circle cx="36" cy="8" r="5" fill="var(--lamp)" />
        <path d="M0 36C8 18 15 11 24 11s16 7 24 25Z" fill="var(--hill)" />
        <path d="M19 11.800V4.500L24 .5l5 4v7.300q-5-1.600-10 0Z" fill="var(--red)" />
        <path d={LINE} fill="none" stroke="var(--casing)" strokeWidth="5.500" />
        <path d={LINE} fill="none" stroke="var(--black)" strokeWidth="4" strokeDasharray="1.400 1.900" />
        <path d={LINE} fill="none" stroke="var(--black)" strokeWidth="1.400" />
      </svg>
      Hilltop
    </span>
  )
}

type Texts = Awaited<ReturnType<typeof loadPageTexts>>

const Context = createContext<Texts | undefined>(undefined)

/** Texts that tables do not need, and therefore do not load. */
export function usePageTexts(): Texts {
  const texts = useContext(Context)
  if (texts === undefined) throw new Error('there is no PageTexts around this component')
  return texts
}

/** Shows its children as soon as the texts of pages are loaded. */
export function PageTexts({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings()
  const texts = useLoaded(language, loadPageTexts)
  return texts && <Context value={texts}>{children}</Context>
}

export function NotFoundPage() {
  const { frame, notFound } = useTexts().pages
  return (
    <PageFrame title={frame.tab(notFound.title)}>
      <h1 className={prose.pageTitle}>{notFound.title}</h1>
      <p>{notFound.line}</p>
      <ButtonLink look="primary" href={homeAddress()}>
        {notFound.home}
      </ButtonLink>
    </PageFrame>
  )
}

import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { Language, Loaders } from '#boards/board.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { GAME_IDS } from '#games/index.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { lazyPart, preload, useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { preloadGames, useIntro } from '../game-texts.ts'
import { NotFoundPage, PageFrame, PageTexts } from '../pages/PageFrame.tsx'
import { addressOf, readAddress } from '../replay/record-link.ts'
import { PATHS, replayAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { library } from '../storage/library.ts'
import { Loading } from '../table/Loading.tsx'
import type { WorkshopTexts } from '../text/en/workshop.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { readDraft } from './sets/drafts.ts'
import styles from './WorkshopPage.module.css'

const SetsSection = lazyPart(async () => (await import('./sets/SetsSection.tsx')).SetsSection)
const SetEditorPage = lazyPart(async () => (await import('./sets/SetEditorPage.tsx')).SetEditorPage)
const ScorerPage = lazyPart(async () => (await import('./ScorerPage.tsx')).ScorerPage)
const PositionPage = lazyPart(async () => (await import('./PositionPage.tsx')).PositionPage)

const TEXTS: Loaders<{ readonly workshop: WorkshopTexts }> = {
  en: () => import('../text/en/workshop.ts'),
  hu: () => import('../text/hu/workshop.ts'),
  ja: () => import('../text/ja/workshop.ts'),
}

const loadTexts = async (language: Language) => (await TEXTS[language]()).workshop

/** Positions that are set up by hand, and cards and maps of one's own. */
export function WorkshopPage() {
  const search = useLocationProperty(() => location.search)
  const hash = useLocationProperty(() => location.hash)
  const { language } = useSettings()
  const texts = useLoaded(language, loadTexts)
  const { source, at } = readAddress(search, hash)
  const query = new URLSearchParams(search)
  const gameId = query.get('of') ?? ''
  const set = query.get('set')
  const scored = query.get('score') ?? ''
  if (texts === undefined) return <Loading />
  if (set !== null) return <SetPage key={set} id={set} texts={texts} />
  if (GAME_TOOLS[scored] !== undefined) {
    return (
      <Suspense fallback={<Loading />}>
        <ScorerPage key={scored} gameId={scored} texts={texts} />
      </Suspense>
    )
  }
  if (source === undefined && gameId === '') return <Overview texts={texts} />
  if (source === undefined && GAME_TOOLS[gameId] === undefined) return <NotFoundPage />
  return (
    <Suspense fallback={<Loading />}>
      <PageTexts>
        <PositionPage
          key={source === undefined ? gameId : addressOf(source, at ?? 0)}
          {...{ source, at, texts }}
          gameId={gameId}
        />
      </PageTexts>
    </Suspense>
  )
}

WorkshopPage.preload = async (language: Language): Promise<void> => {
  await Promise.all([preload(loadTexts, language), preloadGames(language, ['loadIntro'])])
}

function Overview({ texts }: { readonly texts: WorkshopTexts }) {
  const { frame } = useTexts().pages
  return (
    <PageFrame title={frame.tab(texts.title)} page="games">
      <h1 className={prose.pageTitle}>{texts.title}</h1>
      <p className={prose.lead}>{texts.line}</p>
      <section className={styles.section} aria-labelledby="positions">
        <h2 id="positions" className={prose.sectionTitle}>
          {texts.positions.title}
        </h2>
        <p className={prose.small}>
          {texts.positions.line} <Link href={replayAddress()}>{texts.positions.fromGame}</Link>
        </p>
        <ul className={styles.games}>
          {GAME_IDS.filter((id) => GAME_TOOLS[id] !== undefined).map((id) => (
            <GameWays key={id} gameId={id} texts={texts.positions} />
          ))}
        </ul>
      </section>
      <Suspense>
        <SetsSection texts={texts.sets} forms={texts.forms} />
      </Suspense>
    </PageFrame>
  )
}

function SetPage({ id, texts: { sets, forms } }: { readonly id: string; readonly texts: WorkshopTexts }) {
  const { frame } = useTexts().pages
  const [draft, setDraft] = useState(() => readDraft(id))
  const isMissing = draft === undefined
  useEffect(() => {
    // A slow database has it later.
    return isMissing ? library.onOtherTab(() => setDraft(readDraft(id))) : undefined
  }, [id, isMissing])
  const intro = useIntro(draft?.game ?? '')
  const title = intro === undefined ? sets.title : `${sets.title}: ${intro.name}`
  return (
    <PageFrame title={frame.tab(title)} page="games">
      <div className={styles.top}>
        <h1 className={prose.pageTitle}>{title}</h1>
        <ButtonLink look="quiet" href={PATHS.workshop}>
          {sets.back}
        </ButtonLink>
      </div>
      <Suspense>
        <SetEditorPage draft={draft} texts={sets} forms={forms} />
      </Suspense>
    </PageFrame>
  )
}

function GameWays({ gameId, texts }: { readonly gameId: string; readonly texts: WorkshopTexts['positions'] }) {
  const name = useIntro(gameId)?.name ?? ''
  return (
    <Card as="li">
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.ways}>
        <ButtonLink look="primary" href={`${PATHS.workshop}?of=${gameId}`} aria-label={`${texts.setUp}: ${name}`}>
          {texts.setUp}
        </ButtonLink>
        <ButtonLink href={`${PATHS.workshop}?score=${gameId}`} aria-label={`${texts.score}: ${name}`}>
          {texts.score}
        </ButtonLink>
      </div>
    </Card>
  )
}

import { memo, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { GameIntro, Language, RuleExamples, RuleSection } from '#boards/board.ts'
import { findEntrance, GAME_IDS } from '#games/index.ts'
import { preload, useLoaded } from '#ui/Part.tsx'
import { preloadGame, useAbout, useIntro } from '../game-texts.ts'
import { NotFoundPage, PageFrame } from '../pages/PageFrame.tsx'
import { useSettings } from '../settings/settings.ts'
import type { RulesPageTexts } from '../text/en/pages.ts'
import { loadRulesPageTexts, useTexts } from '../text/TextsContext.tsx'
import { Rule, RuleProse, RuleTableView } from './Rule.tsx'
import styles from './RulesRoute.module.css'
import { countOf, matching, SearchField, wordsOf } from './SearchField.tsx'

interface Content {
  readonly sections: readonly RuleSection[]
  readonly examples: RuleExamples
  readonly faceTexts: unknown
  readonly texts: RulesPageTexts
}

const NO_EXAMPLES: RuleExamples = { names: [], draw: () => null }

/** What a rules page shows, by game. */
const CONTENTS = new Map(GAME_IDS.map((id) => [id, (language: Language) => loadContent(id, language)]))

async function loadContent(gameId: string, language: Language): Promise<Content | undefined> {
  const entry = findEntrance(gameId)
  if (entry === undefined) return undefined
  const face = await entry.loadFace()
  const [sections, examples, faceTexts, texts] = await Promise.all([
    face.loadRules(language),
    face.loadExamples?.() ?? NO_EXAMPLES,
    entry.loadTexts(language),
    loadRulesPageTexts(language),
  ])
  return { sections, examples, faceTexts, texts }
}

/** The rules of the game that the address names, in the language of the page. */
export function RulesRoute({ gameId }: { readonly gameId: string }) {
  const { language } = useSettings()
  const { pages, rules } = useTexts()
  const intro = useIntro(gameId)
  const [credits = ''] = useAbout(gameId)?.credits ?? []
  const loadThis = CONTENTS.get(gameId)
  const content = useLoaded(language, loadThis)
  if (loadThis === undefined) return <NotFoundPage />
  return (
    <PageFrame title={pages.frame.tab(intro === undefined ? rules.title : rules.titleOf(intro.name))} page="rules">
      {content !== undefined && intro !== undefined && (
        <RulesPage {...content} title={rules.title} intro={intro} credits={credits} />
      )}
    </PageFrame>
  )
}

RulesRoute.preload = async (language: Language, gameId: string): Promise<void> => {
  const load = CONTENTS.get(gameId)
  await Promise.all([load && preload(load, language), preloadGame(gameId, language, ['loadIntro', 'loadAbout'])])
}

interface RulesPageProps {
  readonly sections: readonly RuleSection[]
  readonly examples: RuleExamples
  readonly title: string
  readonly texts: RulesPageTexts
  readonly intro: GameIntro
  readonly credits: string
  /** For the examples. */
  readonly faceTexts: unknown
}

/** The rules of a game, set like a printed rulebook. Every rule has its id as an anchor. */
function RulesPage({ sections, examples, title, texts, intro, credits, faceTexts }: RulesPageProps) {
  const { query, named, look } = useReading()
  const words = useMemo(() => wordsOf(query), [query])
  const shown = useMemo(() => matching(sections, words), [sections, words])
  const ids = useMemo(() => new Set(sections.flatMap(({ rules }) => rules.map(({ id }) => id))), [sections])
  const [anyRule = ''] = ids
  const current = useCurrentSection(shown.map(({ id }) => id))
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.search}>
          <SearchField
            query={query}
            found={words.length === 0 ? undefined : countOf(shown)}
            look={look}
            texts={texts}
          />
        </div>
        <Contents sections={sections} current={current} title={texts.contents} />
      </div>
      <article className={styles.paper}>
        <header className={styles.header}>
          <p className={styles.game}>{intro.name}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.note}>{intro.box}</p>
          <p className={styles.note}>{credits}</p>
          <p className={styles.note}>{texts.rulingNote}</p>
        </header>
        {shown.length === 0 && <p className={styles.nothing}>{texts.nothingFound(anyRule)}</p>}
        {shown.map((section) => (
          <Section
            key={section.id}
            section={section}
            named={section.rules.some(({ id }) => id === named) ? named : ''}
            words={words}
            ids={ids}
            examples={examples}
            texts={texts}
            faceTexts={faceTexts}
          />
        ))}
      </article>
    </div>
  )
}

interface SectionProps {
  readonly section: RuleSection
  /** The rule of this section that the address names, or ''. */
  readonly named: string
  readonly words: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly examples: RuleExamples
  readonly texts: RulesPageTexts
  readonly faceTexts: unknown
}

/**
 * A long page with many drawings stays responsive: sections are hydrated one after another, and one that has not changed
 * is not rendered again while the reader scrolls.
 */
const Section = memo(({ section, named, words, ids, texts, ...drawings }: SectionProps) => (
  <Suspense>
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`} className={styles.heading}>
        {section.title}
      </h2>
      {section.intro !== undefined && (
        <p className={styles.intro}>
          <RuleProse text={section.intro} words={words} ids={ids} />
        </p>
      )}
      {section.table !== undefined && (
        <RuleTableView table={section.table} label={section.title} words={words} ids={ids} />
      )}
      {section.rules.map((rule) => (
        <Rule
          key={rule.id}
          rule={rule}
          isNamed={rule.id === named}
          words={words}
          ids={ids}
          texts={texts}
          {...drawings}
        />
      ))}
    </section>
  </Suspense>
))

/** The section that is being read: the one that crosses the upper part of the window. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const names = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered !== undefined) setCurrent(entered.target.id)
      },
      { rootMargin: '-20% 0px -79% 0px' },
    )
    for (const id of names.split(' ')) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [names])
  return current
}

interface Reading {
  /** What is looked for. */
  readonly query: string
  /** The rule or section that the address names behind its #, or ''. */
  readonly named: string
  look(query: string): void
}

/** Where a reader is: either looking for words, or at a place that the address names. One ends the other. */
function useReading(): Reading {
  const [query, setQuery] = useState('')
  // The build does not know it, so the first render does without it as well.
  const [named, setNamed] = useState('')

  useLayoutEffect(() => {
    const follow = () => {
      setQuery('')
      setNamed(window.location.hash.slice(1))
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (named === '') return undefined
    let isHere = true
    const show = () => {
      if (isHere) document.getElementById(named)?.scrollIntoView({ block: 'start' })
    }
    show()
    // Fonts that load late move everything below.
    void document.fonts.ready.then(show)
    return () => {
      isHere = false
    }
  }, [named])

  const look = (words: string) => {
    // The name goes from the address too, so that a link to the same rule leads there again.
    if (named !== '') window.history.replaceState(window.history.state, '', location.pathname + location.search)
    setNamed('')
    setQuery(words)
  }
  return { query, named, look }
}

interface ContentsProps {
  readonly sections: readonly RuleSection[]
  readonly current: string | undefined
  readonly title: string
}

/** The table of contents: a list at the side of a wide page, and one that unfolds on a narrow page. */
function Contents({ sections, current, title }: ContentsProps) {
  return (
    <>
      <nav className={styles.wide} aria-label={title}>
        <Links sections={sections} current={current} />
      </nav>
      <details className={styles.narrow}>
        <summary className={styles.summary}>{title}</summary>
        <nav aria-label={title}>
          <Links sections={sections} current={current} />
        </nav>
      </details>
    </>
  )
}

function Links({ sections, current }: Omit<ContentsProps, 'title'>) {
  return (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={`#${id}`}
            {...(id === current && { 'aria-current': 'location' })}
            onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

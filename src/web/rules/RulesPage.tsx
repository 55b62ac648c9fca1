import { useMemo } from 'react'
import type { RuleExamples, RuleSection } from '#boards/board.ts'
import type { RulesTexts } from '../text/en/shell.ts'
import { Contents } from './Contents.tsx'
import { Rule } from './Rule.tsx'
import { RuleProse } from './RuleProse.tsx'
import styles from './RulesPage.module.css'
import { RuleTableView } from './RuleTableView.tsx'
import { SearchField } from './SearchField.tsx'
import { countOf, matching, wordsOf } from './search.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useReading } from './use-reading.ts'

interface RulesPageProps<Texts> {
  readonly sections: readonly RuleSection[]
  readonly examples: RuleExamples<Texts>
  readonly texts: RulesTexts
  readonly gameName: string
  /** For the examples. */
  readonly faceTexts: Texts
}

/** The rules of a game, set like a printed rulebook. Every rule has its id as an anchor. */
export function RulesPage<Texts>({ sections, examples, texts, gameName, faceTexts }: RulesPageProps<Texts>) {
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
          <p className={styles.game}>{gameName}</p>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.note}>{texts.rulingNote}</p>
        </header>
        {shown.length === 0 && <p className={styles.nothing}>{texts.nothingFound(anyRule)}</p>}
        {shown.map((section) => (
          <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
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
                examples={examples}
                texts={texts}
                faceTexts={faceTexts}
              />
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}

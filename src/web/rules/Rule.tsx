import { useId } from 'react'
import type { RuleExamples, RuleText } from '#boards/board.ts'
import type { RulesPageTexts } from '../text/en/rules-page.ts'
import styles from './Rule.module.css'
import { RuleProse } from './RuleProse.tsx'
import { RuleTableView } from './RuleTableView.tsx'

interface RuleProps<Texts> {
  readonly rule: RuleText
  readonly isNamed: boolean
  readonly words: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly examples: RuleExamples<Texts>
  readonly texts: RulesPageTexts
  readonly faceTexts: Texts
}

/** One rule, with its id as a link to itself. */
export function Rule<Texts>({ rule, isNamed, words, ids, examples, texts, faceTexts }: RuleProps<Texts>) {
  const captionId = useId()
  const found = { words, ids }
  return (
    <div id={rule.id} className={styles.rule} data-named={isNamed}>
      <a className={styles.id} href={`#${rule.id}`} aria-label={texts.linkTo(rule.id)}>
        <RuleProse text={rule.id} words={words} ids={NO_LINKS} />
      </a>
      <div>
        <p className={styles.text}>
          <RuleProse text={rule.text} {...found} />
        </p>
        {rule.ruling !== undefined && (
          <p className={styles.ruling}>
            <span className={styles.rulingMark}>{texts.ruling}</span>
            <RuleProse text={rule.ruling} {...found} />
          </p>
        )}
        {rule.table !== undefined && <RuleTableView table={rule.table} label={rule.id} {...found} />}
        {rule.example !== undefined && (
          <figure className={styles.figure}>
            <div className={styles.drawing} role="img" aria-labelledby={captionId}>
              {examples.draw(rule.example, faceTexts)}
            </div>
            <figcaption id={captionId} className={styles.caption}>
              <RuleProse text={rule.caption ?? ''} {...found} />
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  )
}

const NO_LINKS: ReadonlySet<string> = new Set()

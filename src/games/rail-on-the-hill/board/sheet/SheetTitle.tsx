import type { RailScore } from '../../rules/scoring/score.ts'
import { titleSteps } from '../../rules/scoring/titles.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { nextTitle } from '../next-title.ts'
import styles from './SheetTitle.module.css'
import { TitleLine } from './TitleLine.tsx'

interface SheetTitleProps {
  readonly score: RailScore
  readonly words: WordTexts
  readonly texts: ScoreTexts
}

/** What one has become at the end of a solo game, and what would come next (RH-Z3). */
export function SheetTitle({ score, words, texts }: SheetTitleProps) {
  const withRequests = Object.keys(score.requests).length > 0
  const next = nextTitle(score.total, withRequests)
  return (
    <div className={styles.title}>
      <p className={styles.points}>{words.points(score.total)}</p>
      <p className={styles.name}>{words.titles[score.title ?? '']}</p>
      <TitleLine steps={titleSteps(withRequests)} total={score.total} />
      <p className={styles.next}>
        {next === undefined ? texts.bestTitle : texts.toNextTitle(next.points, words.titles[next.title])}
      </p>
    </div>
  )
}

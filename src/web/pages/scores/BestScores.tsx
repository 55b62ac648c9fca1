import type { GameIntro } from '../../../boards/board.ts'
import { useIntro } from '../../faces.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import styles from './BestScores.module.css'
import type { Statistics } from './statistics.ts'

interface Props {
  readonly gameId: string
  readonly statistics: readonly Statistics[]
}

/** The best totals of one game, a row for each way to play it. */
export function BestScores({ gameId, statistics }: Props) {
  const { scores: texts } = useTexts().pages
  const intro = useIntro(gameId)
  if (statistics.length === 0) return null
  const title = `best-${gameId}`
  return (
    <section className={styles.best} aria-labelledby={title}>
      <h2 id={title} className={controls.sectionTitle}>
        {texts.best(intro?.name ?? '')}
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.bestTotal}</th>
              <th scope="col" className={styles.number}>
                {texts.average}
              </th>
              <th scope="col" className={styles.number}>
                {texts.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {statistics.map((row) => (
              <Row key={[row.isAlone, ...row.variants].join()} row={row} intro={intro} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ row, intro }: { readonly row: Statistics; readonly intro: GameIntro | undefined }) {
  const { scores: texts, parts } = useTexts().pages
  const variants = row.variants.map((variant) => intro?.variants[variant]?.name ?? variant)
  const by = row.isAlone ? (intro?.titles[row.bestBy] ?? row.bestBy) : row.bestBy
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        {row.isAlone ? texts.alone : texts.together}
        <span className={controls.small}>{variants.length === 0 ? parts.noVariants : parts.list(variants)}</span>
      </th>
      <td>
        <span className={styles.total}>{row.best}</span>
        <span className={styles.by}>{by}</span>
      </td>
      <td className={styles.number}>{row.average}</td>
      <td className={styles.number}>{row.games}</td>
    </tr>
  )
}

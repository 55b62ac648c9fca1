import type { GameIntro } from '#boards/board.ts'
import { findEntrance } from '#games/index.ts'
import { useIntro } from '../../game-texts.ts'
import { variantNames } from '../../games/variants.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import styles from './GameStatistics.module.css'
import { type FinishedGame, type KindOfGame, kindsOf, mostWinsOf, totalsOf } from './statistics.ts'

interface Props {
  readonly gameId: string
  /** Those of this game. */
  readonly games: readonly FinishedGame[]
}

/** What people reached in one game, a row for each way to play it: their totals, or their victories in a race. */
export function GameStatistics({ gameId, games }: Props) {
  const { scores: texts } = useTexts().pages
  const intro = useIntro(gameId)
  const isRace = findEntrance(gameId)?.goal === 'race'
  const kinds = kindsOf(games)
  if (kinds.length === 0) return null
  const name = intro?.name ?? ''
  const title = `statistics-${gameId}`
  const Figures = isRace ? Victories : Points
  return (
    <section className={styles.statistics} aria-labelledby={title}>
      <h2 id={title} className={controls.sectionTitle}>
        {isRace ? texts.wins(name) : texts.best(name)}
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{isRace ? texts.mostWins : texts.bestTotal}</th>
              {!isRace && (
                <th scope="col" className={styles.number}>
                  {texts.average}
                </th>
              )}
              <th scope="col" className={styles.number}>
                {texts.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={JSON.stringify([kind.isAlone, kind.variants])}>
                <Kind kind={kind} intro={intro} />
                <Figures kind={kind} intro={intro} />
                <td className={styles.number}>{kind.games.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface CellProps {
  readonly kind: KindOfGame
  readonly intro: GameIntro | undefined
}

function Kind({ kind: { isAlone, variants }, intro }: CellProps) {
  const { scores: texts, parts } = useTexts().pages
  const hasVariants = intro !== undefined && Object.keys(intro.variants).length > 0
  const names = variantNames(variants, intro, parts)
  return (
    <th scope="row" className={styles.kind}>
      {isAlone ? texts.alone : texts.together}
      {hasVariants && (
        <span className={controls.small}>{names.length === 0 ? parts.noVariants : parts.list(names)}</span>
      )}
    </th>
  )
}

function Points({ kind, intro }: CellProps) {
  const { best, bestBy, average } = totalsOf(kind)
  return (
    <>
      <td>
        <span className={styles.total}>{best}</span>
        <span className={styles.by}>{kind.isAlone ? (intro?.titles[bestBy] ?? bestBy) : bestBy}</span>
      </td>
      <td className={styles.number}>{average}</td>
    </>
  )
}

function Victories({ kind }: CellProps) {
  const { list } = useTexts().pages.parts
  const { wins, by } = mostWinsOf(kind)
  return (
    <td>
      <span className={styles.total}>{wins}</span>
      <span className={styles.by}>{list(by)}</span>
    </td>
  )
}

import { useEffect, useState } from 'react'
import { findEntrance } from '#games/index.ts'
import type { Daily, DailySpan, DailyTable } from '#wire/daily.ts'
import { useIntro } from '../game-texts.ts'
import { api } from '../online/api.ts'
import { Choice } from '../pages/parts/Choice.tsx'
import controls from '../pages/parts/controls.module.css'
import figures from '../pages/parts/figures.module.css'
import styles from './DailyPage.module.css'
import { useDailyTexts, withMinus } from './daily-parts.tsx'

const SPANS: readonly DailySpan[] = ['day', 'week', 'month']

/** The results of all players, of a day or summed over its week or month. */
export function DailyResults({ day }: { readonly day: Daily }) {
  const texts = useDailyTexts()
  const [game, setGame] = useState(day.deals.at(0)?.game ?? '')
  const [span, setSpan] = useState<DailySpan>('day')
  const table = useTable(game, span, day)
  if (game === '') return null
  return (
    <section aria-labelledby="daily-results">
      <h2 id="daily-results" className={controls.sectionTitle}>
        {texts.tables}
      </h2>
      <div className={styles.choices}>
        <select
          className={controls.field}
          aria-label={texts.whichGame}
          value={game}
          onChange={({ target }) => setGame(target.value)}
        >
          {day.deals.map((deal) => (
            <GameOption key={deal.game} gameId={deal.game} />
          ))}
        </select>
        <Choice
          label={texts.whichDays}
          value={span}
          choices={SPANS.map((value) => ({ value, text: texts.spans[value] }))}
          choose={(value) => setSpan(value)}
        />
      </div>
      {table && <Rows table={table} span={span} />}
      {findEntrance(game)?.goal === 'race' && <p className={controls.small}>{texts.raceLine}</p>}
    </section>
  )
}

function GameOption({ gameId }: { readonly gameId: string }) {
  return <option value={gameId}>{useIntro(gameId)?.name ?? gameId}</option>
}

function Rows({ table, span }: { readonly table: DailyTable; readonly span: DailySpan }) {
  const texts = useDailyTexts()
  const { columns } = texts
  if (table.rows.length === 0) return <p className={controls.soft}>{texts.noRows}</p>
  return (
    <table className={`${figures.figures} ${styles.places}`}>
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.name}</th>
          {span !== 'day' && <th scope="col">{columns.days}</th>}
          <th scope="col" className={figures.number}>
            {columns.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(table.rows).map(([row, { place, name, isGuest, isYou, points, days }]) => (
          <tr key={row} data-you={isYou}>
            <td>{place}</td>
            <th scope="row">
              {name} {(isGuest || isYou) && <span className={controls.small}>({isYou ? texts.you : texts.guest})</span>}
            </th>
            {span !== 'day' && <td>{days}</td>}
            <td className={figures.number}>{withMinus(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useTable(game: string, span: DailySpan, day: Daily): DailyTable | undefined {
  const [table, setTable] = useState<DailyTable>()
  useEffect(() => {
    let isWanted = game !== ''
    if (isWanted) {
      api.dailyTable(game, span, day.date).then(
        (found) => {
          if (isWanted) setTable(found)
        },
        // The page says already that the server cannot be reached.
        () => undefined,
      )
    }
    return () => {
      isWanted = false
    }
  }, [game, span, day])
  return table
}

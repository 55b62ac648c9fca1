import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Language } from '#boards/board.ts'
import { findEntrance } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import type { Daily, DailyMonth, DailySpan, DailyTable } from '#wire/daily.ts'
import { useIntro } from '../game-texts.ts'
import { api } from '../online/api.ts'
import { Choice } from '../pages/parts/Choice.tsx'
import { dayText } from '../pages/parts/dates.ts'
import figures from '../pages/parts/figures.module.css'
import { dailyAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import styles from './DailyPage.module.css'
import { useDailyTexts, withMinus } from './daily-parts.tsx'

const SPANS: readonly DailySpan[] = ['day', 'week', 'month']

/** The results of all players, of a day or summed over its week or month. */
export function DailyResults({ day }: { readonly day: Daily }) {
  const texts = useDailyTexts()
  const [chosen, setGame] = useState<string>()
  const played = day.deals.find(({ you }) => you?.isOver)
  const game = chosen ?? (played ?? day.deals.at(0))?.game ?? ''
  const [span, setSpan] = useState<DailySpan>('day')
  const table = useTable(game, span, day)
  if (game === '') return null
  return (
    <section aria-labelledby="daily-results">
      <h2 id="daily-results" className={prose.sectionTitle}>
        {texts.tables}
      </h2>
      <div className={styles.choices}>
        <Select aria-label={texts.whichGame} value={game} onChange={({ target }) => setGame(target.value)}>
          {day.deals.map((deal) => (
            <GameOption key={deal.game} gameId={deal.game} />
          ))}
        </Select>
        <Choice
          label={texts.whichDays}
          value={span}
          choices={SPANS.map((value) => ({ value, text: texts.spans[value] }))}
          choose={(value) => setSpan(value)}
        />
      </div>
      {table && <Rows table={table} span={span} />}
      {findEntrance(game)?.goal === 'race' && <p className={prose.small}>{texts.raceLine}</p>}
    </section>
  )
}

function GameOption({ gameId }: { readonly gameId: string }) {
  return <option value={gameId}>{useIntro(gameId)?.name ?? gameId}</option>
}

function Rows({ table, span }: { readonly table: DailyTable; readonly span: DailySpan }) {
  const texts = useDailyTexts()
  const { columns } = texts
  if (table.rows.length === 0) return <p className={prose.soft}>{texts.noRows}</p>
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
              {name} {(isGuest || isYou) && <span className={prose.small}>({isYou ? texts.you : texts.guest})</span>}
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

/** The days of a month with the results of the player; each leads to its deals. */
export function DailyCalendar({ day }: { readonly day: Daily }) {
  const texts = useDailyTexts()
  const { language } = useSettings()
  const [month, setMonth] = useState(day.date.slice(0, 7))
  const days = useMonth(month, day)
  const name = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <section aria-labelledby="daily-calendar">
      <h2 id="daily-calendar" className={prose.sectionTitle}>
        {texts.calendar}
      </h2>
      <div className={styles.months}>
        <Button look="quiet" aria-label={texts.earlier} onClick={() => setMonth(monthAfter(month, -1))}>
          ‹
        </Button>
        <b aria-live="polite">{name.format(Date.parse(`${month}-01`))}</b>
        <Button
          look="quiet"
          aria-label={texts.laterMonth}
          disabled={month >= day.today.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          ›
        </Button>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdayNames(language).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {daysIn(month).map((date, i) => {
          const found = days?.days.find((one) => one.date === date)
          const results = found?.results.filter(({ points }) => points !== null).length ?? 0
          const place = i === 0 ? { gridColumnStart: weekday(date) } : {}
          return (
            <li key={date} style={place} data-results={results} data-shown={date === day.date}>
              {found === undefined ? (
                <span>{Number(date.slice(8))}</span>
              ) : (
                <Link
                  href={date === day.today ? dailyAddress() : dailyAddress(date)}
                  aria-label={texts.dayWith(dayText(language, date), results)}
                >
                  {Number(date.slice(8))}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function useMonth(month: string, day: Daily): DailyMonth | undefined {
  const [days, setDays] = useState<DailyMonth>()
  useEffect(() => {
    let isWanted = true
    // Read again when the day was read again: it may have a new result.
    void day
    api.dailyMonth(month).then(
      (found) => {
        if (isWanted) setDays(found)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [month, day])
  return days
}

function monthAfter(month: string, months: number): string {
  const first = new Date(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}

function daysIn(month: string): string[] {
  const count = new Date(Date.parse(`${monthAfter(month, 1)}-01`) - 1).getUTCDate()
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`)
}

/** From Monday to Sunday. */
function weekdayNames(language: Language): readonly string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, i) => name.format(Date.UTC(2024, 0, 1 + i)))
}

/** Monday is 1. */
function weekday(date: string): number {
  return ((new Date(date).getUTCDay() + 6) % 7) + 1
}

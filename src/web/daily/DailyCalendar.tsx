import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Daily, DailyMonth } from '#wire/daily.ts'
import { api } from '../online/api.ts'
import controls from '../pages/parts/controls.module.css'
import { dateText } from '../pages/parts/dates.ts'
import { dailyAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import styles from './DailyPage.module.css'
import { useDailyTexts } from './daily-parts.tsx'

/** The days of a month with the results of the player; each leads to its deals. */
export function DailyCalendar({ day }: { readonly day: Daily }) {
  const texts = useDailyTexts()
  const { language } = useSettings()
  const [month, setMonth] = useState(day.date.slice(0, 7))
  const days = useMonth(month, day)
  const name = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <section aria-labelledby="daily-calendar">
      <h2 id="daily-calendar" className={controls.sectionTitle}>
        {texts.calendar}
      </h2>
      <div className={styles.months}>
        <button
          type="button"
          className={controls.quiet}
          aria-label={texts.earlier}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          ‹
        </button>
        <b aria-live="polite">{name.format(Date.parse(`${month}-01`))}</b>
        <button
          type="button"
          className={controls.quiet}
          aria-label={texts.laterMonth}
          disabled={month >= day.today.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          ›
        </button>
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
                  aria-label={texts.dayWith(dateText(language, Date.parse(date)), results)}
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

/** Monday is 1. */
function weekday(date: string): number {
  return ((new Date(date).getUTCDay() + 6) % 7) + 1
}

import { useState } from 'react'
import { isObject } from '#engine/json.ts'
import type { Daily, DailyDeal } from '#wire/daily.ts'
import { useIntro } from '../game-texts.ts'
import controls from '../pages/parts/controls.module.css'
import { read, write } from '../storage/local.ts'
import styles from './DailyPage.module.css'
import { useDailyTexts } from './daily-parts.tsx'

const NAME = 'daily-promise'

/** A deal of tomorrow, or of a past day. */
type Promised = Pick<DailyDeal, 'game' | 'commitment'> & Partial<Pick<DailyDeal, 'secret'>>

/** The commitments of tomorrow's deals. This browser stores them, and compares them with the deals of the next day. */
export function DealPromise({ day, title }: { readonly day: Daily; readonly title: string }) {
  const texts = useDailyTexts()
  const [isKept] = useState(() => checkPromise(day))
  const isToday = day.date === day.today
  const shown: readonly Promised[] = isToday ? day.tomorrow : day.deals
  return (
    <details className={styles.fair}>
      <summary>{title}</summary>
      {isToday && <p>{texts.fairLine}</p>}
      {isKept !== undefined && <p role="status">{isKept ? texts.kept : texts.broken}</p>}
      <ul>
        {shown.map((deal) => (
          <li key={deal.game}>
            <GameName gameId={deal.game} />
            <span className={controls.small}>{texts.commitment}</span> <code>{deal.commitment}</code>
            {deal.secret && (
              <>
                <span className={controls.small}>{texts.secret}</span> <code>{deal.secret}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function GameName({ gameId }: { readonly gameId: string }) {
  return <b>{useIntro(gameId)?.name}</b>
}

/** Whether today's deals are those that were promised; undefined if this browser has seen no promise. */
function checkPromise({ date, today, deals, tomorrow, endsAt }: Daily): boolean | undefined {
  if (date !== today) return undefined
  const kept = read(NAME)
  const promised = isObject(kept) && kept.date === date && isObject(kept.commitments) ? kept.commitments : undefined
  const next = new Date(endsAt).toISOString().slice(0, 10)
  const all = Object.fromEntries(tomorrow.map(({ game, commitment }) => [game, commitment]))
  const isKnown = isObject(kept) && kept.date === next
  // Of the same day the first promise stays; the last day's is still needed today.
  if (!isKnown) write(NAME, { date: next, commitments: all, before: promised })
  const before = promised ?? (isKnown && isObject(kept.before) ? kept.before : undefined)
  return before && deals.every(({ game, commitment }) => before[game] === undefined || before[game] === commitment)
}

import type { Clock } from '#wire/tables.ts'
import type { ClockTexts } from '../../text/en/online.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The clocks that a new table can have: times in seconds that suit people who play now, or over days. */
export const TURN_TIMES = [MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY]
export const BANK_TIMES = [10 * MINUTE, 30 * MINUTE, 3 * DAY, 7 * DAY]

/** A time in the largest unit that it fills: "5 minutes", "3 days". */
export function timeWords(seconds: number, texts: ClockTexts): string {
  if (seconds >= DAY) return texts.days(Math.round(seconds / DAY))
  if (seconds >= HOUR) return texts.hours(Math.round(seconds / HOUR))
  return texts.minutes(Math.max(1, Math.round(seconds / MINUTE)))
}

/** A clock in a line of facts; undefined where there is none. */
export function clockWords(clock: Clock, texts: ClockTexts): string | undefined {
  if (clock.kind === 'none') return undefined
  const time = timeWords(clock.seconds, texts)
  return clock.kind === 'turn' ? texts.perTurn(time) : texts.perGame(time)
}

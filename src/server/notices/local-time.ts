import type { NoticeSettingsRow } from '../database/notice-tables.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

const formats = new Map<string, Intl.DateTimeFormat>()
/** There are about 400 time zones with several names; making a format is slow. */
const MOST_FORMATS = 1000

/** The minute of the day in a time zone. */
export function localMinute(now: number, timeZone: string): number {
  const known = formats.get(timeZone)
  const format =
    known ?? new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  if (known === undefined) {
    if (formats.size >= MOST_FORMATS) formats.clear()
    formats.set(timeZone, format)
  }
  const part = (type: 'hour' | 'minute') =>
    Number(format.formatToParts(now).find((one) => one.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}

/** The next moment at which clocks in a time zone show this minute; after a skipped hour, the moment that follows it. */
export function nextLocal(now: number, minute: number, timeZone: string): number {
  const ahead = (minute - localMinute(now, timeZone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  const guess = now - (now % MINUTE_MS) + ahead * MINUTE_MS
  // If clocks are changed in between, the guess is off by that change.
  const corrected = guess + minutesUntil(minute, guess, timeZone) * MINUTE_MS
  if (localMinute(corrected, timeZone) === minute) return corrected > now ? corrected : guess
  // The minute is skipped: the first one after it.
  let next = Math.max(corrected, now - (now % MINUTE_MS))
  while (next <= now || minutesUntil(minute, next, timeZone) > 0) next += MINUTE_MS
  return next
}

/** How far a clock in a time zone is before a minute of the day; negative if it is after it. */
function minutesUntil(minute: number, at: number, timeZone: string): number {
  return ((minute - localMinute(at, timeZone) + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2
}

type QuietHours = Pick<NoticeSettingsRow, 'quiet_from' | 'quiet_to' | 'time_zone'>

/** When quiet hours end; undefined if it is not quiet now. Quiet hours can pass midnight. */
export function quietUntil(now: number, { quiet_from, quiet_to, time_zone }: QuietHours): number | undefined {
  if (quiet_from === null || quiet_to === null) return undefined
  const since = (localMinute(now, time_zone) - quiet_from + DAY_MINUTES) % DAY_MINUTES
  const length = (quiet_to - quiet_from + DAY_MINUTES) % DAY_MINUTES
  return since < length ? nextLocal(now, quiet_to, time_zone) : undefined
}

import type { Seat } from '#engine/game.ts'
import type { Clock } from '#wire/tables.ts'

/** What every seat had left at a moment, in ms; the moment by the clock of this browser. */
export interface ClockReading {
  readonly left: readonly number[]
  readonly at: number
}

/** What a seat has left now: only the time of those who may act goes by. */
export function leftNow({ left, at }: ClockReading, active: readonly Seat[], seat: Seat, now: number): number {
  const used = active.includes(seat) ? Math.max(0, now - at) : 0
  return Math.max(0, left[seat - 1] - used)
}

/** Whether time is short: less than a minute, or less than a tenth of the whole time, whichever is less. */
export function isLow(left: number, clock: Clock): boolean {
  return clock.kind !== 'none' && left < Math.min(60_000, clock.seconds * 100)
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time as it stands on a clock: `4:32`, `1:04:32`; of days, `3d 4h` in the words of the language. */
export function clockText(ms: number, language: string): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds >= DAY) {
    const isJapanese = language === 'ja'
    // The narrow units of Japanese are Latin letters.
    const unitDisplay = isJapanese ? 'short' : 'narrow'
    const part = (count: number, unit: 'day' | 'hour') =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)
    const text = `${part(Math.floor(seconds / DAY), 'day')} ${part(Math.floor((seconds % DAY) / HOUR), 'hour')}`
    return isJapanese ? text.replace(/\s/g, '') : text
  }
  const two = (count: number) => String(count).padStart(2, '0')
  const rest = two(seconds % MINUTE)
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${rest}`
  return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))}:${rest}`
}

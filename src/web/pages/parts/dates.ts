import type { Language } from '#boards/board.ts'

const STEPS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const

const WEEK = 7 * 86_400_000

/** Dates as the texts are written: in British English. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', hu: 'hu', ja: 'ja' }

const JUST_NOW: Readonly<Record<Language, string>> = { en: 'just now', hu: 'az imént', ja: 'たった今' }

export function dateText(language: Language, time: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(time)
}

/** A day such as 2026-11-16, which is the same day in every time zone. */
export function dayText(language: Language, day: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))
}

/** "14:03", or with the day if it is not today. */
export function timeText(language: Language, time: number): string {
  const isToday = dateText(language, time) === dateText(language, Date.now())
  return new Intl.DateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isToday && { month: 'short', day: 'numeric' }),
  }).format(time)
}

/** "just now", "2 hours ago"; a date where it was longer than a week ago. */
export function agoText(language: Language, time: number, now: number): string {
  const passed = Math.max(0, now - time)
  if (passed >= WEEK) return dateText(language, time)
  const step = STEPS.findLast(([, length]) => passed >= length)
  if (step === undefined) return JUST_NOW[language]
  const [unit, length] = step
  const text = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(
    -Math.round(passed / length),
    unit,
  )
  // All other Japanese texts have no spaces between a number and its unit.
  return language === 'ja' ? text.replace(/\s/g, '') : text
}

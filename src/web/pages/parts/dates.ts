import type { Language } from '#boards/board.ts'

const STEPS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const

const WEEK = 7 * 86_400_000

export function dateText(language: Language, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)
}

/** "2 hours ago"; a date where it was longer than a week ago. */
export function agoText(language: Language, time: number, now: number): string {
  const passed = Math.max(0, now - time)
  if (passed >= WEEK) return dateText(language, time)
  const [unit, length] = STEPS.findLast(([, step]) => passed >= step) ?? STEPS[0]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.round(passed / length), unit)
}

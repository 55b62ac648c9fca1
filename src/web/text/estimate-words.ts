import type { GameEntrance, Language } from '#boards/board.ts'
import type { EstimateTexts } from './en/teacher.ts'

/** How estimates are written: in points or, in a race, in chances to win. */
export interface EstimateWords {
  /** "about 187 points" */
  full(estimate: number): string
  /** The same where there is little room: "187". */
  short(estimate: number): string
  /** A difference, always without a sign: "2.5 points". */
  apart(difference: number): string
}

export function estimateWords(goal: GameEntrance['goal'], texts: EstimateTexts, language: Language): EstimateWords {
  const rounded = (value: number) => format(language, value, 0)
  if (goal === 'race') {
    // An estimated chance is never quite 0 or 1, and shown in hundredths.
    const percent = (chance: number) => rounded(100 * Math.min(1, Math.max(0, chance)))
    return {
      full: (chance) => texts.chance(percent(chance)),
      short: (chance) => texts.shortChance(percent(chance)),
      apart: (difference) => texts.chanceApart(rounded(100 * Math.abs(difference))),
    }
  }
  return {
    full: (points) => texts.points(rounded(points)),
    short: (points) => texts.shortPoints(rounded(points)),
    apart: (difference) => {
      const size = Math.abs(difference)
      return texts.pointsApart(format(language, size, size < 9.95 ? 1 : 0))
    },
  }
}

function format(language: Language, value: number, digits: number): string {
  // What is rounded to nothing has no sign.
  const number = Number(value.toFixed(digits)) || 0
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(number).replace('-', '−')
}

import type { GameEntrance, Language, Loaders } from '#boards/board.ts'
import type { Expected, Rating } from '#bots/forecast.ts'
import type { EstimateTexts, ExpertTexts } from './en/expert.ts'

const TEXTS: Loaders<{ readonly expert: ExpertTexts }> = {
  en: () => import('./en/expert.ts'),
  hu: () => import('./hu/expert.ts'),
  ja: () => import('./ja/expert.ts'),
}

/** The texts of hints and analyses. */
export const loadExpertTexts = async (language: Language) => (await TEXTS[language]()).expert

const NO_BREAK = '\u00a0'

/** How estimates are written: values are chances to win or, with the goal of points, points. */
export interface EstimateWords {
  /** "62% to win · about 187 ± 12 points" */
  full(rating: Rating): string
  /** A value where there is little room: "62%" or "187". */
  short(value: number): string
  /** The chances of all seats at one moment, which add up to 100%: "33%", "33%", "34%". */
  chances(values: readonly number[]): string[]
  /** Points where there is little room: "187 ± 12". */
  expected(points: Expected): string
  /** A difference, always without a sign: "2.5 points". */
  apart(difference: number): string
  /** A value without and with a loss, which differ by what `apart` says of the loss: "24.1 ± 9" and "27.6 ± 9". */
  withLoss(best: number, loss: number, spread: number): { readonly best: string; readonly done: string }
}

export function estimateWords(goal: GameEntrance['goal'], texts: EstimateTexts, language: Language): EstimateWords {
  const rounded = (value: number) => format(language, value, 0)
  const percent = (chance: number) => rounded(100 * Math.min(1, Math.max(0, chance)))
  const points = ({ mean, spread }: Expected) =>
    spread < 0.5 ? texts.points(rounded(mean)) : texts.pointsSpread(rounded(mean), rounded(spread))
  return {
    full: (rating) =>
      [
        ...(rating.chance === undefined ? [] : [texts.chance(percent(rating.chance))]),
        ...(rating.points === undefined ? [] : [points(rating.points)]),
      ]
        // Where there is little room, the line breaks between the parts only.
        .map((part) => part.replaceAll(' ', NO_BREAK))
        .join(' · '),
    short: (value) => (goal === 'race' ? texts.shortChance(percent(value)) : rounded(value)),
    chances: (values) => wholePercents(values).map((percents) => texts.shortChance(rounded(percents))),
    expected: ({ mean, spread }) => (spread < 0.5 ? rounded(mean) : `${rounded(mean)} ± ${rounded(spread)}`),
    apart: (difference) => {
      const size = Math.abs(difference)
      if (goal === 'race') return texts.chanceApart(rounded(100 * size))
      return texts.pointsApart(format(language, size, digitsApart(size)))
    },
    withLoss: (best, loss, spread) => {
      const isRace = goal === 'race'
      const digits = isRace ? 0 : digitsApart(loss)
      const shown = (value: number) => Number((isRace ? 100 * value : value).toFixed(digits))
      const written = (value: number) => {
        const text = format(language, value, digits)
        if (isRace) return texts.shortChance(text)
        return spread < 0.5 ? text : `${text} ± ${rounded(spread)}`
      }
      return { best: written(shown(best)), done: written(shown(best) - shown(loss)) }
    },
  }
}

/** Small differences of points are written with a decimal. */
function digitsApart(points: number): number {
  return points < 9.95 ? 1 : 0
}

/** Whole percents that add up to 100, where the chances add up to 1: what rounding down leaves goes to the largest rests. */
export function wholePercents(chances: readonly number[]): number[] {
  const percents = chances.map((chance) => Math.floor(100 * chance))
  const left = Math.round(100 * sumOf(chances)) - sumOf(percents)
  const byRest = chances
    .map((_, i) => i)
    .sort((i, j) => 100 * chances[j] - percents[j] - (100 * chances[i] - percents[i]))
  for (const i of byRest.slice(0, left)) percents[i]++
  return percents
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function format(language: Language, value: number, digits: number): string {
  // What is rounded to nothing has no sign.
  const number = Number(value.toFixed(digits)) || 0
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(number).replace('-', '−')
}

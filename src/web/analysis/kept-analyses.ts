import type { Review } from '#bots/analysis.ts'
import { isObject } from '#engine/json.ts'
import { library } from '../storage/library.ts'

/** A whole analysis as the browser keeps it. */
export interface KeptAnalysis {
  /** The record that it is about, as the text of a link. */
  readonly record: string
  readonly reviews: readonly Review[]
  readonly decisions: number
  /** A score that was possible, if it was searched for. */
  readonly ceiling?: number
}

const NAME = 'analyses'

/** About 20 kB each. An older analysis can be computed again. */
const MOST = 8

/** The stored analysis of a record. */
export function keptAnalysis(record: string): KeptAnalysis | undefined {
  return all().find((kept) => kept.record === record)
}

/** Stores it before the others. If there is no room, it can be computed again. */
export function keepAnalysis(analysis: KeptAnalysis): void {
  const others = all().filter(({ record }) => record !== analysis.record)
  void library.write(NAME, [analysis, ...others].slice(0, MOST))
}

function all(): KeptAnalysis[] {
  const json = library.read(NAME)
  return Array.isArray(json) ? json.filter(isKept) : []
}

/** Stored data may come from another version or be edited. */
function isKept(json: unknown): json is KeptAnalysis {
  if (!isObject(json) || typeof json.record !== 'string' || !Number.isFinite(json.decisions)) return false
  if (json.ceiling !== undefined && !Number.isFinite(json.ceiling)) return false
  return Array.isArray(json.reviews) && json.reviews.every(isReview)
}

function isReview(json: unknown): json is Review {
  if (!isObject(json) || !isObject(json.reason) || !isObject(json.reason.values)) return false
  const { seat, from, to, best, done, plan, reason, forecast } = json
  return (
    [seat, from, to, best, done].every(Number.isFinite) &&
    isObject(forecast) &&
    isForecast(forecast) &&
    typeof reason.reason === 'string' &&
    Array.isArray(plan) &&
    plan.every((action) => typeof action === 'string')
  )
}

function isForecast({ chances, points = [] }: Readonly<Record<string, unknown>>): boolean {
  const isExpected = (json: unknown) => isObject(json) && [json.mean, json.spread].every(Number.isFinite)
  return Array.isArray(chances) && chances.every(Number.isFinite) && Array.isArray(points) && points.every(isExpected)
}

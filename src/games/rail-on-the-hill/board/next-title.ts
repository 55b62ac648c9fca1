import { titleSteps } from '../rules/scoring/titles.ts'

/** How many points are missing for the next title, and which it is; undefined for who has the highest. */
export function nextTitle(total: number, withRequests: boolean): { points: number; title: string } | undefined {
  const next = titleSteps(withRequests).find(({ from }) => from > total)
  return next && { points: next.from - total, title: next.title }
}

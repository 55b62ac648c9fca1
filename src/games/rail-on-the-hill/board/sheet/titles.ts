import { titleOf } from '../../scoring/titles.ts'

export interface TitleStep {
  /** The lowest total that has the title; the first one has none. */
  readonly from: number
  readonly title: string
}

/** No total is below or above these. */
const LOWEST = -100
const HIGHEST = 500

/** RH-Z3: all titles of the solo game, the lowest first, as the rules give them. */
export function titleSteps(withRequests: boolean): TitleStep[] {
  const steps: TitleStep[] = []
  for (let from = LOWEST; from <= HIGHEST; from++) {
    const title = titleOf(from, withRequests)
    if (steps.at(-1)?.title !== title) steps.push({ from, title })
  }
  return steps
}

/** How many points are missing for the next title, and which it is; undefined for who has the highest. */
export function nextTitle(total: number, withRequests: boolean): { points: number; title: string } | undefined {
  const next = titleSteps(withRequests).find(({ from }) => from > total)
  return next && { points: next.from - total, title: next.title }
}

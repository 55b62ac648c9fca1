import { TITLE_RAISE } from '../numbers.ts'

export interface TitleStep {
  /** The lowest total that has the title; the first one has none. */
  readonly from: number
  readonly title: string
}

/** RH-Z3: the titles of the solo game, the lowest first. */
const STEPS: readonly TitleStep[] = [
  { from: Number.NEGATIVE_INFINITY, title: 'Unsuited for governance' },
  { from: 81, title: 'Newbie mayor' },
  { from: 101, title: 'Inexperienced mayor' },
  { from: 121, title: 'Average mayor' },
  { from: 141, title: 'Above average mayor' },
  { from: 161, title: 'Skilled mayor' },
  { from: 181, title: 'Highly skilled mayor' },
  { from: 201, title: 'Top mayor' },
  { from: 221, title: 'Legendary mayor' },
  { from: 241, title: 'Inhumanly excellent mayor' },
  { from: 261, title: 'God-level mayor' },
]

const STEPS_WITH_REQUESTS = STEPS.map(({ from, title }) => ({ from: from + TITLE_RAISE, title }))

export function titleSteps(withRequests: boolean): readonly TitleStep[] {
  return withRequests ? STEPS_WITH_REQUESTS : STEPS
}

export function titleOf(total: number, withRequests: boolean): string {
  const reached = titleSteps(withRequests).filter(({ from }) => total >= from)
  return reached[reached.length - 1].title
}

import { NOTHING_NEW } from '#engine/game.ts'
import { actionOf } from '../../table/state-look.ts'
import { type Course, type Step, tried } from './course.ts'
import type { OnlineSeat } from './online-seat.ts'
import type { Deed } from './outbox.ts'

type Doer = Pick<OnlineSeat, 'rules' | 'seat'>

interface Ahead {
  readonly course: Course
  /** Whether everything that one did is in it. */
  readonly isWhole: boolean
}

/** A course with what one did since, as far as the rules here know what comes of it. */
export function withDeeds({ rules, seat }: Doer, from: Course, deeds: readonly Deed[]): Ahead {
  const { game } = rules
  let course = from
  for (const { what } of deeds) {
    if (seat === undefined || typeof what === 'number') return { course, isWhole: false }
    const isRefused = game.refusal(course.state, seat, actionOf(game, what)) !== undefined
    const next = isRefused ? undefined : tried(rules, course, seat, what)
    if (next?.steps.at(-1)?.outcome !== NOTHING_NEW) return { course, isWhole: false }
    course = next
  }
  return { course, isWhole: true }
}

/** Whether the rules allow a deed after those before it, as far as they know what comes of these. */
export function isPossible(doer: Doer, from: Course, { what }: Deed, before: readonly Deed[]): boolean {
  const { seat, rules } = doer
  if (typeof what === 'number' || seat === undefined) return true
  const { course, isWhole } = withDeeds(doer, from, before)
  return !isWhole || rules.game.refusal(course.state, seat, actionOf(rules.game, what)) === undefined
}

/** The steps with the moments that were shown before, as far as the same was done: nothing happens twice on a board. */
export function keepMoments(steps: readonly Step[], shown: readonly Step[]): readonly Step[] {
  let isSame = true
  return steps.map((step, i) => {
    const known = shown[i]?.moment
    isSame &&= known?.seat === step.seat && known.action === step.moment.action
    return isSame && known !== undefined ? { ...step, moment: known } : step
  })
}

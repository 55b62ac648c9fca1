import type { LessonBook, LessonPlan, LessonStep, LessonWords } from '#boards/lesson.ts'
import { actionsOf } from '#bots/puzzle.ts'
import type { NextAction } from '#engine/game.ts'

/** A lesson with its words. */
export interface Lesson extends Omit<LessonPlan, 'steps'>, Omit<LessonWords, 'steps'> {
  readonly name: string
  readonly steps: readonly (LessonStep & { readonly text: string })[]
}

/** The learner's seat in every lesson. */
export const LEARNER = 1

/** The lessons of a book in their order, each step with its text. */
export function lessonsOf({ plans, words }: LessonBook): readonly Lesson[] {
  return Object.entries(plans).map(([name, plan]) => {
    const { steps: texts, ...rest } = words[name]
    const steps = Object.entries(plan.steps).map(([step, data]) => ({ ...data, text: texts[step] }))
    return { ...plan, ...rest, name, steps }
  })
}

/** Everything that was played when the text of a step is shown. */
export function playedBefore({ before, steps }: Pick<Lesson, 'before' | 'steps'>, step: number): readonly NextAction[] {
  const earlier = steps
    .slice(0, step)
    .flatMap((taught) => [
      ...actionsOf(taught.before),
      ...(taught.ask === undefined ? [] : [{ seat: LEARNER, action: taught.ask }]),
    ])
  return [...actionsOf(before), ...earlier, ...actionsOf(steps[step]?.before)]
}

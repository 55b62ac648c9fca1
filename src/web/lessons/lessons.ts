import type { LessonBook, LessonPlan, LessonStep, LessonWords } from '#boards/lesson.ts'
import type { Game, GameOptions, NextAction } from '#engine/game.ts'
import { type GameRecord, RECORD_FORMAT } from '#engine/record.ts'

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

/** The actions of some turns, see `PlayedTurns`. */
export function actionsOf(turns = ''): readonly NextAction[] {
  return turns
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, seat, actions] = /^(\d+) (.*)$/.exec(line) ?? []
      return actions.split(';').map((action) => ({ seat: Number(seat), action: action.trim() }))
    })
}

/** Actions as turns that `actionsOf` reads, with a line for each change of seats. */
export function turnsOf(actions: GameRecord['actions']): string {
  const lines: string[] = []
  for (const [i, [seat, action]] of actions.entries()) {
    if (actions[i - 1]?.[0] === seat) lines.push(`${lines.pop()};${action}`)
    else lines.push(`${seat} ${action}`)
  }
  return lines.join('\n')
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

/** The game of a lesson after some actions, as a record. */
export function lessonRecord(
  game: Game,
  { options, seed }: { readonly options: GameOptions; readonly seed: string },
  played: readonly NextAction[],
): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    actions: played.map(({ seat, action }) => [seat, action] as const),
  }
}

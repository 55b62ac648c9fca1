import type { GameOptions } from '#engine/game.ts'
import type { ChosenVariants } from '#engine/options.ts'

/**
 * Guided games, as data: a fixed deal, a few steps, and their texts. The learner has seat 1. A test plays every lesson,
 * so that no step asks for something that the rules refuse.
 */

/** A part of a record: a turn per line, with its seat first, then its actions, separated by semicolons. */
export type PlayedTurns = string

export interface LessonStep {
  /** What happens before the text is shown: actions of others, and steps that the table takes for the learner. */
  readonly before?: PlayedTurns
  /** The action that the learner is asked to take; left out, the step is only read. */
  readonly ask?: string
  /** Actions that are not possible at this moment, as the text says, each with the rule that it breaks. */
  readonly refused?: Readonly<Record<string, string>>
}

/** A lesson in one language. */
export interface LessonWords {
  readonly title: string
  /** What it teaches, in one sentence. */
  readonly line: string
  readonly steps: Readonly<Record<string, string>>
}

/** A lesson without words. Its steps are in their order, by the names of their texts. */
export interface LessonPlan<Words extends LessonWords = LessonWords> {
  /** How long it takes, about. */
  readonly minutes: number
  /** The version of the rules that it was written for; left out, 1. */
  readonly rulesVersion?: number
  readonly options: GameOptions & ChosenVariants
  readonly seed: string
  /** What was played before it begins. */
  readonly before?: PlayedTurns
  readonly steps: { readonly [Name in keyof Words['steps']]: LessonStep }
}

/** The plans of all lessons of a game, by their names. Typed from the texts, so that neither has more than the other. */
export type LessonPlans<Words extends Readonly<Record<string, LessonWords>>> = {
  readonly [Name in keyof Words]: LessonPlan<Words[Name]>
}

/** All lessons of a game in one language, the first game first. */
export interface LessonBook {
  readonly plans: Readonly<Record<string, LessonPlan>>
  readonly words: Readonly<Record<string, LessonWords>>
}

/** The lessons of a game, with texts that are loaded in the language of the page. */
export function lessonLoader<Words extends Readonly<Record<string, LessonWords>>, Language extends string>(
  plans: LessonPlans<Words>,
  texts: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>,
): (language: Language) => Promise<LessonBook> {
  return async (language) => ({ plans, words: (await texts[language]()).words })
}

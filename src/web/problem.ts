import type { CardProblem } from '#engine/card-problem.ts'
import type { ReasonTexts } from './text/en/shell.ts'

/** Why something from outside, or out of this browser, cannot be opened or added. */
export type Problem =
  | { readonly kind: 'damagedLink' | 'tooLarge' | 'noRecord' | 'notJson' | 'noRoom' }
  | { readonly kind: 'noSuchGame'; readonly game: string }
  /** It was begun under rules that this page does not have. */
  | { readonly kind: 'otherVersion'; readonly version: number }
  | { readonly kind: 'noCards'; readonly name: string }
  | { readonly kind: 'severalRecords'; readonly count: number }
  /** It breaks a rule of the game or of its format: in English, and for a card set also as the engine says it. */
  | { readonly kind: 'broken'; readonly error: string; readonly cards?: CardProblem }

export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

export function failed(problem: Problem): Attempt<never> {
  return { ok: false, problem }
}

/** The reason in the language of the page. */
export function reasonOf(problem: Problem, texts: ReasonTexts): string {
  switch (problem.kind) {
    case 'noSuchGame':
      return texts.noSuchGame(problem.game)
    case 'otherVersion':
      return texts.otherVersion(problem.version)
    case 'noCards':
      return texts.noCards(problem.name)
    case 'severalRecords':
      return texts.severalRecords(problem.count)
    case 'broken':
      return problem.error
    default:
      return texts[problem.kind]
  }
}

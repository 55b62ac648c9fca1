import { DRAWN, type Outcome } from '#engine/game.ts'

/**
 * The rest of a bot's plan for this turn. It is followed while its steps are legal and draw nothing; then the bot is
 * asked again. What a step reveals is known to the bot already, only the others learn it.
 */
export class KeptPlan<Action> {
  #rest: readonly Action[] = []

  /** Stores a plan and returns its first step. */
  begin([first, ...rest]: readonly Action[]): Action {
    this.#rest = rest
    return first
  }

  /** The next step if it is legal; otherwise the plan is over. */
  next(isLegal: (action: Action) => boolean): Action | undefined {
    const [first, ...rest] = this.#rest
    const isOpen = first !== undefined && isLegal(first)
    this.#rest = isOpen ? rest : []
    return isOpen ? first : undefined
  }

  /** Must be called with the outcome of each step. */
  took(outcome: Outcome): void {
    if ((outcome & DRAWN) !== 0) this.#rest = []
  }
}

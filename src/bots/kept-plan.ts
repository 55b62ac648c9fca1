import { NOTHING_NEW, type Outcome } from '#engine/game.ts'

/**
 * The rest of a bot's plan for this turn. It is followed while its steps are legal and draw or reveal nothing; then the
 * bot is asked again.
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
    if (outcome !== NOTHING_NEW) this.#rest = []
  }
}

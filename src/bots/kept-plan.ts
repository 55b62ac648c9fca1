import { NOTHING_NEW, type Outcome } from '#engine/game.ts'

/**
 * The rest of a turn that a bot has thought out. It is followed as long as nothing new comes of it and each step is
 * legal; then the bot is asked again.
 */
export class KeptPlan<Action> {
  #rest: readonly Action[] = []

  /** Takes a plan and gives its first step. */
  begin([first, ...rest]: readonly Action[]): Action {
    this.#rest = rest
    return first
  }

  /** The next step, if there is one and it can be taken; otherwise the plan is over. */
  next(isLegal: (action: Action) => boolean): Action | undefined {
    const [first, ...rest] = this.#rest
    const isOpen = first !== undefined && isLegal(first)
    this.#rest = isOpen ? rest : []
    return isOpen ? first : undefined
  }

  /** Hears what came of a step. */
  took(outcome: Outcome): void {
    if (outcome !== NOTHING_NEW) this.#rest = []
  }
}

/** A game as far as it is played: up to the end of the opening or of a round. */
export interface Stage {
  /** Undefined where this is the opening. */
  readonly before: Stage | undefined
  /** What was played since then. */
  readonly actions: readonly number[]
  /** How many rounds are over. */
  readonly rounds: number
  /** What the player comes to; after the last round, the total. */
  readonly worth: number
  /** How often other ways to go on from here were looked for. */
  visits: number
}

export function stageAfter(before: Stage | undefined, actions: readonly number[], worth: number): Stage {
  return { before, actions, rounds: before === undefined ? 0 : before.rounds + 1, worth, visits: 0 }
}

/** All actions from the beginning of the game on. */
export function actionsUpTo(stage: Stage): number[] {
  const parts: (readonly number[])[] = []
  for (let at: Stage | undefined = stage; at !== undefined; at = at.before) parts.push(at.actions)
  return parts.reverse().flat()
}

/** The same game when so many rounds were over. */
export function backTo(stage: Stage, rounds: number): Stage {
  let at = stage
  while (at.rounds > rounds && at.before !== undefined) at = at.before
  return at
}

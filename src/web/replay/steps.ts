/** The ways through a recording, from its beginning to its end. */
export const BACKWARD = ['first', 'previousTurn', 'previousAction'] as const
export const FORWARD = ['nextAction', 'nextTurn', 'last'] as const
export type Step = (typeof BACKWARD)[number] | (typeof FORWARD)[number]

/** The moments at which a turn begins: where the number of the turn differs from that of the moment before. */
export function turnBorders(turns: readonly number[]): number[] {
  return turns.flatMap((turn, at) => (at > 0 && turn === turns[at - 1] ? [] : [at]))
}

/** The moment that a step leads to, from 0 to `last`. */
export function stepFrom(step: Step, at: number, last: number, borders: readonly number[]): number {
  switch (step) {
    case 'first':
      return 0
    case 'previousTurn':
      return borders.findLast((border) => border < at) ?? 0
    case 'previousAction':
      return Math.max(0, at - 1)
    case 'nextAction':
      return Math.min(last, at + 1)
    case 'nextTurn':
      return borders.find((border) => border > at) ?? last
    case 'last':
      return last
  }
}

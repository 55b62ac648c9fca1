import type { Game, GameTypes, NextAction, Seat } from './game.ts'

/** One line of a trace: the position, all legal actions and the next action; the last line has the score instead. */
export interface TraceLine {
  readonly n: number
  readonly position: unknown
  /** Every legal action of every active seat; if the game counts them, how many there are of each kind. */
  readonly legal: Readonly<Record<Seat, readonly string[] | Readonly<Record<string, number>>>>
  readonly seat?: Seat
  readonly action?: string
  readonly score?: TraceScore
}

export interface TraceScore {
  readonly winners: readonly Seat[]
  readonly scores: Readonly<Record<Seat, unknown>>
}

/** The line for a moment of a game, and for the action that follows, if any. */
export function traceLine<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  n: number,
  next: NextAction | undefined,
): TraceLine {
  const seats = game.active(state)
  return {
    n,
    position: game.position(state),
    legal: Object.fromEntries(
      seats.map((seat) => [seat, game.countActions?.(state, seat) ?? legalTexts(game, state, seat)]),
    ),
    ...next,
    ...(seats.length === 0 && { score: scoreBySeat(game, state) }),
  }
}

function legalTexts<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): string[] {
  return Array.from(game.legalActions(state, seat), (action) => game.format(action)).sort()
}

/** The standing with scores by seat, as traces and the command line show it. */
export function scoreBySeat<T extends GameTypes>(game: Game<T>, state: T['state']): TraceScore {
  const { winners, scores } = game.standing(state)
  return { winners, scores: Object.fromEntries(scores.map((score, i) => [i + 1, score])) }
}

import type { GameFace, Moment } from '#boards/board.ts'
import type { Game, GameOptions, Seat, Standing } from '#engine/game.ts'
import type { Session } from '../table/session.ts'

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

/** A whole game, to be looked at at any moment: moment 0 is the deal, moment n what n actions made of it. */
export interface Recording {
  readonly game: Game
  readonly log: readonly Moment[]
  /** The state at every moment, so that a step back is as quick as one ahead. */
  readonly states: readonly unknown[]
  /** The moments at which turns begin. */
  readonly borders: readonly number[]
  /** The moment at which the first turn begins, after the setup. */
  readonly first: number
  /** The number of actions, which is the last moment. */
  readonly last: number
}

export function recordingOf(session: Session, face: GameFace): Recording {
  const { game } = session
  const { log } = session.now.get()
  const { options, seed } = session.saved().record
  const state = game.setup(options as GameOptions, seed)
  const states = [game.clone(state)]
  for (const { seat, action } of log) {
    game.play(state, seat, game.parse(action))
    states.push(game.clone(state))
  }
  const turns = log.map(({ before }) => face.turnOf(before))
  turns.push(face.turnOf(game.view(state, 'spectator')))
  const first = Math.max(
    0,
    turns.findIndex((turn) => turn > 0),
  )
  return { game, log, states, borders: turnBorders(turns), first, last: log.length }
}

/** The seat that acts next, whose hand is shown; undefined when the game is over. */
export function nextSeat({ game, log, states }: Recording, at: number): Seat | undefined {
  return log[at]?.seat ?? game.active(states[at])[0]
}

/** The seat in the middle of the table: the one that acted last, or at the start the one that begins. */
export function middleSeat(recording: Recording, at: number): Seat {
  return recording.log[at - 1]?.seat ?? nextSeat(recording, at) ?? 1
}

/** All that a board shows at one moment. */
export interface Look {
  readonly view: unknown
  readonly eyes: Seat | 'spectator'
  readonly insight: unknown
  readonly standing: Standing<unknown>
  readonly isOver: boolean
  readonly log: readonly Moment[]
  /** The spectator's view, for the description of the last action. */
  readonly openView: unknown
}

/** A moment as the seat that acts next sees it, or as a spectator if secrets must stay hidden. */
export function lookAt(recording: Recording, face: GameFace, at: number, keepsSecrets: boolean): Look {
  const { game, log, states } = recording
  const state = states[at]
  const eyes = keepsSecrets ? 'spectator' : (nextSeat(recording, at) ?? 'spectator')
  return {
    view: game.view(state, eyes),
    eyes,
    insight: face.insight(state, eyes),
    standing: game.standing(state),
    isOver: game.active(state).length === 0,
    log: log.slice(0, at),
    openView: log[at]?.before ?? game.view(state, 'spectator'),
  }
}

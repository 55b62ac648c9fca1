import { addressOf } from '../replay/address.ts'
import type { Recording } from '../replay/recording.ts'
import { PATHS } from '../routes.ts'
import type { Subject } from './use-subject.ts'

/** Where a moment lies among the turns of whoever acts then, as people count. */
export interface OwnTurn {
  readonly turn: number
  /** How many turns the seat had in the whole game. */
  readonly of: number
  /** What it had done in this turn before. */
  readonly steps: number
}

export function ownTurnAt({ borders, log }: Pick<Recording, 'borders' | 'log'>, moment: number): OwnTurn {
  const { seat } = log[moment]
  const ownSteps = (from: number, to: number) => log.slice(from, to).filter((step) => step.seat === seat).length
  const own = borders.filter((from, i) => ownSteps(from, borders[i + 1] ?? log.length) > 0)
  const begun = own.filter((from) => from <= moment)
  return { turn: begun.length, of: own.length, steps: ownSteps(begun[begun.length - 1], moment) }
}

/** The address of a moment in the replay. */
export function replayOf({ replay }: Pick<Subject, 'replay'>, moment: number): string {
  return PATHS.replay + addressOf(replay.source, moment)
}

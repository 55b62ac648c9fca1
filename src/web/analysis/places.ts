import { addressOf } from '../replay/address.ts'
import type { Recording } from '../replay/recording.ts'
import { PATHS } from '../routes.ts'
import type { Subject } from './use-subject.ts'

/** The number of the turn that a moment belongs to, as people count. */
export function turnAt({ borders }: Pick<Recording, 'borders'>, moment: number): number {
  return borders.filter((border) => border <= moment).length
}

/** The address of a moment in the replay. */
export function replayOf({ replay }: Pick<Subject, 'replay'>, moment: number): string {
  return PATHS.replay + addressOf(replay.source, moment)
}

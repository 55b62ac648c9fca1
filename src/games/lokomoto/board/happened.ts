import type { Moment } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { readMove } from '../rules/notation.ts'
import type { TouchedSection } from './map/map-props.ts'

/** What was done lately, for the map to mark. */
export interface Happened {
  /** What others did since the last action of the player who looks; for a spectator, since the last actor's one before. */
  readonly last: readonly TouchedSection[]
  /** The sections of the newest action. */
  readonly fresh: readonly string[]
}

export function happenedIn(log: readonly Moment[], eyes: Seat | 'spectator'): Happened {
  const moves = log.map(({ seat, action }) => ({ seat, ...readMove(action) }))
  const newest = moves.at(-1)
  const since =
    eyes === 'spectator' ? moves.slice(0, -1).findLastIndex(({ seat }) => seat === newest?.seat) : ownLast(log, eyes)
  return {
    last: moves.slice(since + 1).flatMap(({ seat, sections }) => sections.map((section) => ({ section, seat }))),
    fresh: newest?.sections ?? [],
  }
}

function ownLast(log: readonly Moment[], eyes: Seat): number {
  return log.findLastIndex(({ seat }) => seat === eyes)
}

import type { Seat } from '#engine/game.ts'
import type { PlayedTable } from './played-table.ts'
import type { Session } from './session.ts'

/**
 * Whose eyes a screen has. One person alone with bots always sees with their own; of several people it is the one who
 * may act, and nobody in particular while bots play, since then any of them may be looking.
 */
export function eyesOf(session: Session): Seat | 'spectator' {
  const { seats } = session
  const people = seats.flatMap(({ kind }, i) => (kind === 'person' ? [i + 1] : []))
  if (people.length === 1) return people[0]
  return session.now.get().active.find((seat) => people.includes(seat)) ?? 'spectator'
}

/** Whose things lie in the middle: the person's who may act; otherwise those of whoever acts, so that one can follow. */
export function middleOf(table: PlayedTable, eyes: Seat | 'spectator'): Seat {
  const { active, log } = table.now.get()
  if (eyes !== 'spectator' && (active.includes(eyes) || active.length === 0)) return eyes
  return active[0] ?? log.at(-1)?.seat ?? 1
}

import type { GameFace } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { rulesVersionOf } from '#engine/record.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
import { gameWithCards } from '../games/card-sets.ts'
import type { SavedGame } from '../games/saved-game.ts'
import type { Problem } from '../problem.ts'
import type { GameTable } from './game-table.ts'
import { Session } from './session.ts'

/**
 * Whose view a screen shows. A single person always sees their own; with several people it is the one who may act, and
 * the spectator's view while bots play, since any of them may be looking.
 */
export function eyesOf(session: Session): Seat | 'spectator' {
  const { seats } = session
  const people = seats.flatMap(({ kind }, i) => (kind === 'person' ? [i + 1] : []))
  if (people.length === 1) return people[0]
  return session.now.get().active.find((seat) => people.includes(seat)) ?? 'spectator'
}

/** The seat in the middle of the table: the viewer's if they may act, otherwise the acting seat. */
export function middleOf(table: GameTable, eyes: Seat | 'spectator'): Seat {
  const { active, log } = table.now.get()
  if (eyes !== 'spectator' && (active.includes(eyes) || active.length === 0)) return eyes
  return active[0] ?? log.at(-1)?.seat ?? 1
}

export type OpenedGame =
  | { readonly state: 'open'; readonly session: Session; readonly face: GameFace }
  | { readonly state: 'refused'; readonly problem: Problem }

/** Opens a game from any source: this browser, a file, a link. */
export async function openSaved(saved: SavedGame): Promise<OpenedGame> {
  const { record } = saved
  const entrance = findEntrance(record.game)
  if (entrance === undefined) return refused({ kind: 'noSuchGame', game: record.game })
  const [rules, face] = await Promise.all([loadRulesOf(record.game, rulesVersionOf(record)), entrance.loadFace()])
  if (rules === undefined) return refused({ kind: 'otherVersion', version: rulesVersionOf(record) })
  const game = await gameWithCards(rules, record)
  if (!game.ok) return refused(game.problem)
  const session = Session.open(game.value, face, saved)
  if (!session.ok) return refused({ kind: 'broken', error: session.error })
  return { state: 'open', session: session.value, face }
}

function refused(problem: Problem): OpenedGame {
  return { state: 'refused', problem }
}

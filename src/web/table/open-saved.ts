import type { GameFace } from '#boards/board.ts'
import { rulesVersionOf } from '#engine/record.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
import { gameWithCards } from '../games/card-sets.ts'
import type { SavedGame } from '../games/saved-game.ts'
import type { Problem } from '../problem.ts'
import { Session } from './session.ts'

export type OpenedGame =
  | { readonly state: 'open'; readonly session: Session; readonly face: GameFace }
  | { readonly state: 'refused'; readonly problem: Problem }

/** Sits down at a game that comes from anywhere: this browser, a file, a link. */
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

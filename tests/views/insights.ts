import type { Seat } from '../../src/engine/game.ts'
import { GAME_IDS } from '../../src/games/index.ts'

/** Everything that a board may ask of the rules at one moment, as data that can be compared. */
interface InsightPart {
  insight(state: unknown, eyes: Seat | 'spectator'): unknown
}

const PARTS = new Map<string, InsightPart>(
  await Promise.all(GAME_IDS.map(async (id) => [id, await import(`./insights/${id}.ts`)] as const)),
)

export function insightText(game: string, state: unknown, eyes: Seat | 'spectator'): string {
  return JSON.stringify(PARTS.get(game)?.insight(state, eyes))
}

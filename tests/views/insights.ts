import { existsSync } from 'node:fs'
import type { Seat } from '#engine/game.ts'
import { findEntrance, GAME_IDS } from '#games/index.ts'

/** Everything that a board may ask the rules at one moment, as comparable data. */
interface InsightPart {
  insight(state: unknown, eyes: Seat | 'spectator'): unknown
}

const PARTS = new Map<string, InsightPart>(
  await Promise.all(GAME_IDS.map(async (id) => [id, (await ownPart(id)) ?? (await plainPart(id))] as const)),
)

/** A game whose insight has functions has a file here that calls them. */
async function ownPart(id: string): Promise<InsightPart | undefined> {
  const file = new URL(`./insights/${id}.ts`, import.meta.url)
  return existsSync(file) ? import(`./insights/${id}.ts`) : undefined
}

/** An insight that is plain data is compared as it is. */
async function plainPart(id: string): Promise<InsightPart> {
  const face = await findEntrance(id)?.loadFace()
  return {
    insight(state, eyes) {
      const insight = face?.insight(state, eyes)
      try {
        return structuredClone(insight)
      } catch {
        throw new Error(
          `the insight of ${id} is not plain data: add tests/views/insights/${id}.ts, which calls all of it`,
        )
      }
    },
  }
}

export function insightText(game: string, state: unknown, eyes: Seat | 'spectator'): string {
  return JSON.stringify(PARTS.get(game)?.insight(state, eyes))
}

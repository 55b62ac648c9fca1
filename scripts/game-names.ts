import { GAMES } from '#games/list.ts'

/** The ids of the games with their English names, for the titles of the built pages. */
export const NAMES: readonly (readonly [id: string, name: string])[] = await Promise.all(
  GAMES.map(async ({ facts, entrance }) => [facts.id, (await entrance.loadIntro('en')).name] as const),
)

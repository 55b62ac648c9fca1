import { GAMES } from '#games/list.ts'

/** The ids of the games with their English names: the titles of pages that the build writes. */
export const NAMES: readonly (readonly [id: string, name: string])[] = await Promise.all(
  GAMES.map(async ({ facts, entrance }) => [facts.id, (await entrance.loadIntro('en')).name] as const),
)

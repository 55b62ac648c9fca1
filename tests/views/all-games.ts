import type { GameOptions } from '#engine/game.ts'
import { allOptions } from '#engine/options.ts'
import { findFacts, GAME_IDS } from '#games/index.ts'

interface Kind {
  readonly id: string
  readonly options: GameOptions
}

/** All games with all variants, for all numbers of players. */
export const ALL_KINDS: readonly Kind[] = GAME_IDS.flatMap((id) => {
  const facts = findFacts(id)
  return facts === undefined ? [] : allOptions(facts).map((options) => ({ id, options }))
})

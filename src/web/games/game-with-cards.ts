import type { Game } from '#engine/game.ts'
import type { GameRecord } from '#engine/record.ts'
import type { Attempt } from '../problem.ts'

/**
 * The game with the cards of a record: those of this browser, or those that it brings along, which are then kept like an
 * added set; with its own cards where none are named. It begins where the record does.
 */
export async function gameWithCards(
  game: Game,
  record: Pick<GameRecord, 'cards' | 'cardSet'> & Partial<GameRecord>,
): Promise<Attempt<Game>> {
  const { cards, cardSet, position, options = {}, rulesVersion = game.rulesVersion } = record
  const own: Attempt<Game> = cards
    ? await (await import('./card-files.ts')).withCardsFrom(game, cards, cardSet)
    : { ok: true, value: game }
  if (!own.ok || !position) return own
  const { gameFromStart } = await import('#games/editors.ts')
  const begun = await gameFromStart(own.value, { options, position, rulesVersion })
  return begun.ok ? begun : { ok: false, problem: { kind: 'broken', error: begun.error } }
}

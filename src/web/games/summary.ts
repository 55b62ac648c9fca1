import type { GameFace } from '#boards/board.ts'
import type { GameFacts } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { chosenVariants } from '#engine/options.ts'
import { recordOf } from '#engine/record.ts'
import type { GameSummary, SavedGame } from './saved-game.ts'

/** What lists show of a saved game that has just begun. */
export function summaryOfNew(
  { id, record, seats, startedAt, changedAt }: SavedGame,
  game: Pick<GameFacts, 'id' | 'variants'>,
): GameSummary {
  const { seed, actions } = record
  return {
    id,
    game: game.id,
    seats,
    startedAt,
    changedAt,
    actions: actions.length,
    progress: 0,
    seed,
    variants: chosenVariants(game.variants, { ...record.options }),
  }
}

/** What lists and the score pad show of a saved game, whose match this is. */
export function summaryOf(
  about: Omit<SavedGame, 'record'>,
  match: Match,
  face: Pick<GameFace, 'headline' | 'progress'>,
): GameSummary {
  const { game } = match
  const begun = summaryOfNew({ ...about, record: recordOf(match, []) }, game)
  const summary = { ...begun, progress: face.progress(game.view(match.state, 'spectator'), game.cards) }
  if (!match.isOver) return summary
  const { winners, scores } = game.standing(match.state)
  const headlines = scores.map((score) => face.headline(score))
  const title = headlines.length === 1 ? headlines[0].title : undefined
  return {
    ...summary,
    result: { winners, points: headlines.map(({ points }) => points), ...(title !== undefined && { title }) },
  }
}

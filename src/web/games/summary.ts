import type { GameFace } from '../../boards/board.ts'
import type { Match } from '../../engine/match.ts'
import type { GameSummary, SavedGame } from './saved-game.ts'

/** What lists and the score pad show of a saved game, whose match this is. */
export function summaryOf(
  { id, seats, startedAt, changedAt }: Omit<SavedGame, 'record'>,
  match: Match,
  face: Pick<GameFace, 'headline'>,
): GameSummary {
  const { game, seed, log, isOver } = match
  const options: object = match.options
  const { winners, scores } = game.standing(match.state)
  const headlines = scores.map((score) => face.headline(score))
  const title = headlines.length === 1 ? headlines[0].title : undefined
  return {
    id,
    game: game.id,
    seats,
    startedAt,
    changedAt,
    actions: log.length,
    seed,
    variants: game.variants.filter((variant) => variant in options),
    ...(isOver && {
      result: { winners, points: headlines.map(({ points }) => points), ...(title !== undefined && { title }) },
    }),
  }
}

import type { GameSummary } from '../../games/saved-game.ts'

/** A game that is over. */
export type FinishedGame = GameSummary & Required<Pick<GameSummary, 'result'>>

export function isFinished(game: GameSummary): game is FinishedGame {
  return game.result !== undefined
}

/** What was reached in one kind of game: alone or together, with the same variants. Only people's points count. */
export interface Statistics {
  readonly game: string
  readonly isAlone: boolean
  readonly variants: readonly string[]
  readonly games: number
  readonly best: number
  /** The title of the best game alone, in English; the name of who made the best total together. */
  readonly bestBy: string
  readonly average: number
}

interface Reached {
  readonly points: number
  readonly by: string
}

/** One entry for each kind of game that people finished, alone first, few variants first. */
export function statisticsOf(games: readonly FinishedGame[]): Statistics[] {
  const kinds = new Map<string, FinishedGame[]>()
  for (const game of games.filter(hasPerson)) {
    const kind = [game.game, game.seats.length > 1, ...game.variants].join()
    kinds.set(kind, [...(kinds.get(kind) ?? []), game])
  }
  return Array.from(kinds.values(), (kind) => {
    const reached = kind.flatMap(reachedByPeople)
    const best = reached.reduce((one, other) => (other.points > one.points ? other : one))
    const { game, seats, variants } = kind[0]
    return {
      game,
      isAlone: seats.length === 1,
      variants,
      games: kind.length,
      best: best.points,
      bestBy: best.by,
      average: Math.round(reached.reduce((sum, { points }) => sum + points, 0) / reached.length),
    }
  }).sort((one, other) => Number(other.isAlone) - Number(one.isAlone) || one.variants.length - other.variants.length)
}

function hasPerson({ seats }: FinishedGame): boolean {
  return seats.some(({ kind }) => kind === 'person')
}

function reachedByPeople({ seats, result }: FinishedGame): Reached[] {
  return seats.flatMap(({ kind, name }, i) => {
    return kind === 'person'
      ? [{ points: result.points[i], by: seats.length === 1 ? (result.title ?? name) : name }]
      : []
  })
}

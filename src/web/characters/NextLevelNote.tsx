import type { ReactNode } from 'react'
import type { GameSummary } from '../games/saved-game.ts'
import type { CharacterTexts } from '../text/en/characters.ts'
import style from './NextLevelNote.module.css'

interface Props {
  readonly suggestion: NextLevel
  readonly characters: CharacterTexts
  /** The name of a level. */
  level(bot: string): string
  /** The button or link that chooses the level, with this text. */
  children(choose: string): ReactNode
}

/** Says which level to try next. */
export function NextLevelNote({ suggestion, characters: { nextLevel }, level, children }: Props) {
  const { won, games, isStronger } = suggestion
  const [now, next] = [level(suggestion.level), level(suggestion.next)]
  return (
    <div className={style.note}>
      <p>{isStronger ? nextLevel.stronger(won, games, now, next) : nextLevel.easier(games, now, next)}</p>
      {children(nextLevel.choose(next))}
    </div>
  )
}

/** Which level a player should try next, and why. */
interface NextLevel {
  /** The level of the last games, and how many of them the player won. */
  readonly level: string
  readonly games: number
  readonly won: number
  /** The level to try: the next stronger one, or the next easier one. */
  readonly next: string
  readonly isStronger: boolean
}

/** Only this many of the last games count, and fewer say nothing. */
const MOST_GAMES = 5
const FEWEST_GAMES = 3

/** How far above an equal share of wins a player must be to go up, and below which part of it to go down. */
const CLEARLY_BETTER = 0.15
const CLEARLY_WORSE = 0.3

/**
 * The suggestion after the last games of this browser in which one person played against bots of one level. `games` are
 * the last played first, `bots` the levels of the game with the strongest first and `random` last.
 */
export function nextLevelAfter(
  games: readonly GameSummary[],
  gameId: string,
  bots: readonly string[],
): NextLevel | undefined {
  const played = games.filter(({ game, result }) => game === gameId && result !== undefined)
  const level = played.length > 0 ? levelOf(played[0]) : undefined
  const rank = bots.indexOf(level ?? '')
  if (level === undefined || rank === -1) return undefined
  const { length: seats } = played[0].seats
  const isLike = (game: GameSummary) => levelOf(game) === level && game.seats.length === seats
  const end = played.findIndex((game) => !isLike(game))
  const last = played.slice(0, Math.min(MOST_GAMES, end === -1 ? played.length : end))
  if (last.length < FEWEST_GAMES) return undefined
  const won = last.filter(hasPersonWon).length
  const share = won / last.length
  const isStronger = share > 1 / seats + CLEARLY_BETTER
  if (!isStronger && share > CLEARLY_WORSE / seats) return undefined
  // `random` is last in the list and is never suggested.
  const next = isStronger ? bots[rank - 1] : bots.slice(0, -1)[rank + 1]
  return next === undefined ? undefined : { level, games: last.length, won, next, isStronger }
}

/** The level of all bots in a game with one person; undefined if there are several levels or people. */
function levelOf({ seats }: GameSummary): string | undefined {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : [])))
  const people = seats.filter(({ kind }) => kind === 'person').length
  return people === 1 && levels.size === 1 ? [...levels][0] : undefined
}

function hasPersonWon({ seats, result }: GameSummary): boolean {
  return result?.winners.some((seat) => seats[seat - 1].kind === 'person') ?? false
}

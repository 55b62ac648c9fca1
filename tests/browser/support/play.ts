import type { GameTypes, Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { type GameRecord, replay } from '#engine/record.ts'
import type { Situation, TestedGame } from './tested-game.ts'

/** The match that a record stands for, as the rules play it. */
export function matchOf<T extends GameTypes>({ rules }: TestedGame<T>, record: GameRecord): Match<T> {
  const played = replay(rules, record)
  if (!played.ok) throw new Error(played.error)
  return played.value
}

/** All that a seat may do now, in the game's notation. */
export function legalTexts<T extends GameTypes>({ game, state }: Situation<T>, seat: Seat): readonly string[] {
  return Array.from(game.legalActions(state, seat), (action) => game.format(action))
}

export function isLegal<T extends GameTypes>({ game, state }: Situation<T>, seat: Seat, text: string): boolean {
  const action = game.parse(text)
  return action !== undefined && game.refusal(state, seat, action) === undefined
}

/** The step that the page takes for the player who sits there, since there is no other; undefined where a player decides. */
export function forcedStep<T extends GameTypes>({ game, state }: Situation<T>, seat: Seat): string | undefined {
  const action = game.forced?.(state, seat)
  return action === undefined ? undefined : game.format(action)
}

/** Undefined where the game ends before. */
function tryUntil<T extends GameTypes>(
  game: TestedGame<T>,
  options: T['options'],
  seed: string,
  isThere: (match: Match<T>) => boolean,
): Match<T> | undefined {
  const { rules } = game
  const match = new Match(rules, options, seed)
  const advisor = game.advisor(seed)
  while (!isThere(match)) {
    const [seat] = rules.active(match.state)
    if (seat === undefined) return undefined
    const text = forcedStep(match, seat) ?? advisor.choose(match, seat)
    const action = rules.parse(text)
    if (action === undefined || match.take(seat, action) !== undefined) throw new Error(`${text} is not legal`)
  }
  return match
}

/** A game as its advisor plays it for every player, until it is where it should be: with the first seed that leads there. */
export function playUntil<T extends GameTypes>(
  game: TestedGame<T>,
  options: T['options'],
  seeds: string | readonly string[],
  isThere: (match: Match<T>) => boolean,
): Match<T> {
  for (const seed of [seeds].flat()) {
    const match = tryUntil(game, options, seed, isThere)
    if (match !== undefined) return match
  }
  throw new Error(`no game with the seed ${seeds} ever comes there`)
}

/** A game of two, from its beginning to its end. */
export function wholeGame(game: TestedGame, seed: string): Match {
  return playUntil(game, { players: 2 }, seed, (match) => match.isOver)
}

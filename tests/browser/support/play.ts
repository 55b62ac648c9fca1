import type { GameTypes, Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { type GameRecord, replay } from '#engine/record.ts'
import type { Situation, TestedGame } from './tested-game.ts'

/** The match of a record, replayed by the rules. */
export function matchOf<T extends GameTypes>({ rules }: TestedGame<T>, record: GameRecord): Match<T> {
  const played = replay(rules, record)
  if (!played.ok) throw new Error(played.error)
  return played.value
}

/** All legal actions of a seat, in notation. */
export function legalTexts<T extends GameTypes>({ game, state }: Situation<T>, seat: Seat): readonly string[] {
  return Array.from(game.legalActions(state, seat), (action) => game.format(action))
}

export function isLegal<T extends GameTypes>({ game, state }: Situation<T>, seat: Seat, text: string): boolean {
  const action = game.parse(text)
  return action !== undefined && game.refusal(state, seat, action) === undefined
}

/** The step that the page takes for a player because it is the only one; undefined if the player has a choice. */
export function forcedStep<T extends GameTypes>({ game, state }: Situation<T>, seat: Seat): string | undefined {
  const action = game.forced?.(state, seat)
  return action === undefined ? undefined : game.format(action)
}

/** Undefined if the game ends earlier. */
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

/** A game in which every player follows the advisor, up to the wanted position, with the first seed that reaches it. */
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

/** A whole game of two players. */
export function wholeGame(game: TestedGame, seed: string): Match {
  return playUntil(game, { players: 2 }, seed, (match) => match.isOver)
}

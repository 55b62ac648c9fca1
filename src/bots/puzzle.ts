import { type Game, type GameOptions, type GameTypes, type NextAction, NOTHING_NEW, type Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { type GameRecord, RECORD_FORMAT, replay } from '#engine/record.ts'
import { questionOf, think } from './ask.ts'
import type { Bot, Reason } from './bot.ts'
import { Budget } from './budget.ts'
import { turnName } from './turns.ts'

/** A position with one turn that is clearly best; found by scripts/puzzles/mine.ts and stored with the game. */
export interface Puzzle {
  readonly id: string
  /** The version of the rules that it was found under; left out, 1. */
  readonly rulesVersion?: number
  readonly options: GameOptions
  readonly seed: string
  /** What was played before: a turn per line, as `actionsOf` reads it. */
  readonly before: string
  /** The seat that decides; left out, it is the only one that may act. */
  readonly seat?: Seat
  /** The best turn, in the game's notation, up to its end or to the first action that draws something. */
  readonly best: readonly string[]
  /** What the weakest bot does here. */
  readonly obvious: readonly string[]
  /** How much better the best turn is than all that are clearly worse, and than the obvious one: in points or chances. */
  readonly margin: number
  readonly loss: number
  /** The difficulty: how many of `TRIES` tries of each rung of a ladder of bots, the weakest first, found the best turn. */
  readonly found: readonly number[]
  readonly reason: Reason
}

/** How often each rung of the ladder was asked. */
export const TRIES = 3

/** The ratings of puzzles that all bots of the ladder find, and that none of them finds. */
const EASIEST = 800
const HARDEST = 1800

/** The difficulty on the scale of the solver's rating: it grows with the share of tries that missed the best turn. */
export function puzzleRating({ found }: Pick<Puzzle, 'found'>): number {
  const missed = found.reduce((sum, times) => sum + TRIES - times, 0) / (TRIES * found.length)
  return Math.round(EASIEST + missed * (HARDEST - EASIEST))
}

/** A moment at which a seat decides. */
export interface Spot<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  /** The true state. Bots only see the view of the seat. */
  readonly state: T['state']
  readonly seat: Seat
}

/** The actions of some turns: a line for each, with the seat before its actions, as in `1 roll 1; build bakery`. */
export function actionsOf(turns = ''): readonly NextAction[] {
  return turns
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, seat, actions] = /^(\d+) (.*)$/.exec(line) ?? []
      return actions.split(';').map((action) => ({ seat: Number(seat), action: action.trim() }))
    })
}

/** Actions as turns that `actionsOf` reads, with a line for each change of seats. */
export function turnsOf(actions: GameRecord['actions']): string {
  const lines: string[] = []
  for (const [i, [seat, action]] of actions.entries()) {
    if (actions[i - 1]?.[0] === seat) lines.push(`${lines.pop()};${action}`)
    else lines.push(`${seat} ${action}`)
  }
  return lines.join('\n')
}

/** The game of a lesson or a puzzle after some actions, as a record. */
export function playedRecord(
  game: Game,
  { options, seed }: { readonly options: GameOptions; readonly seed: string },
  played: readonly NextAction[],
): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    actions: played.map(({ seat, action }) => [seat, action] as const),
  }
}

/** The position of a puzzle, and the seat of its solver. */
export function spotOf(game: Game, puzzle: Pick<Puzzle, 'options' | 'seed' | 'before' | 'seat'>): Spot {
  const replayed = replay(game, playedRecord(game, puzzle, actionsOf(puzzle.before)))
  if (!replayed.ok) throw new Error(replayed.error)
  const { state } = replayed.value
  return { game, state, seat: puzzle.seat ?? game.active(state)[0] }
}

/** Actions of one seat, up to the end of its turn or to the first action that draws or reveals something. */
export interface PlayedTurn<T extends GameTypes = GameTypes> {
  readonly actions: readonly T['action'][]
  /** The same for turns that lead to the same position, in whatever order. */
  readonly key: string
}

/** Plays a turn from a moment. `next` is asked for more actions until the turn is over; without any, it ends there. */
function playTurn<T extends GameTypes>(
  { game, state, seat }: Spot<T>,
  next: (view: T['view']) => readonly T['action'][],
): PlayedTurn<T> {
  const after = game.clone(state)
  const turn = turnName(game.view(state, seat))
  const actions: T['action'][] = []
  const isOver = () => !game.active(after).includes(seat) || turnName(game.view(after, seat)) !== turn
  for (let more = next(game.view(after, seat)); more.length > 0; more = next(game.view(after, seat))) {
    for (const action of more) {
      actions.push(action)
      const outcome = game.play(after, seat, action)
      if (outcome !== NOTHING_NEW || isOver()) return { actions, key: keyOf(game, after) }
    }
  }
  return { actions, key: keyOf(game, after) }
}

function keyOf<T extends GameTypes>(game: Game<T>, state: T['state']): string {
  return JSON.stringify(game.position(state))
}

/** The turn with these actions. */
export function turnWith<T extends GameTypes>(spot: Spot<T>, actions: readonly T['action'][]): PlayedTurn<T> {
  let rest = actions
  return playTurn(spot, () => {
    const now = rest
    rest = []
    return now
  })
}

/** Whether two turns lead to the same position, in whatever order their actions are taken. */
export function isSameTurn(spot: Spot, one: readonly string[], other: readonly string[]): boolean {
  const keyOfTurn = (turn: readonly string[]) =>
    turnWith(
      spot,
      turn.map((action) => spot.game.parse(action)),
    ).key
  return keyOfTurn(one) === keyOfTurn(other)
}

/** The turn that a bot plays, with so many nodes each time it is asked. */
export function turnBy<T extends GameTypes>(bot: Bot<T>, spot: Spot<T>, nodes: number, seed: string): PlayedTurn<T> {
  const rng = new Rng(seed)
  return playTurn(spot, (view) => {
    const budget = Budget.of({ nodes }, () => 0)
    return think(bot, questionOf(spot.game, view, spot.seat, budget, rng)).plan
  })
}

/** A turn with the expert's estimate of it. */
export interface WeighedTurn<T extends GameTypes = GameTypes> extends PlayedTurn<T> {
  readonly estimate: number
  readonly reason: Reason
}

/** The turns that the expert compares, and those of `consider`, each once and the best first. */
export function weighTurns<T extends GameTypes>(
  expert: Bot<T>,
  spot: Spot<T>,
  consider: readonly PlayedTurn<T>[],
  nodes: number,
  seed: string,
): WeighedTurn<T>[] {
  const { game, state, seat } = spot
  const budget = Budget.of({ nodes }, () => 0)
  const asked = consider.map(({ actions }) => actions)
  const { candidates } = think(expert, questionOf(game, game.view(state, seat), seat, budget, new Rng(seed), asked))
  const turns = new Map<string, WeighedTurn<T>>()
  for (const { plan, estimate, reason, considered } of candidates) {
    const turn = considered === undefined ? turnWith(spot, plan) : consider[considered]
    const known = turns.get(turn.key)
    if (known === undefined || known.estimate < estimate) turns.set(turn.key, { ...turn, estimate, reason })
  }
  return [...turns.values()].sort((one, other) => other.estimate - one.estimate)
}

/**
 * How much better a turn is than the best of those that are clearly worse. Turns within `tolerance` of the best are as
 * good: details such as the rotation of a card often do not matter. Negative if the turn is not among them, 0 if all are.
 */
export function marginOf(turns: readonly WeighedTurn[], key: string, tolerance: number): number {
  const own = turns.find((turn) => turn.key === key)?.estimate ?? Number.NEGATIVE_INFINITY
  const least = turns[0].estimate - tolerance
  if (own < least) return own - turns[0].estimate
  const worse = turns.find(({ estimate }) => estimate < least)
  return worse === undefined ? 0 : own - worse.estimate
}

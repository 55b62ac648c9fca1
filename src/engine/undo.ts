import { type Game, type GameTypes, NOTHING_NEW, type Seat, type Taken } from './game.ts'
import { isObject } from './json.ts'
import { accepted, type Result, rejected } from './result.ts'

/** Which actions an undo may remove. */
export interface Undoing {
  /**
   * The seats whose actions may be undone: the player's own. At a table in one browser these are all seats, because the
   * people there decide together, and bots do not mind.
   */
  readonly seats: readonly Seat[]
  /**
   * Whether a person chose the action at this index of the log; left out, all were chosen. The others (a bot's answer,
   * a forced step) are undone together with the choice before them.
   */
  isChosen?(place: number): boolean
}

/** Why something cannot be undone. */
export type UndoProblem =
  /** Something was drawn or revealed, or another seat that had to wait has acted. */
  | 'barrier'
  /** What other seats did at the same time would not be legal without it. */
  | 'needed'
  /** What other seats have drawn or seen since would be different without it. */
  | 'seen'

/** Everything that a state follows from, except its log. */
export interface Origin<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: string
  /** The state before the log, if the log is the end of a longer one; undefined if it begins with the setup. */
  readonly start?: T['state'] | undefined
}

/** The state before the first action of a log. */
export function stateBefore<T extends GameTypes>({ game, options, seed, start }: Origin<T>): T['state'] {
  return start === undefined ? game.setup(options, seed) : game.clone(start)
}

/** The indexes in the log of what an undo of the last `count` choices removes, ascending, or why it is not possible. */
export function undoablePlaces<T extends GameTypes>(
  origin: Origin<T>,
  log: readonly Taken<T['action']>[],
  undoing: Undoing,
  count: number,
): Result<readonly number[], UndoProblem> {
  const places = lastChoices(log, undoing, count)
  if (places === undefined) return rejected('barrier')
  const problem = problemWithout(origin, log, places)
  return problem === undefined ? accepted(places) : rejected(problem)
}

/**
 * The indexes of the last choices, as far as the log alone shows. Undefined if the log contains something that cannot
 * be undone: an action of these seats that drew or revealed something, or one of another seat that had to wait for
 * theirs. An action of another seat that could act at the same time stays.
 *
 * A client of an online table knows no more than this. Only `undoablePlaces`, with the full state, is certain.
 */
export function lastChoices(log: ChoiceLog, undoing: Undoing, count: number): readonly number[] | undefined {
  const found = findChoices(log, undoing, count)
  return typeof found === 'string' ? undefined : found
}

/** Whether this end of a log is too short to decide, because the choices reach back to before it. */
export function reachesBefore(log: ChoiceLog, undoing: Undoing, count: number): boolean {
  return findChoices(log, undoing, count) === 'beginning'
}

type ChoiceLog = readonly Omit<Taken<unknown>, 'action'>[]

/** The indexes of the last choices, or what prevents it: an action that cannot be undone, or the log's beginning. */
function findChoices(
  log: ChoiceLog,
  { seats, isChosen }: Undoing,
  count: number,
): readonly number[] | 'barrier' | 'beginning' {
  const places: number[] = []
  let chosen = 0
  for (let place = log.length - 1; chosen < count; place--) {
    if (place < 0) return 'beginning'
    const { seat, outcome, active } = log[place]
    if (!seats.includes(seat)) {
      if (seats.every((own) => active.includes(own))) continue
      return 'barrier'
    }
    if (outcome !== NOTHING_NEW) return 'barrier'
    places.push(place)
    if (isChosen?.(place) ?? true) chosen++
  }
  return places.reverse()
}

/** Plays everything after the first removed action with and without the removed actions, and compares the results. */
function problemWithout<T extends GameTypes>(
  origin: Origin<T>,
  log: readonly Taken<T['action']>[],
  removed: readonly number[],
): UndoProblem | undefined {
  const [first] = removed
  if (log.length - first === removed.length) return undefined
  const isRemoved = new Set(removed)
  const { game, options } = origin
  const before = stateBefore(origin)
  for (const { seat, action } of log.slice(0, first)) game.play(before, seat, action)
  const after = game.clone(before)
  for (let place = first; place < log.length; place++) {
    const taken = log[place]
    if (isRemoved.has(place)) {
      game.play(before, taken.seat, taken.action)
      continue
    }
    if (game.refusal(after, taken.seat, taken.action) !== undefined) return 'needed'
    const [shown, shownAfter] = [before, after].map((state) => playShowing(game, options.players, state, taken))
    if (shown !== shownAfter) return 'seen'
  }
  return undefined
}

/**
 * Plays an action and returns its outcome with, if something was drawn or revealed, what changed in each seat's view.
 * Everything else follows from what all seats knew before.
 */
export function playShowing<T extends GameTypes>(
  game: Game<T>,
  players: number,
  state: T['state'],
  { seat, action }: Pick<Taken<T['action']>, 'seat' | 'action'>,
): string {
  const views = () => Array.from({ length: players }, (_, i) => game.view(state, i + 1))
  const before = views()
  const outcome = game.play(state, seat, action)
  const shown = outcome === NOTHING_NEW ? [] : views().map((view, i) => viewChanges(before[i], view))
  return JSON.stringify([outcome, ...shown])
}

/**
 * The changes between two views, as a text that can be compared: where, and the new value. Two views may differ
 * elsewhere and still have the same changes.
 */
export function viewChanges(before: unknown, after: unknown): string {
  const changes: Change[] = []
  collect('', before, after, changes)
  return JSON.stringify(changes)
}

type Change = readonly [path: string, value: unknown]

function collect(path: string, before: unknown, after: unknown, changes: Change[]): void {
  if (before === after) return
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    for (const key of [...keys].sort()) collect(`${path}/${key}`, before[key], after[key], changes)
  } else if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) changes.push([path, inserted(before, after)])
    else for (const [i, item] of before.entries()) collect(`${path}/${i}`, item, after[i], changes)
  } else changes.push([path, after])
}

/** What lies between the common beginning and the common end of two lists of different lengths. */
function inserted(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const [old, now] = [before, after].map((list) => list.map((item) => JSON.stringify(item)))
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  return after.slice(start, after.length - end)
}

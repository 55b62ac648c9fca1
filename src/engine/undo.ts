import { type Game, type GameTypes, NOTHING_NEW, type Seat, type Taken } from './game.ts'
import { isObject } from './json.ts'
import { accepted, type Result, rejected } from './result.ts'

/** Who takes something back, and what goes back with it. */
export interface Undoing {
  /**
   * The seats whose actions may go back: the player's own. At a table in one browser these are all seats: the people
   * there decide together, and bots do not mind.
   */
  readonly seats: readonly Seat[]
  /**
   * Whether a person chose the action at this place of the log; left out, all were chosen. The others (a bot's answer, a
   * forced step) go back together with the choice before them.
   */
  isChosen?(place: number): boolean
}

/** Why something cannot be taken back. */
export type UndoProblem =
  /** Something was drawn or revealed, or another seat has acted that waited for it. */
  | 'barrier'
  /** What others did at the same time would not be legal without it. */
  | 'needed'
  /** What others have drawn or seen since would be different without it. */
  | 'seen'

/** Everything that a log follows from. */
export interface Origin<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: string
  /** The state before the log, where it is the end of a longer one; undefined where it begins with the setup. */
  readonly start?: T['state'] | undefined
}

/** The state before the first action of a log. */
export function stateBefore<T extends GameTypes>({ game, options, seed, start }: Origin<T>): T['state'] {
  return start === undefined ? game.setup(options, seed) : game.clone(start)
}

/** The places in the log of what goes back with the last `count` choices, in ascending order, or why they may not. */
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
 * The places of the last choices, as far as the log alone shows; undefined where something in it cannot be taken back:
 * an action of these seats that drew or revealed something, or one of another seat that had to wait for theirs. An action
 * of another seat that could act at the same time stays.
 *
 * This is all that a client of an online table can know. Only with the full state it is certain, see `undoablePlaces`.
 */
export function lastChoices(log: ChoiceLog, undoing: Undoing, count: number): readonly number[] | undefined {
  const found = findChoices(log, undoing, count)
  return typeof found === 'string' ? undefined : found
}

/** Whether what may be undone cannot be told from this end of a log, because it reaches back to before it. */
export function reachesBefore(log: ChoiceLog, undoing: Undoing, count: number): boolean {
  return findChoices(log, undoing, count) === 'beginning'
}

type ChoiceLog = readonly Omit<Taken<unknown>, 'action'>[]

/** The places of the last choices, or what is in the way: something that cannot be undone, or the log's beginning. */
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

/** Plays what comes after the first removed action with and without what is removed, and compares what came of it. */
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
 * Plays an action and answers what it let out: its outcome, and where something was drawn or revealed, what that showed
 * each seat. All else follows from what everybody knew before.
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
 * What is new in a view since an earlier one, as a text that can be compared: where, and what stands there now. Two
 * views may differ in other places and still have the same changes.
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

/** The items between the beginning and the end that two lists of different lengths have in common. */
function inserted(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const [old, now] = [before, after].map((list) => list.map((item) => JSON.stringify(item)))
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  return after.slice(start, after.length - end)
}

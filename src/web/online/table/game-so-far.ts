import type { GameFace, Moment } from '#boards/board.ts'
import { type Game, NOTHING_NEW, type Outcome, type Seat, type Taken } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { lastChoices } from '#engine/undo.ts'
import type { History, Move } from '#wire/moves.ts'
import { actionOf, isForced } from '../../table/game-table.ts'

/** An action as it was taken, or is about to be. */
export interface Step extends Omit<Taken<unknown>, 'action'> {
  /** The number of the move; undefined while the server has not said it. */
  readonly seq: number | undefined
  readonly moment: Moment
  /** Whether a person chose it: no bot, and there was something to choose. */
  readonly isChosen: boolean
}

/** A game up to a move, as one seat sees it. Immutable: every move makes a new one. */
export interface GameSoFar {
  readonly seq: number
  /** A possible state for the seat's view: it has the same view, legal actions and standing. */
  readonly state: unknown
  /** The spectator's view of it. */
  readonly openView: unknown
  readonly steps: readonly Step[]
}

/** What is needed to follow a game. */
export interface Rules {
  readonly id: string
  readonly game: Game
  readonly face: GameFace
}

/** The game as it was seen after move `seq`, without what led there. */
function gameFromView(rules: Rules, seq: number, view: unknown): GameSoFar {
  const state = stateBehind(rules, seq, view)
  return { seq, state, openView: openViewOf(rules, state), steps: [] }
}

/** The game after a whole history. The steps are collected once, since a copy for every move would be quadratic. */
export function gameAfter(rules: Rules, { from, view, moves }: History): GameSoFar {
  let soFar = gameFromView(rules, from, view)
  let steps: Step[] = []
  for (const move of moves) {
    soFar = afterMove(rules, { ...soFar, steps: [] }, move)
    if (move.action === null) steps = without(steps, move.removed)
    else steps.push(...soFar.steps)
  }
  return { ...soFar, steps }
}

/** What others did after it stays where turns are simultaneous, as it was seen when it was done. */
function without(steps: readonly Step[], removed: readonly number[] | undefined): Step[] {
  const gone = new Set<number | undefined>(removed)
  return steps.filter((step) => !gone.has(step.seq))
}

/** The game after a move of the server. */
export function afterMove(rules: Rules, soFar: GameSoFar, move: Move): GameSoFar {
  const { seq, seat, action, isBots, outcome, removed, view } = move
  if (action === null) return { ...gameFromView(rules, seq, view), steps: without(soFar.steps, removed) }
  const state = view === undefined ? played(rules, soFar.state, seat, action).state : stateBehind(rules, seq, view)
  const openView = openViewOf(rules, state)
  const step = stepFrom(rules, soFar, { seat, action, after: openView })
  const isChosen = step.isChosen && !isBots
  return { seq, state, openView, steps: [...soFar.steps, { ...step, seq, outcome, isChosen }] }
}

/** The game after a legal action that the server has not confirmed. */
export function afterAction(rules: Rules, soFar: GameSoFar, seat: Seat, action: string): GameSoFar {
  const { state, outcome } = played(rules, soFar.state, seat, action)
  const openView = openViewOf(rules, state)
  const step = stepFrom(rules, soFar, { seat, action, after: openView })
  return { seq: soFar.seq, state, openView, steps: [...soFar.steps, { ...step, outcome }] }
}

function stateBehind({ id, game }: Rules, seq: number, view: unknown): unknown {
  return game.determinize(view, new Rng(`${id}/${seq}`))
}

function openViewOf({ game }: Rules, state: unknown): unknown {
  return game.view(state, 'spectator')
}

function stepFrom({ game }: Rules, { state, openView }: GameSoFar, taken: Omit<Moment, 'before'>): Step {
  const moment = { ...taken, before: openView }
  const isChosen = !isForced(game, state, moment)
  const active = game.active(state)
  return { seq: undefined, seat: moment.seat, active, outcome: NOTHING_NEW, moment, isChosen }
}

function played({ game }: Rules, before: unknown, seat: Seat, action: string): { state: unknown; outcome: Outcome } {
  const state = game.clone(before)
  const outcome = game.play(state, seat, actionOf(game, action))
  return { state, outcome }
}

/**
 * How many of its last actions a seat takes back with its last choice: the choice, and what was taken for it after that.
 * None where it may not. The server may still refuse: it alone knows whether something that others saw would change.
 */
export function undoCount({ steps }: GameSoFar, seat: Seat): number {
  return lastChoices(steps, { seats: [seat], isChosen: (place) => steps[place].isChosen }, 1)?.length ?? 0
}

/** The move before the last choice of a seat, to which all players can agree to go back. */
export function beforeLastChoice({ steps }: GameSoFar, seat: Seat): number | undefined {
  const last = steps.findLast((step) => step.seat === seat && step.isChosen)
  return last?.seq === undefined ? undefined : last.seq - 1
}

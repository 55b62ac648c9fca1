import type { GameFace, Moment } from '../../../boards/board.ts'
import { type Game, NOTHING_NEW, type Outcome, type Seat } from '../../../engine/game.ts'
import { Rng } from '../../../engine/random.ts'
import type { Move } from '../../../wire/moves.ts'
import { actionOf, isForced } from '../../table/state-look.ts'

/** An action as it was taken, or is about to be. */
export interface Step {
  /** The number of the move; undefined while the server has not said it. */
  readonly seq: number | undefined
  readonly seat: Seat
  readonly outcome: Outcome
  readonly moment: Moment
  /** A possible state behind what these eyes saw before it. */
  readonly before: unknown
  /** Whether a person chose it: no bot, and there was something to choose. */
  readonly isChosen: boolean
}

/** A game as somebody at the table could follow it, up to a move. It never changes; every move makes a new one. */
export interface Course {
  readonly seq: number
  /** A state that could be behind the view of these eyes: it has the same view, legal actions and standing. */
  readonly state: unknown
  readonly steps: readonly Step[]
}

/** What is needed to follow a game. */
export interface Rules {
  readonly id: string
  readonly game: Game
  readonly face: GameFace
}

/** The game as it was seen after move `seq`, without what led there. */
export function courseFrom(rules: Rules, seq: number, view: unknown): Course {
  return { seq, state: stateBehind(rules, seq, view), steps: [] }
}

/** The game after a move of the server. */
export function followed(rules: Rules, course: Course, move: Move): Course {
  const { seq, seat, action, isBots, removed, view } = move
  if (action === null) {
    return { seq, state: stateBehind(rules, seq, view), steps: stepsWithout(rules, course.steps, new Set(removed)) }
  }
  const taken = stepFrom(rules, course.state, seat, action)
  const step: Step = { ...taken, seq, outcome: move.outcome, isChosen: taken.isChosen && !isBots }
  const state = view === undefined ? played(rules, course.state, step).state : stateBehind(rules, seq, view)
  return { seq, state, steps: [...course.steps, step] }
}

/** The game as it will be after a legal action that the server has not heard of, or not said. */
export function tried(rules: Rules, course: Course, seat: Seat, action: string): Course {
  const { state, outcome } = played(rules, course.state, { seat, moment: { action } })
  const step = { ...stepFrom(rules, course.state, seat, action), outcome }
  return { seq: course.seq, state, steps: [...course.steps, step] }
}

function stateBehind({ id, game }: Rules, seq: number, view: unknown): unknown {
  return game.determinize(view, new Rng(`${id}/${seq}`))
}

function stepFrom({ game, face }: Rules, before: unknown, seat: Seat, action: string): Step {
  const moment = { seat, action, before: game.view(before, 'spectator') }
  const isChosen = !isForced(game, face, before, moment)
  return { seq: undefined, seat, outcome: NOTHING_NEW, moment, before, isChosen }
}

interface Taken {
  readonly seat: Seat
  readonly moment: Pick<Moment, 'action'>
}

function played({ game }: Rules, before: unknown, { seat, moment }: Taken): { state: unknown; outcome: Outcome } {
  const state = game.clone(before)
  const outcome = game.play(state, seat, actionOf(game, moment.action))
  return { state, outcome }
}

/**
 * Where turns are simultaneous, what others did after an action that is taken back stays. It is looked at anew without
 * that action, as far as nothing was drawn in between: beyond that nobody here knows what it would have looked like.
 */
function stepsWithout(rules: Rules, steps: readonly Step[], removed: ReadonlySet<number>): readonly Step[] {
  const isRemoved = ({ seq }: Step) => seq !== undefined && removed.has(seq)
  const first = steps.findIndex(isRemoved)
  if (first === -1) return steps
  const kept = steps.slice(0, first)
  let state: unknown = steps[first].before
  for (const step of steps.slice(first + 1)) {
    if (isRemoved(step)) continue
    const { seat, outcome, moment } = step
    const isKnown =
      state !== undefined && rules.game.refusal(state, seat, actionOf(rules.game, moment.action)) === undefined
    kept.push(
      isKnown ? { ...step, before: state, moment: { ...moment, before: rules.game.view(state, 'spectator') } } : step,
    )
    state = isKnown && outcome === NOTHING_NEW ? played(rules, state, step).state : undefined
  }
  return kept
}

/**
 * How many of its last actions a seat takes back with its last choice: the choice, and what was taken for it after that.
 * None where something came of them that cannot be forgotten, or somebody else acted who waited for it.
 */
export function undoCount({ game }: Rules, { steps }: Course, seat: Seat): number {
  let count = 0
  for (const step of steps.toReversed()) {
    if (step.seat !== seat) {
      if (game.active(step.before).includes(seat)) continue
      return 0
    }
    if (step.outcome !== NOTHING_NEW) return 0
    count++
    if (step.isChosen) return count
  }
  return 0
}

/** The move before the last choice of a seat, which everybody can agree to go back to. */
export function beforeLastChoice({ steps }: Course, seat: Seat): number | undefined {
  const last = steps.findLast((step) => step.seat === seat && step.isChosen)
  return last?.seq === undefined ? undefined : last.seq - 1
}

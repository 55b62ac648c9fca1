import type { GameFace } from '#boards/board.ts'
import { actionsOf, playedRecord } from '#bots/puzzle.ts'
import type { Game, NextAction, Refusal } from '#engine/game.ts'
import type { SeatPlan } from '../games/saved-game.ts'
import { Store } from '../store.ts'
import { Session } from '../table/session.ts'
import { LEARNER, type Lesson, playedBefore } from './lessons.ts'

export interface LessonPlace {
  readonly game: Game
  readonly face: GameFace
  readonly lesson: Lesson
  readonly seats: readonly SeatPlan[]
}

export interface LessonNow {
  readonly session: Session
  readonly step: number
  /** Others still play what comes before this step. */
  readonly isPlaying: boolean
}

/**
 * A lesson as it is taken. The position at each step follows from the lesson alone, so going back opens it again, and
 * the number of the step is all that has to be stored. `pause` is asked for the pause before each action of others.
 */
export class LessonRun {
  readonly now: Store<LessonNow>
  readonly #place: LessonPlace
  readonly #pause: () => number
  #waiting: readonly NextAction[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(place: LessonPlace, step: number, pause: () => number) {
    this.#place = place
    this.#pause = pause
    this.now = new Store<LessonNow>({ session: openAt(place, step), step, isPlaying: false })
  }

  /** Goes to a step at once. */
  open(step: number): void {
    this.stop()
    this.now.set({ session: openAt(this.#place, step), step, isPlaying: false })
  }

  /** Goes on: takes the action that is asked for, if there is one, and lets the others play up to the next step. */
  goOn(): void {
    const { session, step, isPlaying } = this.now.get()
    const { steps } = this.#place.lesson
    if (isPlaying) this.open(step)
    if (isPlaying || step === steps.length - 1) return
    const { ask } = steps[step]
    if (ask !== undefined) session.take(LEARNER, ask)
    this.#waiting = actionsOf(steps[step + 1].before)
    this.now.set({ session, step: step + 1, isPlaying: this.#waiting.length > 0 })
    this.#playNext()
  }

  /** Takes an action of the learner if it is the one that is asked for; otherwise says that it is not, or not legal. */
  take(action: string): Refusal | 'taken' | 'other' {
    const { session, step, isPlaying } = this.now.get()
    const refusal = session.whyNot(LEARNER, action)
    if (refusal !== undefined) return refusal
    const { game, lesson } = this.#place
    const { ask } = lesson.steps[step]
    if (isPlaying || ask === undefined || game.format(game.parse(action)) !== ask) return 'other'
    this.goOn()
    return 'taken'
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
  }

  #playNext(): void {
    const [next, ...rest] = this.#waiting
    if (next === undefined) return
    const { session, step } = this.now.get()
    this.#timer = setTimeout(() => {
      this.#waiting = rest
      session.take(next.seat, next.action)
      if (rest.length === 0) this.now.set({ session, step, isPlaying: false })
      this.#playNext()
    }, this.#pause() * session.attention())
  }
}

function openAt({ game, face, lesson, seats }: LessonPlace, step: number): Session {
  const record = playedRecord(game, lesson, playedBefore(lesson, step))
  const session = Session.open(game, face, { id: `lesson.${lesson.name}`, record, seats, startedAt: 0, changedAt: 0 })
  if (!session.ok) throw new Error(`the lesson ${lesson.name}: ${session.error}`)
  return session.value
}

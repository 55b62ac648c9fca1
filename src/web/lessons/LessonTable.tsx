import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameFace, GameIntro } from '#boards/board.ts'
import { actionsOf, playedRecord } from '#bots/puzzle.ts'
import type { Game, NextAction, Refusal } from '#engine/game.ts'
import unseen from '#ui/unseen.module.css'
import { freshName, type SavedGame, type SeatPlan, saveGame } from '../games/saved-game.ts'
import { tableAddress } from '../routes.ts'
import { botPause, useSettings } from '../settings/settings.ts'
import { Store, useStore } from '../store.ts'
import { Announcer, type NoticeContent } from '../table/Announcer.tsx'
import type { HintControl } from '../table/hint/use-hint.tsx'
import { SeenTable } from '../table/SeenTable.tsx'
import { Session } from '../table/session.ts'
import { play } from '../table/sound.ts'
import type { LearnTexts } from '../text/en/pages.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './LessonBar.module.css'
import { LessonBar, useMarkedInView } from './LessonBar.tsx'
import { keepProgress, progressOf } from './LessonOffer.tsx'
import { LEARNER, type Lesson, playedBefore } from './lessons.ts'
import { useMade } from './use-made.ts'

export interface LessonTableProps {
  readonly game: Game
  readonly face: GameFace
  readonly intro: GameIntro
  readonly texts: unknown
  readonly lesson: Lesson
  /** The lesson after this one. */
  readonly next: Lesson | undefined
  readonly words: LearnTexts
}

/** A notice, and the moment it belongs to: a step, of a session that going back replaces. */
interface Said {
  readonly content: NoticeContent
  readonly at: number
  readonly step: number
  readonly session: Session
}

/** A real table with a fixed deal, and a bar above it that says what to do next. */
export function LessonTable({ game, face, intro, texts, lesson, next, words }: LessonTableProps) {
  const { pages } = useTexts()
  const [, go] = useLocation()
  const seats = useSeats(lesson, words)
  const run = useMade(beginLesson, game, face, lesson, seats)
  useEffect(() => () => run.stop(), [run])
  const { session, step, isPlaying } = useStore(run.now)
  const { version } = useStore(session.now)
  const [said, setSaid] = useState<Said>()
  const isDue = said?.at === version && said.step === step && said.session === session
  const notice = isDue ? said.content : undefined
  const { ask } = lesson.steps[step]
  const hint = useMarked(isPlaying ? undefined : ask)
  useEffect(() => {
    document.title = pages.frame.tab(`${intro.name}: ${lesson.title}`)
  }, [pages, intro, lesson])
  useEffect(() => {
    keepProgress(game.id, lesson.name, step, step === lesson.steps.length - 1)
  }, [game, lesson, step])

  useMarkedInView(hint.marks)

  const take = (action: string) => {
    const answer = run.take(action)
    if (answer === 'taken') return
    void play('refused')
    const content: NoticeContent =
      answer === 'other'
        ? { kind: 'news', text: ask === undefined ? words.readFirst : words.other }
        : { kind: 'refusal', text: face.explain(answer, texts, game.cards), rule: answer.rule }
    setSaid({ content, at: version, step, session })
  }
  return (
    <div className={style.page}>
      <LessonBar
        gameId={game.id}
        {...{ lesson, next, words, step, isPlaying }}
        onBack={() => run.open(step - 1)}
        onNext={() => run.goOn()}
        onPlayOn={session.now.get().isOver ? undefined : () => go(tableAddress(playOn(session)))}
      />
      <main>
        <h1 className={unseen.unseen}>{`${intro.name}: ${lesson.title}`}</h1>
        <SeenTable
          {...{ face, texts, notice, hint, take }}
          table={session}
          isLesson
          eyes={LEARNER}
          mayAct={!isPlaying && session.now.get().active.includes(LEARNER)}
          controls={null}
          onSilence={() => setSaid(undefined)}
        />
      </main>
      <Announcer session={session} face={face} texts={texts} notice={notice?.text} />
    </div>
  )
}

/** The learner, and bots that take over where the lesson is played on. */
function useSeats({ options }: Lesson, words: LearnTexts): readonly SeatPlan[] {
  const { name } = useSettings()
  const { newGame } = useTexts().pages
  const learner = name.trim() === '' ? newGame.player(LEARNER) : name
  return useMemo(
    () =>
      Array.from({ length: options.players }, (_, i): SeatPlan => {
        if (i + 1 === LEARNER) return { kind: 'person', name: learner }
        return { kind: 'bot', name: words.rivals[i - 1], bot: 'easy' }
      }),
    [options, learner, words],
  )
}

/** The lesson as it was left. In another language it goes on at the same step. */
function beginLesson(game: Game, face: GameFace, lesson: Lesson, seats: readonly SeatPlan[]): LessonRun {
  const kept = progressOf(game.id, lesson.name)
  const isOpen = kept !== undefined && kept.step < lesson.steps.length - 1
  return new LessonRun({ game, face, lesson, seats }, isOpen ? kept.step : 0, botPause)
}

/** What the board marks, as it marks what a hint advises. */
function useMarked(ask: string | undefined): HintControl {
  return useMemo(
    () => ({
      now: undefined,
      marks: ask === undefined ? undefined : { plan: [ask] },
      spoken: undefined,
      toggle: undefined,
      close: () => undefined,
    }),
    [ask],
  )
}

/** Saves the game of a lesson as one to be played on; returns its id. */
function playOn(session: Session): string {
  const saved: SavedGame = { ...session.saved(), id: freshName(8), startedAt: Date.now() }
  void saveGame(saved, { ...session.summary(), id: saved.id, startedAt: saved.startedAt })
  return saved.id
}

interface LessonPlace {
  readonly game: Game
  readonly face: GameFace
  readonly lesson: Lesson
  readonly seats: readonly SeatPlan[]
}

interface LessonNow {
  readonly session: Session
  readonly step: number
  /** Others still play what comes before this step. */
  readonly isPlaying: boolean
}

/**
 * A lesson as it is taken. The position at each step follows from the lesson alone, so going back opens it again, and
 * the number of the step is all that has to be stored. `pause` is asked for the pause before each action of others.
 */
class LessonRun {
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

import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { GameFace, GameIntro } from '#boards/board.ts'
import { type Puzzle, puzzleRating } from '#bots/puzzle.ts'
import type { Game } from '#engine/game.ts'
import { findEntrance } from '#games/index.ts'
import unseen from '#ui/unseen.module.css'
import type { SeatPlan } from '../games/saved-game.ts'
import style from '../lessons/LessonBar.module.css'
import { useBarAboveTable, useMarkedInView } from '../lessons/LessonBar.tsx'
import { useMade } from '../lessons/use-made.ts'
import { useSettings } from '../settings/settings.ts'
import { useStore } from '../store.ts'
import { Announcer, type NoticeContent } from '../table/Announcer.tsx'
import controls from '../table/Controls.module.css'
import { ControlButton, UndoArrow, useUndoKeys } from '../table/Controls.tsx'
import { SeenTable } from '../table/SeenTable.tsx'
import type { Session } from '../table/session.ts'
import { play } from '../table/sound.ts'
import type { PuzzleTexts } from '../text/en/pages.ts'
import { type EstimateWords, estimateWords } from '../text/estimate-words.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { type PuzzleNow, PuzzleRun } from './puzzle-run.ts'
import { type PuzzleWords, useSolution, weighTurn } from './solution.ts'
import { afterTry, isOwn, keepSolver, puzzlesAddress, solverOf } from './solver.ts'

export interface PuzzleTableProps {
  readonly game: Game
  readonly face: GameFace
  readonly intro: GameIntro
  /** What the board says. */
  readonly texts: unknown
  readonly words: PuzzleWords
  readonly puzzle: Puzzle
  /** "Puzzle 12" */
  readonly title: string
  /** Undefined if all were tried. */
  readonly next: Puzzle | undefined
}

/** A puzzle on the real board, with a bar above it that says what to do and what came of it. */
export function PuzzleTable({ game, face, intro, texts, words, puzzle, title, next }: PuzzleTableProps) {
  const { pages } = useTexts()
  const { language, name } = useSettings()
  const run = useMade(beginPuzzle, game, face, puzzle, name, words.rivals, pages.newGame.player)
  const { session, phase, result } = useStore(run.now)
  const { version } = useStore(session.now)
  const rated = useRated(game.id, puzzle, result, words.puzzle)
  const estimates = useMemo(
    () => estimateWords(findEntrance(game.id)?.goal ?? 'points', words.expert.estimate, language),
    [game, words, language],
  )
  const [said, setSaid] = useState<{ readonly content: NoticeContent; readonly at: number; readonly of: Session }>()
  const notice = said?.at === version && said.of === session ? said.content : undefined
  const hint = useSolution({ session, face, texts, words, estimates, puzzle, seat: run.spot.seat, result })
  useMarkedInView(hint.marks)
  useUndoKeys(run, phase === 'solving')
  useEffect(() => {
    document.title = pages.frame.tab(`${intro.name}: ${title}`)
  }, [pages, intro, title])
  const take = (action: string) => {
    const refusal = run.take(action)
    if (refusal === undefined) return
    void play('refused')
    const text = face.explain(refusal, texts, game.cards)
    setSaid({ content: { kind: 'refusal', text, rule: refusal.rule }, at: version, of: session })
  }
  const sentence = [outcomeOf(run.now.get(), words.puzzle, estimates), rated].filter(Boolean).join(' ')
  return (
    <div className={style.page}>
      <PuzzleBar {...{ run, title, next, sentence, phase }} words={words.puzzle} game={game.id} puzzle={puzzle} />
      <main>
        <h1 className={unseen.unseen}>{`${intro.name}: ${title}`}</h1>
        <SeenTable
          {...{ face, texts, notice, hint, take }}
          table={session}
          isLesson
          eyes={run.spot.seat}
          mayAct={phase !== 'judging'}
          controls={<Undo run={run} session={session} />}
          onSilence={() => setSaid(undefined)}
        />
      </main>
      <Announcer session={session} face={face} texts={texts} notice={notice?.text ?? hint.spoken} />
    </div>
  )
}

function outcomeOf({ phase, result }: PuzzleNow, words: PuzzleTexts, estimates: EstimateWords): string {
  if (phase === 'solving') return words.task
  if (phase === 'judging' || result === undefined) return words.judging
  if (result.isSolved) return result.loss === 0 ? words.solved : words.asGood
  if (result.turn.length === 0) return words.shown
  return result.loss === undefined ? words.notBest : words.worse(estimates.apart(result.loss))
}

interface BarProps {
  readonly run: PuzzleRun
  readonly game: string
  readonly puzzle: Puzzle
  readonly title: string
  readonly next: Puzzle | undefined
  readonly words: PuzzleTexts
  readonly sentence: string
  readonly phase: PuzzleNow['phase']
}

function PuzzleBar({ run, game, puzzle, title, next, words, sentence, phase }: BarProps) {
  const isJudged = phase === 'judged'
  const bar = useBarAboveTable(isJudged)
  return (
    <section ref={bar} className={style.bar} aria-label={`${words.bar}: ${title}`} tabIndex={-1} data-keeps-focus="">
      <p className={style.count}>
        <span className={style.title}>{title}</span>
        {!isOwn(puzzle) && <span>{words.difficulty(String(puzzleRating(puzzle)))}</span>}
      </p>
      <p className={style.text} aria-live="polite">
        {sentence}
      </p>
      <div className={style.ways}>
        {isJudged ? (
          <>
            <button type="button" className={next === undefined ? style.main : style.way} onClick={() => run.again()}>
              {words.again}
            </button>
            {next !== undefined && (
              <Link className={style.main} href={puzzlesAddress(game, next.id)}>
                {words.next}
              </Link>
            )}
          </>
        ) : (
          <button type="button" className={style.way} onClick={() => run.showSolution()}>
            {words.show}
          </button>
        )}
        <Link className={style.leave} href={puzzlesAddress(game)} aria-label={words.leave} title={words.leave}>
          ×
        </Link>
      </div>
    </section>
  )
}

/** Undo and redo inside the turn; the turn itself is judged as soon as it is over. */
function Undo({ run, session }: { readonly run: PuzzleRun; readonly session: Session }) {
  const { canUndo, canRedo } = useStore(session.now)
  const { phase } = useStore(run.now)
  const { table } = useTexts()
  return (
    <div className={controls.controls} data-keeps-focus="">
      <ControlButton label={table.undo} isDisabled={!canUndo || !run.hasBegun} onPress={() => run.undo()}>
        <UndoArrow />
      </ControlButton>
      <ControlButton label={table.redo} isDisabled={!canRedo || phase !== 'solving'} isRedo onPress={() => run.redo()}>
        <UndoArrow isForward />
      </ControlButton>
    </div>
  )
}

/** `own` is the name of the person, `nameOf` that of a seat without one. */
function beginPuzzle(
  game: Game,
  face: GameFace,
  puzzle: Puzzle,
  own: string,
  rivals: readonly string[],
  nameOf: (seat: number) => string,
): PuzzleRun {
  const seatsFor = (solver: number): SeatPlan[] =>
    Array.from({ length: puzzle.options.players }, (_, i) => {
      if (i + 1 === solver) return { kind: 'person', name: own.trim() === '' ? nameOf(solver) : own }
      return { kind: 'bot', name: rivals[i < solver - 1 ? i : i - 1], bot: 'easy' }
    })
  return new PuzzleRun({ game, face, puzzle, seatsFor, weigh: (spot, turn) => weighTurn(spot, puzzle, turn) })
}

/** Counts the first try of a puzzle; what the bar says of the new rating, or undefined if nothing was counted. */
function useRated(game: string, puzzle: Puzzle, result: PuzzleNow['result'], words: PuzzleTexts): string | undefined {
  const { language } = useSettings()
  const [change, setChange] = useState<{
    readonly of: PuzzleNow['result']
    readonly from: number
    readonly to: number
  }>()
  useEffect(() => {
    if (result === undefined || isOwn(puzzle)) return
    // A turn that could not be weighed is not the solver's failure.
    if (result.turn.length > 0 && result.loss === undefined) return
    const before = solverOf(game)
    const after = afterTry(before, puzzle, result.isSolved)
    if (after === before) return
    keepSolver(game, after)
    setChange({ of: result, from: before.rating, to: after.rating })
  }, [game, puzzle, result])
  if (result === undefined || change?.of !== result) return undefined
  const [from, to] = [Math.round(change.from), Math.round(change.to)]
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(to - from).replace('-', '−')
  return words.ratingNow(String(to), signed)
}

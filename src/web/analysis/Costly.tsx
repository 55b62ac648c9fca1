import { useId } from 'react'
import { Link, useLocation } from 'wouter'
import type { CostlyReview, Review } from '#bots/analysis.ts'
import type { Seat } from '#engine/game.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { keepOwnPuzzle, ownPuzzleOf, puzzlesAddress } from '../puzzles/solver.ts'
import { ScrollingList } from '../table/Controls.tsx'
import { SeatMark } from './Chart.tsx'
import style from './Costly.module.css'
import { betterOf, replayOf, type SeatAnalysis, turnName } from './seat-analysis.ts'
import type { Subject } from './use-analysis.ts'

interface CostlyProps {
  readonly subject: Subject
  readonly courses: readonly SeatAnalysis[]
  /** Whose turns are shown. */
  readonly seat: Seat
  onSeat(seat: Seat): void
  readonly isWhole: boolean
  /** Shows a moment in the chart. */
  onPoint(moment: number): void
}

/** The turns that cost most, of one seat at a time. */
export function Costly({ subject, courses, seat, isWhole, onSeat, onPoint }: CostlyProps) {
  const { texts } = subject
  const name = useId()
  const shown = courses[seat - 1]
  return (
    <Card className={style.card} aria-labelledby={name}>
      <header className={style.head}>
        <h2 id={name}>{texts.costly}</h2>
        {courses.length > 1 && (
          <fieldset className={style.seats} aria-label={texts.whose}>
            {courses.map((course) => (
              <label key={course.seat}>
                <input type="radio" name={name} checked={course.seat === seat} onChange={() => onSeat(course.seat)} />
                <SeatMark seat={course.seat} />
                <span>{course.name}</span>
              </label>
            ))}
          </fieldset>
        )}
      </header>
      {shown.costly.length === 0 ? (
        <p className={style.none}>{isWhole ? texts.nothingCostly(shown.name) : texts.notYet}</p>
      ) : (
        <ScrollingList className={style.turns} aria-labelledby={name}>
          {shown.costly.map((review) => (
            <CostlyTurn key={review.from} {...{ subject, review, onPoint }} />
          ))}
        </ScrollingList>
      )}
    </Card>
  )
}

interface CostlyTurnProps extends Pick<CostlyProps, 'subject' | 'onPoint'> {
  readonly review: CostlyReview
}

function CostlyTurn({ subject, review, onPoint }: CostlyTurnProps) {
  const { texts, estimates } = subject
  const { from, seat, loss, forecast } = review
  const { best, done } = estimates.withLoss(review.best, loss, forecast.points?.[seat - 1].spread ?? 0)
  const turn = turnName(subject, from)
  const words = turnWords(subject, review)
  const [, go] = useLocation()
  const isPerson = subject.replay.session.seats[seat - 1].kind === 'person'
  const puzzle = ownPuzzleOf(subject.replay.record, review)
  return (
    <li className={style.turn} onPointerEnter={() => onPoint(from)}>
      <h3>
        <Link href={replayOf(subject, from)} aria-label={texts.showTurn(turn)} onFocus={() => onPoint(from)}>
          {turn}
        </Link>
        <span className={style.cost}>{texts.cost(estimates.apart(loss))}</span>
      </h3>
      <dl>
        <div>
          <dt>
            {texts.was} <span className={style.estimate}>{done}</span>
          </dt>
          <dd>{words.done}</dd>
        </div>
        <div>
          <dt>
            {texts.better} <span className={style.estimate}>{best}</span>
          </dt>
          <dd>
            <ol className={style.steps}>
              {words.better.map((step, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the turn
                <li key={i}>{step}</li>
              ))}
            </ol>
            {words.reason !== '' && <span className={style.reason}>{words.reason}</span>}
            <Link className={style.onBoard} href={betterOf(subject, review)} aria-label={`${turn}: ${texts.onBoard}`}>
              {texts.onBoard}
            </Link>
            {isPerson && puzzle && (
              <Button
                look="quiet"
                aria-label={`${turn}: ${texts.tryAsPuzzle}`}
                onClick={() => {
                  keepOwnPuzzle(puzzle)
                  go(puzzlesAddress(puzzle.game, puzzle.id))
                }}
              >
                {texts.tryAsPuzzle}
              </Button>
            )}
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** What was done in a decision, what was better, and why. */
interface TurnWords {
  readonly done: string
  /** Step by step. */
  readonly better: readonly string[]
  readonly reason: string
}

function turnWords({ replay, recording, boardTexts, hints }: Subject, review: Review): TurnWords {
  const { face, session } = replay
  const { game, log, states } = recording
  const { seats } = session
  const { seat, from, to, plan, reason } = review
  const view = game.view(states[from], seat)
  const nextView = (i: number) => game.view(states[i + 1], 'spectator')
  const taken = log.slice(from, to)
  return {
    done: taken.map((moment, i) => face.narrate(moment, nextView(from + i), boardTexts, game.cards, seats)).join(' '),
    better: plan.map((action) => hints.describe(action, view, boardTexts, game.cards, seats)),
    reason: hints.explain(reason, boardTexts, game.cards, seats),
  }
}

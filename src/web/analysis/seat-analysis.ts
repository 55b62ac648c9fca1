import type { GameEntrance, GameFace } from '#boards/board.ts'
import { type Judgement, judge, type Review, valueBefore } from '#bots/analysis.ts'
import type { Expected } from '#bots/forecast.ts'
import type { Seat, Standing } from '#engine/game.ts'
import { addressOf } from '../replay/record-link.ts'
import type { Recording } from '../replay/recording.ts'
import { PATHS } from '../routes.ts'
import type { Subject } from './use-analysis.ts'

/** The score of a solo player compared with the best score that was found. */
export interface ReachedShare {
  /** From 0 to 1; 1 only where nothing better is known. */
  readonly share: number
  readonly possible: number
}

/** The search may be worse than the player; the played score was possible too. */
export function reachedShare(own: number, found: number): ReachedShare {
  const possible = Math.max(own, found)
  return { possible, share: own === possible ? 1 : Math.max(0, own) / Math.max(1, possible) }
}

/** Where a moment lies among the turns of the seat that acts then. */
export interface OwnTurn {
  /** Counted from 1; 0 in the setup of the game. */
  readonly turn: number
  /** How many turns the seat had in the whole game. */
  readonly of: number
  /** What it had done in this turn before. */
  readonly steps: number
}

export function ownTurnAt(
  { borders, log, first }: Pick<Recording, 'borders' | 'log' | 'first'>,
  moment: number,
): OwnTurn {
  const { seat } = log[moment]
  const ownSteps = (from: number, to: number) => log.slice(from, to).filter((step) => step.seat === seat).length
  const own = borders.filter((from, i) => ownSteps(from, borders[i + 1] ?? log.length) > 0)
  const begun = own.findLast((from) => from <= moment) ?? 0
  const turns = own.filter((from) => from >= first)
  return {
    turn: turns.filter((from) => from <= moment).length,
    of: turns.length,
    steps: ownSteps(begun, moment),
  }
}

/** The name of a seat's turn: "Turn 9 of 14, after step 3". */
export function turnName({ recording, texts }: Pick<Subject, 'recording' | 'texts'>, moment: number): string {
  const own = ownTurnAt(recording, moment)
  return own.turn === 0 ? texts.setup : texts.turn(own)
}

/** The address of a moment in the replay, with the seat that acts then in the middle of the table. */
export function replayOf({ replay, recording }: Pick<Subject, 'replay' | 'recording'>, moment: number): string {
  return PATHS.replay + addressOf(replay.source, moment, { seat: recording.log[moment]?.seat })
}

/** The address of a decision in the replay, with the better move drawn on the board. */
export function betterOf({ replay: { source } }: Pick<Subject, 'replay'>, { from, seat, plan }: Review): string {
  return PATHS.replay + addressOf(source, from, { seat, better: plan })
}

/** What a seat was thought to come to, over the whole game. */
export interface SeatAnalysis extends Judgement {
  readonly name: string
  /** Before each decision of any seat and, where everything was looked at, the result. */
  readonly points: readonly CoursePoint[]
  readonly final: number
}

/** A seat at a moment at which all seats were judged. */
export interface CoursePoint {
  /** After how many actions. */
  readonly at: number
  /** The chance to win or, in a game alone, the points. */
  readonly value: number
  /** Left out in a race. */
  readonly expected?: Expected | undefined
  /** Whether the seat decides then. */
  readonly isOwn: boolean
}

/** What each seat came to: its share of the victory or, with the goal of points, its points. */
export function finalsOf(
  { winners, scores }: Standing<unknown>,
  goal: GameEntrance['goal'],
  headline: GameFace['headline'],
): number[] {
  return scores.map((score, i) => {
    if (goal === 'points') return headline(score).points
    return winners.includes(i + 1) ? 1 / winners.length : 0
  })
}

/** The course of every seat, as far as it was reviewed. */
export function seatAnalysesOf(
  reviews: readonly Review[],
  names: readonly string[],
  { finals, last, isWhole }: AnalysedGame,
): SeatAnalysis[] {
  return names.map((name, i) => {
    const seat: Seat = i + 1
    const final = finals[i]
    const judgement = judge(reviews, seat, isWhole ? final : undefined)
    const before = reviews.map((review): CoursePoint => {
      const expected = review.forecast.points?.[i]
      return { at: review.from, value: valueBefore(review, seat), expected, isOwn: review.seat === seat }
    })
    const points = isWhole ? [...before, { at: last, value: final, isOwn: false }] : before
    return { ...judgement, name, points, final }
  })
}

interface AnalysedGame {
  readonly finals: readonly number[]
  /** The number of actions of the whole game. */
  readonly last: number
  /** Whether everything was reviewed. */
  readonly isWhole: boolean
}

/** The last estimate for a seat up to a moment; undefined before the first. */
export function pointAt({ points }: SeatAnalysis, at: number): CoursePoint | undefined {
  return points.findLast((point) => point.at <= at)
}

/** All moments at which the seats were judged, the earliest first. */
export function momentsOf([course]: readonly SeatAnalysis[]): number[] {
  return course.points.map(({ at }) => at)
}

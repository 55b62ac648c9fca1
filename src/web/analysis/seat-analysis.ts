import type { GameEntrance, GameFace } from '#boards/board.ts'
import { type Judgement, judge, NOISE, type Review } from '#bots/analysis.ts'
import type { Seat, Standing } from '#engine/game.ts'
import { addressOf } from '../replay/record-link.ts'
import type { Recording } from '../replay/recording.ts'
import { PATHS } from '../routes.ts'
import type { Subject } from './use-subject.ts'

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

/** Where a moment lies among the turns of the seat that acts then, counted from 1. */
export interface OwnTurn {
  readonly turn: number
  /** How many turns the seat had in the whole game. */
  readonly of: number
  /** What it had done in this turn before. */
  readonly steps: number
}

export function ownTurnAt({ borders, log }: Pick<Recording, 'borders' | 'log'>, moment: number): OwnTurn {
  const { seat } = log[moment]
  const ownSteps = (from: number, to: number) => log.slice(from, to).filter((step) => step.seat === seat).length
  const own = borders.filter((from, i) => ownSteps(from, borders[i + 1] ?? log.length) > 0)
  const begun = own.filter((from) => from <= moment)
  return { turn: begun.length, of: own.length, steps: ownSteps(begun[begun.length - 1], moment) }
}

/** The address of a moment in the replay. */
export function replayOf({ replay }: Pick<Subject, 'replay'>, moment: number): string {
  return PATHS.replay + addressOf(replay.source, moment)
}

/** What a seat was thought to come to, over the whole game. */
export interface SeatAnalysis extends Judgement {
  readonly name: string
  /** The estimate before each decision and, where everything was looked at, the result. */
  readonly points: readonly CoursePoint[]
  readonly final: number
}

export interface CoursePoint {
  /** After how many actions. */
  readonly at: number
  readonly estimate: number
}

/** What each seat came to: its points or, in a race, its share of the victory. */
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
  { finals, goal, last, isWhole }: AnalysedGame,
): SeatAnalysis[] {
  return names.map((name, i) => {
    const seat: Seat = i + 1
    const final = finals[i]
    const judgement = judge(reviews, seat, NOISE[goal], isWhole ? final : undefined)
    const before = judgement.reviews.map(({ from, best }) => ({ at: from, estimate: best }))
    const points = isWhole ? [...before, { at: last, estimate: final }] : before
    return { ...judgement, name, points, final }
  })
}

interface AnalysedGame {
  readonly finals: readonly number[]
  readonly goal: GameEntrance['goal']
  /** The number of actions of the whole game. */
  readonly last: number
  /** Whether everything was reviewed. */
  readonly isWhole: boolean
}

/** The last estimate for a seat up to a moment; undefined before the first. */
export function estimateAt({ points }: SeatAnalysis, at: number): number | undefined {
  return points.findLast((point) => point.at <= at)?.estimate
}

/** All moments of which something is known, the earliest first. */
export function momentsOf(courses: readonly SeatAnalysis[]): number[] {
  return [...new Set(courses.flatMap(({ points }) => points.map(({ at }) => at)))].sort((one, other) => one - other)
}

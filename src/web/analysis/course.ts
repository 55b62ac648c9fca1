import type { GameEntrance, GameFace } from '#boards/board.ts'
import { type Judgement, judge, NOISE, type Review } from '#bots/analysis.ts'
import type { Seat, Standing } from '#engine/game.ts'

/** What a seat was thought to come to, over the whole game. */
export interface Course extends Judgement {
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
export function coursesOf(
  reviews: readonly Review[],
  names: readonly string[],
  { finals, goal, last, isWhole }: CourseEnd,
): Course[] {
  return names.map((name, i) => {
    const seat: Seat = i + 1
    const final = finals[i]
    const judgement = judge(reviews, seat, NOISE[goal], isWhole ? final : undefined)
    const before = judgement.reviews.map(({ from, best }) => ({ at: from, estimate: best }))
    const points = isWhole ? [...before, { at: last, estimate: final }] : before
    return { ...judgement, name, points, final }
  })
}

interface CourseEnd {
  readonly finals: readonly number[]
  readonly goal: GameEntrance['goal']
  /** The number of actions of the whole game. */
  readonly last: number
  /** Whether everything was reviewed. */
  readonly isWhole: boolean
}

/** What was thought of a seat at a moment: what was found before it and not after; undefined before the first. */
export function estimateAt({ points }: Course, at: number): number | undefined {
  return points.findLast((point) => point.at <= at)?.estimate
}

/** All moments of which something is known, the earliest first. */
export function momentsOf(courses: readonly Course[]): number[] {
  return [...new Set(courses.flatMap(({ points }) => points.map(({ at }) => at)))].sort((one, other) => one - other)
}

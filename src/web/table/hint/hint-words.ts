import type { HintFace, HintReason, SeatInfo } from '#boards/board.ts'
import type { WrittenThought } from '../../bots/written-thought.ts'
import type { EstimateWords } from '../../text/estimate-words.ts'

/** A hint in words. */
export interface HintWords {
  /** Every step of the advised turn as an instruction. */
  readonly steps: readonly string[]
  /** Why, and what it comes to; empty where the teacher does not say. */
  readonly reason: string
  readonly estimate: string
  /** Ways that are less good, the best of them first. */
  readonly others: readonly OtherWay[]
}

export interface OtherWay {
  readonly plan: string
  /** The first step that differs. */
  readonly instruction: string
  readonly reason: string
  readonly estimate: string
}

/** What a hint is about: what its seat saw, and how the board speaks of it. */
export interface HintPlace {
  readonly face: HintFace
  readonly view: unknown
  readonly texts: unknown
  readonly cards: unknown
  readonly seats: readonly SeatInfo[]
}

export function hintWords(thought: WrittenThought, place: HintPlace, estimates: EstimateWords): HintWords {
  const { face, view, texts, cards, seats } = place
  const describe = (action: string) => face.describe(action, view, texts, cards, seats)
  const explain = (reason: HintReason) => face.explain(reason, texts, cards, seats)
  const [best, ...others] = thought.candidates
  return {
    steps: thought.plan.map(describe),
    reason: explain(thought.reason),
    estimate: best === undefined ? '' : estimates.full(best.estimate),
    others: others.map(({ plan, estimate, reason }) => ({
      plan: plan.join(', '),
      instruction: describe(plan.find((action, i) => action !== thought.plan[i]) ?? plan[0]),
      reason: explain(reason),
      estimate: estimates.full(estimate),
    })),
  }
}

import type { Review } from '#bots/analysis.ts'
import type { Subject } from './use-subject.ts'

/** What was done in a decision, what was better, and why. */
export interface TurnWords {
  readonly done: string
  /** Step by step. */
  readonly better: readonly string[]
  readonly reason: string
}

export function turnWords({ replay, recording, boardTexts, hints }: Subject, review: Review): TurnWords {
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

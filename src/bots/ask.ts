import type { Game, GameTypes, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { Bot, Question, Thought } from './bot.ts'
import type { Budget } from './budget.ts'

/**
 * A question about a view. The legal actions come from a possible state behind it. Which state does not matter, so it is
 * made without the bot's random numbers: listing the actions does not change what the bot draws afterwards.
 */
export function questionOf<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  budget: Budget,
  rng: Rng,
  consider?: Question<T>['consider'],
): Question<T> {
  let possible: T['state'] | undefined
  return {
    game,
    view,
    seat,
    budget,
    rng,
    get legal() {
      possible ??= game.determinize(view, new Rng('legal'))
      return game.legalActions(possible, seat)
    },
    ...(consider && { consider }),
  }
}

/** Lets a bot think to the end. */
export function think<T extends GameTypes>(bot: Bot<T>, question: Question<T>): Thought<T> {
  const thinking = bot.think(question)
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

/**
 * The same with breaks: awaits `pause` whenever the bot has used the thread for a while. An abort is noticed and thrown
 * then.
 */
export async function thinkGently<T extends GameTypes>(
  bot: Bot<T>,
  question: Question<T>,
  pause: () => Promise<void> | undefined,
  signal?: AbortSignal,
): Promise<Thought<T>> {
  const thinking = bot.think(question)
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
    await pause()
    signal?.throwIfAborted()
  }
}

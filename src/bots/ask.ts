import type { Game, GameTypes, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { Bot, Question, Thought } from './bot.ts'
import type { Budget } from './budget.ts'

/**
 * A question about a view. The legal actions are read off a state that could be behind it. Which one does not matter, so
 * it is made without the bot's chance: reading them changes nothing that the bot draws afterwards.
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
 * The same with breaks: `pause` is waited for whenever the bot has had the thread for a while. An abort is noticed then,
 * and thrown.
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

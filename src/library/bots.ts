/** `hilltop-library/bots`: the bots of each game, the best first, a way to ask one of them, and forecasts of all seats. */

import { questionOf, think } from '#bots/ask.ts'
import type { Bot } from '#bots/bot.ts'
import { Budget, type Limit } from '#bots/budget.ts'
import type { Game, GameTypes, Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'

export type { Bot, Candidate, Question, Thought } from '#bots/bot.ts'
export { Budget, type Limit } from '#bots/budget.ts'
export type { Expected, Forecast, Forecaster, ForecastQuestion } from '#bots/forecast.ts'
export { randomBot } from '#bots/quick-bot.ts'
export { forecaster as lokomotoForecaster, levels as lokomotoBots } from '#games/lokomoto/bot/levels.ts'
export { forecaster as machiKoroForecaster, levels as machiKoroBots } from '#games/machi-koro/bot/levels.ts'
export {
  forecaster as railOnTheHillForecaster,
  levels as railOnTheHillBots,
} from '#games/rail-on-the-hill/bot/levels.ts'

/** A moment of a game for one seat: its rules, what the seat sees, and the seat. */
export interface Moment<T extends GameTypes> {
  readonly game: Game<T>
  readonly view: T['view']
  readonly seat: Seat
}

/**
 * The action that a bot takes. It sees only the view of its seat. With a limit in nodes, the same moment and randomness
 * give the same action everywhere.
 */
export function chooseAction<T extends GameTypes>(
  bot: Bot<T>,
  { game, view, seat }: Moment<T>,
  limit: Limit,
  rng: Rng,
): T['action'] {
  const budget = Budget.of(limit, () => performance.now())
  return think(bot, questionOf(game, view, seat, budget, rng)).plan[0]
}

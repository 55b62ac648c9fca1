import { quickBot } from './quick-bot.ts'

/** Takes any legal action, each equally likely; the baseline for other bots. */
export const randomBot = quickBot('random', 'random', ({ game, view, seat, rng }) =>
  game.sample(game.determinize(view, rng), seat, rng),
)

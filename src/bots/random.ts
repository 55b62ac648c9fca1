import type { Bot } from './bot.ts'

/** Takes any legal action, each equally likely: the measure for everything else. */
export const randomBot: Bot = {
  name: 'random',
  choose: ({ game, view, seat, rng }) => game.sample(game.determinize(view, rng), seat, rng),
}

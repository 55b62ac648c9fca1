import type { NextAction } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { railOnTheHill } from '../rules.ts'
import type { RailOptions, RailState } from '../state.ts'

const game = railOnTheHill

/**
 * Habits that reach situations that random play hardly reaches: it scraps what it lays, and so sees few long lines,
 * bonuses or plans that are met, and never an empty deck.
 */
export const HABITS = {
  /** Bonuses, double tracks, plans that are met. */
  building: { likes: /^(lay|bonus|plan|develop)/, avoids: /^(scrap|buy)/ },
  /** One line of eight tracks. */
  digging: { likes: /^(acquire [ac]|collect|lay red|bonus (resources|track))/, avoids: /^(scrap|buy|lay [by])/ },
  /** Full lines of plans, until no Plan card is left. */
  planning: { likes: /^(acquire b|plan (?!.* -)|bonus plans|lay)/, avoids: /^(scrap|buy|plan .* -)/ },
  /** Many resources and tokens, until no token is left. */
  buying: { likes: /^(acquire [ad]|collect|bonus resources|buy|keep|develop)/, avoids: /^lay/ },
  /** Lines that are laid and taken up again, until no track is left. */
  scrapping: { likes: /^(acquire c|lay|scrap|bonus track)/, avoids: /^buy/ },
} as const

export type Habit = keyof typeof HABITS

/** Plays a seeded game by a habit. `each` is called at every moment, the last one included. */
export function playThrough(
  options: RailOptions,
  seed: string,
  habit: Habit,
  each: (state: RailState, next: NextAction | undefined) => void,
): void {
  const rng = new Rng(`${seed}/play`)
  const state = game.setup(options, seed)
  for (let seats = game.active(state); seats.length > 0; seats = game.active(state)) {
    const seat = seats[rng.below(seats.length)]
    const legal = Array.from(game.legalActions(state, seat))
    const action = chosen(legal, habit, rng)
    each(state, { seat, action: game.format(action) })
    game.play(state, seat, action)
  }
  each(state, undefined)
}

/** Mostly something that the habit likes, seldom something that it avoids. */
function chosen(legal: readonly number[], habit: Habit, rng: Rng): number {
  const { likes, avoids } = HABITS[habit]
  const liked = legal.filter((action) => likes.test(game.format(action)))
  const tolerable = legal.filter((action) => !avoids.test(game.format(action)))
  if (liked.length > 0 && rng.below(5) > 0) return liked[rng.below(liked.length)]
  if (tolerable.length > 0 && rng.below(20) > 0) return tolerable[rng.below(tolerable.length)]
  return legal[rng.below(legal.length)]
}

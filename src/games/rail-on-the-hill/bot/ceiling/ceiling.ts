import type { Ceiling } from '#bots/ceiling.ts'
import type { RailTypes } from '../../rules/rail-types.ts'
import { Hindsight } from './hindsight.ts'
import { actionsUpTo } from './stage.ts'

/** What somebody alone could have reached who knew every card to come. */
export const ceiling: Ceiling<RailTypes> = {
  *search(game, options, seed, budget) {
    if (options.players !== 1) throw new RangeError('there is a ceiling only for a game alone')
    const hindsight = new Hindsight(game.setup(options, seed), budget)
    const searching = hindsight.search()
    for (;;) {
      const step = searching.next()
      if (step.done) return { total: step.value.worth, actions: actionsUpTo(step.value) }
      yield hindsight.best
    }
  },
}

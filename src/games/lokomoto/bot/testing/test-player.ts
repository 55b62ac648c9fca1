import { questionOf, think } from '#bots/ask.ts'
import type { Bot, Thought } from '#bots/bot.ts'
import { Budget } from '#bots/budget.ts'
import type { Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { Action } from '../../rules/actions.ts'
import type { LokoTypes } from '../../rules/facts.ts'
import { lokomoto } from '../../rules/rules.ts'
import type { LokoView } from '../../rules/view.ts'

const NO_CLOCK = () => 0

/** A bot's thought with a budget of this many nodes, and the number of nodes it used. */
export function thoughtOf(
  bot: Bot<LokoTypes>,
  view: LokoView,
  seat: Seat,
  nodes: number,
  consider?: readonly (readonly Action[])[],
): Thought<LokoTypes> & { readonly nodes: number } {
  const budget = Budget.of({ nodes }, NO_CLOCK)
  const thought = think(bot, questionOf(lokomoto, view, seat, budget, new Rng('thought'), consider))
  return { ...thought, nodes: budget.nodes }
}

/** A searching bot as a player for `playGame`. `hear` receives every thought. */
export function thinkingPlayer(
  bot: Bot<LokoTypes>,
  nodes: number,
  hear?: (thought: ReturnType<typeof thoughtOf>) => void,
) {
  return {
    choose({ view, seat }: { view: LokoView; seat: Seat }): Action {
      const thought = thoughtOf(bot, view, seat, nodes)
      hear?.(thought)
      return thought.plan[0]
    },
  }
}

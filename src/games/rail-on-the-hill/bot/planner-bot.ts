import type { Bot, Thought } from '#bots/bot.ts'
import type { Budget } from '#bots/budget.ts'
import { LINES } from '../cards/cards.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import { ACQUIRED, DRAFT, LINE_PLANS, lineAt, MAIN, PHASE, playerAt, type RailState } from '../rules/state.ts'
import { thinkOfOpening } from './think-of-opening.ts'
import { thinkOfTurn } from './think-of-turn.ts'
import type { PlannerSettings } from './ways.ts'

/** A bot that plans whole turns. */
export function plannerBot(name: string, settings: PlannerSettings): Bot<RailTypes> {
  return {
    name,
    *think(question): Generator<void, Thought<RailTypes>> {
      const { game, view, rng, consider } = question
      const state = game.determinize(view, rng)
      const player = question.seat - 1
      const budget = partOf(question.budget, state, player)
      const asked = { ...settings, game, view, rng, state, player, budget, ...(consider && { consider }) }
      return state.words[PHASE] < MAIN ? yield* thinkOfOpening(asked) : yield* thinkOfTurn(asked)
    },
  }
}

/** The first question of a turn is the one that matters. It is asked again when something was drawn or revealed. */
const FIRST = 0.92
const LATER = 0.06
/** RH-S8: with several players, each Plan card of the opening is revealed when it is put on a line. */
const FIRST_IN_SETUP = 0.8

function partOf(budget: Budget, { words }: RailState, player: number): Budget {
  if (words[PHASE] === MAIN) return budget.part(words[playerAt(player) + ACQUIRED] === 0 ? FIRST : LATER)
  if (words[PHASE] === DRAFT) return budget.part(FIRST)
  const hasPlan = LINES.some((_, line) => words[lineAt(player, line) + LINE_PLANS] > 0)
  return budget.part(hasPlan ? LATER : FIRST_IN_SETUP)
}

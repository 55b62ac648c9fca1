import { questionOf, think } from '#bots/ask.ts'
import type { Bot, Question, Thought } from '#bots/bot.ts'
import { Budget } from '#bots/budget.ts'
import { KeptPlan } from '#bots/kept-plan.ts'
import type { Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import type { RailTypes } from '../../rules/facts.ts'
import { railOnTheHill } from '../../rules/rules.ts'
import type { RailOptions, RailState } from '../../rules/state.ts'
import type { RailView } from '../../rules/view.ts'
import { easyBot } from '../levels.ts'

export type RailBot = Bot<RailTypes>

export function budgetOf(nodes: number): Budget {
  return Budget.of({ nodes }, () => 0)
}

export function ask(
  bot: RailBot,
  view: RailView,
  seat: Seat,
  budget: Budget,
  consider?: Question<RailTypes>['consider'],
): Thought<RailTypes> {
  return think(bot, questionOf(railOnTheHill, view, seat, budget, new Rng('ask'), consider))
}

interface Watch {
  /** Called before each question to a bot. */
  asking?(state: RailState, seat: Seat): void
  /** Called after each question, with the spent budget. */
  asked?(state: RailState, seat: Seat, budget: Budget): void
}

/** Plays a game to its end with one bot per seat, each following its plans. Throws on an illegal action. */
export function playGame(
  options: RailOptions,
  seed: string,
  bots: readonly RailBot[],
  nodes: number,
  watch: Watch = {},
): Match<RailTypes> {
  const match = new Match(railOnTheHill, options, seed)
  const plans = bots.map(() => new KeptPlan<number>())
  while (!match.isOver) {
    const { state } = match
    const seat = railOnTheHill.active(state)[0]
    const plan = plans[seat - 1]
    const thought = () => {
      const budget = budgetOf(nodes)
      watch.asking?.(state, seat)
      const { plan: actions } = ask(bots[seat - 1], railOnTheHill.view(state, seat), seat, budget)
      watch.asked?.(state, seat, budget)
      return actions
    }
    const kept = plan.next((action) => railOnTheHill.refusal(state, seat, action) === undefined)
    const action = kept ?? plan.begin(thought())
    const refusal = match.take(seat, action)
    if (refusal !== undefined) throw new Error(`${railOnTheHill.format(action)}: ${refusal.rule}`)
    plan.took(match.log[match.log.length - 1].outcome)
  }
  return match
}

export function totalsOf(match: Match<RailTypes>): number[] {
  return railOnTheHill.standing(match.state).scores.map((score) => score.total)
}

interface Moment {
  readonly state: RailTypes['state']
  readonly view: RailView
  readonly seat: Seat
}

/** The first decision of each round, the opening included, of games between easy bots; by options. */
const played = new Map<string, ReadonlyMap<number, Moment>>()

function momentsOf(options: RailOptions): ReadonlyMap<number, Moment> {
  const name = JSON.stringify(options)
  const known = played.get(name)
  if (known !== undefined) return known
  const moments = new Map<number, Moment>()
  playGame(options, 'middle', Array(options.players).fill(easyBot), 0, {
    asking: (state, seat) => {
      const view = railOnTheHill.view(state, seat)
      if (!moments.has(view.round)) moments.set(view.round, { state: railOnTheHill.clone(state), view, seat })
    },
  })
  played.set(name, moments)
  return moments
}

/** The first decision of each of these rounds in a game with these options. */
export function turnsOf(options: RailOptions, rounds: readonly number[]): Moment[] {
  const moments = momentsOf(options)
  return rounds.flatMap((round) => moments.get(round) ?? [])
}

import { setImmediate } from 'node:timers/promises'
import { questionOf, thinkGently } from '../bots/ask.ts'
import type { Bot } from '../bots/bot.ts'
import { Budget, type Limit } from '../bots/budget.ts'
import { KeptPlan } from '../bots/kept-plan.ts'
import type { Game, GameOptions, NextAction } from '../engine/game.ts'
import { Match } from '../engine/match.ts'
import { Rng } from '../engine/random.ts'
import { Interrupted } from './errors.ts'
import type { Io } from './io.ts'

/** Called before every action, and once more at the end. */
export type Watch = (match: Match, next: NextAction | undefined) => void

/** Plays a game with bots to its end. The same arguments give the same game, where the limit is one of nodes. */
export async function playGame(
  rules: Game,
  options: GameOptions,
  seed: string,
  bots: readonly Bot[],
  limit: Limit,
  breaks: Breaks,
  watch?: Watch,
): Promise<Match> {
  const match = new Match(rules, options, seed)
  const order = new Rng(`${seed}/order`)
  const chances = bots.map((_, i) => new Rng(`${seed}/bot/${i + 1}`))
  const plans = bots.map(() => new KeptPlan<unknown>())
  for (let seats = rules.active(match.state); seats.length > 0; seats = rules.active(match.state)) {
    await breaks.maybe()
    const seat = seats.length === 1 ? seats[0] : seats[order.below(seats.length)]
    const bot = bots[seat - 1]
    const plan = plans[seat - 1]
    const think = async () => {
      const budget = Budget.of(limit, () => performance.now())
      const question = questionOf(rules, rules.view(match.state, seat), seat, budget, chances[seat - 1])
      return plan.begin((await thinkGently(bot, question, () => breaks.maybe())).plan)
    }
    const action = plan.next((next) => rules.refusal(match.state, seat, next) === undefined) ?? (await think())
    watch?.(match, { seat, action: rules.format(action) })
    const refusal = match.take(seat, action)
    if (refusal !== undefined) {
      const why = `${refusal.rule}: ${rules.explain(refusal)}`
      throw new Error(`the bot ${bot.name} chose ${rules.format(action)} with seed ${seed}: ${why}`)
    }
    plan.took(match.log[match.log.length - 1].outcome)
  }
  watch?.(match, undefined)
  return match
}

const BREATH_MS = 50

/** Short breaks in long work, so that Ctrl-C and a closed pipe are noticed. */
export class Breaks {
  readonly #stopListening: () => void
  #isInterrupted = false
  #last = performance.now()

  constructor(io: Io) {
    this.#stopListening = io.onInterrupt(() => {
      this.#isInterrupted = true
    })
  }

  /** Takes a break if the last one is long ago; throws if the user wants to stop. */
  async maybe(): Promise<void> {
    if (performance.now() - this.#last > BREATH_MS) {
      await setImmediate()
      this.#last = performance.now()
    }
    if (this.#isInterrupted) throw new Interrupted('stopped')
  }

  end(): void {
    this.#stopListening()
  }
}

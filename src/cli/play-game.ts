import { setImmediate } from 'node:timers/promises'
import type { Spent } from '#bots/arena/played.ts'
import { questionOf, thinkGently } from '#bots/ask.ts'
import type { Bot } from '#bots/bot.ts'
import { Budget, type Limit } from '#bots/budget.ts'
import { KeptPlan } from '#bots/kept-plan.ts'
import { randomBot } from '#bots/quick-bot.ts'
import type { Game, GameOptions, NextAction, Seat, Standing } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import type { Io } from './io.ts'
import { Interrupted } from './io.ts'
import type { FaultKind } from './programs/engine-process.ts'
import { ProgramBot } from './programs/program-bot.ts'

/** A bot of the game, or a program. */
export type Player = Bot | ProgramBot

/** A game to play, with a bot for each seat. */
export interface Setting {
  readonly rules: Game
  readonly options: GameOptions
  readonly seed: string
  readonly bots: readonly Player[]
  /** How much each bot may think per turn. */
  readonly limit: Limit
}

/** Is told what happens while a game is played. */
export interface GameObserver {
  /** Called before every action, and once more at the end. */
  before?(match: Match, next: NextAction | undefined): void
  /** Called after a bot has decided, before its action is played. */
  thought?(seat: Seat, spent: Spent): void
  /** Called at the end for the seat of a program that did something wrong: it must not win. */
  fault?(seat: Seat, kind: FaultKind): void
}

/** Called often during a game; may pause it so that other work on this thread gets a turn. */
export interface Pauses {
  maybe(): Promise<void> | undefined
}

/** Plays a game with bots to its end. With a limit in nodes, the same setting always gives the same game. */
export async function playGame(setting: Setting, pauses: Pauses, observer: GameObserver = {}): Promise<Match> {
  const { rules, options, seed, bots, limit } = setting
  const match = new Match(rules, options, seed)
  const order = new Rng(`${seed}/order`)
  const chances = bots.map((_, i) => new Rng(`${seed}/bot/${i + 1}`))
  const plans = bots.map(() => new KeptPlan<unknown>())
  for (const [i, bot] of bots.entries()) if (bot instanceof ProgramBot) await bot.begin(rules, options, i + 1)
  for (let seats = rules.active(match.state); seats.length > 0; seats = rules.active(match.state)) {
    const pause = pauses.maybe()
    if (pause !== undefined) await pause
    const seat = seats.length === 1 ? seats[0] : seats[order.below(seats.length)]
    const bot = bots[seat - 1]
    const plan = plans[seat - 1]
    const think = async () => {
      const begin = performance.now()
      const budget = Budget.of(limit, () => performance.now())
      const question = questionOf(rules, rules.view(match.state, seat), seat, budget, chances[seat - 1])
      const chosen =
        bot instanceof ProgramBot
          ? await bot.choose(question, limit, (action) => rules.refusal(match.state, seat, action))
          : (await thinkGently(bot, question, () => pauses.maybe())).plan
      observer.thought?.(seat, { ms: performance.now() - begin, nodes: budget.nodes })
      return plan.begin(chosen)
    }
    // Legal actions are known to the seat, so this shows the random bot nothing, and saves it the view.
    const atRandom = () => {
      observer.thought?.(seat, { ms: 0, nodes: 0 })
      return rules.sample(match.state, seat, chances[seat - 1])
    }
    const isPlanned = (next: unknown) => rules.refusal(match.state, seat, next) === undefined
    const action = bot === randomBot ? atRandom() : (plan.next(isPlanned) ?? (await think()))
    observer.before?.(match, { seat, action: rules.format(action) })
    const refusal = match.take(seat, action)
    if (refusal !== undefined) {
      const why = `${refusal.rule}: ${rules.explain(refusal)}`
      throw new Error(`the bot ${bot.name} chose ${rules.format(action)} with seed ${seed}: ${why}`)
    }
    plan.took(match.log[match.log.length - 1].outcome)
  }
  observer.before?.(match, undefined)
  for (const [i, bot] of bots.entries()) {
    const fault = bot instanceof ProgramBot ? bot.end(i + 1, rules.standing(match.state)) : undefined
    if (fault !== undefined) observer.fault?.(i + 1, fault)
  }
  return match
}

/** The winners without programs that did something wrong: these have lost, whatever their random actions have led to. */
export function fairWinners(
  { winners, scores }: Standing<unknown>,
  faults: ReadonlyMap<Seat, FaultKind>,
): readonly Seat[] {
  const hasNoFault = (seat: Seat) => !faults.has(seat)
  return winners.some(hasNoFault) ? winners.filter(hasNoFault) : scores.map((_, i) => i + 1).filter(hasNoFault)
}

const PAUSE_AFTER_MS = 50

/** Short breaks in long work, so that Ctrl-C and a closed output are noticed. */
export class Breaks implements Pauses {
  readonly #stopListening: () => void
  #isInterrupted = false
  #last = performance.now()

  constructor(io: Io) {
    this.#stopListening = io.onInterrupt(() => {
      this.#isInterrupted = true
    })
  }

  /** Takes a break if the last one was long ago; throws if the user has interrupted the command. */
  maybe(): Promise<void> | undefined {
    if (this.#isInterrupted) throw new Interrupted('stopped')
    return performance.now() - this.#last > PAUSE_AFTER_MS ? this.#pause() : undefined
  }

  async #pause(): Promise<void> {
    await setImmediate()
    this.#last = performance.now()
    if (this.#isInterrupted) throw new Interrupted('stopped')
  }

  end(): void {
    this.#stopListening()
  }
}

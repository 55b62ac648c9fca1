import { setImmediate } from 'node:timers/promises'
import type { Bot } from '../bots/bot.ts'
import type { Game, GameOptions, NextAction } from '../engine/game.ts'
import { Match } from '../engine/match.ts'
import { Rng } from '../engine/random.ts'
import { Interrupted } from './errors.ts'
import type { Io } from './io.ts'

/** Called before every action, and once more at the end. */
export type Watch = (match: Match, next: NextAction | undefined) => void

/** Plays a game with bots to its end. The same arguments give the same game. */
export async function playGame(
  rules: Game,
  options: GameOptions,
  seed: string,
  bots: readonly Bot[],
  breaks: Breaks,
  watch?: Watch,
): Promise<Match> {
  const match = new Match(rules, options, seed)
  const order = new Rng(`${seed}/order`)
  const chances = bots.map((_, i) => new Rng(`${seed}/bot/${i + 1}`))
  for (let seats = rules.active(match.state); seats.length > 0; seats = rules.active(match.state)) {
    await breaks.maybe()
    const seat = seats.length === 1 ? seats[0] : seats[order.below(seats.length)]
    const bot = bots[seat - 1]
    const action = bot.choose({ game: rules, view: rules.view(match.state, seat), seat, rng: chances[seat - 1] })
    watch?.(match, { seat, action: rules.format(action) })
    const refusal = match.take(seat, action)
    if (refusal !== undefined) {
      const why = `${refusal.rule}: ${rules.explain(refusal)}`
      throw new Error(`the bot ${bot.name} chose ${rules.format(action)} with seed ${seed}: ${why}`)
    }
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

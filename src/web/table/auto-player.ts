import { KeptPlan } from '#bots/kept-plan.ts'
import type { Seat } from '#engine/game.ts'
import { botGame } from '../bots/bot-game.ts'
import { turnLimit } from '../bots/thinking-limits.ts'
import type { SeatPlan } from '../games/saved-game.ts'
import type { Session } from './session.ts'

/**
 * Takes every action that no person has to choose: those of bots, and steps that leave a person no choice. Where several
 * seats may act at once, people come first, so that a bot's action never takes a person's undo away. `pause` is asked
 * before every action for the pause before it, so that people can follow.
 */
export class AutoPlayer {
  readonly #session: Session
  readonly #pause: () => number
  readonly #failed: (error: Error) => void
  readonly #stopListening: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #isHurried = false
  /** What was chosen but waits for its moment. */
  #act: (() => void) | undefined
  /** There while a bot thinks. */
  #thinking: AbortController | undefined
  /** What the bot that acted last means to do next; valid until another seat acts, see `#planned`. */
  #plan = new KeptPlan<string>()
  /** The version of the table that the last step of the plan makes. */
  #planned = -1

  constructor(session: Session, pause: () => number, failed: (error: Error) => void) {
    this.#session = session
    this.#pause = pause
    this.#failed = failed
    this.#stopListening = session.now.subscribe(() => this.#look())
    this.#look()
  }

  stop(): void {
    this.#stopListening()
    this.#forget()
  }

  /** Plays without pauses until a person may act again. */
  skip(): void {
    this.#isHurried = true
    this.#act?.()
  }

  /** Asks again after a failure. */
  retry(): void {
    this.#look()
  }

  #look(): void {
    const { version, active } = this.#session.now.get()
    const { seats } = this.#session
    this.#forget()
    const people = active.filter((seat) => seats[seat - 1].kind === 'person')
    const forced = people.find((seat) => this.#session.forced(seat) !== undefined)
    if (forced !== undefined) this.#actAfter(this.#wait(), () => this.#session.takeForced(forced))
    else if (active.length === 0 || people.length > 0) this.#isHurried = false
    else this.#play(version, active[0])
  }

  /** How long the next action is held back. */
  #wait(): number {
    return this.#isHurried ? 0 : this.#pause() * this.#session.attention()
  }

  #actAfter(ms: number, act: () => void): void {
    this.#act = () => {
      this.#forget()
      act()
    }
    this.#timer = setTimeout(this.#act, ms)
  }

  /** Goes on with the plan of the bot whose turn it is, or asks it for a new one. */
  #play(version: number, seat: Seat): void {
    const { log } = this.#session.now.get()
    const isGoingOn = this.#planned === version && log.at(-1)?.seat === seat
    if (isGoingOn) this.#plan.took(this.#session.outcomeOf(log.length - 1))
    else this.#plan = new KeptPlan()
    const next = this.#plan.next((step) => this.#session.whyNot(seat, step) === undefined)
    if (next !== undefined) this.#takeAfter(this.#wait(), seat, next)
    else void this.#ask(seat, this.#session.seats[seat - 1])
  }

  #takeAfter(ms: number, seat: Seat, action: string): void {
    this.#actAfter(ms, () => {
      this.#planned = this.#session.now.get().version + 1
      this.#session.take(seat, action)
    })
  }

  async #ask(seat: Seat, who: SeatPlan): Promise<void> {
    if (who.kind !== 'bot') return
    const begin = performance.now()
    const thinking = new AbortController()
    this.#thinking = thinking
    try {
      // Loaded only for games with bots.
      const { askBot } = await import('../bots/ask-bot.ts')
      const question = {
        ...botGame(this.#session.game, who.bot),
        view: this.#session.view(seat),
        seat,
        // The same after a reload: a game goes on as it would have gone.
        chance: `${this.#session.id}/${this.#session.now.get().log.length}`,
        limit: turnLimit(),
      }
      const { plan } = await askBot(question, thinking.signal)
      // An undo may have come in between.
      if (thinking.signal.aborted) return
      const step = this.#plan.begin(plan)
      // The table would stand still without a word.
      if (this.#session.whyNot(seat, step) !== undefined) throw new Error(`the bot ${who.bot} chose ${step}`)
      const waited = performance.now() - begin
      this.#takeAfter(Math.max(0, this.#wait() - waited), seat, step)
    } catch (error) {
      if (!thinking.signal.aborted) this.#failed(error as Error)
    }
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#act = undefined
    this.#thinking?.abort()
    this.#thinking = undefined
  }
}

import { cardsOf } from '../games/card-sets.ts'
import type { Session } from './session.ts'

/**
 * Takes every action that no person has to choose: those of bots, and steps that leave a person no choice. Where several
 * seats may act at once, people come first, so that a bot's action never takes a person's undo away. `pause` is asked
 * before every action: how long it should be waited, so that one can follow.
 */
export class AutoPlayer {
  readonly #session: Session
  readonly #pause: () => number
  readonly #failed: (error: Error) => void
  readonly #stopListening: () => void
  #asked = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  #isHurried = false
  /** What was chosen but waits for its moment. */
  #act: (() => void) | undefined

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
    this.#asked = Number.POSITIVE_INFINITY
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
    this.#asked = version
    const people = active.filter((seat) => seats[seat - 1].kind === 'person')
    const forced = people.find((seat) => this.#session.forced(seat) !== undefined)
    if (forced !== undefined) this.#actAfter(this.#wait(), () => this.#session.takeForced(forced))
    else if (active.length === 0 || people.length > 0) this.#isHurried = false
    else void this.#play(version, active[0])
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

  async #play(version: number, seat: number): Promise<void> {
    const plan = this.#session.seats[seat - 1]
    if (plan.kind !== 'bot') return
    const { game } = this.#session
    const name = game.cardSetName
    const begin = performance.now()
    try {
      // Whoever plays without bots need not load the way to them.
      const { askBot } = await import('../bots/ask-bot.ts')
      const action = await askBot({
        game: game.id,
        cards: name && { name, cards: cardsOf(name) },
        bot: plan.bot,
        view: this.#session.view(seat),
        seat,
        // The same after a reload: a game goes on as it would have gone.
        chance: `${this.#session.id}/${this.#session.now.get().log.length}`,
      })
      // An undo may have come in between.
      if (this.#asked !== version) return
      this.#actAfter(Math.max(0, this.#wait() - (performance.now() - begin)), () => this.#session.take(seat, action))
    } catch (error) {
      if (this.#asked === version) this.#failed(error as Error)
    }
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#act = undefined
    this.#asked = -1
  }
}

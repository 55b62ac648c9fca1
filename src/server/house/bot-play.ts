import type { Seat } from '../../engine/game.ts'
import type { BotQuestion, Thinkers } from './bots.ts'
import type { HotTable } from './hot-table.ts'
import { isPlayed, type Playing } from './playing.ts'
import type { Tables } from './tables.ts'

/** Who plays for somebody who is away. */
const SUBSTITUTE = 'steady'

export interface BotSettings {
  readonly ms: number
  /** How long people have to look at what a bot did before the next one acts. */
  readonly pause: number
}

/** Lets bots act on the seats that are theirs, and on those of people who are away. */
export class BotPlay {
  readonly #tables: Tables
  readonly #thinkers: Thinkers
  readonly #settings: BotSettings
  readonly #failed: (error: unknown) => void
  readonly #pauses = new Set<ReturnType<typeof setTimeout>>()
  #isStopped = false

  constructor(tables: Tables, thinkers: Thinkers, settings: BotSettings, failed: (error: unknown) => void) {
    this.#tables = tables
    this.#thinkers = thinkers
    this.#settings = settings
    this.#failed = failed
  }

  /** Sees to it that whoever may act and is a bot does. Where nobody is there to play with, bots wait. */
  look(table: HotTable, playing: Playing): void {
    if (this.#isStopped || !isPlayed(table) || !table.hasPeople) return
    for (const seat of table.live.active) {
      if (!table.isBots(seat) || table.thinking.has(seat)) continue
      table.thinking.add(seat)
      this.#act(table, seat, playing).catch((error) => {
        // What failed is tried again when the table is looked at again.
        table.thinking.delete(seat)
        if (!this.#isStopped) this.#failed(error)
      })
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const pause of this.#pauses) clearTimeout(pause)
    await this.#thinkers.close()
  }

  async #act(table: HotTable, seat: Seat, playing: Playing): Promise<void> {
    const begun = performance.now()
    const asked = table.live?.seq
    const step = await this.#nextStep(table, seat)
    await this.#pause(this.#settings.pause - (performance.now() - begun))
    if (this.#isStopped) return
    await this.#tables.at(table.id, async (current) => {
      table.thinking.delete(seat)
      // A table that was made again has bots of its own.
      if (current !== table) return this.look(current, playing)
      if (!isPlayed(current) || !current.isBots(seat)) return
      const action = step === undefined ? undefined : current.game.parse(step)
      const isOpen = action !== undefined && current.live.active.includes(seat)
      if (!isOpen || current.live.refusal(seat, action) !== undefined) {
        current.forgetPlans()
        // An answer that the others made wrong is asked for again; one that is simply wrong is left to the keeper.
        if (current.live.seq === asked) throw new Error(`a bot of ${current.row.game} answered ${step}`)
        this.look(current, playing)
        return
      }
      await playing.play(current, seat, action, { isBots: true, request: null })
    })
  }

  /** Goes on with what the bot meant to do, or asks it. */
  async #nextStep(table: HotTable, seat: Seat): Promise<string | undefined> {
    if (!isPlayed(table)) return undefined
    const { live, game, row } = table
    const planned = table.planOf(seat).next((step) => {
      const action = game.parse(step)
      return action !== undefined && live.refusal(seat, action) === undefined
    })
    if (planned !== undefined) return planned
    const question: BotQuestion = {
      game: row.game,
      rulesVersion: row.rules_version,
      bot: table.seats[seat - 1].bot ?? SUBSTITUTE,
      view: game.view(live.state, seat),
      seat,
      // Nobody can work out what it will do.
      chance: `${row.seed}/${live.seq}`,
      ms: this.#settings.ms,
    }
    const plan = await this.#thinkers.think(question)
    return table.planOf(seat).begin(plan)
  }

  #pause(ms: number): Promise<void> | undefined {
    if (ms <= 0) return undefined
    return new Promise((resolve) => {
      const pause = setTimeout(() => {
        this.#pauses.delete(pause)
        resolve()
      }, ms)
      this.#pauses.add(pause)
    })
  }
}

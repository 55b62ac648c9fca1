import type { Seat } from '#engine/game.ts'
import type { Runtime } from '#engine/runtime.ts'
import { sha256 } from '#engine/sha256.ts'
import { findFacts, usualBot } from '#games/index.ts'
import type { PersonNetworks } from '../people/person-networks.ts'
import type { BotQuestion, BotRunner } from './bot-pool.ts'
import { type BotOwner, BotQueue, type BotQueueSettings } from './bot-queue.ts'
import type { HotTable, PlayingTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { isPlaying, type MoveService } from './move-service.ts'

export interface BotSettings extends BotQueueSettings {
  /** How long people have to look at what a bot did before the next one acts. */
  readonly pause: number
}

/** Lets bots act on the seats that are theirs, and on those of people who are away. */
export class BotService {
  readonly #tables: HotTables
  readonly #queue: BotQueue
  readonly #networks: PersonNetworks
  readonly #settings: BotSettings
  readonly #onError: (error: unknown) => void
  readonly #runtime: Runtime
  /** Cancel the pauses that are going on. */
  readonly #pauses = new Set<() => void>()
  #isStopped = false

  constructor(
    tables: HotTables,
    botRunner: BotRunner,
    networks: PersonNetworks,
    settings: BotSettings,
    onError: (error: unknown) => void,
    runtime: Runtime,
  ) {
    this.#tables = tables
    this.#queue = new BotQueue(botRunner, settings, runtime)
    this.#networks = networks
    this.#settings = settings
    this.#onError = onError
    this.#runtime = runtime
  }

  /** Sees to it that whoever may act and is a bot does. Where nobody is there to play with, bots wait. */
  wakeBots(table: HotTable, moveService: MoveService): void {
    if (this.#isStopped || !isPlaying(table) || !table.hasPeople) return
    for (const seat of table.live.active) {
      if (!table.isBotSeat(seat) || table.thinking.has(seat)) continue
      table.thinking.add(seat)
      this.#act(table, seat, moveService).catch((error) => {
        // What failed is tried again when the table is looked at again.
        table.thinking.delete(seat)
        if (!this.#isStopped) this.#onError(error)
      })
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const cancel of this.#pauses) cancel()
    await this.#queue.close()
  }

  /** Goes on with what the bot meant to do, or asks it, and takes the action. */
  async #act(table: PlayingTable, seat: Seat, moveService: MoveService): Promise<void> {
    const begun = this.#runtime.now()
    let { live } = table
    let asked = live.seq
    const planned = table.planOf(seat).next((step) => isLegal(table, seat, step))
    const answer =
      planned === undefined
        ? await this.#queue.think(this.#ownerOf(table), () => {
            // Much may have happened while the question waited.
            if (!isAsked(table, seat)) return undefined
            live = table.live
            asked = live.seq
            return this.#question(table, seat)
          })
        : undefined
    if (answer === 'no-room') {
      // The scheduler asks again when the table is due.
      table.thinking.delete(seat)
      return
    }
    const plan = answer === 'not-needed' ? undefined : answer
    await this.#pause(this.#settings.pause - Math.max(0, this.#runtime.now() - begun))
    if (this.#isStopped) return
    const step = planned ?? plan?.[0] ?? ''
    const isWrong = await this.#tables.withTable(table.id, async (current) => {
      table.thinking.delete(seat)
      if (!isPlaying(current) || !current.isBotSeat(seat)) {
        current.forgetPlan(seat)
        return false
      }
      // The answer is for the position that the bot was asked about. A table that was loaded again, or a game from which
      // something was taken back, is another one, even where the same action happens to be legal.
      const isCurrent = current === table && current.live === live && live.isUpToDate(seat, asked)
      if (isCurrent && isLegal(current, seat, step)) {
        if (plan !== undefined) current.planOf(seat).begin(plan)
        await moveService.play(current, seat, current.game.parse(step), { isBots: true, request: null })
        return false
      }
      current.forgetPlan(seat)
      // Where nothing has happened meanwhile, the bot would only be wrong again: the scheduler asks it later.
      if (isCurrent && live.seq === asked && answer !== 'not-needed') return true
      this.wakeBots(current, moveService)
      return false
    })
    if (isWrong) throw new Error(`a bot of ${table.row.game} answered '${step}', which is not legal`)
  }

  /** The host, or another person at the table of whom this node knows the network. */
  #ownerOf({ row, seats }: HotTable): BotOwner {
    const people = [row.host_id, ...seats.flatMap(({ user_id }) => user_id ?? [])]
    const person = people.find((id) => this.#networks.of(id) !== undefined) ?? row.host_id
    return { person, address: this.#networks.of(person) ?? `of ${person}` }
  }

  #question({ live, game, cards, row, seats }: PlayingTable, seat: Seat): Omit<BotQuestion, 'ms'> {
    return {
      game: row.game,
      rulesVersion: row.rules_version,
      cards,
      // The usual bot plays for people who are away.
      bot: seats[seat - 1].bot ?? usualBot(findFacts(row.game) ?? { bots: [] }),
      view: game.view(live.state, seat),
      seat,
      // Players cannot predict it, and what the bot does says nothing about the seed of the game.
      chance: `${sha256(`bots/${row.seed}`)}/${live.seq}`,
    }
  }

  #pause(ms: number): Promise<void> | undefined {
    if (ms <= 0) return undefined
    return new Promise((resolve) => {
      const cancel = this.#runtime.after(ms, () => {
        this.#pauses.delete(cancel)
        resolve()
      })
      this.#pauses.add(cancel)
    })
  }
}

/** Whether it is still a bot's turn on this seat, at a table that is the current one. */
function isAsked(table: HotTable, seat: Seat): boolean {
  if (table.isEvicted || !isPlaying(table) || !table.hasPeople) return false
  return table.live.active.includes(seat) && table.isBotSeat(seat)
}

function isLegal({ live, game }: PlayingTable, seat: Seat, step: string): boolean {
  const action = game.parse(step)
  return action !== undefined && live.active.includes(seat) && live.refusal(seat, action) === undefined
}

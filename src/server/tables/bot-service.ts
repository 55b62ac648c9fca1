import type { Seat } from '#engine/game.ts'
import type { Runtime } from '#engine/runtime.ts'
import { sha256 } from '#engine/sha256.ts'
import { dailyChance } from '#games/daily.ts'
import { findFacts, usualBot } from '#games/index.ts'
import type { PersonNetworks } from '../people/users.ts'
import type { BotQuestion, BotRunner } from './bot-pool.ts'
import { type BotOwner, BotQueue, type BotQueueSettings } from './bot-queue.ts'
import { dailyMarkOf } from './facts.ts'
import type { HotTable, PlayingTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { isPlaying, type MoveService } from './move-service.ts'

export interface BotSettings extends BotQueueSettings {
  /** The least time between two actions of bots, so that players can follow. */
  readonly pause: number
}

/** Plays for bot seats and for players who are away. */
export class BotService {
  readonly #tables: HotTables
  readonly #queue: BotQueue
  readonly #networks: PersonNetworks
  readonly #settings: BotSettings
  readonly #onError: (error: unknown) => void
  readonly #runtime: Runtime
  /** Functions that cancel the current pauses. */
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

  /** Starts the bots whose turn it is. They also finish the game when all players have left their seats to bots. */
  wakeBots(table: HotTable, moveService: MoveService): void {
    if (this.#isStopped || !isPlaying(table)) return
    const { active } = table.live
    // At a daily deal, seats that could act at the same time act in a fixed order, so that all players meet the same bots.
    const seats =
      table.row.daily === null ? active : active.every((seat) => table.isBotSeat(seat)) ? active.slice(0, 1) : []
    for (const seat of seats) {
      if (!table.isBotSeat(seat) || table.thinking.has(seat)) continue
      table.thinking.add(seat)
      this.#act(table, seat, moveService).catch((error) => {
        // The scheduler wakes the bot again.
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

  /** Takes the next action of the bot's plan; asks the bot if it has none. */
  async #act(table: PlayingTable, seat: Seat, moveService: MoveService): Promise<void> {
    const begun = this.#runtime.now()
    let { live } = table
    let asked = live.seq
    const daily = dailyMarkOf(table.row)
    // A plan is lost when the table leaves the memory, so at a daily deal the bot is asked for every action.
    const planned = daily ? undefined : table.planOf(seat).next((step) => isLegal(table, seat, step))
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
      // The answer is for one position. After a reload or an undo it is outdated, even if the action is still legal.
      const isCurrent = current === table && current.live === live && live.isUpToDate(seat, asked)
      if (isCurrent && isLegal(current, seat, step)) {
        if (plan !== undefined && daily === undefined) current.planOf(seat).begin(plan)
        await moveService.play(current, seat, current.game.parse(step), { isBots: true, request: null })
        return false
      }
      current.forgetPlan(seat)
      // If nothing else happened, the bot would be wrong again: fail and let the scheduler retry.
      if (isCurrent && live.seq === asked && answer !== 'not-needed') return true
      this.wakeBots(current, moveService)
      return false
    })
    if (isWrong) throw new Error(`a bot of ${table.row.game} answered '${step}', which is not legal`)
  }

  /** The host, or another person at the table whose network this node knows. */
  #ownerOf({ row, seats }: HotTable): BotOwner {
    const people = [row.host_id, ...seats.flatMap(({ user_id }) => user_id ?? [])]
    const person = people.find((id) => this.#networks.of(id) !== undefined) ?? row.host_id
    return { person, address: this.#networks.of(person) ?? `of ${person}` }
  }

  #question({ live, game, cards, row, seats }: PlayingTable, seat: Seat): Omit<BotQuestion, 'ms'> {
    const view = game.view(live.state, seat)
    const daily = dailyMarkOf(row)
    return {
      game: row.game,
      rulesVersion: row.rules_version,
      cards,
      // The game's usual bot plays for players who are away.
      bot: seats[seat - 1].bot ?? usualBot(findFacts(row.game) ?? { bots: [] }),
      view,
      seat,
      // Players cannot predict it, and what the bot does says nothing about the seed of the game.
      chance: daily ? dailyChance(row.seed ?? '', seat, view) : `${sha256(`bots/${row.seed}`)}/${live.seq}`,
      ...(daily && { nodes: daily.nodes }),
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
  if (table.isEvicted || !isPlaying(table)) return false
  return table.live.active.includes(seat) && table.isBotSeat(seat)
}

function isLegal({ live, game }: PlayingTable, seat: Seat, step: string): boolean {
  const action = game.parse(step)
  return action !== undefined && live.active.includes(seat) && live.refusal(seat, action) === undefined
}

import { Bots, loadGames } from './bots.ts'
import { Checks } from './checks.ts'
import { CALM, Network } from './network.ts'
import { SimulatedNode } from './node.ts'
import { SimulatedPerson } from './person.ts'
import type { Plant } from './planted.ts'
import { Process, Scheduler, Violation } from './scheduler.ts'
import { SharedDatabase } from './store.ts'

const NODES = 3
const PEOPLE = 5

const MINUTE = 60_000

/** How long games may take to their end once nothing goes wrong any more, in virtual time. */
const FINISH_MS = 30 * MINUTE

/** How often violations end the run, in steps. */
const RAISE_EVERY = 20

/** How often what pages show is compared with the log, in steps. */
const LOOK_EVERY = 40

export interface SimulationOptions {
  readonly seed: string
  /** How long faults and people do what they like, in virtual minutes. */
  readonly minutes: number
  /** A bug to be found. */
  readonly plant?: Plant
  /** How much of the end of the schedule is printed if something fails. */
  readonly lines?: number
}

export interface SimulationResult {
  readonly seed: string
  readonly hash: string
  readonly steps: number
  readonly virtualMs: number
  readonly counts: Checks['counts']
  readonly finishedGames: number
  /** Tables at which people have met. */
  readonly sharedTables: number
  /** What must not be, with the end of the schedule. */
  readonly failure: { readonly what: string; readonly schedule: string } | undefined
}

/** Runs everything of one seed. */
export async function simulate({ seed, minutes, plant, lines = 200 }: SimulationOptions): Promise<SimulationResult> {
  const games = await loadGames()
  const scheduler = new Scheduler(seed, lines)
  const database = new SharedDatabase(scheduler, plant?.flaw)
  await database.open()
  const bots = new Bots(games)
  const checks = new Checks(scheduler, database, games, bots)
  const nodes = Array.from({ length: NODES }, (_, i) => {
    return new SimulatedNode(i + 1, { scheduler, database, checks, bots })
  })
  const network = new Network(scheduler, nodes, checks)
  const tables = { waiting: new Map<string, string | undefined>() }
  const people = Array.from({ length: PEOPLE }, (_, i) => {
    const name = `person ${i + 1}`
    return new SimulatedPerson(name, new Process(name, scheduler), network, games, tables)
  })
  const isUnhandled = (error: unknown) => checks.wrong(`unhandled rejection: ${(error as Error)?.stack ?? error}`)
  process.on('unhandledRejection', isUnhandled)
  const putBack = plant?.patch?.()
  let failure: SimulationResult['failure']
  try {
    for (const node of nodes) node.start()
    for (const person of people) person.begin()
    const faults = new Faults(scheduler, nodes, network, database)
    faults.begin()
    const run = async (until: () => boolean) => {
      while (!until()) {
        if (!(await scheduler.step())) throw new Violation('nothing is left to do')
        if (scheduler.steps % LOOK_EVERY === 0) for (const person of people) person.check()
        if (scheduler.steps % RAISE_EVERY === 0) checks.raise()
      }
    }
    await run(() => scheduler.elapsed > minutes * MINUTE)
    faults.heal()
    for (const person of people) person.isFinishing = true
    const end = scheduler.now + FINISH_MS
    await run(() => people.every(({ isDone }) => isDone) || scheduler.now > end)
    for (const person of people) if (!person.isDone) checks.wrong(person.whyNotDone())
    for (const person of people) person.check()
    checks.finish()
  } catch (error) {
    failure = { what: (error as Error).message, schedule: scheduler.schedule }
    if (!(error instanceof Violation)) failure = { what: String((error as Error).stack), schedule: scheduler.schedule }
  } finally {
    process.off('unhandledRejection', isUnhandled)
    putBack?.()
  }
  const [{ finished }] = database.rows<{ finished: number }>(
    "SELECT count(*) finished FROM tables WHERE status = 'over'",
  )
  const shared = database.rows("SELECT 1 FROM seats WHERE kind = 'person' GROUP BY table_id HAVING count(*) > 1")
  const result = {
    seed,
    hash: scheduler.hash,
    steps: scheduler.steps,
    virtualMs: scheduler.elapsed,
    counts: checks.counts,
    finishedGames: finished,
    sharedTables: shared.length,
    failure,
  }
  database.close()
  return result
}

/** What goes wrong, and heals, by chance. */
class Faults {
  readonly #scheduler: Scheduler
  readonly #nodes: readonly SimulatedNode[]
  readonly #network: Network
  readonly #database: SharedDatabase
  readonly #rng
  #isOver = false

  constructor(scheduler: Scheduler, nodes: readonly SimulatedNode[], network: Network, database: SharedDatabase) {
    this.#scheduler = scheduler
    this.#nodes = nodes
    this.#network = network
    this.#database = database
    this.#rng = scheduler.rng('faults')
  }

  begin(): void {
    this.#scheduler.after(1000 + this.#rng.below(20_000), () => {
      if (this.#isOver) return
      this.#happen()
      this.begin()
    })
  }

  heal(): void {
    this.#isOver = true
    this.#network.heal()
    for (const node of this.#nodes) node.heal()
    this.#scheduler.note('all faults end')
  }

  #happen(): void {
    const node = this.#nodes[this.#rng.below(this.#nodes.length)]
    const ms = 500 + this.#rng.below(40_000)
    const { faults } = node.store ?? {}
    const kinds: Record<string, () => void> = {
      crash: () => node.crash(),
      pause: () => node.pause(ms),
      deaf: () => Object.assign(faults ?? {}, { isDeaf: true }),
      slow: () => Object.assign(faults ?? {}, { slow: 50 }),
      full: () => Object.assign(faults ?? {}, { isFull: true }),
      breaking: () => Object.assign(faults ?? {}, { breaksBefore: 100, breaksAfter: 100 }),
      network: () => Object.assign(this.#network.faults, { lost: 50, twice: 50, swallowed: 10, broken: 10, slow: 4 }),
      close: () => this.#close(node, ms),
    }
    const names = Object.keys(kinds)
    const name = names[this.#rng.below(names.length)]
    this.#scheduler.note(`${node.name}: ${name} for ${ms} ms`)
    kinds[name]()
    if (name === 'close') return
    this.#scheduler.after(ms, () => {
      if (this.#isOver) return
      if (name === 'network') Object.assign(this.#network.faults, CALM)
      else node.heal()
      this.#scheduler.note(`${node.name}: ${name} is over`)
    })
  }

  /** An administrator closes the busiest table, now and then, and the other nodes do not hear of it. */
  #close(node: SimulatedNode, ms: number): void {
    if (this.#rng.below(3) > 0) return
    const sql = "SELECT id FROM tables WHERE status = 'playing' ORDER BY moved_at DESC, id LIMIT 1"
    const [table] = this.#database.rows<{ id: string }>(sql)
    if (table === undefined) return
    const { id } = table
    for (const other of this.#nodes) {
      if (other === node) continue
      Object.assign(other.store?.faults ?? {}, { isDeaf: true })
      this.#scheduler.after(ms, () => this.#isOver || other.heal())
    }
    node.tables?.close(id).then(
      () => this.#scheduler.note(`${id} is closed`),
      () => undefined,
    )
  }
}

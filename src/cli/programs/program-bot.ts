import { randomInt } from 'node:crypto'
import type { Question } from '#bots/bot.ts'
import type { Limit } from '#bots/budget.ts'
import type { Game, GameOptions, Refusal, Seat, Standing } from '#engine/game.ts'
import { isWholeNumber, shown } from '#engine/json.ts'
import { RefusedInput } from '../io.ts'
import { EngineProcess, Fault, type FaultKind, type ProgramPlace } from './engine-process.ts'
import { MOST_LEGAL, PROTOCOL, planIn } from './protocol.ts'

/** What the name of a bot begins with if it is a program. */
export const PROGRAM = 'cmd:'

/** A program may have to load much when it starts. */
const START_MS = 20_000
/** How late an answer may be: reading and writing take time too, and the machine may be busy. */
const GRACE_MS = 1000
/** The time for an answer where the limit is in nodes, which only the program itself can count. */
const ANSWER_MS = 60_000

/**
 * A program of a third party that plays seats of a game. It cannot be trusted: it may hang, die, flood or cheat. Then its
 * seat plays on at random, so that the others can finish the game, and cannot win.
 */
export class ProgramBot {
  readonly name: string
  readonly #command: string
  readonly #place: ProgramPlace
  /** Each seat has a process of its own: two of them at one table must not know each other's secrets. */
  readonly #processes = new Map<Seat, EngineProcess>()
  readonly #faults = new Map<Seat, FaultKind>()

  constructor(name: string, place: ProgramPlace) {
    this.name = name
    this.#command = name.slice(PROGRAM.length)
    this.#place = place
  }

  /** Throws if the program cannot be started or does not know the protocol. */
  async check(): Promise<void> {
    const engine = this.#start()
    try {
      await engine.answer(readReady, START_MS)
    } catch (error) {
      throw error instanceof Fault ? new RefusedInput(`${this.name} ${error.message}`) : error
    } finally {
      await engine.close()
    }
  }

  /** Begins a game in which it has this seat. */
  async begin(game: Game, options: GameOptions, seat: Seat): Promise<void> {
    this.#faults.delete(seat)
    await this.#trying(seat, async () => {
      let engine = this.#processes.get(seat)
      if (engine === undefined) {
        engine = this.#start()
        this.#processes.set(seat, engine)
        await engine.answer(readReady, START_MS)
      }
      const { id, rulesVersion, cards, cardSetName } = game
      const replaced = cardSetName && { cards: { name: cardSetName, set: cards } }
      engine.send({ type: 'game', game: id, rulesVersion, options, seat, ...replaced })
    })
  }

  /** Its plan; `refusalOf` judges the first action by the real state. */
  async choose<Action>(
    question: Question,
    limit: Limit,
    refusalOf: (action: Action) => Refusal | undefined,
  ): Promise<readonly Action[]> {
    const { game, view, seat, rng } = question
    const plan = await this.#trying(seat, () => this.#ask(question, limit, refusalOf as never))
    return (plan ?? [game.sample(game.determinize(view, rng), seat, rng)]) as readonly Action[]
  }

  /** Tells the result, and returns what the seat did wrong in this game. */
  end(seat: Seat, { winners, scores }: Standing<unknown>): FaultKind | undefined {
    this.#processes.get(seat)?.send({ type: 'over', winners, scores })
    return this.#faults.get(seat)
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#processes.values(), (engine) => engine.close()))
    this.#processes.clear()
  }

  async #ask(
    { game, view, seat, legal, rng, budget }: Question,
    limit: Limit,
    refusalOf: (action: unknown) => Refusal | undefined,
  ): Promise<readonly unknown[] | undefined> {
    const engine = this.#processes.get(seat)
    if (engine === undefined) return undefined
    const listed: string[] = []
    let isComplete = true
    for (const action of legal) {
      isComplete = listed.length < MOST_LEGAL
      if (!isComplete) break
      listed.push(game.format(action))
    }
    // It cannot be guessed: an answer that was written before the question is not taken for one to it.
    const id = randomInt(2 ** 47)
    const seed = rng.below(1 << 30).toString(36)
    engine.send({ type: 'choose', id, seat, view, legal: listed, isComplete, limit, seed })
    const plan = await engine.answer(
      (message) => {
        if (message.type !== 'action' || message.id !== id) return undefined
        if (isWholeNumber(message.nodes, 1, Number.MAX_SAFE_INTEGER)) budget.spend(message.nodes)
        const steps = planIn(message)
        if (steps === undefined) throw new Fault('garbled', `answered without a plan: ${shown(message.plan)}`)
        return steps
      },
      'ms' in limit ? limit.ms + GRACE_MS : ANSWER_MS,
    )
    const actions = plan.map((text) => game.parse(text))
    const [first] = actions
    if (first === undefined) throw new Fault('illegal', `chose ${plan[0]}, which is no action`)
    const refusal = refusalOf(first)
    if (refusal !== undefined) throw new Fault('illegal', `chose ${plan[0]}: ${refusal.rule}: ${game.explain(refusal)}`)
    const unknown = actions.indexOf(undefined)
    return unknown < 0 ? actions : actions.slice(0, unknown)
  }

  #start(): EngineProcess {
    const engine = new EngineProcess(this.#command, this.#place)
    engine.send({ type: 'hello', protocol: PROTOCOL })
    return engine
  }

  /** After a fault the program of the seat is ended; it gets another chance in the next game. */
  async #trying<Answer>(seat: Seat, task: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      if (error.kind === 'died') this.#place.died?.(`${this.name} ${error.message}`)
      this.#faults.set(seat, error.kind)
      this.#processes.get(seat)?.kill()
      this.#processes.delete(seat)
      return undefined
    }
  }
}

function readReady({ type, protocol }: Readonly<Record<string, unknown>>): true | undefined {
  if (type !== 'ready') return undefined
  if (protocol !== PROTOCOL) throw new Fault('garbled', `speaks protocol ${shown(protocol)}, not ${PROTOCOL}`)
  return true
}

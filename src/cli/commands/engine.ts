import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Command } from 'commander'
import { questionOf, thinkGently } from '#bots/ask.ts'
import { Budget, type Limit } from '#bots/budget.ts'
import { explainCards } from '#engine/card-sentences.ts'
import type { Game, Seat } from '#engine/game.ts'
import { isObject, isWholeNumber, shown } from '#engine/json.ts'
import { readOptions } from '#engine/options.ts'
import { Rng } from '#engine/random.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { loadCheck } from '#games/editors.ts'
import { type ChosenGame, chooseGame, findBots } from '../choose-game.ts'
import { type Io, UsageError } from '../io.ts'
import { EXAMPLE, examples } from '../program.ts'
import { ProgramBot } from '../programs/program-bot.ts'
import { type FromEngine, LONGEST_LINE, PROTOCOL, readMessage } from '../programs/protocol.ts'

type Message = Readonly<Record<string, unknown>>

export const engine = (io: Io) =>
  new Command('engine')
    .argument('<GAME>')
    .description(
      `Let a bot be driven by another program, over standard input and output.

Reads and writes the messages of docs/engine-protocol.md, one JSON object per line, until the input ends or says quit.
A message that cannot be answered is answered with a problem and changes nothing. The message stop ends a thought.`,
    )
    .option('--bot <NAME>', 'the bot that plays', 'expert')
    .addHelpText('after', examples(`npx hilltop engine ${EXAMPLE} --bot steady`))
    .action(async (id: string, { bot }: { bot: string }) => {
      const session = new Session(await chooseGame(id), bot, io.cwd)
      const unanswered = new Set<AbortController>()
      const stop = () => {
        for (const each of unanswered) each.abort()
      }
      let answers = Promise.resolve()
      // Reading goes on while the bot thinks, so that it can be stopped.
      for await (const line of linesOf(io.stdin)) {
        if (line.trim() === '') continue
        const message = line.length > LONGEST_QUESTION ? undefined : readMessage(line)
        if (message?.type === 'quit') break
        if (message?.type === 'stop') {
          stop()
          continue
        }
        const stopping = new AbortController()
        unanswered.add(stopping)
        answers = answers.then(async () => {
          const answer = message
            ? await session.answer(message, stopping.signal)
            : problem(`this is no message: ${shown(line)}`)
          unanswered.delete(stopping)
          if (answer !== undefined) io.stdout.write(`${JSON.stringify(answer)}\n`)
        })
        if (unanswered.size >= MOST_UNANSWERED) await answers
      }
      const end = setTimeout(stop, END_MS)
      await answers
      clearTimeout(end)
    })

/** A longer line is no message. Questions are longer than answers: they may contain a card set. */
const LONGEST_QUESTION = 16 * LONGEST_LINE
/** Questions that are read ahead. */
const MOST_UNANSWERED = 100
/** How long the bot may think on after the input has ended: the other program may have died. */
const END_MS = 60_000
/** How long the bot thinks without a look at the input. */
const BREAK_AFTER_MS = 20

/** The lines of the input. The rest of a line that is too long is left out, so that it cannot fill the memory. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    const [first, ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    if (rest.length <= LONGEST_QUESTION) rest += first
    for (const next of others) {
      yield rest
      rest = next
    }
  }
  yield rest
}

class Session {
  readonly #chosen: ChosenGame
  readonly #bot: Exclude<ReturnType<typeof findBots>[number], ProgramBot>
  /** With the cards of the current game. */
  #rules: Game

  constructor(chosen: ChosenGame, name: string, cwd: string) {
    const [bot, ...others] = findBots(chosen, name, { cwd }, '--bot')
    if (bot instanceof ProgramBot || others.length > 0) throw new UsageError('--bot must name one bot of the game')
    this.#chosen = chosen
    this.#rules = chosen.rules
    this.#bot = bot
  }

  /** Answers soon when the signal is aborted. */
  async answer(message: Message, signal: AbortSignal): Promise<FromEngine | undefined> {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) {
          return problem(`this engine speaks protocol ${PROTOCOL}, not ${shown(message.protocol)}`)
        }
        return { type: 'ready', protocol: PROTOCOL, name: `Hilltop ${this.#bot.name}` }
      case 'game':
        return this.#begin(message)
      case 'choose':
        return this.#choose(message, signal)
    }
    return undefined
  }

  #begin({ game, rulesVersion, cards }: Message): FromEngine | undefined {
    const { rules } = this.#chosen
    if (game !== rules.id) return problem(`this engine plays ${rules.id}, not ${shown(game)}`)
    if (rulesVersion !== rules.rulesVersion) {
      return problem(`this engine plays version ${rules.rulesVersion} of the rules, not ${shown(rulesVersion)}`)
    }
    if (cards === undefined) {
      this.#rules = rules
      return undefined
    }
    const { name, set } = isObject(cards) ? cards : {}
    if (!isObject(name) || typeof name.id !== 'string' || typeof name.sha256 !== 'string') {
      return problem('cards must have a name with id and sha256, and a set')
    }
    const read = rules.withCards(set, { id: name.id, sha256: name.sha256 })
    if (!read.ok) return problem(`cards: ${explainCards(read.error, rules.cardProblems)}`)
    this.#rules = read.value
    return undefined
  }

  async #choose({ id, seat, view, limit, seed }: Message, signal: AbortSignal): Promise<FromEngine> {
    if (typeof id !== 'number') return problem('choose must have a number as its id')
    if (!isWholeNumber(seat, 1, this.#rules.players[1])) return problem(`there is no seat ${shown(seat)}`)
    const given = limitOf(limit)
    if (given === undefined) return problem('limit must have ms or nodes, a number over 0')
    try {
      const read = await this.#readView(view, seat)
      if (!read.ok) return problem(`this view cannot be played: ${read.error}`)
      const budget = Budget.of(given, () => performance.now(), signal)
      const question = questionOf(this.#rules, read.value, seat, budget, new Rng(`${seed}`))
      const { plan } = await thinkGently(this.#bot, question, breaks())
      return { type: 'action', id, plan: plan.map((action) => this.#rules.format(action)), nodes: budget.nodes }
    } catch (error) {
      // A view that nothing has checked can be anything.
      return problem(`this view cannot be played: ${(error as Error).message}`)
    }
  }

  /** What the seat sees: a view, or that of a whole position. A bot that thinks about what cannot be might never end. */
  async #readView(given: unknown, seat: Seat): Promise<Result<unknown>> {
    const { game, options } = isObject(given) ? given : {}
    if (game !== this.#rules.id) return rejected(`its game is ${shown(game)}`)
    const read = readOptions(this.#rules, options, 'ignored')
    if (!read.ok) return read
    const wrongField = this.#wrongFieldOf(given, seat)
    const view = wrongField === undefined ? accepted(given) : await this.#viewOf(given, seat, wrongField)
    if (!view.ok) return view
    const active = this.#rules.active(this.#rules.determinize(view.value, new Rng('active')))
    return active.includes(seat) ? view : rejected(`it is not the turn of seat ${seat}`)
  }

  /** The first field that is not as this seat sees it; undefined in a view that is right. */
  #wrongFieldOf(view: unknown, seat: Seat): string | undefined {
    try {
      const state = this.#rules.determinize(view, new Rng('possible'))
      return differenceIn(JSON.parse(JSON.stringify(this.#rules.view(state, seat))), view)
    } catch {
      // A view that nothing has checked can be anything.
      return 'it cannot be read'
    }
  }

  async #viewOf(position: unknown, seat: Seat, wrongField: string): Promise<Result<unknown>> {
    const checking = await loadCheck(this.#rules.id, this.#rules.rulesVersion)
    const [wrong] = checking?.check(position, this.#rules) ?? []
    if (checking === undefined || wrong !== undefined) {
      const why = wrong === undefined ? 'this game has none' : checking?.explain(wrong)
      if (wrong !== undefined && wrong.rule !== '') return rejected(`${wrong.rule}: ${why}`)
      return rejected(`it is not what seat ${seat} sees of a game (${wrongField}), and no position: ${why}`)
    }
    return accepted(this.#rules.view(this.#rules.fromPosition(position, new Rng('position')), seat))
  }
}

/** The path of the first field in which two JSON values differ; undefined if they are the same. */
function differenceIn(one: unknown, other: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined
  const areLists = Array.isArray(one) && Array.isArray(other) && one.length === other.length
  if (!areLists && !(isObject(one) && isObject(other))) return path
  const [left, right] = [one, other] as readonly Record<string, unknown>[]
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const step = areLists ? `[${key}]` : key
    const found = differenceIn(left[key], right[key], path === '' || areLists ? path + step : `${path}.${step}`)
    if (found !== undefined) return found
  }
  return path
}

function limitOf(limit: unknown): Limit | undefined {
  const { ms, nodes } = isObject(limit) ? limit : {}
  if (isLimit(ms)) return { ms }
  return isLimit(nodes) ? { nodes } : undefined
}

function isLimit(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value)
}

/** A function that now and then gives way to reading. */
function breaks(): () => Promise<void> | undefined {
  let last = performance.now()
  const giveWay = async () => {
    await setImmediate()
    last = performance.now()
  }
  return () => (performance.now() - last > BREAK_AFTER_MS ? giveWay() : undefined)
}

function problem(text: string): FromEngine {
  return { type: 'problem', text }
}

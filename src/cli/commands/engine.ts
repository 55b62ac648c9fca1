import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { Command } from 'commander'
import { questionOf, think } from '#bots/ask.ts'
import { Budget, type Limit } from '#bots/budget.ts'
import type { Game, Seat } from '#engine/game.ts'
import { isObject, isWholeNumber, shown } from '#engine/json.ts'
import { Rng } from '#engine/random.ts'
import { type ChosenGame, chooseGame, findBots } from '../choose-game.ts'
import { type Io, UsageError } from '../io.ts'
import { EXAMPLE, examples } from '../program.ts'
import { ProgramBot } from '../programs/program-bot.ts'
import { type FromEngine, PROTOCOL, readMessage } from '../programs/protocol.ts'

type Message = Readonly<Record<string, unknown>>

export const engine = (io: Io) =>
  new Command('engine')
    .argument('<GAME>')
    .description(
      `Let a bot be driven by another program, over standard input and output.

Reads and writes the messages of docs/engine-protocol.md, one JSON object per line, until the input ends or says quit.
A message that cannot be answered is answered with a problem and changes nothing.`,
    )
    .option('--bot <NAME>', 'the bot that plays', 'expert')
    .addHelpText('after', examples(`npx hilltop engine ${EXAMPLE} --bot steady`))
    .action(async (id: string, { bot }: { bot: string }) => {
      const session = new Session(await chooseGame(id), bot, io.cwd)
      const write = (message: FromEngine) => io.stdout.write(`${JSON.stringify(message)}\n`)
      for await (const line of createInterface({ input: Readable.from(io.stdin) })) {
        if (line.trim() === '') continue
        const message = readMessage(line)
        if (message?.type === 'quit') break
        const answer = message === undefined ? problem(`this is no message: ${shown(line)}`) : session.answer(message)
        if (answer !== undefined) write(answer)
      }
    })

class Session {
  readonly #chosen: ChosenGame
  readonly #bot: Exclude<ReturnType<typeof findBots>[number], ProgramBot>
  /** With the cards of the current game. */
  #rules: Game

  constructor(chosen: ChosenGame, name: string, cwd: string) {
    const [bot, ...others] = findBots(chosen, name, { cwd })
    if (bot instanceof ProgramBot || others.length > 0) throw new UsageError('--bot must name one bot of the game')
    this.#chosen = chosen
    this.#rules = chosen.rules
    this.#bot = bot
  }

  answer(message: Message): FromEngine | undefined {
    switch (message.type) {
      case 'hello':
        return { type: 'ready', protocol: PROTOCOL, name: `Hilltop ${this.#bot.name}` }
      case 'game':
        return this.#begin(message)
      case 'choose':
        return this.#choose(message)
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
    if (!read.ok) return problem(`cards: ${read.error}`)
    this.#rules = read.value
    return undefined
  }

  #choose({ id, seat, view, limit, seed }: Message): FromEngine {
    if (typeof id !== 'number') return problem('choose must have a number as its id')
    if (!isWholeNumber(seat, 1, this.#rules.players[1])) return problem(`there is no seat ${shown(seat)}`)
    const given = limitOf(limit)
    if (given === undefined) return problem('limit must have ms or nodes, a number over 0')
    try {
      const budget = Budget.of(given, () => performance.now())
      const question = questionOf(this.#rules, view, seat as Seat, budget, new Rng(`${seed}`))
      const { plan } = think(this.#bot, question)
      return { type: 'action', id, plan: plan.map((action) => this.#rules.format(action)), nodes: budget.nodes }
    } catch (error) {
      // A view that nothing has checked can be anything.
      return problem(`this view cannot be played: ${(error as Error).message}`)
    }
  }
}

function limitOf(limit: unknown): Limit | undefined {
  const { ms, nodes } = isObject(limit) ? limit : {}
  if (typeof ms === 'number' && ms > 0) return { ms }
  return typeof nodes === 'number' && nodes > 0 ? { nodes } : undefined
}

function problem(text: string): FromEngine {
  return { type: 'problem', text }
}

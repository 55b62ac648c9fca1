import type { NextAction, Seat } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import type { Match } from '#engine/match.ts'
import { GAME_IDS } from '#games/index.ts'
import type { Arguments } from '../arguments.ts'
import { chooseLimit } from '../arguments.ts'
import { chooseBots } from '../choose-bots.ts'
import { chooseGame, chooseOptions, withCardFile } from '../choose-game.ts'
import type { Command } from '../command.ts'
import {
  BOTS,
  BUDGET,
  CARDS,
  DEFAULT_LIMIT,
  DEFAULT_SEED,
  EXAMPLE,
  NODES,
  OPTIONS,
  PLAYERS,
  SEED,
} from '../common-options.ts'
import type { Io } from '../io.ts'
import { oneLine } from '../io.ts'
import { Breaks, playGame } from '../play-game.ts'
import { seatNames, sheetText, winnersText } from '../standing.ts'
import { widthOf, wrap } from '../terminal.ts'

const USUAL_PLAYERS = 4
const WIDEST = 120

export const demo: Command = {
  name: 'demo',
  operand: '[GAME]',
  summary: 'Watch bots play one game, round by round, to its score sheet',
  details: [
    `GAME is ${GAME_IDS[0]} unless you name another.`,
    'Each line shows what one player did in the round, in the notation of the game.',
  ],
  options: [
    { ...PLAYERS, help: `how many play (default: ${USUAL_PLAYERS})` },
    OPTIONS,
    BOTS,
    NODES,
    BUDGET,
    SEED,
    CARDS,
  ],
  examples: ['npx hilltop demo', `npx hilltop demo ${EXAMPLE} --players 2 --seed tea`],
  async run(given: Arguments, io: Io) {
    const entry = await chooseGame(given.operand || GAME_IDS[0])
    const options = chooseOptions(entry.rules, given, USUAL_PLAYERS)
    const bots = chooseBots(entry, options.players, given.text('bots'))
    const rules = await withCardFile(entry.rules, given.text('cards'), io)
    const limit = chooseLimit(given, DEFAULT_LIMIT)
    const seed = given.text('seed') ?? DEFAULT_SEED
    const names = seatNames(
      bots.length,
      bots.map((bot) => bot.name),
    )
    io.stdout.write(`${rules.id}, seed ${oneLine(seed)}\n`)
    const log = new RoundLog(io, names)
    const breaks = new Breaks(io)
    try {
      const match = await playGame({ rules, options, seed, bots, limit }, breaks, {
        before: (at, next) => log.add(at, next),
      })
      const { winners, scores } = rules.standing(match.state)
      const won = names.length === 1 ? '' : `\nWon by ${winnersText(winners, names)}\n`
      io.stdout.write(`\nThe score\n\n${sheetText(entry, scores, names)}${won}`)
    } finally {
      breaks.end()
    }
  },
}

/** Gathers what everybody does in a round, or in a turn where nobody counts rounds, and prints it when that is over. */
class RoundLog {
  readonly #io: Io
  readonly #names: readonly string[]
  #part: Part = { name: '', heading: '' }
  #actions = new Map<Seat, string[]>()

  constructor(io: Io, names: readonly string[]) {
    this.#io = io
    this.#names = names
  }

  add(match: Match, next: NextAction | undefined): void {
    const part = partOf(match)
    if (part.name !== this.#part.name || next === undefined) this.#print()
    this.#part = part
    if (next === undefined) return
    const actions = this.#actions.get(next.seat) ?? []
    actions.push(next.action)
    this.#actions.set(next.seat, actions)
  }

  #print(): void {
    if (this.#actions.size === 0) return
    const width = Math.min(this.#io.stdout.columns || WIDEST, WIDEST)
    const nameWidth = Math.max(...this.#names.map(widthOf))
    const lines = Array.from(this.#actions, ([seat, actions]) => {
      const name = this.#names[seat - 1]
      return wrap(`  ${name}${' '.repeat(nameWidth - widthOf(name))}  `, actions, ', ', width)
    })
    const { heading } = this.#part
    this.#io.stdout.write(`${heading === '' ? '' : `\n${heading}\n`}${lines.join('')}`)
    this.#actions = new Map()
  }
}

/** A part of a game that is shown together, and what stands above it. */
interface Part {
  readonly name: string
  readonly heading: string
}

/** The round where the game counts rounds, else the turn, else the phase. */
function partOf(match: Match): Part {
  const position = match.game.position(match.state)
  const { round, turn, phase } = isObject(position) ? position : {}
  if (typeof round === 'number' && round > 0) return { name: `Round ${round}`, heading: `Round ${round}` }
  if (round === undefined && turn !== undefined) return { name: `turn of ${turn}`, heading: '' }
  const name = String(phase)
  return { name, heading: name.charAt(0).toUpperCase() + name.slice(1) }
}

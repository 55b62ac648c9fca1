import type { NextAction, Seat } from '../../engine/game.ts'
import { isObject } from '../../engine/json.ts'
import type { Match } from '../../engine/match.ts'
import { GAME_IDS } from '../../games/index.ts'
import type { Arguments } from '../arguments.ts'
import { chooseBots } from '../choose-bots.ts'
import { chooseGame, chooseOptions, withCardFile } from '../choose-game.ts'
import type { Command } from '../command.ts'
import { BOTS, CARDS, DEFAULT_SEED, OPTIONS, PLAYERS, SEED } from '../common-options.ts'
import { oneLine } from '../errors.ts'
import type { Io } from '../io.ts'
import { Breaks, playGame } from '../play-game.ts'
import { seatNames, sheetText, winnersText } from '../standing.ts'
import { widthOf, wrap } from '../table.ts'

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
  options: [{ ...PLAYERS, help: `how many play (default: ${USUAL_PLAYERS})` }, OPTIONS, BOTS, SEED, CARDS],
  examples: ['npx hilltop demo', 'npx hilltop demo rail-on-the-hill --players 2 --seed tea'],
  async run(given: Arguments, io: Io) {
    const entry = chooseGame(given.operand || GAME_IDS[0])
    const options = chooseOptions(entry.rules, given, USUAL_PLAYERS)
    const bots = chooseBots(entry, options.players, given.text('bots'))
    const rules = await withCardFile(entry.rules, given.text('cards'), io)
    const seed = given.text('seed') ?? DEFAULT_SEED
    const names = seatNames(
      bots.length,
      bots.map((bot) => bot.name),
    )
    io.stdout.write(`${rules.id}, seed ${oneLine(seed)}\n`)
    const log = new RoundLog(io, names)
    const breaks = new Breaks(io)
    try {
      const match = await playGame(rules, options, seed, bots, breaks, (at, next) => log.add(at, next))
      const { winners, scores } = rules.standing(match.state)
      const won = names.length === 1 ? '' : `\nWon by ${winnersText(winners, names)}\n`
      io.stdout.write(`\nThe score\n\n${sheetText(entry, scores, names)}${won}`)
    } finally {
      breaks.end()
    }
  },
}

/** Gathers what everybody does in a round, and prints it when the round is over. */
class RoundLog {
  readonly #io: Io
  readonly #names: readonly string[]
  #heading = ''
  #actions = new Map<Seat, string[]>()

  constructor(io: Io, names: readonly string[]) {
    this.#io = io
    this.#names = names
  }

  add(match: Match, next: NextAction | undefined): void {
    const heading = headingOf(match)
    if (heading !== this.#heading || next === undefined) this.#print()
    this.#heading = heading
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
    this.#io.stdout.write(`\n${this.#heading}\n${lines.join('')}`)
    this.#actions = new Map()
  }
}

/** The round where the game counts rounds, else the phase. */
function headingOf(match: Match): string {
  const position = match.game.position(match.state)
  const { round, phase } = isObject(position) ? position : {}
  if (typeof round === 'number' && round > 0) return `Round ${round}`
  const name = String(phase)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

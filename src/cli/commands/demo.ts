import { Command } from 'commander'
import type { NextAction, Seat } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import type { Match } from '#engine/match.ts'
import { GAME_IDS } from '#games/index.ts'
import { checkPrograms, chooseBots, chooseGame, chooseOptions, closePrograms, withCardFile } from '../choose-game.ts'
import { type Io, oneLine } from '../io.ts'
import { Breaks, fairWinners, playGame } from '../play-game.ts'
import {
  BOTS,
  BUDGET,
  CARDS,
  type CommonOptions,
  DEFAULT_LIMIT,
  EXAMPLE,
  examples,
  limitOf,
  NODES,
  OPTIONS,
  SEED,
} from '../program.ts'
import { FAULT_TEXTS, type FaultKind } from '../programs/engine-process.ts'
import { seatNames, sheetText, winnersText } from '../standing.ts'
import { widthOf, wrap } from '../terminal.ts'

const DEFAULT_PLAYERS = 4
const WIDEST = 120

export const demo = (io: Io) =>
  new Command('demo')
    .argument('[GAME]', '', GAME_IDS[0])
    .description(
      `Let bots play one game and print it round by round.

Each line shows what one player did in the round, in the notation of the game. GAME is ${GAME_IDS[0]} by default.`,
    )
    .option('--players <N>', `number of players (default: ${DEFAULT_PLAYERS})`)
    .addOption(OPTIONS)
    .addOption(BOTS)
    .addOption(NODES)
    .addOption(BUDGET)
    .addOption(SEED)
    .addOption(CARDS)
    .addHelpText('after', examples('npx hilltop demo', `npx hilltop demo ${EXAMPLE} --players 2 --seed tea`))
    .action(async (id: string, given: CommonOptions) => {
      const { seed } = given
      const game = await chooseGame(id)
      const options = chooseOptions(game.rules, given, DEFAULT_PLAYERS)
      const bots = chooseBots(game, options.players, given.bots, io)
      const rules = await withCardFile(game.rules, given.cards, io)
      const limit = limitOf(given, DEFAULT_LIMIT)
      await checkPrograms(bots)
      const names = seatNames(
        bots.length,
        bots.map((bot) => bot.name),
      )
      io.stdout.write(`${rules.id}, seed ${oneLine(seed)}\n`)
      const log = new RoundLog(io, names)
      const breaks = new Breaks(io)
      const faults = new Map<Seat, FaultKind>()
      try {
        const match = await playGame({ rules, options, seed, bots, limit }, breaks, {
          before: (at, next) => log.add(at, next),
          fault: (seat, kind) => faults.set(seat, kind),
        })
        const standing = rules.standing(match.state)
        const winners = fairWinners(standing, faults)
        const won = names.length === 1 || winners.length === 0 ? '' : `\nWon by ${winnersText(winners, names)}\n`
        io.stdout.write(`\nThe score\n\n${sheetText(game, standing.scores, names)}${won}`)
        for (const [seat, kind] of faults) {
          io.stdout.write(`${names[seat - 1]} ${FAULT_TEXTS[kind]} and played on at random\n`)
        }
      } finally {
        await closePrograms(bots)
        breaks.end()
      }
    })

/** Collects the actions of a round (of a turn, if the game has no rounds) and prints them when it is over. */
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

/** A part of a game that is printed together, and its heading. */
interface Part {
  readonly name: string
  readonly heading: string
}

/** The round if the game counts rounds, else the turn, else the phase. */
function partOf(match: Match): Part {
  const position = match.game.position(match.state)
  const { round, turn, phase } = isObject(position) ? position : {}
  if (typeof round === 'number' && round > 0) return { name: `Round ${round}`, heading: `Round ${round}` }
  if (round === undefined && turn !== undefined) return { name: `turn of ${turn}`, heading: '' }
  const name = String(phase)
  return { name, heading: name.charAt(0).toUpperCase() + name.slice(1) }
}

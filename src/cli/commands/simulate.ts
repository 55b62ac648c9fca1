import { Command } from 'commander'
import type { Seat, Standing } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { recordOf } from '#engine/record.ts'
import { traceLine } from '#engine/trace.ts'
import {
  type ChosenGame,
  checkPrograms,
  chooseBots,
  chooseGame,
  chooseOptions,
  closePrograms,
  readCards,
} from '../choose-game.ts'
import { type LineFile, openLineFiles } from '../files.ts'
import { Interrupted, type Io, oneLine } from '../io.ts'
import { Breaks, fairWinners, type Pauses, type Player, playGame, type Setting } from '../play-game.ts'
import {
  BOTS,
  BUDGET,
  CARDS,
  type CommonOptions,
  DEFAULT_LIMIT,
  EXAMPLE,
  examples,
  JSON_OUTPUT,
  limitOf,
  NODES,
  numberOption,
  OPTIONS,
  PLAYERS,
  SEED,
  TRACE,
} from '../program.ts'
import { FAULT_TEXTS, type FaultKind } from '../programs/engine-process.ts'
import { scoreText, seatNames, sheetText, titleOf, totalOf, winnersText } from '../standing.ts'
import { Progress, table } from '../terminal.ts'

const MOST_GAMES = 1_000_000_000

/** More games than this are only summarised. */
const MOST_LISTED = 50

interface SimulateOptions extends CommonOptions {
  readonly games: number
  readonly record?: string
  readonly trace?: string
}

export const simulate = (io: Io) =>
  new Command('simulate')
    .argument('<GAME>')
    .description(
      `Let bots play games; print results, save game records.

One game prints its score sheet; 2 to ${MOST_LISTED} games print a line each and a summary; more print only the summary.
With --json, each game prints one JSON object. Everything follows from the seed: the same command plays the same games,
except with --budget, which depends on the machine. Game k uses the seed TEXT/k, the first one TEXT.`,
    )
    .addOption(numberOption('--games <N>', 'number of games', 1, MOST_GAMES).default(1))
    .addOption(PLAYERS)
    .addOption(OPTIONS)
    .addOption(BOTS)
    .addOption(NODES)
    .addOption(BUDGET)
    .addOption(SEED)
    .addOption(CARDS)
    .option('--record <FILE>', 'write the game records, one per line')
    .addOption(TRACE)
    .addOption(JSON_OUTPUT)
    .addHelpText(
      'after',
      examples(
        `npx hilltop simulate ${EXAMPLE} --players 3 --seed tea`,
        `npx hilltop simulate ${EXAMPLE} --players 1 --games 200 --bots random`,
        `npx hilltop simulate ${EXAMPLE} --options '{"players": 4, "first": 2}' --record game.json`,
      ),
    )
    .action(async (id: string, given: SimulateOptions) => {
      const { games, seed } = given
      const game = await chooseGame(id)
      const options = chooseOptions(game.rules, given)
      const bots = chooseBots(game, options.players, given.bots, io)
      const limit = limitOf(given, DEFAULT_LIMIT)
      const { rules, cardSet } = await readCards(game.rules, given.cards, io)
      await checkPrograms(bots)
      const [records, traces] = openLineFiles(io, [given.record, given.trace], [given.cards])
      const report = given.json ? new JsonReport(io, bots) : new TableReport(io, game, bots, games)
      try {
        await playAll({ rules, cardSet, options, bots, seed, games, limit }, report, records, traces, io)
      } finally {
        await closePrograms(bots)
        records?.close()
        traces?.close()
      }
      report.end()
    })

/** Several games with the same setting, each with its own seed. */
interface Simulation extends Setting {
  readonly games: number
  /** The text of the card file, if there is one. */
  readonly cardSet: string | undefined
}

async function playAll(
  { games, cardSet, ...setting }: Simulation,
  report: Report,
  records: LineFile | undefined,
  traces: LineFile | undefined,
  io: Io,
): Promise<void> {
  const { rules, bots, seed } = setting
  const progress = new Progress(io.stderr, games, 'games')
  const breaks = new Breaks(io)
  const names = bots.map((bot) => bot.name)
  let done = 0
  const pauses: Pauses = {
    maybe() {
      progress.update(done)
      return breaks.maybe()
    },
  }
  try {
    while (done < games) {
      const gameSeed = done === 0 ? seed : `${seed}/${done + 1}`
      const faults = new Map<Seat, FaultKind>()
      const match = await playGame({ ...setting, seed: gameSeed }, pauses, {
        fault: (seat, kind) => faults.set(seat, kind),
        ...(traces && { before: (at, next) => traces.write(traceLine(rules, at.state, at.log.length, next)) }),
      })
      records?.write({ ...recordOf(match, names), cardSet })
      done++
      report.add(match, faults, () => progress.clear())
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    throw new Interrupted(`stopped after ${done} of ${games} games`, records !== undefined || traces !== undefined)
  } finally {
    breaks.end()
    progress.clear()
  }
}

type Faults = ReadonlyMap<Seat, FaultKind>

interface Report {
  /** Adds a finished game and what programs did wrong in it; calls `beforeOutput` before it prints anything. */
  add(match: Match, faults: Faults, beforeOutput: () => void): void
  end(): void
}

class JsonReport implements Report {
  readonly #io: Io
  readonly #bots: readonly string[]

  constructor(io: Io, bots: readonly Player[]) {
    this.#io = io
    this.#bots = bots.map((bot) => bot.name)
  }

  add({ game, options, seed, log, state }: Match, faults: Faults, beforeOutput: () => void): void {
    const line = {
      game: game.id,
      ...(game.cardSetName && { cards: game.cardSetName }),
      options,
      seed,
      bots: this.#bots,
      actions: log.length,
      result: game.standing(state),
      ...(faults.size > 0 && { faults: Object.fromEntries(faults) }),
    }
    beforeOutput()
    this.#io.stdout.write(`${JSON.stringify(line)}\n`)
  }

  end(): void {}
}

class TableReport implements Report {
  readonly #io: Io
  readonly #entry: ChosenGame
  readonly #games: number
  readonly #names: readonly string[]
  readonly #summary: Summary
  #rows: string[][] = []
  #sheet = ''
  /** How many games each fault of a seat happened in. */
  readonly #faults = new Map<string, number>()

  constructor(io: Io, entry: ChosenGame, bots: readonly Player[], games: number) {
    this.#io = io
    this.#entry = entry
    this.#games = games
    this.#summary = new Summary(bots)
    this.#names = seatNames(
      bots.length,
      bots.map((bot) => bot.name),
    )
  }

  add({ game, seed, log, state }: Match, faults: Faults): void {
    const standing = game.standing(state)
    const winners = fairWinners(standing, faults)
    this.#summary.add({ ...standing, winners })
    for (const [seat, kind] of faults) {
      const text = `${this.#names[seat - 1]} ${FAULT_TEXTS[kind]}`
      this.#faults.set(text, (this.#faults.get(text) ?? 0) + 1)
    }
    if (this.#games > MOST_LISTED) return
    const winner = this.#names.length === 1 ? [] : [winnersText(winners, this.#names)]
    this.#rows.push([oneLine(seed), ...standing.scores.map(scoreText), ...winner, String(log.length)])
    this.#sheet = sheetText(this.#entry, standing.scores, this.#names)
  }

  end(): void {
    const winner = this.#names.length === 1 ? [] : ['winner']
    const heading = ['seed', ...this.#names, ...winner, 'actions']
    const rows = this.#rows.length > 0 ? `${table([heading, ...this.#rows])}\n` : `${this.#games} games\n\n`
    this.#io.stdout.write(rows + (this.#games === 1 ? this.#sheet : this.#summary.text()))
    const faults = Array.from(this.#faults, ([text, games]) => [text, String(games)])
    if (faults.length > 0) this.#io.stdout.write(`\n${table([['lost as a program', 'games'], ...faults])}`)
  }
}

/** Wins and scores of many games by seat. Keeps sums, not games. */
export class Summary {
  readonly #seats: SeatSummary[]
  readonly #titles = new Map<string, TitleSummary>()
  #games = 0

  constructor(bots: readonly Player[]) {
    this.#seats = bots.map((bot) => ({ bot: bot.name, wins: 0, sum: 0, least: Infinity, most: -Infinity, counted: 0 }))
  }

  add({ winners, scores }: Standing<unknown>): void {
    this.#games++
    for (const winner of winners) this.#seats[winner - 1].wins++
    for (const [i, score] of scores.entries()) {
      const total = totalOf(score)
      if (total === undefined) continue
      const seat = this.#seats[i]
      seat.sum += total
      seat.counted++
      seat.least = Math.min(seat.least, total)
      seat.most = Math.max(seat.most, total)
      const title = titleOf(score)
      if (title !== undefined) this.#addTitle(title, total)
    }
  }

  #addTitle(title: string, total: number): void {
    const { games, most } = this.#titles.get(title) ?? { games: 0, most: -Infinity }
    this.#titles.set(title, { games: games + 1, most: Math.max(most, total) })
  }

  text(): string {
    const isSolo = this.#seats.length === 1
    const rows = this.#seats.map((seat, i) => [
      String(i + 1),
      seat.bot,
      ...(isSolo ? [] : [String(seat.wins), this.#share(seat.wins)]),
      ...(seat.counted === 0 ? [] : [(seat.sum / seat.counted).toFixed(1), String(seat.least), String(seat.most)]),
    ])
    const heading = [
      'seat',
      'bot',
      ...(isSolo ? [] : ['wins', 'share']),
      ...(this.#seats[0].counted === 0 ? [] : ['mean', 'least', 'most']),
    ]
    return `${table([heading, ...rows])}${this.#titlesText()}`
  }

  /** The titles, best first. */
  #titlesText(): string {
    if (this.#titles.size === 0) return ''
    const titles = [...this.#titles].sort(([, one], [, other]) => other.most - one.most)
    const rows = titles.map(([title, { games }]) => [title, String(games), this.#share(games)])
    return `\n${table([['title', 'games', 'share'], ...rows])}`
  }

  #share(count: number): string {
    return `${((100 * count) / this.#games).toFixed(1)} %`
  }
}

interface SeatSummary {
  readonly bot: string
  wins: number
  sum: number
  least: number
  most: number
  counted: number
}

interface TitleSummary {
  readonly games: number
  readonly most: number
}

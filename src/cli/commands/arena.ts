import { availableParallelism } from 'node:os'
import { Command, Option } from 'commander'
import type { PlayedGame } from '#bots/arena/played.ts'
import {
  type Lineup,
  lineupsOf,
  MATCH_KINDS,
  type MatchKind,
  rotationsOf,
  type ScheduledGame,
  scheduleOf,
} from '#bots/arena/schedule.ts'
import { type ArenaPlan, ArenaResults, reportText, tableName } from '../arena/report.ts'
import { playInThreads } from '../arena/threads.ts'
import {
  type ChosenGame,
  checkPrograms,
  chooseGame,
  chooseOptions,
  findBots,
  readSparringFile,
  sayingOnce,
  withCardFile,
  withSparring,
} from '../choose-game.ts'
import { Interrupted, type Io, type Output, UsageError } from '../io.ts'
import {
  budgetOption,
  CARDS,
  type CommonOptions,
  EXAMPLE,
  examples,
  JSON_OUTPUT,
  limitOf,
  nodesOption,
  numberOption,
  OPTIONS,
  PLAYERS,
  SEED,
} from '../program.ts'
import { Progress } from '../terminal.ts'

const AGAIN_AFTER_MS = 500

/** Shows the progress of an arena, and the standing at the table that finished a game last. */
class Standings {
  readonly #progress: Progress
  readonly #names: readonly string[]
  readonly #tables: readonly { readonly lineup: Lineup; games: number; wins: number }[]
  readonly #timer: NodeJS.Timeout
  #done = 0
  #note = ''

  constructor(output: Output, games: number, lineups: readonly Lineup[], names: readonly string[]) {
    this.#progress = new Progress(output, games, 'games')
    this.#names = names
    this.#tables = lineups.map((lineup) => ({ lineup, games: 0, wins: 0 }))
    // A single game may take long; the elapsed time must still advance.
    this.#timer = setInterval(() => this.#show(), AGAIN_AFTER_MS)
  }

  add({ table, seats }: ScheduledGame, game: PlayedGame): void {
    this.#done++
    const at = this.#tables[table]
    const [first] = at.lineup
    at.games++
    at.wins += game.seats.reduce((wins, { won }, i) => (seats[i] === first ? wins + won : wins), 0)
    const name = tableName(at.lineup.map((bot) => this.#names[bot]))
    const won = new Set(at.lineup).size === 1 ? '' : `${Math.round(at.wins)} of `
    this.#note = ` · ${name}: ${won}${at.games}`
    this.#show()
  }

  end(): void {
    clearInterval(this.#timer)
    this.#progress.clear()
  }

  #show(): void {
    this.#progress.update(this.#done, this.#note)
  }
}

const DEFAULT_GAMES = 100
const MOST_GAMES = 100_000
const DEFAULT_MS = 1000
const MOST_BOTS = 16
const MOST_THREADS = 256

interface ArenaOptions extends CommonOptions {
  readonly match?: MatchKind
  readonly games: number
  readonly sparring?: string
  readonly threads?: number
}

export const arena = (io: Io) =>
  new Command('arena')
    .argument('<GAME>')
    .description(
      `Measure bots against each other, or each in solo games.

Every deal is played from every seat: deal k has the seed TEXT/k for all bots. Prints win rates, Elo, scores and thinking
time, with 95% intervals; for solo games also titles and the sources of points.

--match decides which bots meet:
  pairs     every bot against every other; with 3 or more players, one seat for A and the rest for B, then the reverse
  first     the first bot against each of the others
  together  all at one table; a bot may be named several times, and a single bot plays against itself

Default: together if you name one bot, or one per seat for 3 or more players; otherwise pairs.`,
    )
    .option(
      '--bots <NAMES>',
      'the bots to measure, comma-separated; cmd:COMMAND starts a program, see docs/engine-protocol.md',
    )
    .addOption(new Option('--match <KIND>', 'which bots meet').choices(MATCH_KINDS))
    .addOption(
      numberOption('--games <N>', 'games per table, rounded up to whole deals', 1, MOST_GAMES).default(DEFAULT_GAMES),
    )
    .addOption(PLAYERS)
    .addOption(OPTIONS)
    .addOption(budgetOption(`milliseconds that a bot may think per turn (default: ${DEFAULT_MS})`))
    .addOption(nodesOption('positions that a bot may examine per turn instead: the same games on every machine'))
    .addOption(SEED)
    .addOption(CARDS)
    .option('--sparring <FILE>', 'add the opponents in this JSON file, if the game reads such files')
    .addOption(numberOption('--threads <N>', 'games played at the same time (default: one per core)', 1, MOST_THREADS))
    .addOption(JSON_OUTPUT)
    .addHelpText(
      'after',
      examples(
        `npx hilltop arena ${EXAMPLE} --bots steady,random --games 400 --budget 100`,
        `npx hilltop arena ${EXAMPLE} --bots steady,random,random,random --players 4 --nodes 5000`,
        `npx hilltop arena ${EXAMPLE} --bots steady,random --players 1 --seed tea`,
      ),
    )
    .action(async (id: string, given: ArenaOptions) => {
      const plan = await readArenaPlan(id, given, io)
      const games = plan.deals * plan.lineups.reduce((sum, lineup) => sum + rotationsOf(lineup).length, 0)
      const threads = Math.min(games, given.threads ?? availableParallelism())
      const begin = performance.now()
      const results = new ArenaResults(plan)
      const hasStopped = await playAll(plan, results, games, threads, io)
      const report = results.report(threads, (performance.now() - begin) / 1000)
      const hasAny = (report.tables ?? report.solo ?? []).length > 0
      if (hasAny && !io.isOutputClosed) {
        io.stdout.write(given.json ? `${JSON.stringify(report)}\n` : reportText(report))
      }
      if (hasStopped) throw new Interrupted(`stopped after ${results.games} of ${games} games`)
    })

async function readArenaPlan(id: string, given: ArenaOptions, io: Io): Promise<ArenaPlan> {
  const game = await chooseGame(id)
  const sparring = await readSparringFile(game, given.sparring, io)
  const entry = withSparring(game, sparring)
  const options = chooseOptions(entry.rules, given)
  const { players } = options
  const names = await readBots(entry, given.bots, io)
  const bots = [...new Set(names)]
  const match = chooseMatch(given.match, names, players)
  const limit = limitOf(given, { ms: DEFAULT_MS })
  const rules = await withCardFile(entry.rules, given.cards, io)
  const lineups = lineupsOf(
    match,
    names.map((name) => bots.indexOf(name)),
    players,
  )
  return {
    setting: {
      game: rules.id,
      ...(rules.cardSetName && { cards: { set: rules.cards, name: rules.cardSetName } }),
      ...(sparring && { sparring }),
      options,
      bots,
      seed: given.seed,
      limit,
      cwd: io.cwd,
    },
    match,
    lineups,
    deals: Math.ceil(given.games / rotationsOf(lineups[0]).length),
  }
}

async function readBots(entry: ChosenGame, text: string | undefined, io: Io): Promise<readonly string[]> {
  if (text === undefined) {
    const choices = [...entry.bots, ...entry.sparring.bots].map(({ name }) => name).join(', ')
    throw new UsageError(`--bots is missing; ${entry.rules.id} has ${choices}`)
  }
  const bots = findBots(entry, text, io)
  const names = bots.map(({ name }) => name)
  if (names.length > MOST_BOTS) throw new UsageError(`--bots names ${names.length} bots; at most ${MOST_BOTS} can meet`)
  await checkPrograms(bots)
  return names
}

function chooseMatch(given: MatchKind | undefined, names: readonly string[], players: number): MatchKind {
  const isOneEach = names.length === players && players > 2
  const match = given ?? (isOneEach || names.length === 1 ? 'together' : 'pairs')
  if (players === 1 && given !== undefined) throw new UsageError('--match is for more than one player')
  if (players > 1 && match === 'together' && names.length > 1 && names.length !== players) {
    throw new UsageError(`--bots names ${names.length} bots for ${players} seats; --match together needs one for each`)
  }
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (match !== 'together' && twice !== undefined) throw new UsageError(`--bots names ${twice} twice`)
  if (players > 1 && match !== 'together' && names.length < 2) {
    throw new UsageError(`--match ${match} needs at least two bots`)
  }
  return match
}

/** Plays all games; returns whether the user stopped it early. */
async function playAll(
  { setting, lineups, deals }: ArenaPlan,
  results: ArenaResults,
  games: number,
  threads: number,
  io: Io,
): Promise<boolean> {
  const standings = new Standings(io.stderr, games, lineups, setting.bots)
  const stopping = new AbortController()
  const stopListening = io.onInterrupt(() => stopping.abort())
  try {
    await playInThreads({
      setting,
      games: scheduleOf(lineups, deals),
      threads,
      died: sayingOnce(io),
      signal: stopping.signal,
      played(game, result) {
        results.add(game, result)
        standings.add(game, result.game)
      },
    })
  } finally {
    stopListening()
    standings.end()
  }
  return results.games < games
}

import { availableParallelism } from 'node:os'
import type { PlayedGame } from '#bots/arena/played.ts'
import type { Lineup, ScheduledGame } from '#bots/arena/schedule.ts'
import { lineupsOf, MATCH_KINDS, type MatchKind, rotationsOf, scheduleOf } from '#bots/arena/schedule.ts'
import { isOneOf, shown } from '#engine/json.ts'
import { ArenaResults, type Programme } from '../arena/report.ts'
import { reportText, tableName } from '../arena/report-text.ts'
import { playInThreads } from '../arena/threads.ts'
import type { Arguments } from '../arguments.ts'
import { chooseLimit } from '../arguments.ts'
import { findBots, readSparringFile, withSparring } from '../choose-bots.ts'
import { type ChosenGame, chooseGame, chooseOptions, withCardFile } from '../choose-game.ts'
import type { Command } from '../command.ts'
import { CARDS, DEFAULT_SEED, EXAMPLE, JSON_OUTPUT, OPTIONS, PLAYERS, SEED } from '../common-options.ts'
import type { Io, Output } from '../io.ts'
import { Interrupted, UsageError } from '../io.ts'
import { Progress } from '../terminal.ts'

const AGAIN_AFTER_MS = 500

/** Shows how far an arena is, and how it stands at the table where a game ended last. */
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
    // A single game may take long, and the time goes on.
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

const USUAL_GAMES = 100
const MOST_GAMES = 100_000
const USUAL_MS = 1000
const MOST_BOTS = 16
const MOST_THREADS = 256

export const arena: Command = {
  name: 'arena',
  operand: 'GAME',
  summary: 'Measure bots against each other, or each alone',
  details: [
    'Every deal is played from every seat: deal k has the seed TEXT/k, for all bots alike. Shows win rates, Elo, scores',
    'and thinking time, with 95 % intervals; of a solo game also titles and where the points come from.',
    '',
    'Who meets whom is decided by --match:',
    '  pairs     every two bots; with more than two players, one of them among the other at all other seats,',
    '            and the reverse',
    '  first     only the first bot and each other one; with more players, the first among the other',
    '  together  all at one table; a bot may be named several times, and a single one plays with itself',
    'Without it, bots are together if there is one for each of three or more seats, or only one; otherwise in pairs.',
  ],
  options: [
    { name: 'bots', value: 'NAMES', help: 'who is measured, with commas between' },
    { name: 'match', value: 'KIND', help: `who meets whom: ${MATCH_KINDS.join(', ')}` },
    {
      name: 'games',
      value: 'N',
      help: `games for each table, rounded up until every seat had the same (default: ${USUAL_GAMES})`,
    },
    PLAYERS,
    OPTIONS,
    { name: 'budget', value: 'MS', help: `how long a bot may think in one turn (default: ${USUAL_MS})` },
    { name: 'nodes', value: 'N', help: 'how many positions it may look at instead: the same games on every machine' },
    SEED,
    CARDS,
    {
      name: 'sparring',
      value: 'FILE',
      help: 'measure against the opponents in this JSON file too, where the game reads such files',
    },
    { name: 'threads', value: 'N', help: 'games that are played at the same time (default: one for each core)' },
    JSON_OUTPUT,
  ],
  examples: [
    `npx hilltop arena ${EXAMPLE} --bots steady,random --games 400 --budget 100`,
    `npx hilltop arena ${EXAMPLE} --bots steady,random,random,random --players 4 --nodes 5000`,
    `npx hilltop arena ${EXAMPLE} --bots steady,random --players 1 --seed tea`,
  ],
  async run(given: Arguments, io: Io) {
    const programme = await readProgramme(given, io)
    const games = programme.deals * programme.lineups.reduce((sum, lineup) => sum + rotationsOf(lineup).length, 0)
    const threads = Math.min(games, given.wholeNumber('threads', 1, MOST_THREADS) ?? availableParallelism())
    const begin = performance.now()
    const results = new ArenaResults(programme)
    const hasStopped = await playAll(programme, results, games, threads, io)
    const report = results.report(threads, (performance.now() - begin) / 1000)
    const hasAny = (report.tables ?? report.solo ?? []).length > 0
    if (hasAny && !io.isOutputClosed) {
      io.stdout.write(given.isOn('json') ? `${JSON.stringify(report)}\n` : reportText(report))
    }
    if (hasStopped) throw new Interrupted(`stopped after ${results.games} of ${games} games`)
  },
}

async function readProgramme(given: Arguments, io: Io): Promise<Programme> {
  const game = await chooseGame(given.operand)
  const sparring = await readSparringFile(game, given.text('sparring'), io)
  const entry = withSparring(game, sparring)
  const options = chooseOptions(entry.rules, given)
  const { players } = options
  const names = readBots(entry, given.text('bots'))
  const bots = [...new Set(names)]
  const match = readMatch(given.text('match'), names, players)
  const games = given.wholeNumber('games', 1, MOST_GAMES) ?? USUAL_GAMES
  const limit = chooseLimit(given, { ms: USUAL_MS })
  const rules = await withCardFile(entry.rules, given.text('cards'), io)
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
      seed: given.text('seed') ?? DEFAULT_SEED,
      limit,
    },
    match,
    lineups,
    deals: Math.ceil(games / rotationsOf(lineups[0]).length),
  }
}

function readBots(entry: ChosenGame, text: string | undefined): readonly string[] {
  if (text === undefined) {
    const choices = [...entry.bots, ...entry.sparring.bots].map(({ name }) => name).join(', ')
    throw new UsageError(`--bots is missing; ${entry.rules.id} has ${choices}`)
  }
  const names = findBots(entry, text).map(({ name }) => name)
  if (names.length > MOST_BOTS) throw new UsageError(`--bots names ${names.length} bots; at most ${MOST_BOTS} can meet`)
  return names
}

function readMatch(text: string | undefined, names: readonly string[], players: number): MatchKind {
  const isOneEach = names.length === players && players > 2
  const match = text ?? (isOneEach || names.length === 1 ? 'together' : 'pairs')
  if (!isOneOf(MATCH_KINDS, match)) {
    throw new UsageError(`--match must be one of ${MATCH_KINDS.join(', ')}, not ${shown(match)}`)
  }
  if (players === 1 && text !== undefined) throw new UsageError('--match is for more than one player')
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

/** Plays everything, or until the user wants to stop; then it returns true. */
async function playAll(
  { setting, lineups, deals }: Programme,
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

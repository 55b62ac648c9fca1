import { setImmediate } from 'node:timers/promises'
import { Command } from 'commander'
import type { Ceiling, Foreseen } from '#bots/analysis.ts'
import { Budget, type Limit } from '#bots/budget.ts'
import type { Game, GameOptions } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { recordOf } from '#engine/record.ts'
import { findManifest, GAME_IDS } from '#games/index.ts'
import { type ChosenGame, chooseGame, chooseOptions, readCards } from '../choose-game.ts'
import { openLineFiles } from '../files.ts'
import { Interrupted, type Io, oneLine, UsageError } from '../io.ts'
import {
  budgetOption,
  CARDS,
  type CommonOptions,
  examples,
  JSON_OUTPUT,
  limitOf,
  nodesOption,
  numberOption,
  OPTIONS,
  SEED,
} from '../program.ts'
import { scoreText, sheetText, titleOf, totalOf } from '../standing.ts'
import { StatusLine, table } from '../terminal.ts'

const DEFAULT_MS = 20_000
const MOST_GAMES = 100_000
const PAUSE_AFTER_MS = 50
const NAME = 'ceiling'

const WITH_CEILING = GAME_IDS.filter((id) => findManifest(id)?.versions.at(-1)?.loadCeiling !== undefined)

interface CeilingOptions extends CommonOptions {
  readonly games: number
  readonly search?: string
  readonly record?: string
}

export const ceiling = (io: Io) =>
  new Command(NAME)
    .argument('<GAME>')
    .description(
      `Search for the best possible solo score of a seed, with all cards known.

Plays a solo game again and again, knowing everything that is hidden, and prints the best game found. At least that score
was possible; a longer search may find more. No bot can play like that: it is a yardstick for players and bots with the
same seed. After some games of its own, "broaden" plays on from more and more of the games that were left out; "vary" does
so half of the time, and else plays single rounds of the best games in other ways. Where both find the same, hardly more
can be had. Ctrl-C prints the best so far. Game k uses the seed TEXT/k, the first one TEXT. With --json, each game prints
one JSON object. Works with ${WITH_CEILING.join(', ')}.`,
    )
    .addOption(numberOption('--games <N>', 'number of seeds', 1, MOST_GAMES).default(1))
    .option('--players <N>', 'must be 1, which is the default')
    .addOption(OPTIONS)
    .addOption(budgetOption(`milliseconds to search for each seed (default: ${DEFAULT_MS})`))
    .addOption(nodesOption('positions to examine for each seed instead: the same result on every machine'))
    .addOption(SEED)
    .addOption(CARDS)
    .option('--search <KIND>', 'vary or broaden: how to go on after the first games; see above (default: vary)')
    .option('--record <FILE>', 'write the records of the games found, one per line')
    .addOption(JSON_OUTPUT)
    .addHelpText(
      'after',
      examples(
        `npx hilltop ceiling ${WITH_CEILING[0]} --seed tea`,
        `npx hilltop ceiling ${WITH_CEILING[0]} --seed tea --budget 60000 --record best.json`,
        `npx hilltop ceiling ${WITH_CEILING[0]} --games 10 --nodes 500000 --json`,
      ),
    )
    .action(async (id: string, given: CeilingOptions) => {
      const { games, json } = given
      const game = await chooseGame(id)
      const options = chooseOptions(game.rules, given, 1)
      const search = ceilingOf(game, options)
      const kind = kindOf(search, given.search)
      const limit = limitOf(given, { ms: DEFAULT_MS })
      const { rules, cardSet } = await readCards(game.rules, given.cards, io)
      const [records] = openLineFiles(io, [given.record], [given.cards])
      const found: Match[] = []
      const stopping = new AbortController()
      const stopListening = io.onInterrupt(() => stopping.abort())
      const line = new StatusLine(io.stderr)
      try {
        // A search that is stopped at once still has a result.
        while (found.length === 0 || (found.length < games && !stopping.signal.aborted)) {
          const seed = found.length === 0 ? given.seed : `${given.seed}/${found.length + 1}`
          const show = (share: number, best: number | undefined) =>
            line.show(statusText(seed, found.length + 1, games, share, best))
          const match = await foresee(search, { rules, options, seed, limit, kind }, stopping.signal, show)
          line.clear()
          records?.write({ ...recordOf(match, [NAME]), cardSet })
          found.push(match)
          if (json) io.stdout.write(`${JSON.stringify(jsonOf(match, limit, kind, !stopping.signal.aborted))}\n`)
        }
      } finally {
        stopListening()
        line.clear()
        records?.close()
      }
      if (!json && !io.isOutputClosed) io.stdout.write(reportOf(game, found))
      if (stopping.signal.aborted) {
        const hasCutFiles = records !== undefined && found.length < games
        throw new Interrupted(`stopped at game ${found.length} of ${games}`, hasCutFiles)
      }
    })

function ceilingOf({ rules, ceiling: search }: ChosenGame, { players }: GameOptions): Ceiling {
  if (search === undefined) {
    throw new UsageError(`ceiling works only with ${WITH_CEILING.join(', ')}, not with ${rules.id}`)
  }
  if (players !== 1) throw new UsageError(`ceiling works only for 1 player, not for ${players}`)
  return search
}

function kindOf({ searches }: Ceiling, kind = searches[0]): string {
  if (!searches.includes(kind)) throw new UsageError(`--search must be ${searches.join(' or ')}, not ${oneLine(kind)}`)
  return kind
}

interface Deal {
  readonly rules: Game
  readonly options: GameOptions
  readonly seed: string
  readonly limit: Limit
  readonly kind: string
}

/** Searches until the limit is reached or the search is stopped, and replays the best game through the rules. */
async function foresee(
  search: Ceiling,
  { rules, options, seed, limit, kind }: Deal,
  signal: AbortSignal,
  show: (share: number, best: number | undefined) => void,
): Promise<Match> {
  const budget = Budget.of(limit, () => performance.now(), signal)
  const searching = search.search(rules, options, seed, budget, kind)
  let last = performance.now()
  for (;;) {
    const step = searching.next()
    if (step.done) return replayed(rules, options, seed, step.value)
    if (performance.now() - last < PAUSE_AFTER_MS) continue
    show(budget.share, step.value)
    await setImmediate()
    last = performance.now()
  }
}

function replayed(rules: Game, options: GameOptions, seed: string, { total, actions }: Foreseen): Match {
  const match = new Match(rules, options, seed)
  for (const action of actions) {
    const refusal = match.take(1, action)
    if (refusal !== undefined)
      throw new Error(`the ceiling of ${seed} breaks ${refusal.rule}: ${rules.explain(refusal)}`)
  }
  const score = scoreOf(match)
  if (!match.isOver || totalOf(score) !== total) throw new Error(`the ceiling of ${seed} is not ${total}`)
  return match
}

function scoreOf({ game, state }: Match): unknown {
  return game.standing(state).scores[0]
}

function statusText(seed: string, number: number, games: number, share: number, best: number | undefined): string {
  const which = games === 1 ? '' : ` (${number} of ${games})`
  const soFar = best === undefined ? '' : `, at least ${best}`
  return `seed ${oneLine(seed)}${which}: ${Math.min(100, Math.floor(share * 100))} %${soFar}`
}

function jsonOf(match: Match, limit: Limit, search: string, complete: boolean): object {
  const { game, options, seed, log, state } = match
  return {
    game: game.id,
    ...(game.cardSetName && { cards: game.cardSetName }),
    options,
    seed,
    limit,
    search,
    complete,
    atLeast: totalOf(scoreOf(match)),
    actions: log.length,
    result: game.standing(state),
  }
}

function reportOf(entry: ChosenGame, found: readonly Match[]): string {
  if (found.length === 1) {
    const [match] = found
    const score = scoreOf(match)
    const possible = `With the seed ${oneLine(match.seed)}, at least ${scoreText(score)} was possible:\n\n`
    return possible + sheetText(entry, [score], ['at least'])
  }
  const rows = found.map((match) => {
    const score = scoreOf(match)
    return [oneLine(match.seed), scoreText(score), titleOf(score) ?? '']
  })
  const totals = found.map((match) => totalOf(scoreOf(match)) ?? 0)
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length
  const list = table([['seed', 'at least', 'title'], ...rows])
  return `${list}\nmean of ${found.length}: at least ${mean.toFixed(1)} was possible\n`
}

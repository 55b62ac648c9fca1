import { setImmediate } from 'node:timers/promises'
import type { Ceiling, Foreseen } from '#bots/analysis.ts'
import { Budget, type Limit } from '#bots/budget.ts'
import type { Game, GameOptions } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { recordOf } from '#engine/record.ts'
import { findManifest, GAME_IDS } from '#games/index.ts'
import type { Arguments } from '../arguments.ts'
import { chooseLimit } from '../arguments.ts'
import { type ChosenGame, chooseGame, chooseOptions, withCardFile } from '../choose-game.ts'
import type { Command } from '../command.ts'
import { CARDS, DEFAULT_SEED, JSON_OUTPUT, OPTIONS, SEED } from '../common-options.ts'
import { openLineFiles } from '../files.ts'
import type { Io } from '../io.ts'
import { Interrupted, oneLine, UsageError } from '../io.ts'
import { scoreText, sheetText, titleOf, totalOf } from '../standing.ts'
import { StatusLine, table } from '../terminal.ts'

const USUAL_MS = 20_000
const MOST_GAMES = 100_000
const BREATH_MS = 50
const NAME = 'ceiling'

const WITH_CEILING = GAME_IDS.filter((id) => findManifest(id)?.versions.at(-1)?.loadCeiling !== undefined)

export const ceiling: Command = {
  name: NAME,
  operand: 'GAME',
  summary: 'Search for what was possible with a seed, knowing every card to come',
  details: [
    'Plays a game alone again and again with all that is hidden known, and shows the best that it found. At least that',
    'much was possible, perhaps more: the longer it may search, the nearer it comes. No bot could play like that; it is a',
    'measure for what players and bots reach with the same seed. Ctrl-C shows the best so far.',
    'Game k of several has the seed TEXT/k; the first has just TEXT. With --json, one JSON object per game.',
  ],
  options: [
    { name: 'games', value: 'N', help: 'how many seeds (default: 1)' },
    { name: 'players', value: 'N', help: 'how many play: there is a ceiling only for 1, which is the default' },
    OPTIONS,
    { name: 'budget', value: 'MS', help: `how long to search for each seed (default: ${USUAL_MS})` },
    { name: 'nodes', value: 'N', help: 'how many positions to look at instead: the same result on every machine' },
    SEED,
    CARDS,
    { name: 'record', value: 'FILE', help: 'write the records of the games that were found, one on each line' },
    JSON_OUTPUT,
  ],
  examples: [
    `npx hilltop ceiling ${WITH_CEILING[0]} --seed tea`,
    `npx hilltop ceiling ${WITH_CEILING[0]} --seed tea --budget 60000 --record best.json`,
    `npx hilltop ceiling ${WITH_CEILING[0]} --games 10 --nodes 500000 --json`,
  ],
  async run(given: Arguments, io: Io) {
    const entry = await chooseGame(given.operand)
    const options = chooseOptions(entry.rules, given, 1)
    const search = ceilingOf(entry, options)
    const games = given.wholeNumber('games', 1, MOST_GAMES) ?? 1
    const limit = chooseLimit(given, { ms: USUAL_MS })
    const rules = await withCardFile(entry.rules, given.text('cards'), io)
    const [records] = openLineFiles(io, [given.text('record')], [given.text('cards')])
    const found: Match[] = []
    const stopping = new AbortController()
    const stopListening = io.onInterrupt(() => stopping.abort())
    const line = new StatusLine(io.stderr)
    try {
      // What was stopped at once still has an answer.
      while (found.length === 0 || (found.length < games && !stopping.signal.aborted)) {
        const first = given.text('seed') ?? DEFAULT_SEED
        const seed = found.length === 0 ? first : `${first}/${found.length + 1}`
        const show = (share: number, best: number | undefined) =>
          line.show(statusText(seed, found.length + 1, games, share, best))
        const match = await foresee(search, { rules, options, seed, limit }, stopping.signal, show)
        line.clear()
        records?.write(recordOf(match, [NAME]))
        found.push(match)
        if (given.isOn('json')) io.stdout.write(`${JSON.stringify(jsonOf(match, limit, !stopping.signal.aborted))}\n`)
      }
    } finally {
      stopListening()
      line.clear()
      records?.close()
    }
    if (!given.isOn('json') && !io.isOutputClosed) io.stdout.write(reportOf(entry, found))
    if (stopping.signal.aborted) {
      throw new Interrupted(
        `stopped at game ${found.length} of ${games}`,
        records !== undefined && found.length < games,
      )
    }
  },
}

function ceilingOf({ rules, ceiling: search }: ChosenGame, { players }: GameOptions): Ceiling {
  if (search === undefined) {
    throw new UsageError(`${rules.id} has no ceiling, only ${WITH_CEILING.join(', ')}`)
  }
  if (players !== 1) throw new UsageError(`there is a ceiling only for a game alone, not for ${players} players`)
  return search
}

interface Deal {
  readonly rules: Game
  readonly options: GameOptions
  readonly seed: string
  readonly limit: Limit
}

/** Searches to the end, or until it is stopped, and plays what was found through the rules. */
async function foresee(
  search: Ceiling,
  { rules, options, seed, limit }: Deal,
  signal: AbortSignal,
  show: (share: number, best: number | undefined) => void,
): Promise<Match> {
  const budget = Budget.of(limit, () => performance.now(), signal)
  const searching = search.search(rules, options, seed, budget)
  let last = performance.now()
  for (;;) {
    const step = searching.next()
    if (step.done) return replayed(rules, options, seed, step.value)
    if (performance.now() - last < BREATH_MS) continue
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

function jsonOf(match: Match, limit: Limit, complete: boolean): object {
  const { game, options, seed, log, state } = match
  return {
    game: game.id,
    ...(game.cardSetName && { cards: game.cardSetName }),
    options,
    seed,
    limit,
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

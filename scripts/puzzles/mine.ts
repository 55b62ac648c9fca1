import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Bot } from '#bots/bot.ts'
import { marginOf, type PlayedTurn, type Puzzle, type Spot, TRIES, turnBy, turnsOf, weighTurns } from '#bots/puzzle.ts'
import { playMixedGame } from '#bots/testing/mixed-game.ts'
import { turnName } from '#bots/turns.ts'
import { type Game, NOTHING_NEW, type Seat } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { loadBots, loadRules } from '#games/index.ts'
import { EACH, EASY_TRIES, type Found, MININGS, type Mining } from './settings.ts'

/**
 * Looks for puzzles in games between bots, and adds each one to a file as a line of JSON:
 *
 *     nice -n 19 node --import tsx scripts/puzzles/mine.ts FILE [GAME…]
 *
 * It can be stopped at any time; started again, it goes on with the next game. All budgets are nodes, so that the same
 * games give the same puzzles on every machine. write.ts selects from the file.
 *
 * A position becomes a puzzle if one turn is clearly best and the weakest bot plays another one. Cheap tests come first:
 *
 * 1. the expert, with little thought, sees a margin between the best turn and every other one,
 * 2. and again with more thought and another seed, perhaps with another best turn,
 * 3. the weakest bot plays something else, with each of a few seeds,
 * 4. the expert confirms the margin three times with far more thought than in play, also against turns that a much wider
 *    search finds. Only these estimates are stored.
 */

/** A first look sees margins that are too small or too large. */
const FIRST_LOOK = 0.6
/** No more puzzles than this of one game, which must be this share of the game apart. */
const MOST_OF_A_GAME = 5
const APART = 0.12

class Miner {
  readonly #game: Game
  readonly #bots: readonly Bot[]
  readonly #mining: Mining
  readonly #counts = { games: 0, spots: 0, seen: 0, confirmed: 0 }

  constructor(game: Game, bots: readonly Bot[], mining: Mining) {
    this.#game = game
    this.#bots = bots
    this.#mining = mining
  }

  *mine(number: number): Generator<Found> {
    const { players, playing } = this.#mining
    const options = { players: players[number % players.length] }
    const levels = this.#bots.filter(({ name }) => name === 'strong' || name === 'steady')
    const match = playMixedGame(this.#game, { levels, slips: [0, 0, 12], nodes: playing }, options, `puzzle/${number}`)
    this.#counts.games++
    let last = Number.NEGATIVE_INFINITY
    let found = 0
    for (const at of startsOf(match, this.#mining)) {
      if (found === MOST_OF_A_GAME) break
      if (at - last < APART * match.log.length) continue
      const puzzle = this.#puzzleAt(match, at)
      if (puzzle === undefined) continue
      last = at
      found++
      yield { game: this.#game.id, id: `${number}-${at}`, ...puzzle }
    }
  }

  get notes(): string {
    return JSON.stringify(this.#counts)
  }

  #puzzleAt(match: Match, at: number): Omit<Puzzle, 'id'> | undefined {
    const { margin, tolerance, screen, check, deep, widerTurns } = this.#mining
    const game = this.#game
    const spot: Spot = { game, state: stateAt(match, at), seat: match.log[at].seat }
    const seed = (purpose: string) => `${match.seed}/${at}/${purpose}`
    const [expert] = this.#bots
    this.#counts.spots++
    const first = weighTurns(expert, spot, [], screen, seed('screen'))
    if (first.length < 2 || marginOf(first, first[0].key, tolerance) < FIRST_LOOK * margin) return undefined
    this.#counts.seen++
    const [best, ...others] = weighTurns(expert, spot, first.slice(0, 2), check, seed('check'))
    if (marginOf([best, ...others], best.key, tolerance) < margin) return undefined
    const quick = Array.from({ length: EASY_TRIES }, (_, i) => turnBy(this.#bot('easy'), spot, 0, seed(`easy/${i}`)))
    const good = new Set(
      [best, ...others].filter((turn) => best.estimate - turn.estimate <= tolerance).map(({ key }) => key),
    )
    if (quick.some(({ key }) => good.has(key))) return undefined
    const [obvious] = quick
    const rivals: PlayedTurn[] = [best, obvious]
    const steady = turnBy(this.#bot('steady'), spot, 0, seed('steady'))
    for (const turn of [steady, ...others.slice(0, 2), ...(widerTurns?.(spot) ?? [])]) {
      if (!rivals.some(({ key }) => key === turn.key)) rivals.push(turn)
    }
    this.#counts.confirmed++
    const margins: number[] = []
    const losses: number[] = []
    for (const purpose of ['deep/1', 'deep/2', 'deep/3']) {
      const turns = weighTurns(expert, spot, rivals, deep, seed(purpose))
      const seen = marginOf(turns, best.key, tolerance)
      if (seen < EACH * margin) return undefined
      margins.push(seen)
      const estimate = (key: string) => turns.find((turn) => turn.key === key)?.estimate ?? 0
      losses.push(estimate(best.key) - estimate(obvious.key))
    }
    if (mean(margins) < margin || mean(losses) < mean(margins)) return undefined
    const written = (actions: readonly unknown[]) => actions.map((action) => game.format(action))
    return {
      rulesVersion: game.rulesVersion,
      options: match.options,
      seed: match.seed,
      before: turnsOf(match.log.slice(0, at).map(({ seat, action }) => [seat, game.format(action)])),
      best: written(best.actions),
      obvious: written(obvious.actions),
      margin: rounded(mean(margins)),
      loss: rounded(mean(losses)),
      found: this.#foundBy(spot, good, seed('ladder')),
      reason: best.reason,
    }
  }

  /** How often each rung of the ladder finds one of these turns. */
  #foundBy(spot: Spot, keys: ReadonlySet<string>, seed: string): number[] {
    return this.#mining.ladder.map(([name, nodes]) => {
      const turns = Array.from({ length: TRIES }, (_, i) => turnBy(this.#bot(name), spot, nodes, `${seed}/${i}`))
      return turns.filter(({ key }) => keys.has(key)).length
    })
  }

  #bot(name: string): Bot {
    const bot = this.#bots.find((each) => each.name === name)
    if (bot === undefined) throw new Error(`there is no bot ${name}`)
    return bot
  }
}

/** The moments of a match at which a seat begins a turn or, within turns, decides after something was drawn. */
function* startsOf(match: Match, { withinTurns = false }: Mining): Generator<number> {
  const { game, log } = match
  const state = game.setup(match.options, match.seed)
  let before: string | undefined
  let isDrawn = false
  for (const [i, { seat, action }] of log.entries()) {
    const turn = `${seat} ${turnName(game.view(state, seat))}`
    const isStart = turn !== before || (isDrawn && withinTurns)
    if (isStart && hasChoice(game, state, seat)) yield i
    before = turn
    isDrawn = game.play(state, seat, action) !== NOTHING_NEW
  }
}

function hasChoice(game: Game, state: unknown, seat: Seat): boolean {
  const legal = game.legalActions(state, seat)[Symbol.iterator]()
  return !legal.next().done && !legal.next().done
}

function stateAt({ game, options, seed, log }: Match, at: number): unknown {
  const state = game.setup(options, seed)
  for (const { seat, action } of log.slice(0, at)) game.play(state, seat, action)
  return state
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

const [file, ...named] = process.argv.slice(2)
const DONE = `${file}.done`
const lines = (name: string) => (existsSync(name) ? readFileSync(name, 'utf8').split('\n').filter(Boolean) : [])
const counts = new Map(Object.keys(MININGS).map((id) => [id, 0]))
for (const line of lines(file)) {
  const { game } = JSON.parse(line) as Found
  counts.set(game, (counts.get(game) ?? 0) + 1)
}
const next = new Map<string, number>()
for (const line of lines(DONE)) {
  const [id, number] = line.split(' ')
  next.set(id, Number(number) + 1)
}
const miners = new Map<string, Miner>()
for (const id of named.length > 0 ? named : Object.keys(MININGS)) {
  const game = await loadRules(id)
  miners.set(id, new Miner(game, await loadBots(id, game.rulesVersion), MININGS[id]))
}
for (;;) {
  const shareOf = (id: string) => (counts.get(id) ?? 0) / MININGS[id].wanted
  const [id] = [...miners.keys()].sort((one, other) => shareOf(one) - shareOf(other))
  if (shareOf(id) >= 1) break
  const number = next.get(id) ?? 0
  for (const puzzle of (miners.get(id) as Miner).mine(number)) {
    appendFileSync(file, `${JSON.stringify(puzzle)}\n`)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  appendFileSync(DONE, `${id} ${number}\n`)
  next.set(id, number + 1)
  const seconds = Math.round(process.cpuUsage().user / 1e6)
  process.stdout.write(`${id} ${number}: ${counts.get(id)} found, ${miners.get(id)?.notes}, ${seconds} s\n`)
}

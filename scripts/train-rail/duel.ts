import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Budget } from '#bots/budget.ts'
import { Rng } from '#engine/random.ts'
import { closeJudge } from '#games/rail-on-the-hill/bot/close-judge.ts'
import { roundsLeft } from '#games/rail-on-the-hill/bot/judge.ts'
import { playOpening } from '#games/rail-on-the-hill/bot/opening-search.ts'
import { isBoardKept, skipToNextTurn } from '#games/rail-on-the-hill/bot/plan-turns.ts'
import { ask, budgetOf, playGame, type RailBot } from '#games/rail-on-the-hill/bot/testing/play-bots.ts'
import { trainedJudge } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { TurnSearch, type Width } from '#games/rail-on-the-hill/bot/turn-search.ts'
import { CLOSELY_IN_FUTURES, playTurn, QUICK } from '#games/rail-on-the-hill/bot/ways.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { cloneState, MAIN, PHASE, type RailState } from '#games/rail-on-the-hill/rules/state.ts'

/**
 * Asks two versions of a bot of The Rail on the Hill in the same positions of solo games, plays both answers on in the same
 * futures, and prints after each game by how many points the other version's answers are better. It tells small
 * differences in a fraction of the time that whole games take. A version is a bundle of a file that exports `bot`.
 */

const { values: flags } = parseArgs({
  options: {
    one: { type: 'string', default: '' },
    other: { type: 'string', default: '' },
    nodes: { type: 'string', default: '50000' },
    /** If the other one has another number. */
    otherNodes: { type: 'string' },
    seed: { type: 'string', default: 'duel' },
    games: { type: 'string', default: '10' },
    futures: { type: 'string', default: '24' },
  },
})

const PLAYER = 0
const SEAT = PLAYER + 1
/** How many more turns are played before the close judge decides. */
const HORIZON = 4
/** The search for a turn whose board is known already. */
const KNOWN: Width = { placed: 4, later: 4 }
const KNOWN_CLOSELY = 6

const judge = trainedJudge()
const closer = closeJudge()
const patience = Budget.endless()

async function load(file: string): Promise<RailBot> {
  return (await import(pathToFileURL(file).href)).bot
}

function playOn(state: RailState, plan: readonly number[], tried: RailState, searches: readonly TurnSearch[]): number {
  const [quick, known] = searches
  cloneState(state, tried)
  const isKept = isBoardKept(state)
  const turns = Math.min(HORIZON, roundsLeft(state.words))
  if (state.words[PHASE] < MAIN) playOpening(tried, PLAYER, plan)
  else playTurn(tried, PLAYER, plan, judge, quick, closer, patience)
  for (let turn = 1; turn <= turns; turn++) {
    skipToNextTurn(tried, PLAYER)
    playTurn(tried, PLAYER, [], judge, isKept && turn === 1 ? known : quick, closer, patience)
  }
  return closer.worth(tried, PLAYER, patience)
}

/** By how many points the other plan is better. */
function difference(state: RailState, one: readonly number[], other: readonly number[], rng: Rng): number {
  const view = railOnTheHill.view(state, SEAT)
  const tried = cloneState(state)
  const searches = [
    new TurnSearch(state, PLAYER, judge, CLOSELY_IN_FUTURES, QUICK.placed),
    new TurnSearch(state, PLAYER, judge, KNOWN_CLOSELY, KNOWN.placed),
  ]
  let sum = 0
  for (let future = 0; future < Number(flags.futures); future++) {
    const sample = railOnTheHill.determinize(view, rng)
    sum += playOn(sample, other, tried, searches) - playOn(sample, one, tried, searches)
  }
  return sum / Number(flags.futures)
}

/** The mean with its 95% interval. */
function told(values: readonly number[]): string {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1)
  return `${mean.toFixed(3)} ± ${(1.96 * Math.sqrt(variance / values.length)).toFixed(3)}`
}

const versions = [
  { bot: await load(flags.one), nodes: Number(flags.nodes), ms: 0 },
  { bot: await load(flags.other), nodes: Number(flags.otherNodes ?? flags.nodes), ms: 0 },
]
const better: number[] = []
for (let game = 0; game < Number(flags.games); game++) {
  const seed = `${flags.seed}/${game}`
  const rng = new Rng(`${seed}/futures`)
  playGame({ players: 1 }, seed, [versions[0].bot], versions[0].nodes, {
    asking: (state) => {
      const view = railOnTheHill.view(state, SEAT)
      const [first, second] = versions.map((version) => {
        const begin = performance.now()
        const { plan } = ask(version.bot, view, SEAT, budgetOf(version.nodes))
        version.ms += performance.now() - begin
        return plan
      })
      better.push(first.join() === second.join() ? 0 : difference(state, first, second, rng))
    },
  })
  const ms = versions.map((version) => Math.round(version.ms / better.length)).join(' and ')
  process.stdout.write(`${better.length} decisions: ${told(better)} points, ${ms} ms\n`)
}

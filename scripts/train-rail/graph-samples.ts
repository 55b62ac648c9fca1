import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Budget } from '#bots/budget.ts'
import { Rng } from '#engine/random.ts'
import { CloseJudge } from '#games/rail-on-the-hill/bot/close-judge.ts'
import { GRAPH_SHAPE, GraphNetwork } from '#games/rail-on-the-hill/bot/graph-network.ts'
import { hopesOf, roundsLeft } from '#games/rail-on-the-hill/bot/judge.ts'
import { NETWORK_INPUTS } from '#games/rail-on-the-hill/bot/network.ts'
import { searchOpening } from '#games/rail-on-the-hill/bot/opening-search.ts'
import { NODE_UNITS, TownGraph } from '#games/rail-on-the-hill/bot/town-graph.ts'
import trained from '#games/rail-on-the-hill/bot/trained-graph.json' with { type: 'json' }
import { trainedJudge, weightsOf } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { isDraw, ofAllKinds } from '#games/rail-on-the-hill/bot/turn-node.ts'
import { TurnSearch, type Width } from '#games/rail-on-the-hill/bot/turn-search.ts'
import { QUICK } from '#games/rail-on-the-hill/bot/ways.ts'
import { end } from '#games/rail-on-the-hill/rules/actions.ts'
import { ROUNDS } from '#games/rail-on-the-hill/rules/numbers.ts'
import { playAction } from '#games/rail-on-the-hill/rules/play.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { totalOf } from '#games/rail-on-the-hill/rules/scoring/score.ts'
import {
  activeSeats,
  MAIN,
  PHASE,
  type RailOptions,
  type RailState,
  ROUND,
  SETUP,
} from '#games/rail-on-the-hill/rules/state.ts'
import { gumbel, optionsOf } from './play-game.ts'

/**
 * Plays games of The Rail on the Hill with the close judge and writes the ends of turns as samples for train_graph.py. One
 * turn in four is not the best one, and in one round of each game it is any of the best twelve, so that there are many
 * kinds of positions; what is learned is still good play, because the sample before learns the worth of the best turn
 * then. With `--measure` it plays solo games without noise instead and prints their scores; with `--shape` it only prints
 * the shape of the network.
 */

const { values: flags } = parseArgs({
  options: {
    shape: { type: 'boolean' },
    measure: { type: 'boolean' },
    seed: { type: 'string', default: 'graph' },
    seconds: { type: 'string', default: '60' },
    games: { type: 'string', default: 'Infinity' },
    /** The weights to play with, which training may write anew at any time; without them those of the bots. */
    weights: { type: 'string' },
    /** The file for the samples. */
    out: { type: 'string', default: 'samples.bin' },
  },
})

/**
 * What a sample begins with, as 32-bit floats: the judge's estimate, the final score, 1 if it is the last of a game, and
 * the worth of the best next turn if another one was played, else 0.
 */
const HEAD = 4 * Float32Array.BYTES_PER_ELEMENT
/** Inputs are written as whole numbers of this unit. */
const INPUT_UNITS = 1024

const STRAYING_TURNS = 12
const NOISE = [0.3, 1, 2]
/** One turn in so many is not always the best one. */
const NOISY = 4
const WIDTH: Width = QUICK
const WIDE: Width = { placed: 4, later: 3 }
const FOUND = 3 * STRAYING_TURNS
/** How many turns are judged closely. */
const CLOSELY = 5
const ALIKE = 3
const OPENING_NODES = 600

const judge = trainedJudge()
let closer = closerOf(flags.weights)
const graph = new TownGraph()

function closerOf(file: string | undefined): CloseJudge {
  const { weights } = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : trained
  return new CloseJudge(trainedJudge(), new GraphNetwork(weightsOf(weights)), 0)
}

function writtenAt(file: string | undefined): number {
  return file !== undefined && existsSync(file) ? statSync(file).mtimeMs : 0
}

function sampleOf(state: RailState, player: number): Buffer {
  const sample = Buffer.alloc(HEAD + 2 * NETWORK_INPUTS + graph.nodes.length + graph.edges.length)
  sample.writeFloatLE(judge.worth(state, player), 0)
  let at = HEAD
  for (const value of judge.inputs) at = sample.writeInt16LE(Math.round(value * INPUT_UNITS), at)
  graph.describe(judge.survey)
  for (const value of graph.nodes) at = sample.writeInt8(value * NODE_UNITS, at)
  sample.set(graph.edges, at)
  return sample
}

class SampleGame {
  readonly #state: RailState
  readonly #rng: Rng
  /** The round of the turn that is any of the best; 0 for the opening. */
  readonly #strays: number
  readonly #noise: number
  readonly #samples: Buffer[][]

  constructor(options: RailOptions, seed: string, rng: Rng) {
    this.#state = railOnTheHill.setup(options, seed)
    this.#rng = rng
    this.#strays = rng.below(ROUNDS)
    this.#noise = NOISE[rng.below(NOISE.length)]
    this.#samples = Array.from({ length: options.players }, () => [])
  }

  /** Plays to the end and returns the samples, those of each player one after another. */
  play(): Buffer[] {
    const state = this.#state
    while (state.words[PHASE] < MAIN) this.#open(activeSeats(state.words)[0] - 1)
    // The opening is judged by the position before round 1.
    state.words[PHASE] = SETUP
    for (let player = 0; player < state.options.players; player++) this.#note(player)
    state.words[PHASE] = MAIN
    const searches = this.#samples.map((_, player) => new TurnSearch(state, player, judge, FOUND, WIDE.placed))
    for (let seats = activeSeats(state.words); seats.length > 0; seats = activeSeats(state.words)) {
      this.#takeTurn(seats[0] - 1, searches[seats[0] - 1])
    }
    this.#samples.forEach((samples, player) => {
      for (const sample of samples) sample.writeFloatLE(totalOf(state, player), 4)
      samples.at(-1)?.writeFloatLE(1, 8)
    })
    return this.#samples.flat()
  }

  get scores(): number[] {
    return this.#samples.map((_, player) => totalOf(this.#state, player))
  }

  #open(player: number): void {
    const state = this.#state
    const search = searchOpening(
      state,
      player,
      [],
      judge,
      Budget.of({ nodes: OPENING_NODES }, () => 0),
    )
    let step = search.next()
    while (!step.done) step = search.next()
    const found = step.value.slice(0, FOUND).map(({ actions, state }) => ({
      actions,
      worth: closer.worth(state, player, Budget.endless()),
    }))
    for (const action of this.#pick(player, found.sort(byWorth)).actions) {
      if (state.words[PHASE] >= MAIN || !activeSeats(state.words).includes(player + 1)) return
      playAction(state, player, action)
    }
  }

  #takeTurn(player: number, search: TurnSearch): void {
    const state = this.#state
    const isWide = this.#round === this.#strays && !flags.measure
    const count = isWide ? FOUND : CLOSELY
    for (const _ of search.search(state, isWide ? WIDE : WIDTH, Budget.endless(), count));
    const turns = ofAllKinds(search.turns, isWide ? ALIKE : CLOSELY).map((node) => ({
      actions: node.actions,
      worth: closer.worth(node.state, player, Budget.endless()) + hopesOf(judge, node),
    }))
    for (const action of this.#pick(player, turns.sort(byWorth)).actions) {
      playAction(state, player, action)
      // Plan again after a draw; in a simultaneous game the others may have to acquire first.
      if (isDraw(action) || !activeSeats(state.words).includes(player + 1)) return
    }
    this.#note(player)
    playAction(state, player, end())
  }

  #pick<Found extends { readonly worth: number }>(player: number, found: readonly Found[]): Found {
    if (flags.measure) return found[0]
    const isAny = this.#round === this.#strays
    if (!isAny && this.#rng.below(NOISY) > 0) return found[0]
    const some = found.slice(0, isAny ? STRAYING_TURNS : CLOSELY)
    const worths = some.map(({ worth }) => worth + this.#noise * gumbel(this.#rng))
    const picked = isAny ? this.#rng.below(some.length) : worths.indexOf(Math.max(...worths))
    // If the turn goes on after a draw, the first choice counts.
    const last = this.#samples[player].at(-1)
    if (picked !== 0 && last?.readFloatLE(12) === 0) last.writeFloatLE(found[0].worth, 12)
    return found[picked]
  }

  get #round(): number {
    const { words } = this.#state
    return words[PHASE] < MAIN ? 0 : words[ROUND]
  }

  #note(player: number): void {
    const state = this.#state
    if (roundsLeft(state.words) === 0) return
    this.#samples[player].push(sampleOf(state, player))
  }
}

function byWorth(one: { readonly worth: number }, other: { readonly worth: number }): number {
  return other.worth - one.worth
}

function play(): void {
  const rng = new Rng(`${flags.seed}/choices`)
  const begin = performance.now()
  let written = writtenAt(flags.weights)
  for (let game = 0; game < Number(flags.games); game++) {
    if (performance.now() - begin > 1000 * Number(flags.seconds)) break
    if (writtenAt(flags.weights) !== written) {
      written = writtenAt(flags.weights)
      closer = closerOf(flags.weights)
    }
    const options = flags.measure ? { players: 1 } : optionsOf(rng)
    const played = new SampleGame(options, `${flags.seed}/${game}`, rng)
    const samples = played.play()
    if (flags.measure) process.stdout.write(`${played.scores[0]}\n`)
    else appendFileSync(flags.out, Buffer.concat(samples))
  }
}

if (flags.shape) process.stdout.write(`${JSON.stringify(GRAPH_SHAPE)}\n`)
else play()

import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Budget } from '#bots/budget.ts'
import { Rng } from '#engine/random.ts'
import { GRAPH_SHAPE } from '#games/rail-on-the-hill/bot/graph-network.ts'
import { roundsLeft } from '#games/rail-on-the-hill/bot/judge.ts'
import { NETWORK_INPUTS } from '#games/rail-on-the-hill/bot/network.ts'
import { searchOpening } from '#games/rail-on-the-hill/bot/opening-search.ts'
import { NODE_UNITS, TownGraph } from '#games/rail-on-the-hill/bot/town-graph.ts'
import { trainedJudge } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { isDraw, ofAllKinds } from '#games/rail-on-the-hill/bot/turn-node.ts'
import { TurnSearch, type Width } from '#games/rail-on-the-hill/bot/turn-search.ts'
import { QUICK } from '#games/rail-on-the-hill/bot/ways.ts'
import { end } from '#games/rail-on-the-hill/rules/actions.ts'
import { ROUNDS } from '#games/rail-on-the-hill/rules/numbers.ts'
import { playAction } from '#games/rail-on-the-hill/rules/play.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { totalOf } from '#games/rail-on-the-hill/rules/scoring/score.ts'
import { activeSeats, MAIN, PHASE, type RailState, ROUND, SETUP } from '#games/rail-on-the-hill/rules/state.ts'
import { gumbel, optionsOf } from './play-game.ts'

/**
 * Plays games of The Rail on the Hill with the judge of the search and writes the ends of turns as samples for
 * train_graph.py. The turns before a random round have some noise, the one in it is any of the best twelve, and only what
 * comes after is noted: so all results come from play without noise, but from many kinds of positions. With `--shape` it
 * only prints the shape of the network.
 */

const { values: flags } = parseArgs({
  options: {
    shape: { type: 'boolean' },
    seed: { type: 'string', default: 'graph' },
    seconds: { type: 'string', default: '60' },
    /** The file for the samples. */
    out: { type: 'string', default: 'samples.bin' },
  },
})

/** What a sample begins with, as 32-bit floats: the judge's estimate, the final score, and 1 if it is the last of a game. */
const HEAD = 3 * Float32Array.BYTES_PER_ELEMENT
/** Inputs are written as whole numbers of this unit. */
const INPUT_UNITS = 1024

const STRAYING_TURNS = 12
const NOISE = [0.3, 1, 2]
const NOISY_TURNS = 4
const WIDE: Width = { placed: 4, later: 3 }
const FOUND = 3 * STRAYING_TURNS
const ALIKE = 3
const OPENING_NODES = 1200

const judge = trainedJudge()
const graph = new TownGraph()

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
  /** The round of the turn that is any of the best; 0 for the opening, or a round that never comes. */
  readonly #strays: number
  readonly #noise: number
  readonly #samples: Buffer[][]

  constructor(seed: string, rng: Rng) {
    const options = optionsOf(rng)
    this.#state = railOnTheHill.setup(options, seed)
    this.#rng = rng
    this.#strays = rng.below(ROUNDS + 2) - 1
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
    for (const action of this.#pick(step.value).actions) {
      if (state.words[PHASE] >= MAIN || !activeSeats(state.words).includes(player + 1)) return
      playAction(state, player, action)
    }
  }

  #takeTurn(player: number, search: TurnSearch): void {
    const state = this.#state
    const round = state.words[ROUND]
    const isWide = round === this.#strays
    const count = isWide ? FOUND : round < this.#strays ? NOISY_TURNS : 1
    for (const _ of search.search(state, isWide ? WIDE : QUICK, Budget.endless(), count));
    for (const action of this.#pick(ofAllKinds(search.turns, ALIKE)).actions) {
      playAction(state, player, action)
      // Plan again after a draw; in a simultaneous game the others may have to acquire first.
      if (isDraw(action) || !activeSeats(state.words).includes(player + 1)) return
    }
    this.#note(player)
    playAction(state, player, end())
  }

  #pick<Found extends { readonly worth: number }>(found: readonly Found[]): Found {
    const { words } = this.#state
    const round = words[PHASE] < MAIN ? 0 : words[ROUND]
    if (round > this.#strays || this.#strays > ROUNDS) return found[0]
    if (round === this.#strays) return found[this.#rng.below(Math.min(STRAYING_TURNS, found.length))]
    const noisy = found.map((one) => one.worth + this.#noise * gumbel(this.#rng))
    return found[noisy.indexOf(Math.max(...noisy))]
  }

  #note(player: number): void {
    const state = this.#state
    const round = state.words[PHASE] < MAIN ? 0 : state.words[ROUND]
    if (roundsLeft(state.words) === 0 || (round < this.#strays && this.#strays <= ROUNDS)) return
    this.#samples[player].push(sampleOf(state, player))
  }
}

if (flags.shape) {
  process.stdout.write(`${JSON.stringify(GRAPH_SHAPE)}\n`)
} else {
  const rng = new Rng(`${flags.seed}/choices`)
  const begin = performance.now()
  for (let game = 0; performance.now() - begin < 1000 * Number(flags.seconds); game++) {
    appendFileSync(flags.out, Buffer.concat(new SampleGame(`${flags.seed}/${game}`, rng).play()))
  }
}

import { Budget } from '#bots/budget.ts'
import type { Rng } from '#engine/random.ts'
import { Inputs } from '#games/rail-on-the-hill/bot/inputs.ts'
import type { Judge } from '#games/rail-on-the-hill/bot/judge.ts'
import { NETWORK_INPUTS } from '#games/rail-on-the-hill/bot/network.ts'
import { searchOpening } from '#games/rail-on-the-hill/bot/opening-search.ts'
import type { Outlook } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { describePlayer } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { isDraw } from '#games/rail-on-the-hill/bot/turn-node.ts'
import { TurnSearch, type Width } from '#games/rail-on-the-hill/bot/turn-search.ts'
import { end } from '#games/rail-on-the-hill/rules/actions.ts'
import { playAction } from '#games/rail-on-the-hill/rules/play.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { totalOf } from '#games/rail-on-the-hill/rules/scoring/score.ts'
import {
  activeSeats,
  MAIN,
  PHASE,
  type RailOptions,
  type RailState,
  SETUP,
} from '#games/rail-on-the-hill/rules/state.ts'

/** How many of the best turns exploration may choose from. */
const TURNS = 12

/** Gumbel noise: adding it and taking the maximum samples each turn with a probability that falls with its distance. */
function gumbel(rng: Rng): number {
  return -Math.log(-Math.log((rng.below(1_000_000) + 0.5) / 1_000_000))
}

interface Sample {
  readonly player: number
  readonly inputs: Float32Array
  /** The judge's estimate of the player's final score. */
  readonly judged: number
}

const unlimited = () => Budget.of({ nodes: Number.POSITIVE_INFINITY }, () => 0)

/** A game in which one judge plays all seats. */
export class SelfPlay {
  readonly samples: Sample[] = []
  readonly #state: RailState
  readonly #searches: readonly TurnSearch[]
  readonly #judge: Judge
  readonly #base: Outlook
  readonly #width: Width
  readonly #straying: number
  readonly #rng: Rng
  readonly #isNoted: boolean

  constructor(
    options: RailOptions,
    seed: string,
    judge: Judge,
    base: Outlook,
    width: Width,
    straying: number,
    rng: Rng,
    isNoted = true,
  ) {
    const state = railOnTheHill.setup(options, seed)
    this.#state = state
    this.#judge = judge
    this.#base = base
    this.#width = width
    this.#straying = straying
    this.#rng = rng
    this.#isNoted = isNoted
    this.#searches = Array.from({ length: options.players }, (_, i) => new TurnSearch(state, i, judge, TURNS, 12))
  }

  /** Plays to the end and returns the final scores. */
  play(): number[] {
    const state = this.#state
    while (state.words[PHASE] < MAIN) this.#open(activeSeats(state.words)[0] - 1)
    // The opening is judged by the position before round 1.
    state.words[PHASE] = SETUP
    for (let player = 0; player < state.options.players; player++) this.#note(player)
    state.words[PHASE] = MAIN
    for (let seats = activeSeats(state.words); seats.length > 0; seats = activeSeats(state.words)) {
      this.#takeTurn(seats[0] - 1)
    }
    return Array.from({ length: state.options.players }, (_, player) => totalOf(state, player))
  }

  /** In the draft, the set; later, everything else. */
  #open(player: number): void {
    const state = this.#state
    const search = searchOpening(state, player, [], this.#judge, unlimited())
    let step = search.next()
    while (!step.done) step = search.next()
    const opening = this.#pick(step.value)
    for (const action of opening.actions) {
      const seats = activeSeats(state.words)
      if (state.words[PHASE] >= MAIN || !seats.includes(player + 1)) return
      playAction(state, player, action)
    }
  }

  #takeTurn(player: number): void {
    const state = this.#state
    const search = this.#searches[player]
    for (const _ of search.search(state, this.#width, unlimited()));
    for (const action of this.#pick(search.turns).actions) {
      playAction(state, player, action)
      // Plan again after a draw; in a simultaneous game the others may have to acquire first.
      if (isDraw(action) || !activeSeats(state.words).includes(player + 1)) return
    }
    this.#note(player)
    playAction(state, player, end())
  }

  #pick<Found extends { readonly worth: number }>(found: readonly Found[]): Found {
    if (this.#straying === 0) return found[0]
    const noisy = found.map((one) => one.worth + this.#straying * gumbel(this.#rng))
    return found[noisy.indexOf(Math.max(...noisy))]
  }

  #note(player: number): void {
    if (!this.#isNoted) return
    const judged = this.#base.worth(this.#state, player)
    const inputs = new Inputs(NETWORK_INPUTS)
    describePlayer(this.#state, player, this.#base.survey, inputs)
    this.samples.push({ player, inputs: inputs.values, judged })
  }
}

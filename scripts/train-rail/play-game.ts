import { Budget } from '#bots/budget.ts'
import type { Rng } from '#engine/random.ts'
import { Inputs } from '#games/rail-on-the-hill/bot/inputs.ts'
import { type Judge, roundsLeft } from '#games/rail-on-the-hill/bot/judge.ts'
import { NETWORK_INPUTS } from '#games/rail-on-the-hill/bot/network.ts'
import { searchOpening } from '#games/rail-on-the-hill/bot/opening-search.ts'
import type { Outlook } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { describePlayer } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { isDraw, stillDue, TurnNode } from '#games/rail-on-the-hill/bot/turn-node.ts'
import { TurnSearch, type Width } from '#games/rail-on-the-hill/bot/turn-search.ts'
import { ACQUIRE, END, end, kindOf, PLACE } from '#games/rail-on-the-hill/rules/actions.ts'
import { listActions, MAX_ACTIONS } from '#games/rail-on-the-hill/rules/legality/legal.ts'
import { playAction } from '#games/rail-on-the-hill/rules/play.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { totalOf } from '#games/rail-on-the-hill/rules/scoring/score.ts'
import {
  ACQUIRED,
  activeSeats,
  MAIN,
  PHASE,
  playerAt,
  type RailOptions,
  type RailState,
  SETUP,
} from '#games/rail-on-the-hill/rules/state.ts'

/** Without Residents' Requests, which the networks do not see; see bot/request-prospects.ts. */
export function optionsOf(rng: Rng): RailOptions {
  const kind = rng.below(100)
  if (kind < 76) return { players: 1 }
  if (kind < 84) return { players: 1, noRotation: true }
  return {
    players: 2 + rng.below(3),
    ...(rng.below(8) === 0 && { noRotation: true }),
    ...(rng.below(8) === 0 && { simultaneous: true }),
  }
}

/** How many of the best turns exploration may choose from. */
const TURNS = 6

/** Gumbel noise: adding it and taking the maximum samples each turn with a probability that falls with its distance. */
export function gumbel(rng: Rng): number {
  return -Math.log(-Math.log((rng.below(1_000_000) + 0.5) / 1_000_000))
}

interface Sample {
  readonly player: number
  readonly inputs: Float32Array
  /** What the network corrects: the outlook's estimate of the player's final score. */
  readonly base: number
  /** The judge's estimate of the player's final score. */
  readonly judged: number
  /** The final score to learn; for the end of a turn it is known only after the game. */
  target: number
  /** The judge's estimate of the best turn, if another one was played from here on. */
  strayed?: number
}

/** How much a sample learns from what came of it, and not from the estimate after the next turn. */
const LAMBDA = 0.8

/** How unlike the best the unfinished turns are that become samples, in points. */
const MIDDLE_STRAYING = [0.5, 2, 5]

const MIDDLE_WIDTH: Width = { placed: 2, later: 2 }

/** The most unfinished turns that a search follows at a time. */
const MOST_FOLLOWED = 12

/** A game in which one judge plays all seats. */
export class SelfPlay {
  readonly samples: Sample[] = []
  /** Those at the end of a turn. */
  readonly #ends: Sample[] = []
  readonly #state: RailState
  readonly #searches: readonly TurnSearch[]
  /** These find only the best turn, which takes less time. */
  readonly #completions: readonly TurnSearch[]
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
    const searches = (turns: number) =>
      Array.from({ length: options.players }, (_, i) => new TurnSearch(state, i, judge, turns, MOST_FOLLOWED))
    this.#searches = searches(straying === 0 ? 1 : TURNS)
    this.#completions = searches(1)
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
    const finals = Array.from({ length: state.options.players }, (_, player) => totalOf(state, player))
    finals.forEach((final, player) => {
      this.#setTargets(player, final)
    })
    return finals
  }

  /** Each end of a turn learns from the next one: from its estimate and from what that one learns in turn. */
  #setTargets(player: number, final: number): void {
    let target = final
    const own = this.#ends.filter((sample) => sample.player === player)
    for (let i = own.length - 1; i >= 0; i--) {
      own[i].target = own[i].strayed ?? target
      target = LAMBDA * own[i].target + (1 - LAMBDA) * own[i].judged
    }
  }

  /** In the draft, the set; later, everything else. */
  #open(player: number): void {
    const state = this.#state
    const search = searchOpening(state, player, [], this.#judge, Budget.endless())
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
    if (this.#isNoted && state.words[playerAt(player) + ACQUIRED] === 0) this.#noteUnfinished(player)
    for (const _ of search.search(state, this.#width, Budget.endless()));
    const turns = search.turns
    const turn = this.#pick(turns)
    const last = this.#ends.findLast((sample) => sample.player === player)
    if (last !== undefined && turn !== turns[0]) last.strayed ??= turns[0].worth
    for (const action of turn.actions) {
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
    if (!this.#isNoted || roundsLeft(this.#state.words) === 0) return
    const judged = this.#judge.worth(this.#state, player)
    const sample = this.#sampleOf(this.#state, player, false, judged)
    this.#ends.push(sample)
    this.samples.push(sample)
  }

  /** Plays a part of a turn with chance, completes it as well as it can, and learns from the estimate of its end. */
  #noteUnfinished(player: number): void {
    const rng = this.#rng
    const straying = MIDDLE_STRAYING[rng.below(MIDDLE_STRAYING.length)]
    const node = new TurnNode(this.#state, false)
    const tried = new TurnNode(this.#state, false)
    const actions = new Int32Array(MAX_ACTIONS)
    const steps = 2 + rng.below(3)
    for (let step = 0; step < steps; step++) {
      const kind = step === 0 ? ACQUIRE : step === 1 ? PLACE : undefined
      const list = Array.from(actions.subarray(0, listActions(node.state, player, actions))).filter((action) =>
        kind === undefined ? kindOf(action) !== END && !isDraw(action) : kindOf(action) === kind,
      )
      if (list.length === 0) break
      const values = list.map((action) => {
        if (step === 0) return rng.below(1000)
        tried.become(node)
        tried.play(player, action)
        const worth = this.#judge.score(tried.state, player) + this.#judge.prospects() + this.#judge.correction(true)
        return worth + stillDue(tried.state, player) + straying * gumbel(rng)
      })
      node.play(player, list[values.indexOf(Math.max(...values))])
    }
    for (const _ of this.#completions[player].search(node.state, MIDDLE_WIDTH, Budget.endless()));
    const [best] = this.#completions[player].turns
    this.samples.push(this.#sampleOf(node.state, player, true, best.worth))
  }

  #sampleOf(state: RailState, player: number, goesOn: boolean, judged: number): Sample {
    const base = this.#base.worth(state, player) + (goesOn ? stillDue(state, player) : 0)
    const { survey } = this.#base
    survey.survey(state, player)
    const inputs = new Inputs(NETWORK_INPUTS)
    describePlayer(survey, goesOn, inputs)
    return { player, inputs: inputs.values, base, judged, target: judged }
  }
}

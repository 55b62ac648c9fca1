import { Budget } from '../../../../bots/budget.ts'
import { Rng } from '../../../../engine/random.ts'
import { end } from '../../actions.ts'
import { ROUNDS } from '../../numbers.ts'
import { playAction } from '../../play.ts'
import { cloneState, HAND, PLAN_DECK, playerAt, type RailState, TOKEN_PILE } from '../../state.ts'
import type { Judge } from '../judge.ts'
import { searchOpening } from '../opening-search.ts'
import { Outlook } from '../outlook.ts'
import { OUTLOOK_WEIGHTS } from '../outlook-weights.ts'
import { fingerprint } from '../turn-node.ts'
import type { Width } from '../turn-search.ts'
import { actionsUpTo, backTo, type Stage, stageAfter } from './stage.ts'
import { StagePool } from './stage-pool.ts'
import { TrueTurns } from './true-turns.ts'
import { fraction, variedWeights } from './varied-weights.ts'

const PLAYER = 0
/** How many openings are tried, and how many ways to play each round. */
const OPENINGS = 16
const TURNS = 12
const WIDTH: Width = { placed: 4, later: 4 }
/** Sweeps before the first variation, then variations for each sweep. */
const FIRST_SWEEPS = 4
const VARIATIONS = 2
/** How many of the best games are varied. */
const VARIED = 6
/** A variation that is so many points behind its model is given up. */
const BEHIND = 5

/**
 * Plays the same game again and again, alone and with everything to come known, and keeps the best one. Two ways take
 * turns. A sweep goes once through all rounds, and after each goes on from the most promising stage that was left
 * (cyclic best-first search). A variation goes back to some round of one of the best games, and plays on from there as
 * somebody would who thinks a little differently. What either comes across is there for later sweeps.
 *
 * What is done next never depends on the budget, so that a larger one can only find more.
 */
export class Hindsight {
  readonly #start: RailState
  readonly #state: RailState
  readonly #budget: Budget
  /** Without the network, which takes twice as long for each node and found no more with as many of them. */
  readonly #judge: Judge = new Outlook(OUTLOOK_WEIGHTS)
  readonly #turns: TrueTurns
  readonly #pools = Array.from({ length: ROUNDS }, () => new StagePool())
  /** The best whole games, the best first. */
  #best: Stage[] = []
  readonly #rng = new Rng('ceiling')

  constructor(start: RailState, budget: Budget) {
    this.#start = start
    this.#state = cloneState(start)
    this.#budget = budget
    this.#turns = new TrueTurns(start, PLAYER, TURNS, WIDTH)
  }

  *search(): Generator<void, Stage> {
    yield* this.#open()
    for (let i = 0; this.#mayGoOn; i++) {
      const isSweep = i < FIRST_SWEEPS || i % (1 + VARIATIONS) === 0
      yield* isSweep ? this.#sweep() : this.#vary()
    }
    return this.#best[0]
  }

  get best(): number | undefined {
    return this.#best[0]?.worth
  }

  /** Without any game to show there is no end. */
  get #mayGoOn(): boolean {
    return this.#best.length === 0 || !this.#budget.isSpent
  }

  *#open(): Generator<void, void> {
    const budget = Budget.of({ nodes: Number.POSITIVE_INFINITY }, () => 0)
    const openings = yield* searchOpening(cloneState(this.#start), PLAYER, [], this.#judge, budget)
    this.#budget.spend(budget.nodes)
    for (const [i, { actions, worth }] of openings.slice(0, OPENINGS).entries()) {
      this.#pools[0].offer(stageAfter(undefined, [...actions], worth), i)
    }
  }

  *#sweep(): Generator<void, void> {
    for (const pool of this.#pools) {
      const stage = this.#mayGoOn ? pool.take() : undefined
      if (stage !== undefined) yield* this.#goOn(stage, this.#judge)
    }
  }

  *#vary(): Generator<void, void> {
    const model = this.#best[Math.floor(this.#best.length * fraction(this.#rng) ** 2)]
    const judge = new Outlook(variedWeights(OUTLOOK_WEIGHTS, this.#rng))
    let stage = backTo(model, this.#rng.below(ROUNDS))
    while (stage.rounds < ROUNDS && this.#mayGoOn) {
      stage = yield* this.#goOn(stage, judge)
      if (stage.worth < backTo(model, stage.rounds).worth - BEHIND) return
    }
  }

  /** Plays the next round in the ways that the judge likes best, and returns the first of them. */
  *#goOn(stage: Stage, judge: Judge): Generator<void, Stage> {
    const state = cloneState(this.#start, this.#state)
    for (const action of actionsUpTo(stage)) playAction(state, PLAYER, action)
    const turns = yield* this.#turns.search(state, judge, this.#budget)
    const next = turns.map((turn) => {
      const worth = judge === this.#judge ? turn.worth : this.#judge.worth(turn.state, PLAYER)
      return stageAfter(stage, [...turn.actions, end()], worth)
    })
    if (next[0].rounds === ROUNDS) this.#finish(next[0])
    else for (const [i, each] of next.entries()) this.#pools[each.rounds].offer(each, keyOf(turns[i].state))
    return next[0]
  }

  #finish(stage: Stage): void {
    if (this.#best.some(({ worth }) => worth === stage.worth)) return
    this.#best = [...this.#best, stage].sort((one, other) => other.worth - one.worth).slice(0, VARIED)
  }
}

/** A number for all that makes a difference for the rounds to come. How much was drawn decides what comes next. */
function keyOf(state: RailState): number {
  const { words } = state
  const drawn = Math.imul(words[PLAN_DECK] * DECK_SIZES + words[TOKEN_PILE], 0x9e3779b1)
  return (fingerprint(state, PLAYER) ^ drawn) * CARD_NUMBERS + words[playerAt(PLAYER) + HAND + 1]
}

/** More than there are cards of a kind. */
const DECK_SIZES = 256
const CARD_NUMBERS = 256

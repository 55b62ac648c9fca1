import { Beam } from '#bots/beam.ts'
import type { Budget } from '#bots/budget.ts'
import { countBits } from '#engine/bits.ts'
import { ACQUIRE, END, kindOf, PLACE, place, placedCard, placedSquare } from '../rules/actions.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { ACQUIRED, FULL_ROAD_SPOTS, PLACED, playerAt, type RailState, ROAD_SPOTS, TOWN_SPOTS } from '../rules/state.ts'
import { hopesOf, type Judge } from './judge.ts'
import { canEnd, fingerprint, isAtRest, stillDue, TurnNode } from './turn-node.ts'

/** How many unfinished turns are followed for each location: after the card is placed, and after each later action. */
export interface Width {
  readonly placed: number
  readonly later: number
  /** An unfinished turn is dropped if it promises this much less than the worst complete turn kept; 1 if not given. */
  readonly slack?: number
}

const MOST_STEPS = 18
/** An action that does not place a card seldom raises the prospects, or the judge's correction, by more than this. */
const RISE_OF_PROSPECTS = 5
const RISE_OF_CORRECTION = 1
const SLACK = 1
/** Checks the budget every this many tries. */
const LOOK_UP = 8

/**
 * Plans a complete turn with a beam search over its actions, for each location that a card can be acquired from. `end`,
 * which may deal a new board, is never played. The card is placed first, because that can only open spots for tracks.
 * Most actions are far from the best ones, so an action is judged only as closely as it takes to see that.
 */
export class TurnSearch {
  readonly player: number
  readonly #judge: Judge
  readonly #ended: Beam<TurnNode>
  readonly #actions = new Int32Array(MAX_ACTIONS)
  readonly #tried: TurnNode
  readonly #root: TurnNode
  #slack = SLACK
  #now: Beam<TurnNode>
  #next: Beam<TurnNode>

  /** For states with the same options. Finds up to `turns` turns and never follows more than `widest` at a time. */
  constructor(state: RailState, player: number, judge: Judge, turns: number, widest: number, areDrawsKnown = false) {
    const node = () => new TurnNode(state, areDrawsKnown)
    this.player = player
    this.#judge = judge
    this.#ended = new Beam(turns, node)
    this.#now = new Beam(widest, node)
    this.#next = new Beam(widest, node)
    this.#tried = node()
    this.#root = node()
  }

  /** The best complete turns found so far, the best first; empty before `search`. */
  get turns(): TurnNode[] {
    return this.#ended.ranked()
  }

  /** Searches from a state in the middle or at the beginning of a turn; always finds at least one turn. */
  *search(state: RailState, width: Width, budget: Budget, turns?: number): Generator<void, void> {
    this.#ended.clear(turns)
    yield* this.widen(state, width, budget)
  }

  /** Searches the same state again, and keeps the turns found before. */
  *widen(state: RailState, width: Width, budget: Budget): Generator<void, void> {
    this.#slack = width.slack ?? SLACK
    this.#root.begin(state)
    if (!this.#isDue(state, ACQUIRED)) {
      yield* this.#follow(this.#root, width, budget)
      return
    }
    const acquisitions = this.#acquisitions(state, budget)
    for (const [done, action] of acquisitions.entries()) {
      this.#root.begin(state)
      this.#root.play(this.player, action)
      // Budget that a location leaves goes to the later ones, but no location uses their share.
      const share = (1 - budget.share) / (acquisitions.length - done)
      yield* this.#follow(this.#root, width, budget.part(share))
      if (budget.isSpent && this.#ended.count > 0) return
    }
  }

  /** The most promising first, because turns that promise less than one found before are soon dropped. */
  #acquisitions(state: RailState, budget: Budget): number[] {
    const count = listActions(state, this.player, this.#actions)
    const actions = Array.from(this.#actions.subarray(0, count)).filter((action) => kindOf(action) === ACQUIRE)
    return actions
      .map((action) => {
        this.#root.begin(state)
        this.#root.play(this.player, action)
        return { action, promise: this.#promise(this.#root, budget) }
      })
      .sort((one, other) => other.promise - one.promise)
      .map(({ action }) => action)
  }

  /** Judges the turn after its first action, as closely as possible. */
  #promise(root: TurnNode, budget: Budget): number {
    budget.spend()
    const score = this.#judge.score(root.state, this.player)
    root.prospects = this.#judge.prospects()
    root.correction = this.#judge.correction(true)
    return score + root.prospects + root.correction + stillDue(root.state, this.player)
  }

  *#follow(root: TurnNode, width: Width, budget: Budget): Generator<void, void> {
    this.#promise(root, budget)
    this.#now.clear(1)
    this.#now.offer(0, 0)?.become(root)
    for (let step = 0; step < MOST_STEPS && this.#now.count > 0; step++) {
      const isPlacing = this.#isDue(this.#now.place(0).state, PLACED)
      const isHasty = budget.isSpent
      this.#next.clear(isHasty ? 1 : isPlacing ? width.placed : width.later)
      for (let i = 0; i < this.#now.count; i++) {
        const node = this.#now.place(i)
        if (canEnd(node.state, this.player)) this.#finish(node, budget)
        if (budget.isSpent && this.#ended.count > 0) return
        this.#expand(node, budget)
        yield
      }
      const [before, after] = [this.#now, this.#next]
      this.#now = after
      this.#next = before
    }
  }

  #finish(node: TurnNode, budget: Budget): void {
    budget.spend()
    node.worth = this.#judge.worth(node.state, this.player) + hopesOf(this.#judge, node)
    this.#ended.offer(node.worth, fingerprint(node.state, this.player))?.become(node)
  }

  #expand(node: TurnNode, budget: Budget): void {
    if (node.isLong) return
    // A token can be bought before a card is acquired.
    const next = this.#isDue(node.state, ACQUIRED) ? ACQUIRE : this.#isDue(node.state, PLACED) ? PLACE : undefined
    const count = listActions(node.state, this.player, this.#actions)
    if (next === PLACE) {
      this.#place(node, count, budget)
      return
    }
    for (let i = 0; i < count; i++) {
      const action = this.#actions[i]
      if (next === undefined ? kindOf(action) === END : kindOf(action) !== next) continue
      if (i % LOOK_UP === 0 && this.#next.count > 0 && budget.isSpent) return
      this.#play(node, action)
      this.#weigh(node, RISE_OF_PROSPECTS, budget)
    }
  }

  /** Tries the cards on all squares, each with the rotation that joins most roads; then the best of them with the others. */
  #place(node: TurnNode, count: number, budget: Budget): void {
    const placings = Array.from(this.#actions.subarray(0, count)).filter((action) => kindOf(action) === PLACE)
    const first = this.#ofMostRoads(node, placings)
    for (const action of first.values()) {
      if (this.#next.count > 0 && budget.isSpent) return
      this.#play(node, action)
      this.#weigh(node, Number.POSITIVE_INFINITY, budget)
    }
    const best = new Set(this.#next.ranked().map(({ lastAction }) => withoutRotation(lastAction)))
    for (const action of placings) {
      const place = withoutRotation(action)
      if (!best.has(place) || first.get(place) === action) continue
      if (budget.isSpent) return
      this.#play(node, action)
      this.#weigh(node, Number.POSITIVE_INFINITY, budget)
    }
  }

  /** Of the placings of each card on each square, the one that joins most roads. */
  #ofMostRoads(node: TurnNode, placings: readonly number[]): Map<number, number> {
    const chosen = new Map<number, number>()
    let most = 0
    for (const action of placings) {
      const place = withoutRotation(action)
      this.#play(node, action)
      const roads = roadsJoined(this.#tried.state.words, playerAt(this.player))
      if (chosen.has(place) && roads <= most) continue
      chosen.set(place, action)
      most = roads
    }
    return chosen
  }

  #play(node: TurnNode, action: number): void {
    this.#tried.become(node)
    this.#tried.play(this.player, action)
  }

  /** Judges the action tried after `node` step by step, until it is clear whether to follow it. */
  #weigh(node: TurnNode, rise: number, budget: Budget): void {
    const tried = this.#tried
    budget.spend()
    const floor = Math.max(this.#next.floor, this.#ended.floor - this.#slack)
    const due = stillDue(tried.state, this.player)
    const now = this.#judge.score(tried.state, this.player) + hopesOf(this.#judge, tried) + due
    if (now + node.prospects + rise + node.correction <= floor) return
    tried.prospects = this.#judge.prospects()
    if (now + tried.prospects + node.correction + RISE_OF_CORRECTION <= floor) return
    tried.correction = this.#judge.correction(true)
    const promise = now + tried.prospects + tried.correction
    if (promise > floor) this.#next.offer(promise, fingerprint(tried.state, this.player))?.become(tried)
  }

  /** Whether this step of the turn is not done yet and nothing else is pending. */
  #isDue(state: RailState, step: number): boolean {
    return state.words[playerAt(this.player) + step] === 0 && isAtRest(state, this.player)
  }
}

function withoutRotation(placing: number): number {
  return place(placedCard(placing), placedSquare(placing), 0)
}

/** How many roads of the town's cards lead to another card. */
function roadsJoined(words: Int32Array, me: number): number {
  let roads = 0
  for (let word = 0; word < 2; word++) {
    const spots = words[me + TOWN_SPOTS + word]
    roads += countBits(spots & words[me + ROAD_SPOTS + word]) + countBits(spots & words[me + FULL_ROAD_SPOTS + word])
  }
  return roads
}

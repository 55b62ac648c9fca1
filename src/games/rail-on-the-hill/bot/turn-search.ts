import { Beam } from '#bots/beam.ts'
import type { Budget } from '#bots/budget.ts'
import { ACQUIRE, END, kindOf, PLACE } from '../rules/actions.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { ACQUIRED, PLACED, playerAt, type RailState } from '../rules/state.ts'
import { hopesOf, type Judge } from './judge.ts'
import { canEnd, fingerprint, isAtRest, stillDue, TurnNode } from './turn-node.ts'

/** How many unfinished turns are followed for each location: after the card is placed, and after each later action. */
export interface Width {
  readonly placed: number
  readonly later: number
}

const MOST_STEPS = 12
/** An action seldom changes the judge's correction by more than this. */
const SURPRISE = 1
/** An unfinished turn is dropped if it promises this much less than the worst complete turn that would be kept. */
const BEHIND = 1
/** Checks the budget every this many tries. */
const LOOK_UP = 8

/**
 * Plans a complete turn with a beam search over its actions, for each location that a card can be acquired from. `end`,
 * which may deal a new board, is never played. The card is placed first, because that can only open spots for tracks.
 */
export class TurnSearch {
  readonly player: number
  readonly #judge: Judge
  readonly #ended: Beam<TurnNode>
  readonly #actions = new Int32Array(MAX_ACTIONS)
  readonly #tried: TurnNode
  readonly #root: TurnNode
  #now: Beam<TurnNode>
  #next: Beam<TurnNode>

  /** For states with the same options. Finds up to `turns` turns and never follows more than `widest` at a time. */
  constructor(state: RailState, player: number, judge: Judge, turns: number, widest: number) {
    const node = () => new TurnNode(state)
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
  *search(state: RailState, width: Width, budget: Budget): Generator<void, void> {
    this.#ended.clear()
    yield* this.widen(state, width, budget)
  }

  /** Searches the same state again, and keeps the turns found before. */
  *widen(state: RailState, width: Width, budget: Budget): Generator<void, void> {
    this.#root.begin(state)
    if (!this.#isDue(state, ACQUIRED)) {
      yield* this.#follow(this.#root, width, budget)
      return
    }
    const acquisitions = this.#list(state).filter((action) => kindOf(action) === ACQUIRE)
    for (const [done, action] of acquisitions.entries()) {
      this.#root.begin(state)
      this.#root.play(this.player, action)
      // Budget that a location leaves goes to the later ones, but no location uses their share.
      const share = (1 - budget.share) / (acquisitions.length - done)
      yield* this.#follow(this.#root, width, budget.part(share))
      if (budget.isSpent && this.#ended.count > 0) return
    }
  }

  *#follow(root: TurnNode, width: Width, budget: Budget): Generator<void, void> {
    this.#weigh(root, budget)
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
    const tried = this.#tried
    for (let i = 0; i < count; i++) {
      const action = this.#actions[i]
      if (next === undefined ? kindOf(action) === END : kindOf(action) !== next) continue
      if (i % LOOK_UP === 0 && this.#next.count > 0 && budget.isSpent) return
      tried.become(node)
      tried.play(this.player, action)
      budget.spend()
      const due = stillDue(tried.state, this.player)
      const glance = this.#judge.glance(tried.state, this.player) + hopesOf(this.#judge, tried)
      const floor = Math.max(this.#next.floor, this.#ended.floor - BEHIND)
      if (glance + node.correction + SURPRISE + due <= floor) continue
      tried.correction = this.#judge.correction(true)
      const promise = glance + due + tried.correction
      if (promise <= floor) continue
      this.#next.offer(promise, fingerprint(tried.state, this.player))?.become(tried)
    }
  }

  #weigh(node: TurnNode, budget: Budget): void {
    budget.spend()
    this.#judge.glance(node.state, this.player)
    node.correction = this.#judge.correction(true)
  }

  #list(state: RailState): number[] {
    return Array.from(this.#actions.subarray(0, listActions(state, this.player, this.#actions)))
  }

  /** Whether this step of the turn is not done yet and nothing else is pending. */
  #isDue(state: RailState, step: number): boolean {
    return state.words[playerAt(this.player) + step] === 0 && isAtRest(state, this.player)
  }
}

import { Beam } from '#bots/beam.ts'
import type { Budget } from '#bots/budget.ts'
import { ACQUIRE, END, kindOf, PLACE } from '../../rules/actions.ts'
import { listActions, MAX_ACTIONS } from '../../rules/legality/legal.ts'
import { playAction } from '../../rules/play.ts'
import { cloneState, PLACED, playerAt, type RailState } from '../../rules/state.ts'
import type { Judge } from '../judge.ts'
import { canEnd, fingerprint, isAtRest, stillDue } from '../turn-node.ts'

/** A partly played turn. Its draws are the real ones, because the seed is known. */
export class TrueTurn {
  readonly state: RailState
  readonly actions: number[] = []
  worth = 0
  /** By how much the judge corrected its first glance at the turn. */
  correction = 0

  constructor(state: RailState) {
    this.state = cloneState(state)
  }

  begin(state: RailState): void {
    cloneState(state, this.state)
    this.actions.length = 0
    this.worth = 0
    this.correction = 0
  }

  become(other: TrueTurn): void {
    this.begin(other.state)
    for (const action of other.actions) this.actions.push(action)
    this.worth = other.worth
    this.correction = other.correction
  }
}

const MOST_STEPS = 18
/** An action seldom changes the judge's correction by more than this. */
const SURPRISE = 1
/** An unfinished turn is dropped if it promises this much less than the worst complete turn that would be kept. */
const BEHIND = 1

/** Searches the best complete turns of a solo player who knows what every draw brings: a beam for each location. */
export class TrueTurns {
  readonly #player: number
  readonly #ended: Beam<TrueTurn>
  readonly #actions = new Int32Array(MAX_ACTIONS)
  readonly #tried: TrueTurn
  readonly #root: TrueTurn
  #now: Beam<TrueTurn>
  #next: Beam<TrueTurn>

  /** For states with the same options. Finds up to `turns` turns and never follows more than `widest` at a time. */
  constructor(state: RailState, player: number, turns: number, widest: number) {
    const turn = () => new TrueTurn(state)
    this.#player = player
    this.#ended = new Beam(turns, turn)
    this.#now = new Beam(widest, turn)
    this.#next = new Beam(widest, turn)
    this.#tried = turn()
    this.#root = turn()
  }

  /**
   * Up to `count` turns from the beginning of a round, without their `end`, the best first. Follows up to `width`
   * unfinished turns for each location. The next search overwrites what it returns.
   */
  *search(state: RailState, judge: Judge, count: number, width: number, budget: Budget): Generator<void, TrueTurn[]> {
    this.#ended.clear(count)
    for (const action of this.#list(state)) {
      if (kindOf(action) !== ACQUIRE) continue
      this.#root.begin(state)
      this.#play(this.#root, action, budget)
      judge.glance(this.#root.state, this.#player)
      this.#root.correction = judge.correction(true)
      yield* this.#follow(judge, width, budget)
    }
    return this.#ended.ranked()
  }

  *#follow(judge: Judge, width: number, budget: Budget): Generator<void, void> {
    this.#now.clear(1)
    this.#now.offer(0, 0)?.become(this.#root)
    for (let step = 0; step < MOST_STEPS && this.#now.count > 0; step++) {
      this.#next.clear(width)
      for (let i = 0; i < this.#now.count; i++) {
        const turn = this.#now.place(i)
        if (canEnd(turn.state, this.#player)) {
          budget.spend()
          turn.worth = judge.worth(turn.state, this.#player)
          this.#ended.offer(turn.worth, fingerprint(turn.state, this.#player))?.become(turn)
        }
        this.#expand(turn, judge, budget)
        yield
      }
      const before = this.#now
      this.#now = this.#next
      this.#next = before
    }
  }

  #expand(turn: TrueTurn, judge: Judge, budget: Budget): void {
    const isPlacing = this.#mustPlace(turn.state)
    const count = listActions(turn.state, this.#player, this.#actions)
    const tried = this.#tried
    for (let i = 0; i < count; i++) {
      const action = this.#actions[i]
      if (isPlacing ? kindOf(action) !== PLACE : kindOf(action) === END) continue
      tried.become(turn)
      this.#play(tried, action, budget)
      const due = stillDue(tried.state, this.#player)
      const glance = judge.glance(tried.state, this.#player)
      const floor = Math.max(this.#next.floor, this.#ended.floor - BEHIND)
      if (glance + turn.correction + SURPRISE + due <= floor) continue
      tried.correction = judge.correction(true)
      const promise = glance + due + tried.correction
      if (promise <= floor) continue
      this.#next.offer(promise, fingerprint(tried.state, this.#player))?.become(tried)
    }
  }

  #play(turn: TrueTurn, action: number, budget: Budget): void {
    budget.spend()
    playAction(turn.state, this.#player, action)
    turn.actions.push(action)
  }

  #list(state: RailState): number[] {
    return Array.from(this.#actions.subarray(0, listActions(state, this.#player, this.#actions)))
  }

  /** The card is placed first, because that can only open spots for tracks. */
  #mustPlace(state: RailState): boolean {
    return state.words[playerAt(this.#player) + PLACED] === 0 && isAtRest(state, this.#player)
  }
}

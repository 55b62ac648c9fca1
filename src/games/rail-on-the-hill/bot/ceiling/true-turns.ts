import { Beam } from '../../../../bots/beam.ts'
import type { Budget } from '../../../../bots/budget.ts'
import { ACQUIRE, END, kindOf, PLACE } from '../../actions.ts'
import { listActions, MAX_ACTIONS } from '../../legality/legal.ts'
import { playAction } from '../../play.ts'
import { cloneState, PLACED, playerAt, type RailState } from '../../state.ts'
import type { Judge } from '../judge.ts'
import { canEnd, fingerprint, isAtRest, stillDue } from '../turn-node.ts'
import type { Width } from '../turn-search.ts'

/** A turn as far as it is played. What it draws is what truly comes. */
class TrueTurn {
  readonly state: RailState
  readonly actions: number[] = []
  worth = 0

  constructor(state: RailState) {
    this.state = cloneState(state)
  }

  begin(state: RailState): void {
    cloneState(state, this.state)
    this.actions.length = 0
    this.worth = 0
  }

  become(other: TrueTurn): void {
    this.begin(other.state)
    for (const action of other.actions) this.actions.push(action)
    this.worth = other.worth
  }
}

const MOST_STEPS = 18

/** The best whole turns of somebody who plays alone and knows what every draw brings: a beam for each location. */
export class TrueTurns {
  readonly #player: number
  readonly #width: Width
  readonly #ended: Beam<TrueTurn>
  readonly #actions = new Int32Array(MAX_ACTIONS)
  readonly #tried: TrueTurn
  readonly #root: TrueTurn
  #now: Beam<TrueTurn>
  #next: Beam<TrueTurn>

  constructor(state: RailState, player: number, turns: number, width: Width) {
    const turn = () => new TrueTurn(state)
    const widest = Math.max(width.placed, width.later)
    this.#player = player
    this.#width = width
    this.#ended = new Beam(turns, turn)
    this.#now = new Beam(widest, turn)
    this.#next = new Beam(widest, turn)
    this.#tried = turn()
    this.#root = turn()
  }

  /** The turns from the beginning of a round, all but their `end`, the best first. The next search overwrites them. */
  *search(state: RailState, judge: Judge, budget: Budget): Generator<void, TrueTurn[]> {
    this.#ended.clear()
    for (const action of this.#list(state)) {
      if (kindOf(action) !== ACQUIRE) continue
      this.#root.begin(state)
      this.#play(this.#root, action, judge, budget)
      yield* this.#follow(judge, budget)
    }
    return this.#ended.ranked()
  }

  *#follow(judge: Judge, budget: Budget): Generator<void, void> {
    this.#now.clear(1)
    this.#now.offer(0, 0)?.become(this.#root)
    for (let step = 0; step < MOST_STEPS && this.#now.count > 0; step++) {
      const isPlacing = this.#mustPlace(this.#now.place(0).state)
      this.#next.clear(isPlacing ? this.#width.placed : this.#width.later)
      for (let i = 0; i < this.#now.count; i++) {
        const turn = this.#now.place(i)
        if (canEnd(turn.state, this.#player)) {
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
      this.#play(tried, action, judge, budget)
      const value = tried.worth + stillDue(tried.state, this.#player)
      this.#next.offer(value, fingerprint(tried.state, this.#player))?.become(tried)
    }
  }

  #play(turn: TrueTurn, action: number, judge: Judge, budget: Budget): void {
    budget.spend()
    playAction(turn.state, this.#player, action)
    turn.actions.push(action)
    turn.worth = judge.worth(turn.state, this.#player)
  }

  #list(state: RailState): number[] {
    return Array.from(this.#actions.subarray(0, listActions(state, this.#player, this.#actions)))
  }

  /** The card is placed first: that can only open spots for tracks. */
  #mustPlace(state: RailState): boolean {
    return state.words[playerAt(this.#player) + PLACED] === 0 && isAtRest(state, this.#player)
  }
}

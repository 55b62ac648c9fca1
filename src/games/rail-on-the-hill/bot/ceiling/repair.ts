import type { Budget } from '#bots/budget.ts'
import { Rng } from '#engine/random.ts'
import { BUY, END, end, kindOf, LAY, PLACE, placedSquare, SCRAP } from '../../rules/actions.ts'
import { listActions, MAX_ACTIONS } from '../../rules/legality/legal.ts'
import { refusalOf } from '../../rules/legality/refusal.ts'
import { playAction } from '../../rules/play.ts'
import { totalOf } from '../../rules/scoring/score.ts'
import { cloneState, type RailState } from '../../rules/state.ts'
import { trainedJudge } from '../trained-judge.ts'
import { canEnd, stillDue } from '../turn-node.ts'

const PLAYER = 0

/** The temperature at the beginning and at the end of a cycle, in points. */
const HOT = 2.5
const COLD = 0.25

/** How many changes the first cycle tries; each cycle tries twice as many as the one before. */
const FIRST_CYCLE = 2000

/** Of this many changes, so many leave an action out, and so many insert one; the others replace one. */
const CHANGES = 10
const OMISSIONS = 1
const INSERTIONS = 3

/** A whole game, or its beginning. */
interface Line {
  readonly actions: number[]
  /** The turns, and the state at the beginning of each; the opening belongs to the first one. */
  readonly turns: Turn[]
}

interface Turn {
  /** The index of its first action. */
  readonly from: number
  readonly state: RailState
}

interface Finished extends Line {
  readonly total: number
}

/**
 * Improves a finished game by simulated annealing. A try changes one action, and repeats the rest of the game as far as
 * it is still legal; what is missing then is what the judge likes best. Only the totals of finished games decide which
 * of them to go on with. Each cycle starts again with the best game.
 */
export class Repair {
  readonly #budget: Budget
  readonly #judge = trainedJudge()
  readonly #rng = new Rng('repair')
  readonly #list = new Int32Array(MAX_ACTIONS)
  readonly #state: RailState
  readonly #tried: RailState
  #best: Finished

  constructor(start: RailState, actions: readonly number[], budget: Budget) {
    this.#budget = budget
    this.#state = cloneState(start)
    this.#tried = cloneState(start)
    this.#best = this.#finish({ actions: [], turns: [] }, actions, false)
  }

  get best(): Finished {
    return this.#best
  }

  *search(): Generator<void, void> {
    for (let changes = FIRST_CYCLE; ; changes *= 2) {
      let now = this.#best
      for (let i = 0; i < changes; i++) {
        if (this.#budget.isSpent) return
        const temperature = HOT * (COLD / HOT) ** (i / changes)
        const next = this.#change(now)
        if (next.total >= now.total - temperature * this.#patience()) now = next
        if (next.total > this.#best.total) this.#best = next
        yield
      }
    }
  }

  /** Exponentially distributed, with a mean of 1. */
  #patience(): number {
    return -Math.log((this.#rng.below(1_000_000) + 0.5) / 1_000_000)
  }

  #change({ actions, turns }: Finished): Finished {
    const rng = this.#rng
    const at = rng.below(actions.length)
    const turn = turns.findLast(({ from }) => from <= at) ?? turns[0]
    const state = cloneState(turn.state, this.#state)
    for (const action of actions.slice(turn.from, at)) this.#play(state, action)
    const begun: Line = { actions: actions.slice(0, at), turns: turns.filter(({ from }) => from <= at) }
    const kind = kindOf(actions[at])
    const chance = rng.below(CHANGES)
    if (kind !== END && chance < OMISSIONS) return this.#finish(begun, actions.slice(at + 1), true)
    const isInserted = kind === END || chance < OMISSIONS + INSERTIONS
    const choices = this.#legal(state).filter((action) =>
      isInserted ? kindOf(action) !== END : kindOf(action) === kind && action !== actions[at],
    )
    if (choices.length === 0) return this.#finish(begun, actions.slice(at), false)
    const choice = choices[rng.below(choices.length)]
    this.#play(state, choice)
    begun.actions.push(choice)
    return this.#finish(begun, actions.slice(isInserted ? at : at + 1), true)
  }

  /** Adds the rest of a game to its beginning, as far as it is legal in the present state, and completes the game. */
  #finish({ actions, turns }: Line, rest: readonly number[], isChanged: boolean): Finished {
    const state = this.#state
    /** Tracks that could not be laid when it was their turn. */
    const late: number[] = []
    let isIncomplete = isChanged
    const play = (action: number) => {
      if (turns.length === 0) turns.push({ from: 0, state: cloneState(state) })
      this.#play(state, action)
      actions.push(action)
      if (kindOf(action) === END) turns.push({ from: actions.length, state: cloneState(state) })
    }
    const endTurn = () => {
      while (isIncomplete || late.length > 0 || !canEnd(state, PLAYER)) {
        const action = this.#missing(state, late)
        if (kindOf(action) === END) break
        play(action)
      }
      play(end())
      isIncomplete = false
    }
    for (const action of rest) {
      if (kindOf(action) === END) {
        endTurn()
        continue
      }
      const similar = this.#similar(state, action)
      if (similar !== undefined) {
        play(similar)
        continue
      }
      isIncomplete = true
      if (kindOf(action) === LAY) late.push(action)
    }
    return { actions, turns, total: totalOf(state, PLAYER) }
  }

  /** The action if it is legal; for a card that cannot be placed, another one on the same square. */
  #similar(state: RailState, action: number): number | undefined {
    if (refusalOf(state, PLAYER, action) === undefined) return action
    if (kindOf(action) !== PLACE) return undefined
    const square = placedSquare(action)
    return this.#legal(state).find((other) => kindOf(other) === PLACE && placedSquare(other) === square)
  }

  /** What to do next in an incomplete turn: lay a late track, or what the judge likes best; maybe `end`. */
  #missing(state: RailState, late: number[]): number {
    const legal = this.#legal(state)
    const track = late.findIndex((action) => legal.includes(action))
    if (track >= 0) return late.splice(track, 1)[0]
    const worths = legal.map((action) => this.#worthAfter(state, action))
    return legal[worths.indexOf(Math.max(...worths))]
  }

  #worthAfter(state: RailState, action: number): number {
    const kind = kindOf(action)
    if (kind === BUY || kind === SCRAP) return Number.NEGATIVE_INFINITY
    if (kind === END) return this.#judge.worth(state, PLAYER)
    const tried = cloneState(state, this.#tried)
    this.#play(tried, action)
    return this.#judge.glance(tried, PLAYER) + this.#judge.correction(true) + stillDue(tried, PLAYER)
  }

  #legal(state: RailState): number[] {
    return Array.from(this.#list.subarray(0, listActions(state, PLAYER, this.#list)))
  }

  #play(state: RailState, action: number): void {
    this.#budget.spend()
    playAction(state, PLAYER, action)
  }
}

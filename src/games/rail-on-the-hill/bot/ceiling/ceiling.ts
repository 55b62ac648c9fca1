import type { Ceiling } from '#bots/analysis.ts'
import { Budget } from '#bots/budget.ts'
import { end, kindOf, PLACE } from '../../rules/actions.ts'
import { ROUNDS } from '../../rules/numbers.ts'
import { playAction } from '../../rules/play.ts'
import type { RailTypes } from '../../rules/rail-types.ts'
import { cloneState, HAND, PLAN_DECK, playerAt, type RailState, TOKEN_PILE } from '../../rules/state.ts'
import { searchOpening } from '../opening-search.ts'
import { trainedJudge } from '../trained-judge.ts'
import { fingerprint } from '../turn-node.ts'
import { type TrueTurn, TrueTurns } from './true-turns.ts'

const PLAYER = 0

/** How many openings are played to the end at the start. */
const OPENINGS = 6

/** How many games the broad search keeps after each round. */
const BREADTH = 24

/** How many games share a rank; the games of a better rank are varied first. */
const OF_ONE_RANK = 4

/** A variation that falls more than this many points behind its model is dropped. */
const BEHIND = 6

/** The search used to play games to the end: quick, so that there can be many. */
const QUICK: Look = { turns: 1, alike: 1, width: 1 }

/** The search used for each game of the broad search. */
const BROAD: Look = { turns: 4, alike: 1, width: 2 }

/** The search used at a stage on the first visit, on the second, and from the third on. */
const LOOKS: readonly Look[] = [
  { turns: 8, alike: 1, width: 2 },
  { turns: 16, alike: 2, width: 4 },
  { turns: 32, alike: 4, width: 8 },
]

const MOST_TURNS = 32

const WIDEST = 8

/** How many turns to find for each one that is wanted, so that those can be of different kinds. */
const FOUND_FOR_EACH = 3

/**
 * Plays the same solo game many times with full knowledge of what comes, and keeps the best results. It starts with a
 * few quick games and a broad search. Then it repeatedly returns to a round of one of the best games, finds other ways
 * to play that round, and plays each quickly to the end. Every total found this way was possible. Each further visit
 * to a stage searches it more widely.
 *
 * The order of steps never depends on the budget, so a larger budget can only find more.
 */
class Hindsight {
  readonly #start: RailState
  readonly #state: RailState
  readonly #budget: Budget
  readonly #judge = trainedJudge()
  readonly #turns: TrueTurns
  /** The keys of positions at the end of a round that were already continued; each is continued only once. */
  readonly #seen = new Set<number>()
  /** Complete games, the best first; only one for each total. */
  #best: Stage[] = []

  constructor(start: RailState, budget: Budget) {
    this.#start = start
    this.#state = cloneState(start)
    this.#budget = budget
    this.#turns = new TrueTurns(start, PLAYER, FOUND_FOR_EACH * MOST_TURNS, WIDEST)
  }

  *search(): Generator<void, Stage> {
    const openings = yield* this.#open()
    for (const opening of openings.slice(0, OPENINGS)) yield* this.#playOn(opening)
    yield* this.#goBroadly(openings.slice(0, BREADTH))
    while (this.#mayGoOn) yield* this.#vary()
    return this.#best[0]
  }

  get best(): number | undefined {
    return this.#best[0]?.worth
  }

  /** Ignores the budget until there is one complete game. */
  get #mayGoOn(): boolean {
    return this.#best.length === 0 || !this.#budget.isSpent
  }

  *#open(): Generator<void, Stage[]> {
    const budget = Budget.of({ nodes: Number.POSITIVE_INFINITY }, () => 0)
    const openings = yield* searchOpening(cloneState(this.#start), PLAYER, [], this.#judge, budget)
    this.#budget.spend(budget.nodes)
    return openings.map(({ actions, worth }) => stageAfter(undefined, actions, worth))
  }

  /** Plays many games in parallel, and after each round continues with the most promising ones. */
  *#goBroadly(openings: readonly Stage[]): Generator<void, void> {
    const seen = new Set<number>()
    let stages = openings
    for (let round = 0; round < ROUNDS; round++) {
      const next: Stage[] = []
      for (const stage of stages) {
        if (!this.#mayGoOn) return
        next.push(...(yield* this.#goOn(stage, BROAD, seen)))
      }
      stages = next.sort(byWorth).slice(0, BREADTH)
    }
    for (const stage of stages) this.#finish(stage)
  }

  /** Finds other ways to play a round of one of the best games, and plays each to the end. */
  *#vary(): Generator<void, void> {
    const [model, stage] = this.#choose()
    const look = LOOKS[Math.min(stage.visits++, LOOKS.length - 1)]
    for (const next of yield* this.#goOn(stage, look, this.#seen)) yield* this.#playOn(next, model)
  }

  /** The least visited stage, and its game. Each rank below the best counts as one more visit. */
  #choose(): [Stage, Stage] {
    let [model] = this.#best
    let chosen = backTo(model, 0)
    let least = chosen.visits
    for (const [i, game] of this.#best.entries()) {
      const rank = Math.floor(i / OF_ONE_RANK)
      for (let rounds = 0; rounds < ROUNDS; rounds++) {
        const stage = backTo(game, rounds)
        if (stage.visits + rank >= least) continue
        least = stage.visits + rank
        chosen = stage
        model = game
      }
    }
    return [model, chosen]
  }

  /** Plays quickly to the end; stops if it falls behind its model or reaches a position that was already continued. */
  *#playOn(from: Stage, model?: Stage): Generator<void, void> {
    let stage: Stage | undefined = from
    while (stage !== undefined && this.#mayGoOn) {
      if (stage.rounds === ROUNDS) return this.#finish(stage)
      if (model !== undefined && stage.worth < backTo(model, stage.rounds).worth - BEHIND) return
      const next: Stage[] = yield* this.#goOn(stage, QUICK, this.#seen)
      stage = next[0]
    }
  }

  /** The best ways to play the next round by the judge's estimate, without those that lead to a position in `seen`. */
  *#goOn(stage: Stage, { turns, alike, width }: Look, seen: Set<number>): Generator<void, Stage[]> {
    const state = cloneState(this.#start, this.#state)
    for (const action of actionsUpTo(stage)) playAction(state, PLAYER, action)
    const count = turns === 1 ? 1 : turns * FOUND_FOR_EACH
    const found = yield* this.#turns.search(state, this.#judge, count, width, this.#budget)
    return ofAllKinds(found, alike)
      .slice(0, turns)
      .filter((turn) => isNew(keyOf(turn.state) * ROUNDS + stage.rounds, seen))
      .map((turn) => stageAfter(stage, [...turn.actions, end()], turn.worth))
  }

  #finish(stage: Stage): void {
    if (this.#best.some(({ worth }) => worth === stage.worth)) return
    this.#best = [...this.#best, stage].sort(byWorth)
  }
}

/** More than the size of any deck. */
const DECK_SIZES = 256

const CARD_NUMBERS = 256

/** The score that a solo player could have reached with full knowledge of every card to come. */
export const ceiling: Ceiling<RailTypes> = {
  *search(game, options, seed, budget) {
    if (options.players !== 1) throw new RangeError('there is a ceiling only for a game alone')
    const hindsight = new Hindsight(game.setup(options, seed), budget)
    const searching = hindsight.search()
    for (;;) {
      const step = searching.next()
      if (step.done) return { total: step.value.worth, actions: actionsUpTo(step.value) }
      yield hindsight.best
    }
  },
}

/** The settings of a search for ways to play a round. */
interface Look {
  /** How many turns are wanted, and how many of them may place the same card on the same square. */
  readonly turns: number
  readonly alike: number
  /** How many unfinished turns are followed for each location. */
  readonly width: number
}

function byWorth(one: Stage, other: Stage): number {
  return other.worth - one.worth
}

function isNew(key: number, seen: Set<number>): boolean {
  const { size } = seen
  return seen.add(key).size > size
}

/** The best turns, with a limit on those that place the same card in the same way. */
function ofAllKinds(turns: readonly TrueTurn[], alike: number): TrueTurn[] {
  const counts = new Map<number | undefined, number>()
  return turns.filter(({ actions }) => {
    const placing = actions.find((action) => kindOf(action) === PLACE)
    const count = counts.get(placing) ?? 0
    counts.set(placing, count + 1)
    return count < alike
  })
}

/** A hash of everything that affects later rounds, including how much was drawn, which decides what comes next. */
function keyOf(state: RailState): number {
  const { words } = state
  const drawn = Math.imul(words[PLAN_DECK] * DECK_SIZES + words[TOKEN_PILE], 0x9e3779b1)
  return (fingerprint(state, PLAYER) ^ drawn) * CARD_NUMBERS + words[playerAt(PLAYER) + HAND + 1]
}

/** A partly played game: up to the end of the opening or of a round. */
interface Stage {
  /** Undefined for the opening. */
  readonly before: Stage | undefined
  /** The actions since then. */
  readonly actions: readonly number[]
  /** How many rounds are over. */
  readonly rounds: number
  /** The expected final score; after the last round, the total. */
  readonly worth: number
  /** How often this stage was searched for other ways to continue. */
  visits: number
}

function stageAfter(before: Stage | undefined, actions: readonly number[], worth: number): Stage {
  return { before, actions, rounds: before === undefined ? 0 : before.rounds + 1, worth, visits: 0 }
}

/** All actions from the start of the game. */
function actionsUpTo(stage: Stage): number[] {
  const parts: (readonly number[])[] = []
  for (let at: Stage | undefined = stage; at !== undefined; at = at.before) parts.push(at.actions)
  return parts.reverse().flat()
}

/** The same game after this many rounds. */
function backTo(stage: Stage, rounds: number): Stage {
  let at = stage
  while (at.rounds > rounds && at.before !== undefined) at = at.before
  return at
}

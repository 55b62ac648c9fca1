import type { Ceiling } from '#bots/analysis.ts'
import type { Budget } from '#bots/budget.ts'
import type { RailTypes } from '../../rules/facts.ts'
import { ROUNDS } from '../../rules/numbers.ts'
import type { RailState } from '../../rules/state.ts'
import { actionsUpTo, backTo, byWorth, type Look, type Stage, Stages } from './stages.ts'

/** How many openings are played to the end at the start. */
const OPENINGS = 6

/** How many games the broad search continues in each round before it goes to the next one. */
const BREADTH = 24

/** How many variations come between two broad searches, so that both have about half of the budget. */
const VARIATIONS = 12

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

/** How to go on after the broad search; the default first. */
const SEARCHES = ['vary', 'broaden'] as const

/**
 * Plays the same solo game many times with full knowledge of what comes, and keeps the best results. It starts with a
 * few quick games and a broad search, which it repeats with the games that it has left out so far. In between, `vary`
 * returns to a round of one of the best games, finds other ways to play that round, and plays each quickly to the end;
 * each further visit to a stage searches it more widely. Every total found this way was possible.
 *
 * The order of steps never depends on the budget, so a larger budget can only find more.
 */
class Hindsight {
  readonly #budget: Budget
  readonly #stages: Stages
  /** The keys of positions at the end of a round that were already continued; each is continued only once. */
  readonly #seen = new Set<number>()
  /** Complete games, the best first; only one for each total. */
  #best: Stage[] = []
  /** The games that the broad search can still continue, by how many rounds are over; it has a list of keys of its own. */
  readonly #open: readonly Stage[][] = Array.from({ length: ROUNDS }, () => [])
  readonly #broadlySeen = new Set<number>()

  constructor(start: RailState, budget: Budget) {
    this.#stages = new Stages(start, budget)
    this.#budget = budget
  }

  /** The quick games and the broad search. */
  *begin(): Generator<void, void> {
    const openings = yield* this.#stages.open()
    for (const opening of openings.slice(0, OPENINGS)) yield* this.#playOn(opening)
    this.#open[0].push(...openings)
    yield* this.#goBroadly()
  }

  *broaden(): Generator<void, void> {
    while (this.#mayGoOn && this.#open.some((stages) => stages.length > 0)) yield* this.#goBroadly()
  }

  *vary(): Generator<void, void> {
    while (this.#mayGoOn) {
      for (let i = 0; i < VARIATIONS && this.#mayGoOn; i++) yield* this.#varyOnce()
      yield* this.#goBroadly()
    }
  }

  /** The best complete game so far; there is one after `begin`. */
  get best(): Stage | undefined {
    return this.#best[0]
  }

  /** Ignores the budget until there is one complete game. */
  get #mayGoOn(): boolean {
    return this.#best.length === 0 || !this.#budget.isSpent
  }

  /** Goes through the rounds once, and in each continues the most promising games that were not continued before. */
  *#goBroadly(): Generator<void, void> {
    for (const [round, stages] of this.#open.entries()) {
      for (const stage of stages.sort(byWorth).splice(0, BREADTH)) {
        if (!this.#mayGoOn) return
        const next = yield* this.#stages.goOn(stage, BROAD, this.#broadlySeen)
        if (round + 1 < ROUNDS) this.#open[round + 1].push(...next)
        else for (const game of next) this.#finish(game)
      }
    }
  }

  /** Finds other ways to play a round of one of the best games, and plays each to the end. */
  *#varyOnce(): Generator<void, void> {
    const [model, stage] = this.#choose()
    const look = LOOKS[Math.min(stage.visits++, LOOKS.length - 1)]
    for (const next of yield* this.#stages.goOn(stage, look, this.#seen)) yield* this.#playOn(next, model)
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
      const next: Stage[] = yield* this.#stages.goOn(stage, QUICK, this.#seen)
      stage = next[0]
    }
  }

  #finish(stage: Stage): void {
    if (this.#best.some(({ worth }) => worth === stage.worth)) return
    this.#best = [...this.#best, stage].sort(byWorth)
  }
}

/** The score that a solo player could have reached with full knowledge of every card to come. */
export const ceiling: Ceiling<RailTypes> = {
  searches: SEARCHES,

  *search(game, options, seed, budget, kind = SEARCHES[0]) {
    if (options.players !== 1) throw new RangeError('there is a ceiling only for a game alone')
    const start = game.setup(options, seed)
    const hindsight = new Hindsight(start, budget)
    for (const _ of hindsight.begin()) yield hindsight.best?.worth
    const goOn = kind === 'vary' ? hindsight.vary() : hindsight.broaden()
    for (const _ of goOn) yield hindsight.best?.worth
    if (hindsight.best === undefined) throw new Error('the quick games found no complete game')
    return { total: hindsight.best.worth, actions: actionsUpTo(hindsight.best) }
  },
}

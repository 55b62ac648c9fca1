import { Budget } from '#bots/budget.ts'
import { compareInFutures } from '#bots/futures.ts'
import { END, kindOf } from '../rules/actions.ts'
import { playAction } from '../rules/play.ts'
import { ACTIVE, cloneState, MAIN, PHASE, type RailState } from '../rules/state.ts'
import type { Course } from './foresee.ts'
import { type Judge, roundsLeft } from './judge.ts'
import { isBoardKept, skipToNextTurn } from './next-round.ts'
import { playOpening } from './opening-search.ts'
import { Results } from './results.ts'
import { isDraw } from './turn-node.ts'
import { TurnSearch, type Width } from './turn-search.ts'

/** The turns of a future are planned quickly: more futures tell more than better turns in them. */
const QUICK: Width = { placed: 1, later: 1 }
/** What is seen without a future counts as much as so many futures. */
const PRIOR = 3
/** More of them tell nothing more. */
const MOST_FUTURES = 200
/** With so few rounds left, futures go to the end. */
const LAST_ROUNDS = 2

/**
 * Plays courses on in sampled futures, all in the same ones, and returns what each comes to. `sample` gives a state that
 * could be the true one; what is hidden in it is drawn anew each time.
 */
export function* weighInFutures(
  courses: readonly Course[],
  player: number,
  judge: Judge,
  sample: () => RailState,
  kept: ReadonlySet<number>,
  budget: Budget,
): Generator<void, number[]> {
  const samples = [sample()]
  const [first] = samples
  const tried = cloneState(first)
  const search = new TurnSearch(first, player, judge, 1, Math.max(QUICK.placed, QUICK.later))
  const ahead = turnsAhead(first)
  // A hasty try would tell less than none, so one that was begun is done with patience.
  const patience = Budget.of({ nodes: Number.POSITIVE_INFINITY }, () => 0)
  const tryIn = (candidate: number, future: number): number => {
    const before = patience.nodes
    samples[future] ??= sample()
    cloneState(samples[future], tried)
    const { turns } = courses[candidate]
    let value = 0
    if (tried.words[PHASE] < MAIN) playOpening(tried, player, turns[0])
    else value = playTurn(tried, player, turns[0], judge, search, patience)
    for (let turn = 1; turn <= ahead; turn++) {
      skipToNextTurn(tried, player)
      value = playTurn(tried, player, turns[turn] ?? [], judge, search, patience)
    }
    budget.spend(patience.nodes - before)
    results.add(candidate, future, value)
    return value
  }
  // Where nothing is left to chance, one future is as good as many.
  const isCertain = courses.every(({ turns }) => turns.length > ahead && !turns.flat().some(isDraw))
  const most = isCertain ? 1 : MOST_FUTURES
  const prior = { values: courses.map(({ worth }) => worth), weight: isCertain ? 0 : PRIOR }
  const results = new Results(prior.values, prior.weight)
  yield* compareInFutures({ candidates: courses.length, tryIn, budget, kept, most, prior })
  return results.estimates()
}

/** How many turns after this one a future has: at least one with a board that nobody knows yet. */
export function turnsAhead(state: RailState): number {
  const rounds = roundsLeft(state.words)
  if (rounds <= LAST_ROUNDS) return rounds
  return isBoardKept(state) || state.words[PHASE] < MAIN ? 2 : 1
}

/** Plays a turn that begins like this to its end, but for `end`. What the player then comes to. */
function playTurn(
  state: RailState,
  player: number,
  beginning: readonly number[],
  judge: Judge,
  search: TurnSearch,
  budget: Budget,
): number {
  let next = beginning
  for (;;) {
    let isDone = next.length > 0
    for (const action of next) {
      if (kindOf(action) === END) break
      playAction(state, player, action)
      state.words[ACTIVE] |= 1 << player
      isDone = !isDraw(action)
      if (!isDone) break
    }
    if (isDone) {
      budget.spend()
      return judge.worth(state, player)
    }
    for (const _ of search.search(state, QUICK, budget));
    const [best] = search.turns
    if (best.actions.length === 0) return best.worth
    next = best.actions
  }
}

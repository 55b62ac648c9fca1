import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Budget } from '#bots/budget.ts'
import { Rng } from '#engine/random.ts'
import { closeJudge } from '#games/rail-on-the-hill/bot/close-judge.ts'
import { roundsLeft } from '#games/rail-on-the-hill/bot/judge.ts'
import { expertBot } from '#games/rail-on-the-hill/bot/levels.ts'
import {
  type Course,
  Foresight,
  isBoardKept,
  judgedClosely,
  planTurns,
  skipToNextTurn,
} from '#games/rail-on-the-hill/bot/plan-turns.ts'
import { budgetOf, playGame } from '#games/rail-on-the-hill/bot/testing/play-bots.ts'
import { ALIKE, FOUND_FOR_EACH } from '#games/rail-on-the-hill/bot/think-of-turn.ts'
import { trainedJudge } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { ofAllKinds } from '#games/rail-on-the-hill/bot/turn-node.ts'
import { TurnSearch } from '#games/rail-on-the-hill/bot/turn-search.ts'
import { CLOSELY_IN_FUTURES, playTurn, QUICK } from '#games/rail-on-the-hill/bot/ways.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { ACQUIRED, cloneState, MAIN, PHASE, playerAt, type RailState } from '#games/rail-on-the-hill/rules/state.ts'

/**
 * Plays the best turns of many positions on to the end of the game, all in the same futures, and writes what each is
 * worth after every turn: one line of JSON per position. choices.py finds out from them how well the expert would choose
 * with other settings, in a hundredth of the time that games take.
 */

const { values: flags } = parseArgs({
  options: {
    out: { type: 'string', default: 'study.jsonl' },
    seed: { type: 'string', default: 'study' },
    positions: { type: 'string', default: '20' },
    turns: { type: 'string', default: '24' },
    futures: { type: 'string', default: '64' },
  },
})

const PLAYER = 0
const SEAT = PLAYER + 1
/** What the expert has in the games that the positions come from, and for finding turns. */
const NODES_IN_GAMES = 8000
const NODES = 90_000
/** Positions have from this many rounds left to twelve more. */
const FEWEST_ROUNDS = 2

const judge = trainedJudge()
const closer = closeJudge()

/** A position at the beginning of a turn of a solo game, with another number of rounds left for each number. */
function positionOf(number: number): RailState {
  const rounds = FEWEST_ROUNDS + ((number * 5) % 12)
  let found: RailState | undefined
  playGame({ players: 1 }, `${flags.seed}/${number}`, [expertBot], NODES_IN_GAMES, {
    asking: (state) => {
      const { words } = state
      if (words[PHASE] !== MAIN || roundsLeft(words) !== rounds || words[playerAt(PLAYER) + ACQUIRED] !== 0) return
      found ??= cloneState(state)
    },
  })
  if (found === undefined) throw new Error(`no turn with ${rounds} rounds left`)
  return found
}

/** The turns that the expert would compare, the best first. */
function coursesOf(state: RailState): Course[] {
  const count = Number(flags.turns)
  const budget = budgetOf(NODES)
  const found = ended(planTurns(state, PLAYER, judge, FOUND_FOR_EACH * count, true, budget, () => budget))
  const foresight = isBoardKept(state) ? new Foresight(state, PLAYER, judge, closer) : undefined
  return ofAllKinds(judgedClosely(found, PLAYER, closer, Budget.endless()), ALIKE)
    .slice(0, count)
    .map((turn) => {
      if (foresight === undefined) return { turns: [turn.actions], worth: turn.worth }
      return ended(foresight.courseOf(turn, Budget.endless()))
    })
}

/** What each course is worth in each future after each turn. */
function valuesOf(state: RailState, courses: readonly Course[], rng: Rng): number[][][] {
  const view = railOnTheHill.view(state, SEAT)
  const search = new TurnSearch(state, PLAYER, judge, CLOSELY_IN_FUTURES, QUICK.placed)
  const tried = cloneState(state)
  const values: number[][][] = courses.map(() => [])
  for (let future = 0; future < Number(flags.futures); future++) {
    const sample = railOnTheHill.determinize(view, rng)
    courses.forEach(({ turns }, i) => {
      cloneState(sample, tried)
      const after: number[] = []
      for (let turn = 0; turn <= roundsLeft(state.words); turn++) {
        if (turn > 0) skipToNextTurn(tried, PLAYER)
        playTurn(tried, PLAYER, turns[turn] ?? [], judge, search, closer, Budget.endless())
        after.push(Math.round(closer.worth(tried, PLAYER, Budget.endless()) * 100) / 100)
      }
      values[i].push(after)
    })
  }
  return values
}

function ended<Result>(search: Generator<void, Result>): Result {
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}

for (let number = 0; number < Number(flags.positions); number++) {
  const rng = new Rng(`${flags.seed}/${number}/futures`)
  const state = railOnTheHill.determinize(railOnTheHill.view(positionOf(number), SEAT), rng)
  const courses = coursesOf(state)
  const values = valuesOf(state, courses, rng)
  const worths = courses.map(({ worth }) => worth)
  appendFileSync(flags.out, `${JSON.stringify({ isBoardKept: isBoardKept(state), worths, values })}\n`)
}

import type { Thought } from '#bots/bot.ts'
import type { RailTypes } from '../rules/facts.ts'
import { explainSteps, explainTurn } from './explain.ts'
import { roundsLeft } from './judge.ts'
import { Foresight, isBoardKept, judgedClosely, type PlannedTurn, planTurnFrom, planTurns } from './plan-turns.ts'
import { ofAllKinds } from './turn-node.ts'
import { affordable, affordableClosely, consider, decide, type PlannerQuestion, SHOWN, type Way } from './ways.ts'

/** The share of the budget for each beginning in `consider`, and the most for all of them together. */
const CONSIDERING = 0.1
const ALL_CONSIDERING = 0.4
/** The share of the budget that is kept for the closer judge while turns are searched. */
const CLOSELY = 0.2
/** The share of the budget for wider searches for turns, if there is enough for futures. */
const WIDER = 0.3
/** How many turns to find for each one that is tried in futures, so that those can be of different kinds. */
export const FOUND_FOR_EACH = 5
/** At most this many of the turns tried in futures may place the same card on the same square. */
export const ALIKE = 3

export function* thinkOfTurn(question: PlannerQuestion): Generator<void, Thought<RailTypes>> {
  const { state, player, judge, isThorough, inFutures, budget, consider: beginnings = [] } = question
  const considering = Math.min(ALL_CONSIDERING, CONSIDERING * beginnings.length)
  const planning = budget.part((1 - considering) * (question.closer === undefined ? 1 : 1 - CLOSELY))
  const wider = () => planning.part(affordable(question) > 0 ? WIDER : 1)
  const count = Math.max(SHOWN, FOUND_FOR_EACH * inFutures)
  const planned = yield* planTurns(state, player, judge, count, isThorough, planning, wider)
  const closely = affordableClosely(question)
  const closer = closely > 0 ? question.closer : undefined
  const found = closer === undefined ? planned : judgedClosely(planned.slice(0, closely), player, closer, budget)
  const inFuture = affordable(question)
  const turns = inFuture > 0 ? ofAllKinds(found, ALIKE).slice(0, inFuture) : found.slice(0, SHOWN)
  const isForeseen = inFuture > 0 && isBoardKept(state) && roundsLeft(state.words) > 0
  const foresight = isForeseen ? new Foresight(state, player, judge, closer) : undefined
  const ways: Way[] = []
  for (const turn of turns) ways.push(yield* wayOf(turn, question, foresight))
  for (const [index, beginning] of beginnings.entries()) {
    const turn = yield* planTurnFrom(state, player, beginning, judge, budget.part(CONSIDERING))
    const [judged] = closer === undefined ? [turn] : judgedClosely([turn], player, closer, budget)
    consider(ways, yield* wayOf(judged, question, foresight), index)
  }
  const thought = yield* decide(ways, { ...question, closer }, inFuture > 0)
  return { ...thought, stepReasons: explainSteps(question.game, state, player, thought.plan) }
}

function* wayOf(
  turn: PlannedTurn,
  { state, player, budget }: PlannerQuestion,
  foresight: Foresight | undefined,
): Generator<void, Way> {
  const reason = explainTurn(state, turn.state, player, turn.actions)
  const course = foresight && (yield* foresight.courseOf(turn, budget))
  return { turns: course?.turns ?? [turn.actions], worth: course?.worth ?? turn.worth, reason }
}

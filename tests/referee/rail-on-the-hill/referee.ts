import { asBoolean, asCount, asInteger, asList, asObject, asOneOf, asRecordOf, asString } from '../read.ts'
import { judgeTrace, legalSetProblems, malformation, type Referee } from '../trace.ts'
import { type Cards, LINES, readCards } from './cards.ts'
import { componentProblems, startProblems } from './components.ts'
import { positionDifferences, scoreDifferences } from './differences.ts'
import { activeSeats, legalActions } from './moves.ts'
import { phaseProblems } from './phases.ts'
import { play, type Refill } from './play.ts'
import { type Position, playerAt, REQUESTS, readPosition, seatsOf } from './position.ts'
import { type PlanScore, type Score, scoreOf, winnersOf } from './score.ts'

/**
 * A second, independent implementation of the rules of The Rail on the Hill: slow and simple. It shares no code with
 * the game itself, so that a mistake in one of the two shows as a difference.
 */

/** The problems of a trace, one line of text each; empty if there are none. */
export function refereeTrace(lines: readonly unknown[], cards: unknown): string[] {
  try {
    return judgeTrace(lines, refereeWith(readCards(cards)))
  } catch (error) {
    return [`cards: ${malformation(error)}`]
  }
}

function refereeWith(cards: Cards): Referee<Position> {
  return {
    readPosition,
    positionProblems: (position) => [...componentProblems(position, cards), ...phaseProblems(position)],
    startProblems,
    legalProblems(position, legal) {
      const seats = activeSeats(position)
      return legalSetProblems(legal, new Map(seats.map((seat) => [seat, legalActions(position, seat, cards)])))
    },
    refusal(position, seat, action) {
      if (!activeSeats(position).includes(seat)) return `seat ${seat} acts, but is not active`
      return legalActions(position, seat, cards).includes(action)
        ? undefined
        : `seat ${seat} plays "${action}": not legal`
    },
    stepProblems(position, seat, action, next) {
      return positionDifferences(next, play(position, seat, action, cards, shuffledAsIn(next)))
    },
    scoreProblems: (position, score) => scoreProblems(position, score, cards),
  }
}

/** RH-R3: any order is a valid shuffle, so this uses the one that leads to the deck of the actual next position. */
function shuffledAsIn(actual: Position): Refill {
  return (deck, discard) => {
    const left = actual[deck].filter((id) => discard.includes(id))
    return [...discard.filter((id) => !left.includes(id)), ...left]
  }
}

/** RH-V */
function scoreProblems(position: Position, score: unknown, cards: Cards): string[] {
  const problems: string[] = []
  const given = asObject(score, 'score')
  const seats = seatsOf(position)
  const actual = asRecordOf(given.scores, seats.map(String), 'score.scores', readScore)
  const expected = seats.map((seat) => scoreOf(playerAt(position, seat), position, cards))
  for (const seat of seats) {
    const texts = scoreDifferences(actual[String(seat)], expected[seat - 1])
    problems.push(...texts.map((text) => `score of seat ${seat}: ${text}`))
  }
  const winners = asList(given.winners, 'score.winners', asCount)
    .sort((one, other) => one - other)
    .join(' ')
  const best = winnersOf(expected).join(' ')
  if (winners !== best) problems.push(`winners are [${winners}], should be [${best}] (RH-V8)`)
  return problems
}

function readPlanScore(value: unknown, where: string): PlanScore {
  const raw = asObject(value, where)
  return {
    card: asCount(raw.card, `${where}.card`),
    met: asBoolean(raw.met, `${where}.met`),
    wilds: asCount(raw.wilds, `${where}.wilds`),
    points: asCount(raw.points, `${where}.points`),
  }
}

function readScore(value: unknown, where: string): Score {
  const raw = asObject(value, where)
  const requests: Score['requests'] = {}
  for (const [name, points] of Object.entries(asObject(raw.requests, `${where}.requests`))) {
    requests[asOneOf(name, REQUESTS, `${where}.requests`)] = asCount(points, `${where}.requests.${name}`)
  }
  const score: Score = {
    lines: asRecordOf(raw.lines, LINES, `${where}.lines`, asCount),
    plans: asRecordOf(raw.plans, LINES, `${where}.plans`, (plans, at) => asList(plans, at, readPlanScore)),
    penalty: asInteger(raw.penalty, `${where}.penalty`),
    requests,
    resources: asCount(raw.resources, `${where}.resources`),
    total: asInteger(raw.total, `${where}.total`),
    fulfilled: asCount(raw.fulfilled, `${where}.fulfilled`),
  }
  if (raw.title !== undefined) score.title = asString(raw.title, `${where}.title`)
  return score
}

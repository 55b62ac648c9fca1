import { differing, inOrder } from '../fields.ts'
import { asCount, asList, asObject, asRecordOf } from '../read.ts'
import { judgeTrace, legalSetProblems, malformation, type Referee } from '../trace.ts'
import { stepDifferences } from './differences.ts'
import { cardProblems } from './facts.ts'
import { activeSeats, brokenRule, legalActions, ruleAbout } from './moves.ts'
import { play } from './play.ts'
import { type Position, playerAt, readPosition, seatsOf } from './position.ts'
import { positionProblems, startProblems } from './possible.ts'

/**
 * A second, independent implementation of the rules of Machi Koro: slow and simple. It shares no code with the game
 * itself, so that a mistake in one of the two shows as a difference.
 */
export const machiKoroReferee: Referee<Position> = {
  readPosition,
  positionProblems,
  startProblems,
  legalProblems(position, legal) {
    const expected = new Map(activeSeats(position).map((seat) => [seat, legalActions(position)]))
    return legalSetProblems(legal, expected, (action) => ` (${ruleAbout(position, action)})`)
  },
  refusal(position, seat, action) {
    if (!activeSeats(position).includes(seat)) return `seat ${seat} acts, but is not active (MK-S2)`
    const rule = brokenRule(position, action)
    return rule === undefined ? undefined : `seat ${seat} plays "${action}": not legal (${rule})`
  },
  stepProblems(position, _seat, action, next) {
    const dice = diceProblem(action, next.dice)
    if (dice !== undefined) return [dice]
    return stepDifferences(position, action, next, play(position, action, next.dice))
  },
  scoreProblems,
}

/** The problems of a trace, one line of text each; empty if there are none. */
export function refereeTrace(lines: readonly unknown[], cards: unknown): string[] {
  try {
    const problems = cardProblems(cards)
    return problems.length > 0 ? problems.map((text) => `cards: ${text}`) : judgeTrace(lines, machiKoroReferee)
  } catch (error) {
    return [`cards: ${malformation(error)}`]
  }
}

/** MK-R2: the results of the dice are random, but their number must match the action. */
function diceProblem(action: string, dice: readonly number[]): string | undefined {
  const [verb, count] = action.split(' ')
  if (verb !== 'roll' && verb !== 'reroll') return undefined
  const possible = dice.length === Number(count) && dice.every((die) => die >= 1 && die <= 6)
  return possible ? undefined : `dice ${inOrder(dice)} (MK-R2)`
}

/** MK-W1 */
function scoreProblems(position: Position, score: unknown): string[] {
  const given = asObject(score, 'score')
  const seats = seatsOf(position)
  const scores = asRecordOf(given.scores, seats.map(String), 'score.scores', (value, where) => {
    return asRecordOf(value, ['landmarks', 'coins'], where, asCount)
  })
  const actual = seats.map((seat) => [`score of seat ${seat}`, JSON.stringify(scores[String(seat)])] as const)
  const expected = seats.map((seat) => {
    const { landmarks, coins } = playerAt(position, seat)
    return [`score of seat ${seat}`, JSON.stringify({ landmarks: landmarks.length, coins })] as const
  })
  const winners = inOrder(asList(given.winners, 'score.winners', asCount))
  return differing(
    new Map([...actual, ['winners', winners]]),
    new Map([...expected, ['winners', inOrder([position.turn])]]),
    () => ' (MK-W1)',
  )
}

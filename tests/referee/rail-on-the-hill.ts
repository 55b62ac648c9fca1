import { type Cards, LINES, readCards } from './cards.ts'
import { componentProblems, startProblems } from './components.ts'
import { positionDifferences, scoreDifferences } from './differences.ts'
import { activeSeats, legalActions } from './moves.ts'
import { phaseProblems } from './phases.ts'
import { play, type Refill } from './play.ts'
import { type Position, playerAt, REQUESTS, readPosition, seatsOf } from './position.ts'
import { asBoolean, asCount, asInteger, asList, asObject, asOneOf, asRecordOf, asString, Malformed } from './read.ts'
import { type PlanScore, type Score, scoreOf, winnersOf } from './score.ts'

/**
 * A second, independent reading of the rules of The Rail on the Hill: slow and plain. It shares no code with the game
 * itself, so that a mistake in one of the two shows as a difference.
 */

const MOST_PROBLEMS = 20

/** What is wrong with a trace, one line of text per problem; empty when nothing is. Stops after 20 problems. */
export function refereeTrace(lines: readonly unknown[], cards: unknown): string[] {
  const problems: string[] = []
  let known: Cards
  try {
    known = readCards(cards)
  } catch (error) {
    return [`cards: ${reason(error)}`]
  }
  let game = 0
  let expectedN = 0
  for (let index = 0; index < lines.length && problems.length < MOST_PROBLEMS; index++) {
    const n = numberOf(lines[index])
    if (n === 0 || index === 0) {
      game += 1
      expectedN = 0
    }
    const where = `game ${game} n ${n ?? '?'}`
    if (n !== expectedN) problems.push(`${where}: n should be ${expectedN}`)
    expectedN += 1
    const next = index + 1 < lines.length && numberOf(lines[index + 1]) !== 0 ? lines[index + 1] : undefined
    for (const problem of lineProblems(lines[index], next, known)) problems.push(`${where}: ${problem}`)
  }
  return problems.slice(0, MOST_PROBLEMS)
}

function reason(error: unknown): string {
  if (error instanceof Malformed) return error.message
  throw error
}

function numberOf(line: unknown): number | undefined {
  const raw = typeof line === 'object' && line !== null && 'n' in line ? line.n : undefined
  return typeof raw === 'number' ? raw : undefined
}

/** `next` is the next line of the same game, if there is one. */
function lineProblems(line: unknown, next: unknown, cards: Cards): string[] {
  try {
    const raw = asObject(line, 'line')
    const position = readPosition(raw.position)
    const problems = [...componentProblems(position, cards), ...phaseProblems(position)]
    if (raw.n === 0) problems.push(...startProblems(position))
    // In an impossible position the rules cannot be asked further.
    if (problems.length > 0) return problems
    problems.push(...legalProblems(position, raw.legal, cards))
    if (next === undefined) problems.push(...endProblems(position, raw, cards))
    else problems.push(...stepProblems(position, raw, next, cards))
    return problems
  } catch (error) {
    return [reason(error)]
  }
}

function legalProblems(position: Position, value: unknown, cards: Cards): string[] {
  if (value === undefined && position.phase === 'over') return []
  const problems: string[] = []
  const raw = asObject(value, 'legal')
  const active = activeSeats(position)
  for (const key of Object.keys(raw)) {
    if (!active.some((seat) => String(seat) === key)) problems.push(`legal has seat ${key}, which is not active`)
  }
  for (const seat of active) {
    const given = asList(raw[String(seat)], `legal of seat ${seat}`, asString)
    const expected = legalActions(position, seat, cards)
    const lacking = expected.filter((action) => !given.includes(action))
    const illegal = given.filter((action) => !expected.includes(action))
    problems.push(...lacking.map((action) => `legal set of seat ${seat} lacks "${action}"`))
    problems.push(...illegal.map((action) => `legal set of seat ${seat} has "${action}", which is not legal`))
    if (new Set(given).size !== given.length) problems.push(`legal set of seat ${seat} has an action twice`)
    if ([...given].sort().join('\n') !== given.join('\n')) problems.push(`legal set of seat ${seat} is not sorted`)
  }
  return problems
}

/** Whether the next position is what the rules make of this one. */
function stepProblems(position: Position, raw: Record<string, unknown>, next: unknown, cards: Cards): string[] {
  if (position.phase === 'over') return ['the game is over, but goes on']
  const seat = asCount(raw.seat, 'seat')
  const action = asString(raw.action, 'action')
  if (!activeSeats(position).includes(seat)) return [`seat ${seat} acts, but is not active`]
  if (!legalActions(position, seat, cards).includes(action)) return [`seat ${seat} plays "${action}": not legal`]
  let actual: Position
  try {
    actual = readPosition(asObject(next, 'next line').position)
  } catch (error) {
    reason(error) // the next line reports it
    return []
  }
  const expected = play(position, seat, action, cards, shuffledAsIn(actual))
  return positionDifferences(actual, expected).map((text) => `after seat ${seat} "${action}": ${text}`)
}

/** RH-R3: any order is a fair shuffle, so we take the one that leaves the deck of the actual next position. */
function shuffledAsIn(actual: Position): Refill {
  return (deck, discard) => {
    const left = actual[deck].filter((id) => discard.includes(id))
    return [...discard.filter((id) => !left.includes(id)), ...left]
  }
}

/** RH-V: the last line of a game. */
function endProblems(position: Position, raw: Record<string, unknown>, cards: Cards): string[] {
  if (position.phase !== 'over') return [`the game stops in phase ${position.phase}`]
  const problems: string[] = []
  if (raw.seat !== undefined || raw.action !== undefined) problems.push('an action after the end')
  const given = asObject(raw.score, 'score')
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

import { asCount, asList, asObject, asString, Malformed } from './read.ts'

/** The part of checking a trace that is the same for every game. */

/** A second implementation of the rules of one game. Each problem is one line of text. */
export interface Referee<Position extends { phase: string }> {
  /** Throws `Malformed` if the value is not a position of the game. */
  readPosition(value: unknown): Position
  /** The problems of a position, independent of what was played before it. */
  positionProblems(position: Position): string[]
  /** The problems of a position as the first one of a game. */
  startProblems(position: Position): string[]
  /** The problems of the list of legal actions in a position. */
  legalProblems(position: Position, legal: unknown): string[]
  /** Why the seat may not take this action, or undefined if it may. */
  refusal(position: Position, seat: number, action: string): string | undefined
  /** The differences between `next` and the position after a legal action. */
  stepProblems(position: Position, seat: number, action: string, next: Position): string[]
  /** The problems of the score of a finished game. */
  scoreProblems(position: Position, score: unknown): string[]
}

const MOST_PROBLEMS = 20

/** The problems of a trace; empty if there are none. Stops after 20 problems. */
export function judgeTrace<Position extends { phase: string }>(
  lines: readonly unknown[],
  referee: Referee<Position>,
): string[] {
  const problems: string[] = []
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
    for (const problem of judgeLine(lines[index], next, referee)) problems.push(`${where}: ${problem}`)
  }
  return problems.slice(0, MOST_PROBLEMS)
}

function numberOf(line: unknown): number | undefined {
  const raw = typeof line === 'object' && line !== null && 'n' in line ? line.n : undefined
  return typeof raw === 'number' ? raw : undefined
}

/** The report for a malformed value; rethrows any other error, which is a bug of the referee. */
export function malformation(error: unknown): string {
  if (error instanceof Malformed) return error.message
  throw error
}

/** `next` is the next line of the same game, if there is one. */
export function judgeLine<Position extends { phase: string }>(
  line: unknown,
  next: unknown,
  referee: Referee<Position>,
): string[] {
  try {
    const raw = asObject(line, 'line')
    const position = referee.readPosition(raw.position)
    const problems = referee.positionProblems(position)
    if (raw.n === 0) problems.push(...referee.startProblems(position))
    // In an impossible position the other checks make no sense.
    if (problems.length > 0) return problems
    problems.push(...referee.legalProblems(position, raw.legal))
    if (next === undefined) problems.push(...endProblems(position, raw, referee))
    else problems.push(...stepProblems(position, raw, next, referee))
    return problems
  } catch (error) {
    return [malformation(error)]
  }
}

/** Checks that the next position follows from this one by the rules. */
function stepProblems<Position extends { phase: string }>(
  position: Position,
  raw: Record<string, unknown>,
  next: unknown,
  referee: Referee<Position>,
): string[] {
  if (position.phase === 'over') return ['the game is over, but goes on']
  const seat = asCount(raw.seat, 'seat')
  const action = asString(raw.action, 'action')
  const refusal = referee.refusal(position, seat, action)
  if (refusal !== undefined) return [refusal]
  let actual: Position
  try {
    actual = referee.readPosition(asObject(next, 'next line').position)
  } catch (error) {
    malformation(error) // the next line reports it
    return []
  }
  const problems = referee.stepProblems(position, seat, action, actual)
  return problems.map((text) => `after seat ${seat} "${action}": ${text}`)
}

/** Checks the last line of a game. */
function endProblems<Position extends { phase: string }>(
  position: Position,
  raw: Record<string, unknown>,
  referee: Referee<Position>,
): string[] {
  if (position.phase !== 'over') return [`the game stops in phase ${position.phase}`]
  const late = raw.seat !== undefined || raw.action !== undefined ? ['an action after the end'] : []
  return [...late, ...referee.scoreProblems(position, raw.score)]
}

/** Compares lists of legal actions with those that the rules allow each active seat; `remark` names the rule. */
export function legalSetProblems(
  value: unknown,
  expectedBySeat: ReadonlyMap<number, readonly string[]>,
  remark: (action: string) => string = () => '',
): string[] {
  if (value === undefined && expectedBySeat.size === 0) return []
  const problems: string[] = []
  const raw = asObject(value, 'legal')
  const active = [...expectedBySeat.keys()].map(String)
  for (const key of Object.keys(raw)) {
    if (!active.includes(key)) problems.push(`legal has seat ${key}, which is not active`)
  }
  for (const [seat, expected] of expectedBySeat) {
    const given = asList(raw[String(seat)], `legal of seat ${seat}`, asString)
    const lacking = expected.filter((action) => !given.includes(action))
    const illegal = given.filter((action) => !expected.includes(action))
    const set = `legal set of seat ${seat}`
    problems.push(...lacking.map((action) => `${set} lacks "${action}"${remark(action)}`))
    problems.push(...illegal.map((action) => `${set} has "${action}", which is not legal${remark(action)}`))
    if (new Set(given).size !== given.length) problems.push(`${set} has an action twice`)
    if ([...given].sort().join('\n') !== given.join('\n')) problems.push(`${set} is not sorted`)
  }
  return problems
}

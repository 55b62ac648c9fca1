import type { PositionProblem } from '#engine/position.ts'
import { type CardSet, LINES, type LineName } from '../cards/cards.ts'
import type { PROBLEMS } from '../text/en/editor.ts'
import { columnOf, directionBetween, FIRST_SQUARE, rowOf } from './grid.ts'
import { parseSquare, squaresOfSpot } from './notation.ts'
import { TOWN_SIZE } from './numbers.ts'
import type { RailPlayer, RailPosition } from './position.ts'

export type ProblemKey = keyof typeof PROBLEMS

export function broken(rule: string, reason: ProblemKey, values: PositionProblem['values'] = {}): PositionProblem {
  return { rule, reason, values }
}

/** What is impossible in the town, the tokens and the lines of one player. */
export function brokenTown(
  player: RailPlayer,
  seat: number,
  position: RailPosition,
  cards: CardSet,
): PositionProblem[] {
  const { town, kept, pending } = player
  const squares = Object.keys(town).map(parseSquare)
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values) + 1
  const isTooLarge =
    squares.length > 0 && (span(squares.map(columnOf)) > TOWN_SIZE || span(squares.map(rowOf)) > TOWN_SIZE)
  const isUpgrade = (token: number) => cards.devTokens.find(({ id }) => id === token)?.line !== undefined
  const problems: PositionProblem[] = []
  const say = (isWrong: boolean, ...why: Parameters<typeof broken>) => isWrong && problems.push(broken(...why))
  say(squares.length > 0 && !squares.includes(FIRST_SQUARE), 'RH-P1', 'firstSquare', { seat })
  say(!isConnected(squares), 'RH-P2', 'apart', { seat })
  say(isTooLarge, 'RH-P3', 'tooLarge', { seat, size: TOWN_SIZE })
  for (const [square, { turn, token }] of Object.entries(town)) {
    say(position.options.noRotation === true && turn !== 0, 'RH-X1', 'turned', { seat, square })
    say(token !== null && !isUpgrade(token), 'RH-D1', 'noUpgrade', { seat, square })
  }
  for (const token of kept) say(isUpgrade(token), 'RH-D1', 'keptUpgrade', { seat, token })
  if (pending?.kind === 'upgrade') say(!isUpgrade(pending.token), 'RH-S7', 'pendingUpgrade', { seat })
  for (const line of LINES) problems.push(...brokenLine(player, seat, line, position.phase, cards))
  return problems
}

/** Neighbours, diagonals included, join all squares. */
function isConnected(squares: readonly number[]): boolean {
  const reached = new Set(squares.slice(0, 1))
  for (const square of reached) {
    for (const other of squares) if (directionBetween(square, other) >= 0) reached.add(other)
  }
  return reached.size === squares.length
}

function brokenLine(
  { town, lines }: RailPlayer,
  seat: number,
  line: LineName,
  phase: RailPosition['phase'],
  cards: CardSet,
): PositionProblem[] {
  const { tracks, laid, plans } = lines[line]
  const problems: PositionProblem[] = []
  const say = (isWrong: boolean, ...why: Parameters<typeof broken>) => isWrong && problems.push(broken(...why))
  const ends = tracks.map((track) => squaresOfSpot(track).toSorted())
  const stray = tracks.find((_, i) => {
    const [one, other] = ends[i]
    return !(one in town && other in town) || directionBetween(parseSquare(one), parseSquare(other)) < 0
  })
  say(stray !== undefined, 'RH-T1', 'strayTrack', { seat, line, track: stray ?? '' })
  say(new Set(ends.map(String)).size < tracks.length, 'RH-T3', 'trackTwice', { seat, line })
  const degrees = new Map<string, number>()
  for (const square of ends.flat()) degrees.set(square, (degrees.get(square) ?? 0) + 1)
  // A path has one card more than tracks, and no card with three of them.
  const isTree = tracks.length === 0 || degrees.size === tracks.length + 1
  say(!isTree && degrees.size <= tracks.length, 'RH-T7', 'loop', { seat, line })
  say(!isTree && degrees.size > tracks.length + 1, 'RH-T6', 'gap', { seat, line })
  say(
    [...degrees.values()].some((count) => count > 2),
    'RH-T7',
    'branch',
    { seat, line },
  )
  // A loop and a gap together have the right number of cards.
  say(isTree && !isOnePath(ends), 'RH-T6', 'gap', { seat, line })
  say(laid < tracks.length, 'RH-T8', 'laid', { seat, line, laid, tracks: tracks.length })
  const kinds = plans
    .map((plan) => cards.planCards.find(({ id }) => id === plan)?.kind)
    .filter((kind) => kind !== 'three')
  say(new Set(kinds).size < kinds.length, 'RH-N3', 'duplicatePlan', { seat, line })
  const isBegun = phase === 'main' || phase === 'over'
  say(isBegun && plans.length === 0, 'RH-S8', 'noPlan', { seat, line })
  say(phase === 'setup' && plans.length > 1, 'RH-S8', 'onePlan', { seat, line })
  say(!isBegun && (laid > 0 || tracks.length > 0), 'RH-R1', 'tooEarly', { seat, line })
  return problems
}

function isOnePath(ends: readonly (readonly string[])[]): boolean {
  const reached = new Set(ends[0])
  for (let isGrowing = true; isGrowing; ) {
    const before = reached.size
    for (const [one, other] of ends) {
      if (reached.has(one) || reached.has(other)) reached.add(one).add(other)
    }
    isGrowing = reached.size > before
  }
  return ends.every(([one]) => reached.has(one))
}

import type { PositionProblem } from '#engine/position.ts'
import { type CardSet, LINES, type LineName, TOWN_CARDS } from '../cards/cards.ts'
import type { PROBLEMS } from '../text/en/editor.ts'
import { columnOf, directionBetween, FIRST_SQUARE, rowOf } from './grid.ts'
import { parseSquare, squaresOfSpot } from './notation.ts'
import { PLAN_HAND_SIZE, ROUNDS, SET_TOWNS, SETUP_TOWNS, TOWN_SIZE } from './numbers.ts'
import type { RailPlayer, RailPosition } from './position.ts'
import { LOCATIONS } from './state.ts'

type Say = (isWrong: boolean, ...why: Parameters<typeof broken>) => unknown

/** What is impossible about the round, the turn, the hands and the main board. */
export function brokenTurn(position: RailPosition): PositionProblem[] {
  const problems: PositionProblem[] = []
  const say: Say = (isWrong, ...why) => isWrong && problems.push(broken(...why))
  const { phase, round, townDeck, players, options } = position
  const isBegun = phase === 'main' || phase === 'over'
  say(phase === 'over' && round !== ROUNDS, 'RH-R1', 'overRound', { rounds: ROUNDS })
  say(phase === 'main' && round === 0, 'RH-R1', 'noRound', { rounds: ROUNDS })
  say(!isBegun && round !== 0, 'RH-R1', 'setupRound')
  const wanted = TOWN_CARDS - SET_TOWNS * players.length - LOCATIONS.length * dealsUntil(round, options.players)
  say(townDeck.length !== wanted, 'RH-R2', 'townDeck', { there: townDeck.length, wanted })
  if (phase === 'draft') checkDraft(position, say)
  else if (phase === 'setup') checkSetup(position, say)
  else checkRound(position, say)
  return problems
}

/** How often the main board was dealt: RH-Z1, in the solo game only in odd rounds. */
export function dealsUntil(round: number, players: number): number {
  return players === 1 ? Math.ceil(round / 2) : round
}

/** The seats in turn order. */
function turnOrder({ starter, players }: RailPosition): number[] {
  return players.map((_, i) => ((starter - 1 + i) % players.length) + 1)
}

/** RH-S2 to RH-S5: sets are chosen in reverse turn order. */
function checkDraft(position: RailPosition, say: Say): void {
  const { sets, players, active, board, plans, devs } = position
  const taken = sets.filter((set) => set === null).length
  const order = turnOrder(position).reverse()
  say(taken >= players.length || String(active) !== String([order[taken]]), 'RH-S5', 'active', {
    turn: order[taken] ?? '',
  })
  for (const [i, seat] of order.entries()) {
    const { hand, planHand, town, kept, pending } = players[seat - 1]
    const has = i < taken
    const tokens = kept.length + (pending === null ? 0 : 1)
    say(hand.length !== (has ? SET_TOWNS : 0), 'RH-S2', 'setupHand', { seat })
    say(tokens !== (has ? 1 : 0) || (pending !== null && pending.kind !== 'upgrade'), 'RH-S2', 'setupToken', { seat })
    say(planHand.length !== PLAN_HAND_SIZE || plansOn(players[seat - 1]) > 0, 'RH-S4', 'planHand', { seat })
    say(Object.keys(town).length > 0, 'RH-S6', 'setupTown', { seat })
  }
  say(isDealt(board, plans, devs), 'RH-R2', 'dealtEarly')
}

/** RH-S6 to RH-S8: everyone places cards, a token and Plans at the same time. */
function checkSetup(position: RailPosition, say: Say): void {
  const { sets, players, active, board, plans, devs } = position
  say(
    sets.some((set) => set !== null),
    'RH-S5',
    'setLeft',
  )
  for (const [i, player] of players.entries()) {
    const seat = i + 1
    const { hand, planHand, town, kept, pending } = player
    const placed = Object.keys(town).length
    const onCards = Object.values(town).filter(({ token }) => token !== null).length
    const put = plansOn(player)
    const isReady = put === LINES.length
    const wantsUpgrade = pending?.kind === 'upgrade'
    say(placed > SETUP_TOWNS || hand.length + placed !== SET_TOWNS, 'RH-S6', 'setupTown', { seat })
    say(pending !== null && !wantsUpgrade, 'RH-S7', 'pendingUpgrade', { seat })
    say(kept.length + onCards + (wantsUpgrade ? 1 : 0) !== 1, 'RH-S7', 'setupToken', { seat })
    say(onCards > 0 && placed < SETUP_TOWNS, 'RH-S7', 'setupToken', { seat })
    say(put > 0 && (placed < SETUP_TOWNS || wantsUpgrade), 'RH-S8', 'planHand', { seat })
    say(planHand.length !== (isReady ? 0 : PLAN_HAND_SIZE - put), 'RH-S8', 'planHand', { seat })
    say(active.includes(seat) === isReady, 'RH-S6', 'active', { turn: seat })
  }
  say(active.length === 0 || !isAscending(active), 'RH-S6', 'active', { turn: '' })
  say(isDealt(board, plans, devs), 'RH-R2', 'dealtEarly')
}

function plansOn({ lines }: RailPlayer): number {
  return LINES.reduce((sum, line) => sum + lines[line].plans.length, 0)
}

function isDealt(board: RailPosition['board'], plans: readonly number[], devs: readonly number[]): boolean {
  return LOCATIONS.some((location) => board[location] !== null) || plans.length + devs.length > 0
}

function isAscending(seats: readonly number[]): boolean {
  return seats.every((seat, i) => i === 0 || seats[i - 1] < seat)
}

/** RH-R4, RH-R5, RH-X2: what each player has done in this round, and where cards are because of it. */
function checkRound(position: RailPosition, say: Say): void {
  const { phase, round, sets, players, board, options } = position
  const isOver = phase === 'over'
  say(
    sets.some((set) => set !== null),
    'RH-S5',
    'setLeft',
  )
  const acquired = players.flatMap((player) => player.acquired ?? [])
  // RH-Z2: alone, the location of the odd round before is empty in an even one.
  const before = options.players === 1 && round % 2 === 0 ? 1 : 0
  const empty = LOCATIONS.filter((location) => board[location] === null)
  say(new Set(acquired).size < acquired.length, 'RH-A1', 'acquiredTwice')
  say(
    acquired.some((location) => board[location] !== null),
    'RH-A1',
    'acquiredThere',
  )
  say(empty.length !== acquired.length + before, 'RH-A1', 'board', {
    wanted: LOCATIONS.length - acquired.length - before,
  })
  for (const [i, player] of players.entries()) {
    const { hand, planHand, town, placed } = player
    const seat = i + 1
    const size = Object.keys(town).length
    const wanted = SETUP_TOWNS + round - (isOver || placed ? 0 : 1)
    say(size !== wanted, 'RH-P6', 'townSize', { seat, there: size, wanted })
    const held = isOver ? 1 : 1 + Number(player.acquired !== null) - Number(placed)
    say(hand.length !== held, 'RH-P6', 'hand', { seat, there: hand.length, wanted: held })
    say(planHand.length > 0, 'RH-S8', 'planHand', { seat })
    checkFlags(position, player, seat, say)
  }
  const wanted = isOver ? [] : activeIn(position)
  say(String(position.active) !== String(wanted), 'RH-R4', 'active', { turn: wanted.join() })
}

function checkFlags({ phase, options, players }: RailPosition, player: RailPlayer, seat: number, say: Say): void {
  const { acquired, placed, laid, located, ended, pending } = player
  const isWaiting = options.simultaneous === true && players.some((each) => each.acquired === null)
  const hasActed = placed || laid || located || ended || pending !== null
  say(acquired === null && hasActed && !isOnlyBuying(player), 'RH-R4', 'acquireFirst', { seat })
  say(acquired !== null && isWaiting && hasActed && !isOnlyBuying(player), 'RH-X2', 'waiting', { seat })
  say(ended && (!placed || pending !== null), 'RH-R5', 'endedEarly', { seat })
  say(pending?.kind === 'upgrade', 'RH-S7', 'pendingUpgrade', { seat })
  say(phase === 'over' && pending !== null, 'RH-R5', 'endedEarly', { seat })
}

/** RH-F1: tokens can be bought before anything else is done. */
function isOnlyBuying({ placed, laid, located, ended, pending }: RailPlayer): boolean {
  return !(placed || laid || located || ended) && pending?.kind === 'keep'
}

/** Which seats may act, by the flags of this round. */
export function activeIn(position: RailPosition): number[] {
  const { options, players } = position
  const order = turnOrder(position)
  const of = (seat: number) => players[seat - 1]
  if (!options.simultaneous) {
    const next = order.findIndex((seat) => !of(seat).ended)
    const others = order.slice(next + 1)
    // A player cannot have acted before those who come earlier in turn order.
    if (next < 0 || others.some((seat) => of(seat).acquired !== null || of(seat).ended || of(seat).pending !== null))
      return []
    return [order[next]]
  }
  const due = order.findIndex((seat) => of(seat).acquired === null)
  if (due >= 0) {
    return order.slice(due + 1).some((seat) => of(seat).acquired !== null || of(seat).pending !== null)
      ? []
      : [order[due]]
  }
  return order.filter((seat) => !of(seat).ended).toSorted((one, other) => one - other)
}

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

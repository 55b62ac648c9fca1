import { LINES } from './cards.ts'
import { activeSeats, draftOrder, hasFinishedSetup } from './moves.ts'
import { ROUNDS } from './play.ts'
import { LOCATIONS, type Player, type Position, playerAt, seatsOf, turnOrder } from './position.ts'

/** Checks that phase, round, active seats and each player's progress fit together. */

type Expect = (fine: boolean, problem: string) => void

export function phaseProblems(position: Position): string[] {
  const problems: string[] = []
  const expect: Expect = (fine, problem) => {
    if (!fine) problems.push(problem)
  }
  const active = activeSeats(position)
  const same = [...position.active].sort((one, other) => one - other).join(' ') === active.join(' ')
  expect(same, `active is [${position.active.join(' ')}], should be [${active.join(' ')}]`)
  expect(position.sets.length === position.players.length, `${position.sets.length} sets (RH-S2)`)
  if (position.phase === 'draft' || position.phase === 'setup') beforeMain(position, expect)
  if (position.phase === 'draft') draft(position, expect)
  if (position.phase === 'setup') setup(position, expect)
  if (position.phase === 'main') main(position, expect)
  if (position.phase === 'over') over(position, expect)
  return problems
}

function cardsInTown(player: Player): number {
  return Object.keys(player.town).length
}

function isIdle(player: Player): boolean {
  return player.acquired === null && !player.placed && !player.laid && !player.located && !player.ended
}

function beforeMain(position: Position, expect: Expect): void {
  expect(position.round === 0, `round ${position.round} before round 1`)
  const boardIsEmpty = LOCATIONS.every((location) => position.board[location] === null)
  expect(boardIsEmpty && position.plans.length + position.devs.length === 0, 'the board is not empty before round 1')
  for (const seat of seatsOf(position)) {
    const player = playerAt(position, seat)
    expect(isIdle(player), `seat ${seat}: has done something of a turn before round 1`)
    expect(
      player.pending === null || player.pending.kind === 'upgrade',
      `seat ${seat}: pending ${player.pending?.kind}`,
    )
    const laid = LINES.some((line) => player.lines[line].laid > 0)
    expect(!laid, `seat ${seat}: has laid a track before round 1`)
  }
}

/** RH-S5 */
function draft(position: Position, expect: Expect): void {
  const taken = position.sets.filter((set) => set === null).length
  expect(taken < position.sets.length, 'every set is taken in the draft')
  for (const [index, seat] of draftOrder(position).entries()) {
    const player = playerAt(position, seat)
    expect(
      player.hand.length === (index < taken ? 3 : 0),
      `seat ${seat}: ${player.hand.length} Town cards in the draft`,
    )
    expect(cardsInTown(player) === 0, `seat ${seat}: has placed a card in the draft`)
    expect(player.planHand.length === 6, `seat ${seat}: ${player.planHand.length} Plan cards in the draft (RH-S4)`)
    const tokens = player.kept.length + (player.pending === null ? 0 : 1)
    expect(tokens === (index < taken ? 1 : 0), `seat ${seat}: ${tokens} tokens in the draft`)
  }
}

/** RH-S6, RH-S7, RH-S8, in this order */
function setup(position: Position, expect: Expect): void {
  expect(!position.players.every(hasFinishedSetup), 'everyone has finished the setup')
  expect(
    position.sets.every((set) => set === null),
    'a set is left after the draft',
  )
  for (const seat of seatsOf(position)) {
    const player = playerAt(position, seat)
    const plans = LINES.filter((line) => player.lines[line].plans.length > 0).length
    expect(cardsInTown(player) <= 2, `seat ${seat}: has ${cardsInTown(player)} cards in the setup (RH-S6)`)
    expect(player.hand.length === 3 - cardsInTown(player), `seat ${seat}: ${player.hand.length} Town cards in hand`)
    expect(plans === 0 || cardsInTown(player) === 2, `seat ${seat}: has put a Plan card before RH-S6`)
    expect(plans === 0 || player.pending === null, `seat ${seat}: has put a Plan card before RH-S7`)
    const inHand = plans === 4 ? 0 : 6 - plans
    expect(player.planHand.length === inHand, `seat ${seat}: ${player.planHand.length} Plan cards in hand (RH-S8)`)
    const upgraded = Object.values(player.town).filter((placed) => placed.token !== null).length
    const tokens = player.kept.length + (player.pending === null ? 0 : 1) + upgraded
    expect(tokens === 1, `seat ${seat}: ${tokens} tokens in the setup`)
  }
}

function main(position: Position, expect: Expect): void {
  const { round, board } = position
  expect(round >= 1 && round <= ROUNDS, `round ${round} (RH-R1)`)
  expect(
    position.plans.length <= 2 && position.devs.length <= 2,
    'more than 2 Plan cards or tokens on the board (RH-R2)',
  )
  const empty = LOCATIONS.filter((location) => board[location] === null)
  const acquired = position.players.flatMap((player) => player.acquired ?? [])
  expect(new Set(acquired).size === acquired.length, 'two seats have the same location (RH-A1)')
  const evenSolo = position.players.length === 1 && round % 2 === 0 ? 1 : 0 // RH-Z1: still without the card of the odd round
  expect(
    acquired.every((location) => empty.includes(location)) && empty.length === acquired.length + evenSolo,
    `empty locations ${empty.join(' ') || 'none'}, acquired ${acquired.join(' ') || 'none'} (RH-A1)`,
  )
  expect(!position.players.every((player) => player.ended), 'everyone has ended the round')
  for (const seat of seatsOf(position)) {
    const player = playerAt(position, seat)
    afterSetup(seat, player, position, expect)
    const turnBegun = player.placed || player.laid || player.located || player.ended
    expect(player.acquired !== null || !turnBegun, `seat ${seat}: has acted before A (RH-R4)`)
    expect(!player.ended || (player.placed && player.pending === null), `seat ${seat}: has ended too early (RH-R5)`)
    expect(player.pending === null || position.active.includes(seat), `seat ${seat}: pending, but not active`)
    expect(player.pending?.kind !== 'upgrade', `seat ${seat}: pending upgrade after the setup (RH-S7)`)
    const kind = player.pending?.kind
    const insideTrack = kind === 'bonus' || kind === 'track' || kind === 'plans'
    expect(!insideTrack || player.laid, `seat ${seat}: pending ${kind} without a track laid (RH-B1)`)
  }
  if (!position.options.simultaneous) {
    const order = turnOrder(position).map((seat) => playerAt(position, seat))
    const now = order.findIndex((player) => !player.ended)
    expect(order.slice(now + 1).every(isIdle), 'a seat has acted before its turn (RH-R4)')
  } else {
    const order = turnOrder(position).map((seat) => playerAt(position, seat))
    const due = order.findIndex((player) => player.acquired === null)
    expect(due < 0 || order.slice(due).every(isIdle), 'a seat has acquired before its turn (RH-X2)')
    expect(due < 0 || order.every((player) => !player.placed && !player.laid && !player.located), 'acted early (RH-X2)')
  }
}

function over(position: Position, expect: Expect): void {
  expect(position.round === ROUNDS, `over in round ${position.round} (RH-R1)`)
  for (const seat of seatsOf(position)) {
    const player = playerAt(position, seat)
    afterSetup(seat, player, position, expect)
    expect(player.ended && player.pending === null, `seat ${seat}: has not ended the last turn (RH-R5)`)
    expect(cardsInTown(player) === 16, `seat ${seat}: ${cardsInTown(player)} cards in town at the end (RH-R6)`)
    expect(player.hand.length === 1, `seat ${seat}: ${player.hand.length} Town cards in hand at the end (RH-R6)`)
  }
}

/** RH-P6, RH-A1: one card comes and one goes per round. */
function afterSetup(seat: number, player: Player, position: Position, expect: Expect): void {
  const inTown = 2 + (position.round - 1) + (player.placed ? 1 : 0)
  const inHand = 1 + (player.acquired === null ? 0 : 1) - (player.placed ? 1 : 0)
  expect(cardsInTown(player) === inTown, `seat ${seat}: ${cardsInTown(player)} cards in town, not ${inTown} (RH-P6)`)
  expect(player.hand.length === inHand, `seat ${seat}: ${player.hand.length} Town cards in hand, not ${inHand} (RH-A1)`)
  expect(player.planHand.length === 0, `seat ${seat}: Plan cards in hand after the setup (RH-S8)`)
  expect(hasFinishedSetup(player), `seat ${seat}: a line without Plan cards (RH-S8)`)
}

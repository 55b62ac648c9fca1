import { cardProblem } from '#engine/card-problem.ts'
import { DRAWN, type Game, type Outcome, REVEALED, type Seat } from '#engine/game.ts'
import { fillIn } from '#engine/json.ts'
import { checkedOptions } from '#engine/options.ts'
import { because, type Reason, rejected } from '#engine/result.ts'
import { facts } from './facts.ts'
import { formatMove, type Move, parseMove } from './moves.ts'
import type { ChestnutsTypes, State } from './state.ts'
import { activeSeats, CARDS, positionOf, sackLimit, setUp, stateAt, stateBehind, viewOf, weightOf } from './state.ts'
import { REFUSALS } from './texts.ts'

/** What a right call brings (CH-C1). */
const REWARD = 3

/** All that forbids a move: the list of legal moves and the refusals stand on the same rules. */
function whyNot(state: State, seat: Seat, move: Move): Reason<keyof typeof REFUSALS> | undefined {
  const player = state.players[seat - 1]
  if (player === undefined) return because('CH-S1', 'no-such-seat')
  if (state.tree.length === 0) return because('CH-E1', 'game-over')
  if (seat !== state.turn) return because('CH-T1', 'not-your-turn')
  if (move.kind === 'home' && player.sack.length === 0) return because('CH-H1', 'empty-sack')
  if (move.kind !== 'call') return undefined
  const called = state.players[move.seat - 1]
  if (called === undefined || called === player) return because('CH-C1', 'no-other-player')
  if (called.sack.length === 0) return because('CH-C1', 'nothing-to-show')
  return player.points < state.stake ? because('CH-C2', 'no-stake') : undefined
}

function legalMoves(state: State, seat: Seat): Move[] {
  const calls = state.players.map((_, i): Move => ({ kind: 'call', seat: i + 1 }))
  const moves: Move[] = [{ kind: 'gather' }, { kind: 'home' }, ...calls]
  return moves.filter((move) => whyNot(state, seat, move) === undefined)
}

function play(state: State, seat: Seat, move: Move): Outcome {
  const player = state.players[seat - 1]
  if (move.kind === 'gather') player.sack.push(...state.tree.splice(-1))
  if (move.kind === 'home') openSack(state, seat)
  if (move.kind === 'call') player.points += openSack(state, move.seat) ? -state.stake : REWARD
  state.turn = (seat % state.players.length) + 1
  if (state.tree.length > 0) return move.kind === 'gather' ? DRAWN : REVEALED
  for (const i of state.players.keys()) openSack(state, i + 1) // CH-E1
  return DRAWN | REVEALED
}

/** Opens a sack, which scores if it is whole, and says whether it is. */
function openSack({ options, players, open }: State, seat: Seat): boolean {
  const player = players[seat - 1]
  const weight = weightOf(player.sack)
  const isWhole = weight <= sackLimit(options)
  if (isWhole) player.points += weight
  open.push(...player.sack.splice(0))
  return isWhole
}

function rulesOf(rulesVersion: number, stake: number): Game<ChestnutsTypes> {
  return {
    id: facts.id,
    players: facts.players,
    variants: facts.variants,
    rulesVersion,
    setup: (options, seed) => setUp(checkedOptions(facts, options), stake, seed),
    active: activeSeats,
    legalActions: legalMoves,
    sample(state, seat, rng) {
      const moves = legalMoves(state, seat)
      return moves[rng.below(moves.length)]
    },
    refusal(state, seat, move) {
      const reason = whyNot(state, seat, move)
      return reason && { ...reason, values: { stake } }
    },
    play,
    clone: (state) => stateAt(state, stake),
    view: viewOf,
    determinize: (view, rng) => stateBehind(view, stake, rng),
    position: positionOf,
    fromPosition: (position) => stateAt(position, stake),
    standing({ players }) {
      const most = Math.max(...players.map(({ points }) => points))
      const winners = players.flatMap(({ points }, i) => (points === most ? [i + 1] : [])) // CH-W1
      return { winners, scores: players.map(({ points }) => ({ total: points })) }
    },
    pointSources: ({ players }, seat) => [{ from: 'chestnuts', points: players[seat - 1].points }],
    format: formatMove,
    parse: parseMove,
    explain: ({ reason, values }) => fillIn(REFUSALS[reason as keyof typeof REFUSALS], values),
    cards: { chestnuts: CARDS },
    cardSetName: undefined,
    withCards: () => rejected(cardProblem('Chestnuts is played with its own cards only')),
  }
}

/** A wrong call cost nothing, so every sack was called as soon as it could be torn. */
export const version1 = rulesOf(1, 0)
export const version2 = rulesOf(2, 2)

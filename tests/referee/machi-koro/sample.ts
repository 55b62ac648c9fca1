import { randomFrom } from '../random.ts'
import {
  ESTABLISHMENT_IDS,
  ESTABLISHMENTS,
  type EstablishmentId,
  LANDMARK_IDS,
  LANDMARKS,
  startingCards,
  startingSupply,
} from './facts.ts'
import { activeSeats, legalActions } from './moves.ts'
import { play } from './play.ts'
import type { Position } from './position.ts'

/** Constructed positions and games for tests of the referee itself. */

/** Cards in the exchange format. */
export const SAMPLE_CARDS = {
  establishments: ESTABLISHMENT_IDS.map((id) => ({ id, ...ESTABLISHMENTS[id] })),
  landmarks: LANDMARK_IDS.map((id) => ({ id, cost: LANDMARKS[id] })),
}

/** The start of a game. */
function start(players: number, turn: number): Position {
  const cards = byEstablishment(startingCards)
  const position: Position = {
    options: { players },
    phase: 'roll',
    active: [],
    turn,
    dice: [],
    supply: byEstablishment(startingSupply),
    players: Array.from({ length: players }, () => ({ coins: 3, cards: { ...cards }, landmarks: [] })),
  }
  position.active = activeSeats(position)
  return position
}

function byEstablishment(count: (id: EstablishmentId) => number): Record<EstablishmentId, number> {
  return Object.fromEntries(ESTABLISHMENT_IDS.map((id) => [id, count(id)])) as Record<EstablishmentId, number>
}

export interface TraceLine {
  n: number
  position: Position & { game: string }
  legal: Record<string, string[]>
  seat?: number
  action?: string
  score?: { winners: number[]; scores: Record<string, { landmarks: number; coins: number }> }
}

function lineAt(n: number, position: Position): TraceLine {
  const legal = Object.fromEntries(activeSeats(position).map((seat) => [String(seat), legalActions(position)]))
  return { n, position: { game: 'machi-koro', ...position }, legal }
}

/** A complete game of random moves, as a trace; landmarks are built as soon as they are affordable. */
export function sampleTrace(players: number, seed: number): TraceLine[] {
  const random = randomFrom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  let position = start(players, 1 + below(players))
  const lines: TraceLine[] = []
  while (position.phase !== 'over') {
    const line = lineAt(lines.length, position)
    const actions = legalActions(position)
    const landmarks = actions.filter((action) => LANDMARK_IDS.some((id) => action === `build ${id}`))
    const choices = landmarks.length > 0 ? landmarks : actions
    const action = choices[below(choices.length)]
    lines.push({ ...line, seat: position.turn, action })
    const dice = Array.from({ length: action.endsWith(' 2') ? 2 : 1 }, () => 1 + below(6))
    position = play(position, action, dice).position
  }
  const scores = position.players.map(({ landmarks, coins }, index) => {
    return [String(index + 1), { landmarks: landmarks.length, coins }] as const
  })
  lines.push({
    ...lineAt(lines.length, position),
    score: { winners: [position.turn], scores: Object.fromEntries(scores) },
  })
  return lines
}

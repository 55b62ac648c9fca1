import { randomFrom } from '../random.ts'
import {
  ESTABLISHMENT_IDS,
  ESTABLISHMENTS,
  type EstablishmentId,
  LANDMARK_IDS,
  LANDMARKS,
  type LandmarkId,
  startingCards,
  startingSupply,
} from './facts.ts'
import { activeSeats, legalActions } from './moves.ts'
import { play } from './play.ts'
import type { Phase, Position } from './position.ts'

/** Constructed positions and games for tests of the referee itself. */

/** Cards in the exchange format. */
export const SAMPLE_CARDS = {
  establishments: ESTABLISHMENT_IDS.map((id) => ({ id, ...ESTABLISHMENTS[id] })),
  landmarks: LANDMARK_IDS.map((id) => ({ id, cost: LANDMARKS[id] })),
}

export interface Town {
  coins: number
  /** The cards of the town besides its first Wheat Field and Bakery. */
  cards?: Partial<Record<EstablishmentId, number>>
  landmarks?: LandmarkId[]
}

/** A position with these towns, and with all other cards in the supply. */
export function moment(towns: readonly Town[], turn: number, phase: Phase, dice: readonly number[]): Position {
  const players = towns.map(({ coins, cards = {}, landmarks = [] }) => ({
    coins,
    cards: byEstablishment((id) => startingCards(id) + (cards[id] ?? 0)),
    landmarks,
  }))
  const builtOf = (id: EstablishmentId) => towns.reduce((sum, { cards = {} }) => sum + (cards[id] ?? 0), 0)
  const position: Position = {
    options: { players: towns.length },
    phase,
    active: [],
    turn,
    dice: [...dice],
    supply: byEstablishment((id) => startingSupply(id) - builtOf(id)),
    players,
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

export function lineAt(n: number, position: Position): TraceLine {
  const legal = Object.fromEntries(activeSeats(position).map((seat) => [String(seat), legalActions(position)]))
  return { n, position: { game: 'machi-koro', ...position }, legal }
}

/** A complete game of random moves, as a trace; landmarks are built as soon as they are affordable. */
export function sampleTrace(players: number, seed: number): TraceLine[] {
  const random = randomFrom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const towns = Array.from({ length: players }, () => ({ coins: 3 }))
  let position = moment(towns, 1 + below(players), 'roll', [])
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

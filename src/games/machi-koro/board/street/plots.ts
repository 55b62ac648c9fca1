import type { Seat } from '../../../../engine/game.ts'
import {
  type CardSet,
  ESTABLISHMENTS,
  type Establishment,
  type ItemId,
  LANDMARKS,
  type Landmark,
} from '../../cards/cards.ts'
import type { MachiPlayer } from '../../position.ts'
import type { MachiView } from '../../view.ts'
import type { Needs, StreetPlan } from './layout.ts'

/** A place in a street with everything of one kind on it. */
export type Plot = EstablishmentPlot | LandmarkPlot

export interface EstablishmentPlot {
  readonly card: Establishment
  readonly count: number
  /** One more is thought of. */
  readonly isPlanned: boolean
}

export interface LandmarkPlot {
  readonly landmark: Landmark
  readonly isBuilt: boolean
  readonly isPlanned: boolean
}

/** Establishments by their numbers, then the landmarks. */
export function plotsOf({ cards: owned, landmarks }: MachiPlayer, set: CardSet, ghost: ItemId | null): Plot[] {
  const establishments = set.establishments
    .map((card) => ({ card, count: owned[card.id] ?? 0, isPlanned: card.id === ghost }))
    .filter(({ count, isPlanned }) => count > 0 || isPlanned)
    .sort((a, b) => a.card.rolls[0] - b.card.rolls[0] || orderOf(a.card) - orderOf(b.card))
  const sights = set.landmarks.map((landmark) => ({
    landmark,
    isBuilt: landmarks.includes(landmark.id),
    isPlanned: landmark.id === ghost,
  }))
  return [...establishments, ...sights]
}

function orderOf({ id }: Establishment): number {
  return ESTABLISHMENTS.indexOf(id)
}

export function itemOf(plot: Plot): ItemId {
  return 'card' in plot ? plot.card.id : plot.landmark.id
}

/** With one kind more than there is, so that nothing shrinks when something is planned. */
export function needsOf(player: MachiPlayer, set: CardSet, ghost: ItemId | null): Needs {
  const most = set.establishments.length + set.landmarks.length
  const owned = plotsOf(player, set, null).length
  return { now: plotsOf(player, set, ghost).length, soon: Math.min(owned + 1, most) }
}

export interface Spot {
  readonly line: number
  readonly column: number
}

/** Establishments from the left, the same share in every line, and landmarks at the right end of the last one. */
export function spotsOf(plots: readonly Plot[], { lines, columns, headColumns }: StreetPlan): Spot[] {
  const share = Math.ceil((headColumns + plots.length) / lines)
  const landmarksFrom = plots.length - LANDMARKS.length
  return plots.map((_, i) => {
    if (i >= landmarksFrom) return { line: lines - 1, column: columns - plots.length + i }
    const at = headColumns + i
    return { line: Math.floor(at / share), column: at % share }
  })
}

/** Whether a card works with the dice on the table: everybody's, the roller's own, or those of the others. */
export function worksNow(card: Establishment, seat: Seat, { dice, turn }: MachiView): boolean {
  const roll = dice.reduce((sum, value) => sum + value, 0)
  if (!card.rolls.includes(roll)) return false
  if (card.colour === 'blue') return true
  return card.colour === 'red' ? seat !== turn : seat === turn
}

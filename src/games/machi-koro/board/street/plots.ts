import type { Seat } from '#engine/game.ts'
import type { CardSet, Establishment, ItemId, Landmark } from '../../cards/cards.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { MARGIN, type Needs, type StreetPlan } from './layout.ts'
import type { StreetMode } from './street-props.ts'

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
    .sort((a, b) => a.card.rolls[0] - b.card.rolls[0])
  const sights = set.landmarks.map((landmark) => ({
    landmark,
    isBuilt: landmarks.includes(landmark.id),
    isPlanned: landmark.id === ghost,
  }))
  return [...establishments, ...sights]
}

export function itemOf(plot: Plot): ItemId {
  return 'card' in plot ? plot.card.id : plot.landmark.id
}

/** With one kind more than there is, so that nothing shrinks when something is planned. */
export function needsOf(player: MachiPlayer, set: CardSet, ghost: ItemId | null): Needs {
  const most = set.establishments.length + set.landmarks.length
  const owned = plotsOf(player, set, null).length
  const plots = plotsOf(player, set, ghost)
  const plates = plots.reduce((sum, plot) => sum + plateWidth(plot), 0)
  return { now: plots.length, soon: Math.min(owned + 1, most), landmarks: set.landmarks.length, plates }
}

/** Pixels of a character on the smallest plate, of the air around them, and of a landmark, which has no plate. */
const CHARACTER = 6.2
const AIR = 5
const NO_PLATE = 13

/** How wide a place must be at least so that its numbers can be read. */
function plateWidth(plot: Plot): number {
  return 'card' in plot ? AIR + CHARACTER * rollRange(plot.card.rolls).length : NO_PLATE
}

export interface Spot {
  readonly line: number
  readonly column: number
}

/** Establishments from the left, the same share in every line, and landmarks at the right end of the last one. */
export function spotsOf(plots: readonly Plot[], { lines, columns, headColumns }: StreetPlan): Spot[] {
  const share = Math.ceil((headColumns + plots.length) / lines)
  const landmarksFrom = plots.findIndex((plot) => 'landmark' in plot)
  return plots.map((_, i) => {
    if (i >= landmarksFrom) return { line: lines - 1, column: columns - plots.length + i }
    const at = headColumns + i
    return { line: Math.floor(at / share), column: at % share }
  })
}

/** How wide the columns of a street are: the same, but for numbers that need more; that is missing to the others. */
export function columnsOf(plots: readonly Plot[], spots: readonly Spot[], plan: StreetPlan): readonly number[] {
  const { width, left, columns, plate } = plan
  const inside = width - left - MARGIN
  const least: number[] = Array(columns).fill(0)
  if (plate > 0) {
    for (const [i, { column }] of spots.entries()) least[column] = Math.max(least[column], plateWidth(plots[i]))
  }
  let usual = inside / columns
  for (let wide = 0; ; ) {
    const wider = least.filter((need) => need > usual)
    if (wider.length === wide || wider.length === columns) break
    wide = wider.length
    usual = (inside - wider.reduce((sum, need) => sum + need, 0)) / (columns - wide)
  }
  return least.map((need) => Math.max(need, usual))
}

/** The numbers that a card works at, the lowest first, as on its plate: "7", "9–10", "1–3, 6". */
export function rollRange(rolls: readonly number[]): string {
  const runs: number[][] = []
  for (const roll of rolls) {
    const run = runs.at(-1)
    if (run?.at(-1) === roll - 1) run.push(roll)
    else runs.push([roll])
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}–${run.at(-1)}`)).join(', ')
}

/** What a tap on a building would do. */
export interface Touch {
  readonly label: string
  readonly isPossible: boolean
  readonly isChosen: boolean
  /** Another one is chosen; this one can be taken instead. */
  readonly isPassedOver: boolean
  onTap(): void
}

/** Where cards are swapped, every card can be tapped; elsewhere buildings are only to look at. */
export function touchOf(
  plot: Plot,
  seat: Seat,
  name: string,
  mode: StreetMode,
  texts: StreetTexts,
  words: WordTexts,
): Touch | undefined {
  if (mode.kind !== 'swap' || !('card' in plot) || plot.count === 0) return undefined
  const { id } = plot.card
  if (seat === mode.own) {
    return {
      label: texts.give(words.items[id]),
      isPossible: mode.mayGive.includes(id),
      isChosen: mode.given === id,
      isPassedOver: mode.given !== null && mode.given !== id,
      onTap: () => mode.onGive(id),
    }
  }
  const isChosen = mode.taken?.seat === seat && mode.taken.card === id
  return {
    label: texts.takeCard(name, words.items[id]),
    isPossible: mode.mayTake(seat).includes(id),
    isChosen,
    isPassedOver: mode.taken !== null && !isChosen,
    onTap: () => mode.onTake(seat, id),
  }
}

/** Which building of a street an arrow key leads to, by their places; undefined where it leads out of the street. */
export function buildingAfter(key: string, from: number, spots: readonly Spot[]): number | undefined {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return spots.length - 1
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined
    case 'ArrowRight':
      return from < spots.length - 1 ? from + 1 : undefined
    case 'ArrowUp':
      return nearest(spots[from].line - 1, spots[from].column, spots)
    case 'ArrowDown':
      return nearest(spots[from].line + 1, spots[from].column, spots)
    default:
      return undefined
  }
}

function nearest(line: number, column: number, spots: readonly Spot[]): number | undefined {
  let best: number | undefined
  const distance = (at: number) => Math.abs(spots[at].column - column)
  for (const [at, spot] of spots.entries()) {
    if (spot.line === line && (best === undefined || distance(at) < distance(best))) best = at
  }
  return best
}

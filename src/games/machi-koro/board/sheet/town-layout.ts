import type { CardSet, ItemId } from '../../cards/cards.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import { BUILDING_WIDTH, groundOf } from '../pieces/BuildingPicture.tsx'

const GAP = 4
/** How high the landmarks are, all alike. */
export const SKYLINE = groundOf('', true)
/** Copies stand behind each other, each so far to the right; more than these are only counted. */
export const COPY_STEP = 20
const MOST_COPIES = 3
/** From one street to the next, and how deep its road is. */
const STREET = 54
export const ROAD = 7
/** Landmarks are larger than the rest. */
const LANDMARK_SCALE = 1.35
/** How much of the width a street may take. */
const SHARE = 0.92
const MOST_STREETS = 5

interface Lot {
  readonly id: ItemId
  readonly count: number
  /** How many of them are drawn. */
  readonly drawn: number
}

export interface PlacedLot extends Lot {
  /** Its left edge. */
  readonly x: number
}

export interface TownRow {
  /** The ground. */
  readonly y: number
  /** The size of one unit of the buildings' grid. */
  readonly scale: number
  readonly lots: readonly PlacedLot[]
}

interface TownLayout {
  readonly skyline: TownRow
  /** The highest up first. */
  readonly streets: readonly TownRow[]
}

/** Where everything in a town stands, so that it fills a box: the landmarks behind, the streets in front. */
export function townLayout(player: MachiPlayer, cards: CardSet, width: number, height: number): TownLayout {
  const lots = cards.establishments.flatMap(({ id }) => lotsOf(id, player.cards[id] ?? 0))
  const landmarks = cards.landmarks.flatMap(({ id }) => lotsOf(id, 1))
  const widest = SHARE * width
  const scaleOf = (rows: readonly (readonly Lot[])[]) =>
    Math.min(
      height / (SKYLINE * LANDMARK_SCALE + STREET * rows.length + ROAD),
      widest / Math.max(lengthOf(landmarks) * LANDMARK_SCALE, ...rows.map(lengthOf)),
    )
  const rows = Array.from({ length: MOST_STREETS }, (_, i) => inRows(lots, i + 1)).reduce((one, other) =>
    scaleOf(other) > scaleOf(one) ? other : one,
  )
  const scale = scaleOf(rows)
  const skyline = height - rows.length * STREET * scale - ROAD * scale
  return {
    skyline: placed(landmarks, skyline, scale * LANDMARK_SCALE, width),
    streets: rows.map((row, i) => placed(row, skyline + (i + 1) * STREET * scale, scale, width)),
  }
}

function lotsOf(id: ItemId, count: number): Lot[] {
  return count === 0 ? [] : [{ id, count, drawn: Math.min(count, MOST_COPIES) }]
}

function widthOf({ drawn }: Lot): number {
  return BUILDING_WIDTH + (drawn - 1) * COPY_STEP
}

function lengthOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + widthOf(lot) + GAP, -GAP)
}

/** Lots in this many rows of about the same length, in their order. */
function inRows(lots: readonly Lot[], count: number): readonly (readonly Lot[])[] {
  const rows: Lot[][] = Array.from({ length: count }, () => [])
  const whole = lengthOf(lots)
  let before = 0
  for (const lot of lots) {
    const middle = before + widthOf(lot) / 2
    rows[Math.min(count - 1, Math.floor((middle / whole) * count))].push(lot)
    before += widthOf(lot) + GAP
  }
  return rows.filter((row) => row.length > 0)
}

/** A row in the middle of its street. */
function placed(lots: readonly Lot[], y: number, scale: number, width: number): TownRow {
  let x = (width - lengthOf(lots) * scale) / 2
  return {
    y,
    scale,
    lots: lots.map((lot) => {
      const at = x
      x += (widthOf(lot) + GAP) * scale
      return { ...lot, x: at }
    }),
  }
}

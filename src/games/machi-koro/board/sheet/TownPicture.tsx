import './ground.css'
import type { CardSet, ItemId } from '../../cards/cards.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import { BUILDING_WIDTH, BuildingPicture, groundOf, Tree } from '../pieces/BuildingPicture.tsx'

const STEP = 15

/** How far each is from its place, and how large it is: as if they had grown there. */
const GROWTH = [
  { aside: 2, size: 0.75, shape: 'round' },
  { aside: -1, size: 0.54, shape: 'fir' },
  { aside: 3, size: 0.86, shape: 'round' },
  { aside: 0, size: 0.65, shape: 'round' },
  { aside: -2, size: 0.7, shape: 'fir' },
] as const

const HILLS = ['var(--mk-town-hill-far)', 'var(--mk-town-hill)', 'var(--mk-town-hill-near)']

interface TownPictureProps {
  readonly player: MachiPlayer
  readonly cards: CardSet
  readonly width: number
  readonly height: number
  /** Says how many there are where not all of a kind are drawn; for a picture that is large enough to be read. */
  readonly hasCounts?: boolean
}

/** A town cut from paper: the landmarks on the hill behind, the streets in front, all within a box. */
export function TownPicture({ player, cards, width, height, hasCounts = false }: TownPictureProps) {
  const { skyline, streets } = townLayout(player, cards, width, height)
  return (
    <g>
      <Hill row={skyline} width={width} height={height} colour={HILLS[0]} />
      <Trees row={skyline} width={width} />
      {skyline.lots.map(({ id, x }) => (
        <g key={id} transform={`translate(${x} ${skyline.y - SKYLINE * skyline.scale}) scale(${skyline.scale})`}>
          <BuildingPicture id={id} isLandmark isLit={player.landmarks.includes(id)} />
        </g>
      ))}
      {streets.map((street, i) => (
        <g key={street.y}>
          <Hill row={street} width={width} height={height} colour={HILLS[1 + (i % 2)]} />
          <Trees row={street} width={width} />
          {street.lots.map((lot) => (
            <LotPicture key={lot.id} lot={lot} street={street} />
          ))}
          <Road street={street} width={width} />
          {hasCounts && <Counts street={street} />}
        </g>
      ))}
    </g>
  )
}

interface HillProps {
  readonly row: TownRow
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** The land behind a row, with a rounded top. */
function Hill({ row: { y, scale }, width, height, colour }: HillProps) {
  const top = y - 7 * scale
  const rise = 5 * scale
  return (
    <path
      d={`M0 ${top}Q${width * 0.25} ${top - rise} ${width * 0.5} ${top}T${width} ${top}V${height}H0Z`}
      fill={colour}
    />
  )
}

interface LotPictureProps {
  readonly lot: PlacedLot
  readonly street: TownRow
}

/** The copies of a building, the first in front. */
function LotPicture({ lot: { id, x, drawn }, street: { y, scale } }: LotPictureProps) {
  const copies = Array.from({ length: drawn }, (_, i) => drawn - 1 - i)
  return copies.map((copy) => (
    <g key={copy} transform={`translate(${x + copy * COPY_STEP * scale} ${y - groundOf(id) * scale}) scale(${scale})`}>
      <BuildingPicture id={id} />
    </g>
  ))
}

function Road({ street: { y, scale }, width }: { readonly street: TownRow; readonly width: number }) {
  return (
    <g>
      <rect y={y} width={width} height={ROAD * scale} fill="var(--mk-town-road)" />
      <rect y={y} width={width} height={scale} fill="var(--mk-town-road-edge)" />
      <path
        d={`M0 ${y + 4.2 * scale}H${width}`}
        stroke="var(--mk-town-road-edge)"
        strokeWidth={0.8 * scale}
        strokeDasharray={`${5 * scale} ${6 * scale}`}
      />
    </g>
  )
}

/** Plates on the road. */
function Counts({ street: { y, scale, lots } }: { readonly street: TownRow }) {
  return lots
    .filter(({ count, drawn }) => count > drawn)
    .map(({ id, x, count, drawn }) => (
      <g
        key={id}
        transform={`translate(${x} ${y}) scale(${scale}) translate(${(BUILDING_WIDTH + (drawn - 1) * COPY_STEP) / 2} 1)`}
      >
        <rect x="-9" y="-4.5" width="18" height="10" rx="5" fill="var(--mk-dark)" />
        <text y="3.6" fontSize="9" fontWeight="700" textAnchor="middle" fill="var(--mk-white)">
          {`×${count}`}
        </text>
      </g>
    ))
}

interface TreesProps {
  readonly row: TownRow
  readonly width: number
}

/** Trees where a street ends, on both sides. */
function Trees({ row: { y, scale, lots }, width }: TreesProps) {
  const free = (lots[0]?.x ?? width / 2) / scale
  const places = Array.from({ length: Math.max(0, Math.floor((free - 4) / STEP)) }, (_, i) => i)
  return places.flatMap((i) => {
    const { aside, size, shape } = GROWTH[i % GROWTH.length]
    const from = (i + 0.5) * STEP + aside
    return [from * scale, width - (from + 3) * scale].map((x) => (
      <Tree key={x} x={x} y={y} size={scale * size} shape={shape} />
    ))
  })
}

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

interface PlacedLot extends Lot {
  /** Its left edge. */
  readonly x: number
}

interface TownRow {
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

import './ground.css'
import type { CardSet } from '../../cards/cards.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import { BUILDING_WIDTH, BuildingPicture, groundOf } from '../pieces/BuildingPicture.tsx'
import { Tree } from '../pieces/Tree.tsx'
import { COPY_STEP, type PlacedLot, ROAD, SKYLINE, type TownRow, townLayout } from './town-layout.ts'

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
            <Lot key={lot.id} lot={lot} street={street} />
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

interface LotProps {
  readonly lot: PlacedLot
  readonly street: TownRow
}

/** The copies of a building, the first in front. */
function Lot({ lot: { id, x, drawn }, street: { y, scale } }: LotProps) {
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

import type { PlaceProps } from '#boards/examples.tsx'
import type { ItemId } from '../../cards/cards.ts'
import { BUILDING_WIDTH, BuildingPicture, groundOf } from '../pieces/BuildingPicture.tsx'
import { Coin } from '../pieces/Coins.tsx'
import { Die, type DieValue } from '../pieces/Die.tsx'

/** What examples are drawn with. */

interface BuildingProps extends PlaceProps {
  readonly id: ItemId
  readonly scale?: number
  readonly isLit?: boolean
  /** Not at work now. */
  readonly isIdle?: boolean
}

/** A building that stands on a point. */
export function Building({ id, x, y, scale = 1.4, isLit = true, isIdle = false }: BuildingProps) {
  const left = x - (BUILDING_WIDTH / 2) * scale
  const top = y - groundOf(id) * scale
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`} opacity={isIdle ? 0.45 : 1}>
      <BuildingPicture id={id} isLit={isLit} />
    </g>
  )
}

/** The meadow and the pavement that a street stands on. */
export function Ground({ x, y, width }: PlaceProps & { readonly width: number }) {
  return (
    <g>
      <rect x={x} y={y - 3} width={width} height="14" rx="7" fill="var(--mk-meadow)" />
      <rect x={x} y={y + 1} width={width} height="10" rx="5" fill="var(--mk-leaf-dark)" opacity="0.35" />
    </g>
  )
}

const COIN = 24

interface CoinRowProps extends PlaceProps {
  readonly count: number
  /** Coins that should be there, but are not. */
  readonly missing?: number
}

/** Coins side by side, around a point. */
export function CoinRow({ x, y, count, missing = 0 }: CoinRowProps) {
  const step = COIN * 0.8
  const left = x - ((count + missing - 1) * step) / 2
  const places = Array.from({ length: count + missing }, (_, i) => left + i * step)
  return (
    <g>
      {places.map((at, i) =>
        i < count ? (
          <Coin key={at} x={at - COIN / 2} y={y - COIN / 2} size={COIN} />
        ) : (
          <circle
            key={at}
            cx={at}
            cy={y}
            r={COIN / 2 - 1.5}
            fill="var(--page)"
            stroke="var(--ink-soft)"
            strokeWidth="1.6"
            strokeDasharray="3.4 3"
          />
        ),
      )}
    </g>
  )
}

/** A die that lies around a point. */
export function LyingDie({
  x,
  y,
  value,
  size = 52,
}: PlaceProps & { readonly value: DieValue; readonly size?: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} overflow="visible" aria-hidden="true">
      <Die value={value} rolling={false} pace={0} />
    </svg>
  )
}

/** An arrow along a path whose last point is given again, with the direction that it arrives in. */
export function Arrow({ d, x, y, turn }: PlaceProps & { readonly d: string; readonly turn: number }) {
  return (
    <g fill="none" stroke="var(--ink-soft)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} />
      <path transform={`translate(${x} ${y}) rotate(${turn})`} d="M-9-9 0 0-9 9" />
    </g>
  )
}

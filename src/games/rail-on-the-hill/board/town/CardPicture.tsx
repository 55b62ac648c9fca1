import { memo } from 'react'
import { type DevToken, LINES, type LineName, type TownCard, upgradeMark } from '../../cards/cards.ts'
import { valueWith } from '../../rules/town.ts'
import { CardGround, Grove } from './CardGround.tsx'
import type { Point } from './geometry.ts'
import { LandmarkPicture } from './LandmarkPicture.tsx'

/** Each line has a chip of its own shape, drawn around 0,0. */
const SHAPES: Readonly<Record<LineName, string>> = {
  red: 'M0 -9A9 9 0 1 1 -0.01 -9Z',
  yellow:
    'M-1.4 -10.4Q0 -11.6 1.4 -10.4L10.4 -1.4Q11.6 0 10.4 1.4L1.4 10.4Q0 11.6 -1.4 10.4L-10.4 1.4Q-11.6 0 -10.4 -1.4Z',
  blue: 'M-4.4 -8.8H4.4Q5.3 -8.8 5.8 -8L9.8 -0.9Q10.3 0 9.8 0.9L5.8 8Q5.3 8.8 4.4 8.8H-4.4Q-5.3 8.8 -5.8 8L-9.8 0.9Q-10.3 0 -9.8 -0.9L-5.8 -8Q-5.3 -8.8 -4.4 -8.8Z',
  black: 'M-6.6 -8.4H6.6Q8.4 -8.4 8.4 -6.6V6.6Q8.4 8.4 6.6 8.4H-6.6Q-8.4 8.4 -8.4 6.6V-6.6Q-8.4 -8.4 -6.6 -8.4Z',
}

interface ValueChipProps {
  readonly line: LineName
  readonly value: number
  readonly x: number
  readonly y: number
  readonly upgraded?: boolean
}

/** A line's value on a card: the line's colour and shape with the number in it; golden around one that was upgraded. */
export function ValueChip({ line, value, x, y, upgraded = false }: ValueChipProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {upgraded && <path d={SHAPES[line]} fill="none" stroke="var(--shade)" strokeWidth="6.4" />}
      <path
        d={SHAPES[line]}
        fill={`var(--line-${line})`}
        stroke={upgraded ? 'var(--gold)' : 'var(--casing)'}
        strokeWidth={upgraded ? 4 : 1.6}
        paintOrder="stroke"
      />
      <text
        y="5.1"
        fontFamily="var(--sign)"
        fontSize={value > 9 ? 13 : 14.5}
        fontWeight="600"
        textAnchor="middle"
        fill={`var(--on-${line})`}
      >
        {value}
      </text>
    </g>
  )
}

/** In the corners of the printed cards, but between the directions, where no road and no track ever runs. */
export const CHIPS: Readonly<Record<LineName, Point>> = {
  red: { x: 33.4, y: 11.4 },
  blue: { x: 66.6, y: 11.4 },
  yellow: { x: 33.4, y: 88.2 },
  black: { x: 66.6, y: 88.8 },
}

/** The lines in the order in which the values of a card are read: from left to right, then the row below. */
export const AS_READ: readonly LineName[] = ['red', 'blue', 'yellow', 'black']

function UpgradeBadge({ token, line }: { readonly token: DevToken; readonly line: LineName }) {
  const { x, y } = CHIPS[line]
  const atX = x < 50 ? x - 16.6 : x + 16.6
  const atY = y < 50 ? 8.6 : 91.4
  return (
    <g transform={`translate(${atX} ${atY})`}>
      <circle r="7.8" fill="var(--gold)" stroke="var(--shade)" strokeWidth="1.2" />
      <text y="3.9" fontFamily="var(--sign)" fontSize="11" fontWeight="600" textAnchor="middle" fill="#22252b">
        {upgradeMark(token.kind)}
      </text>
    </g>
  )
}

interface CardTopProps {
  readonly card: TownCard
  readonly token: DevToken | null
}

/** The upper layer of a card: its landmark, the four values and an upgrade. Tracks run below it. */
export const CardTop = memo(function CardTop({ card, token }: CardTopProps) {
  return (
    <>
      {card.landmark === null ? <Grove /> : <LandmarkPicture landmark={card.landmark} x={50} y={50} size={40} />}
      {LINES.map((line) => (
        <ValueChip
          key={line}
          line={line}
          value={valueWith(card, line, token)}
          x={CHIPS[line].x}
          y={CHIPS[line].y}
          upgraded={token?.line === line}
        />
      ))}
      {token?.line !== undefined && <UpgradeBadge token={token} line={token.line} />}
    </>
  )
})

interface CardFaceProps {
  readonly card: TownCard
  readonly turn: number
  readonly token: DevToken | null
}

/** A whole Town card on 0..100. Its roads turn, everything else stays upright. */
export function CardFace({ card, turn, token }: CardFaceProps) {
  return (
    <g>
      <CardGround card={card} turn={turn} />
      <CardTop card={card} token={token} />
    </g>
  )
}

interface CardPictureProps {
  readonly card: TownCard
  /** Degrees clockwise. */
  readonly turn?: number
  readonly token?: DevToken | null
  /** Its spoken name; without one it is decoration for something that has a name. */
  readonly label?: string
}

/** A Town card by itself, as wide as the place that it is in. */
export function CardPicture({ card, turn = 0, token = null, label }: CardPictureProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      width="100%"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      style={{ display: 'block', borderRadius: '4%' }}
    >
      <CardFace card={card} turn={turn} token={token} />
    </svg>
  )
}

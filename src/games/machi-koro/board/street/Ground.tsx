import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import { Tree } from '../pieces/BuildingPicture.tsx'
import type { StreetPlan } from './layout.ts'
import type { Spot } from './plots.ts'

const GROVES = [
  [
    { x: -10, size: 0.85, shape: 'fir' },
    { x: 9, size: 1, shape: 'round' },
  ],
  [{ x: 2, size: 1.05, shape: 'round', tone: 'rose' }],
  [
    { x: -8, size: 0.9, shape: 'round' },
    { x: 12, size: 0.8, shape: 'bush' },
  ],
  [
    { x: 12, size: 0.7, shape: 'fir' },
    { x: -2, size: 0.95, shape: 'fir' },
    { x: -15, size: 0.7, shape: 'bush' },
  ],
  [
    { x: -12, size: 0.8, shape: 'bush' },
    { x: 6, size: 0.9, shape: 'round', tone: 'rose' },
  ],
] as const

interface GroundProps {
  readonly plan: StreetPlan
  readonly seat: Seat
  /** Where buildings stand; trees grow elsewhere. */
  readonly taken: readonly Spot[]
  readonly columns: readonly number[]
}

/** The land that a street runs through: sky, hills, pavement and road, and trees where nothing is built yet. */
export function Ground({ plan, seat, taken, columns: widths }: GroundProps) {
  const { width, height, lines, columns, headColumns, lineHeight, left, top, plate, scale } = plan
  const middleOf = (column: number) => widths.slice(0, column).reduce((x, each) => x + each, left + widths[column] / 2)
  const isTaken = new Set(taken.map((spot) => spot.line * columns + spot.column))
  const free = Array.from({ length: lines * columns }, (_, at) => at).filter(
    (at) => at >= headColumns && !isTaken.has(at),
  )
  return (
    <svg
      className={parts.cover}
      style={{ borderRadius: 'var(--corner)' }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Sky width={width} seat={seat} />
      {Array.from({ length: lines }, (_, line) => top + lineHeight * (line + 1)).map((bottom, line) => (
        <g key={bottom}>
          {line === 0 && (
            <Mountain x={width * (0.3 + 0.13 * seat)} ground={bottom - plate} height={lineHeight + top - plate} />
          )}
          <path d={hills(width, bottom - plate, 20 * scale, seat * 3 + line)} fill="var(--mk-hill-far)" />
          <path d={hills(width, bottom - plate, 12 * scale, seat * 5 + line + 2)} fill="var(--mk-hill)" />
          <rect x="0" y={bottom - plate - 6 * scale} width={width} height={6 * scale + 1} fill="var(--mk-pavement)" />
          <rect x="0" y={bottom - plate - 1} width={width} height={plate + 1} fill="var(--mk-road)" />
          <path d={`M0 ${bottom - plate - 1}h${width}`} stroke="var(--mk-kerb)" strokeWidth="1.5" />
          <path
            d={`M0 ${bottom - plate / 2}h${width}`}
            stroke="var(--mk-road-line)"
            strokeWidth="1.5"
            strokeDasharray="10 9"
          />
        </g>
      ))}
      {free.map((at) => (
        <g
          key={at}
          transform={`translate(${middleOf(at % columns)} ${
            top + lineHeight * (Math.floor(at / columns) + 1) - plate - 4 * scale
          }) scale(${scale})`}
        >
          <Trees kind={at * 7 + seat * 3} />
        </g>
      ))}
    </svg>
  )
}

function Sky({ width, seat }: { readonly width: number; readonly seat: Seat }) {
  const x = width * (0.45 + 0.1 * ((seat * 3) % 4))
  return (
    <>
      <path d={`M${x} 22a5 5 0 0 1 3-9a9 9 0 0 1 17-2a6 6 0 0 1 9 5a4 4 0 0 1 1 6Z`} fill="var(--mk-cloud)" />
      {[0.36, 0.47, 0.61, 0.72, 0.83, 0.94].map((share, i) => (
        <circle
          key={share}
          cx={width * share}
          cy={7 + ((i * 5 + seat * 3) % 4) * 6}
          r={i % 2 === 0 ? 1 : 0.7}
          fill="var(--mk-star)"
        />
      ))}
    </>
  )
}

interface MountainProps {
  readonly x: number
  readonly ground: number
  /** Of the land and the sky together. */
  readonly height: number
}

/** Far away and always there: a mountain with snow on its top. */
function Mountain({ x, ground, height }: MountainProps) {
  const unit = (height * 0.78) / 100
  return (
    <g transform={`translate(${x} ${ground}) scale(${unit})`}>
      <path d="M-170 0Q-70 -22 -18 -100H18Q70 -22 170 0Z" fill="var(--mk-mountain)" />
      <path
        d="M-18 -100H18Q27 -86 38 -72L25 -77 17 -66 6 -76 -4 -63 -14 -75 -26 -66 -38 -72Q-27 -86 -18 -100Z"
        fill="var(--mk-snow)"
      />
    </g>
  )
}

/** A soft ridge over the whole width, always the same for the same number. */
function hills(width: number, ground: number, rise: number, number: number): string {
  const crests = 4
  const step = width / crests
  const start = ground - rise
  const bends = Array.from({ length: crests }, (_, i) => {
    const up = rise * (0.5 + ((number * 37 + i * 53) % 100) / 80)
    return `q${step / 2} ${-up} ${step} 0`
  })
  return `M0 ${start}${bends.join('')}V${ground}H0Z`
}

/** What grows on a plot where nothing is built, always the same for the same number. */
function Trees({ kind }: { readonly kind: number }) {
  return GROVES[kind % GROVES.length].map((tree) => <Tree key={tree.x} {...tree} />)
}

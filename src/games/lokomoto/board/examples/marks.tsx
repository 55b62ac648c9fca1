import { Figure, type PlaceProps } from '#boards/examples.tsx'
import type { EngineId, Shape } from '../../cards/cards.ts'
import { EnginePicture } from '../pieces/EngineSvg.tsx'
import type { Livery } from '../pieces/engine-of.ts'
import { ShapePicture } from '../pieces/ShapePicture.tsx'

/** What stands beside the pieces of map in examples. */

export function Plus({ x, y }: PlaceProps) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-9 0H9M0-9V9"
      stroke="var(--ink-soft)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  )
}

/** Whether it is allowed: a tick or a cross, so that nobody needs the colours. */
export function Verdict({ x, y, isRight }: PlaceProps & { readonly isRight: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round">
      <circle r="15" fill={isRight ? 'var(--good)' : 'var(--warn)'} />
      <path
        d={isRight ? 'M-7 .5-2 5.5 7-5' : 'M-5.5-5.5 5.5 5.5M-5.5 5.5 5.5-5.5'}
        fill="none"
        stroke="var(--paper)"
        strokeWidth="3.6"
      />
    </g>
  )
}

interface TrainProps extends PlaceProps {
  readonly price: number
  readonly engine: EngineId
  readonly livery: Livery
  /** The one that is bought. */
  readonly isChosen?: boolean
}

export const TRAIN_WIDTH = 66

/** A small train card: its price and its engine. */
export function Train({ x, y, price, engine, livery, isChosen = false }: TrainProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={TRAIN_WIDTH} height="58" rx="7" fill="var(--lk-sky)" />
      <path d={`M0 26V7a7 7 0 0 1 7-7h${TRAIN_WIDTH - 14}a7 7 0 0 1 7 7v19Z`} fill="var(--lk-plate)" />
      <Figure x={TRAIN_WIDTH / 2} y={20} size={20} colour="var(--lk-on-plate)">
        {price}
      </Figure>
      <path d={`M0 53h${TRAIN_WIDTH}`} stroke="var(--lk-steel)" strokeWidth="1.6" />
      <g transform={`translate(${TRAIN_WIDTH / 2 - 29} 26) scale(.725)`}>
        <EnginePicture engine={engine} livery={livery} />
      </g>
      <rect
        width={TRAIN_WIDTH}
        height="58"
        rx="7"
        fill="none"
        stroke={isChosen ? 'var(--accent)' : 'var(--edge)'}
        strokeWidth={isChosen ? 4 : 1.5}
      />
    </g>
  )
}

/** A shape card as it lies on the table. */
export function Card({ x, y, size, shape }: PlaceProps & { readonly size: number; readonly shape: Shape }) {
  return (
    <svg x={x} y={y} width={size} height={size} overflow="visible" aria-hidden="true">
      <rect width={size} height={size} rx="9" fill="var(--lk-sheet)" stroke="var(--edge)" strokeWidth="1.5" />
      <ShapePicture shape={shape} lattice="triangular" turns={0} />
    </svg>
  )
}

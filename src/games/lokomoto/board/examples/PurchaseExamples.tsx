import { Arrow, Drawing, Figure, type PlaceProps } from '#boards/examples.tsx'
import type { EngineId, Shape } from '../../cards/cards.ts'
import type { Livery } from '../pieces/EngineSvg.tsx'
import { EnginePicture } from '../pieces/EngineSvg.tsx'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import {
  BOWL,
  BOWL_ON_MAP,
  ENDS_OF_FORK,
  ENDS_OF_STROKE,
  FACE_UP,
  FORK,
  HOOK,
  MIRRORED_HOOK,
  ONE_STROKE,
  PAYING,
  STAYING,
  TURNED_HOOK,
} from './example-lines.ts'
import { MapPiece, marked } from './MapPiece.tsx'

const TRAIN_WIDTH = 66

/** LK-B1 */
export function BranchExample() {
  const staying = marked(STAYING, 'solid')
  return (
    <Drawing width={534} height={132}>
      <MapPiece x={-16} y={-4} scale={0.54} marks={{ ...marked(PAYING, 'pay'), ...staying }} />
      <Arrow x={226} y={66} />
      <Train x={252} y={37} price={6} engine="diesel" livery="red" isChosen />
      <MapPiece x={322} y={-4} scale={0.54} marks={{ ...marked(PAYING, 'black'), ...staying }} />
    </Drawing>
  )
}

/** LK-B2 */
export function TurnedExample() {
  return (
    <Drawing width={566} height={150}>
      <Card x={2} y={18} size={112} shape={HOOK} />
      <MapPiece x={132} y={-2} marks={marked(TURNED_HOOK, 'pay')} />
      <Verdict x={310} y={74} isRight />
      <MapPiece x={342} y={22} marks={marked(MIRRORED_HOOK, 'pay')} />
      <Verdict x={550} y={74} isRight={false} />
    </Drawing>
  )
}

/** LK-B3 */
export function PayMoreExample() {
  const [, bought] = FACE_UP
  return (
    <Drawing width={460} height={186}>
      {FACE_UP.map((train, i) => (
        <Train key={train.engine} x={2 + i * (TRAIN_WIDTH + 12)} y={2} {...train} isChosen={train === bought} />
      ))}
      <MapPiece x={20} y={78} marks={marked(BOWL_ON_MAP, 'pay')} />
      <Arrow x={214} y={130} />
      <Train x={250} y={101} {...bought} isChosen />
      <Plus x={335} y={130} />
      <Card x={354} y={82} size={96} shape={BOWL} />
    </Drawing>
  )
}

/** LK-X1 */
export function OneStrokeExample() {
  return (
    <Drawing width={510} height={102}>
      <MapPiece x={0} y={0} marks={marked(ONE_STROKE, 'pay')} ringed={ENDS_OF_STROKE} />
      <Verdict x={214} y={51} isRight />
      <MapPiece x={250} y={0} marks={marked(FORK, 'pay')} ringed={ENDS_OF_FORK} />
      <Verdict x={494} y={51} isRight={false} />
    </Drawing>
  )
}

/** What stands beside the pieces of map in examples. */
function Plus({ x, y }: PlaceProps) {
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

/** Whether it is allowed: a tick or a cross, so that colours are not needed. */
function Verdict({ x, y, isRight }: PlaceProps & { readonly isRight: boolean }) {
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

/** A small train card: its price and its engine. */
function Train({ x, y, price, engine, livery, isChosen = false }: TrainProps) {
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
function Card({ x, y, size, shape }: PlaceProps & { readonly size: number; readonly shape: Shape }) {
  return (
    <svg x={x} y={y} width={size} height={size} overflow="visible" aria-hidden="true">
      <rect width={size} height={size} rx="9" fill="var(--lk-sheet)" stroke="var(--edge)" strokeWidth="1.5" />
      <ShapePicture shape={shape} lattice="triangular" turns={0} />
    </svg>
  )
}

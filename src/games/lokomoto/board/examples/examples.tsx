import '../colours.css'
import type { FunctionComponent } from 'react'
import { Arrow, Drawing, drawnExamples, Figure, type PlaceProps, Player, Step } from '#boards/examples.tsx'
import { type EngineId, type RailMap, type Shape, stationsOf } from '../../cards/cards.ts'
import type { ExampleName } from '../../text/rules/en.ts'
import { Stations } from '../map/MapGround.tsx'
import { Tracks } from '../map/SectionInk.tsx'
import { sheetOf } from '../map/sheet.ts'
import { EnginePicture, type Livery } from '../pieces/EngineSvg.tsx'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import { Stroke, type StrokeLook } from '../pieces/strokes/Stroke.tsx'
import {
  BLOCKED,
  BOWL,
  BOWL_ON_MAP,
  COUNTRY,
  DRAWN,
  ENDS_OF_FORK,
  ENDS_OF_STROKE,
  FACE_UP,
  FORK,
  HOOK,
  MEADOW,
  MIRRORED_HOOK,
  ONE_STROKE,
  PAYING,
  RESERVED,
  RESERVED_BY_OTHER,
  STAYING,
  TURNED_HOOK,
} from './example-lines.ts'

/** The drawn examples of the rules page, by the names that the rules call them by. */
const EXAMPLES: Readonly<Record<ExampleName, FunctionComponent>> = {
  'reserve-draw': ReserveDrawExample,
  branch: BranchExample,
  turned: TurnedExample,
  'pay-more': PayMoreExample,
  opening: OpeningExample,
  'one-stroke': OneStrokeExample,
}

export const { draw, names } = drawnExamples(EXAMPLES)

const TRAIN_WIDTH = 66

/** LK-B1 */
function BranchExample() {
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
function TurnedExample() {
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
function PayMoreExample() {
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
function OneStrokeExample() {
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

const BEFORE = { ...marked(RESERVED_BY_OTHER, 'dotted', 2), ...marked(RESERVED, 'dotted') }

/** LK-A2 */
function ReserveDrawExample() {
  const turns = [
    { x: 0, marks: BEFORE },
    { x: 272, marks: { ...BEFORE, ...marked(DRAWN, 'solid') } },
  ]
  return (
    <Drawing width={490} height={142}>
      {turns.map(({ x, marks }, i) => (
        <g key={x}>
          <MapPiece x={x} y={0} scale={0.8} map={MEADOW} marks={marks} />
          <Step x={x + 24} y={42}>
            {i + 1}
          </Step>
          <Player scale={0.8} x={x + 113.6} y={12} letter="B" />
          <Player scale={0.8} x={x + 73.6} y={126} letter="A" />
          <Player scale={0.8} x={x + 196} y={58} letter="A" />
        </g>
      ))}
      <Arrow x={250} y={76} />
    </Drawing>
  )
}

/** LK-2P */
function OpeningExample() {
  return (
    <Drawing width={350} height={154}>
      <MapPiece x={0} y={0} map={COUNTRY} marks={marked(BLOCKED, 'blocked')} />
    </Drawing>
  )
}

/** What is drawn on a section, and with whose pen. */
interface Mark {
  readonly look: StrokeLook
  readonly seat: number
}

/** All these sections look alike. */
function marked(sections: string, look: StrokeLook, seat = 1): Readonly<Record<string, Mark>> {
  return Object.fromEntries(sections.split(' ').map((section) => [section, { look, seat }]))
}

interface MapPieceProps {
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Sections of the map, marked or not; the marked ones need not be told twice. */
  readonly map?: string
  readonly marks: Readonly<Record<string, Mark>>
  /** Stations with a ring around them. */
  readonly ringed?: string
}

/** A few sections of a map with their stations; (x, y) is the corner of the box around it. */
function MapPiece({ x, y, scale = 0.6, map, marks, ringed }: MapPieceProps) {
  const names = new Set([...(map?.split(' ') ?? []), ...Object.keys(marks)])
  const { box, sections, stations } = sheetOf(pieceOfMap([...names]))
  const rings = new Set(ringed?.split(' '))
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-box.left} ${-box.top})`}>
      <Tracks sections={sections} />
      {sections.map(({ section, number, from, to }) => {
        const mark = marks[section]
        return mark && <Stroke key={section} from={from} to={to} seed={number} {...mark} />
      })}
      {stations
        .filter(({ station }) => rings.has(station))
        .map(({ station, at: [cx, cy] }) => (
          <circle key={station} cx={cx} cy={cy} r="19" fill="var(--paper)" stroke="var(--accent)" strokeWidth="6" />
        ))}
      <Stations stations={stations} />
    </g>
  )
}

/** A small map with these sections; stations stand where their letters and numbers say. */
export function pieceOfMap(sections: readonly string[]): RailMap {
  const stations = new Set(sections.flatMap(stationsOf))
  return {
    lattice: 'triangular',
    nodes: Object.fromEntries([...stations].map((station) => [station, [columnOf(station), Number(station.slice(1))]])),
    sections,
  }
}

function columnOf(station: string): number {
  return station.charCodeAt(0) - 'a'.charCodeAt(0)
}

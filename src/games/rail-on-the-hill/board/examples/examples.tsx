import '../colours.css'
import { createElement, type FunctionComponent } from 'react'
import { Arrow, Drawing, drawnExamples, Figure } from '#boards/examples.tsx'
import type { ExampleName } from '../../text/rules/tables.ts'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { LineLetters } from '../pieces/TokenPicture.tsx'
import { CARD, PITCH } from '../town/geometry.ts'
import { Rail } from '../town/TownDrawing.tsx'
import { BANK, CITY_HALL, type ExampleProps, HOSPITAL, Plot, Scene, ZOO } from './Scene.tsx'
import {
  DoubleTrackExample,
  IntersectionExample,
  LineScoreExample,
  NoBranchNoLoopExample,
  PlanCornersExample,
  TrackCostExample,
  UpgradeExample,
} from './tracks-and-scoring.tsx'

/** The drawn examples of the rules page, by the names that the rules call them by. */
const EXAMPLES: Readonly<Record<ExampleName, FunctionComponent<ExampleProps>>> = {
  'town-card': TownCardExample,
  placing: PlacingExample,
  rotation: RotationExample,
  'track-cost': TrackCostExample,
  intersection: IntersectionExample,
  'no-branch-no-loop': NoBranchNoLoopExample,
  bonus: BonusExample,
  upgrade: UpgradeExample,
  'double-track': DoubleTrackExample,
  'line-score': LineScoreExample,
  'plan-corners': PlanCornersExample,
}

const examples = drawnExamples(EXAMPLES)

export const { names } = examples

export const draw: typeof examples.draw = (example, texts) =>
  createElement(LineLetters, { value: texts.words.lineLetters }, examples.draw(example, texts))

/** RH-S2 */
function TownCardExample() {
  return (
    <Drawing width={CARD * 1.6} height={CARD * 1.6} large>
      <g transform="scale(1.6)">
        <Scene town={{ a1: { card: CITY_HALL } }} />
      </g>
    </Drawing>
  )
}

const ALLOWED = ['b1', 'c1', 'd1', 'e1', 'e2', 'b3', 'c3', 'd3', 'd4', 'e4']
const TOO_WIDE = ['a1', 'a2', 'a3', 'f2', 'f3', 'f4']

/** RH-P2, RH-P3 */
function PlacingExample() {
  return (
    <Drawing width={5 * PITCH + CARD} height={3 * PITCH + CARD}>
      {ALLOWED.map((square) => (
        <Plot key={square} square={square} allowed />
      ))}
      {TOO_WIDE.map((square) => (
        <Plot key={square} square={square} allowed={false} />
      ))}
      <Scene
        town={{ b2: { card: BANK }, c2: { card: CITY_HALL }, d2: { card: ZOO }, e3: { card: HOSPITAL, turn: 90 } }}
      />
    </Drawing>
  )
}

/** RH-P4 */
function RotationExample() {
  return (
    <Drawing width={2 * CARD + 90} height={CARD} large>
      <Scene town={{ a1: { card: CITY_HALL } }} />
      <Arrow x={CARD + 45} y={66} />
      <path
        transform={`translate(${CARD + 45} 32)`}
        d="M-14 8A15 15 0 1 1 8 13M8 13L9 2M8 13L19 13"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform={`translate(${CARD + 90} 0)`}>
        <Scene town={{ a1: { card: CITY_HALL, turn: 90 } }} />
      </g>
    </Drawing>
  )
}

const STEP = 50
const TRACKS = [1, 2, 3, 4, 5, 6, 7, 8]

/** RH-B1 */
function BonusExample() {
  return (
    <Drawing width={8 * STEP} height={132}>
      <g transform="translate(0 26)">
        <Rail line="red" d={`M0 0H${8 * STEP}`} />
        {TRACKS.map((track) => (
          <TrackNumber key={track} track={track} />
        ))}
      </g>
      {[3, 6].map((track) => (
        <Choices key={track} x={(track - 0.5) * STEP} />
      ))}
    </Drawing>
  )
}

function TrackNumber({ track }: { readonly track: number }) {
  const hasBonus = track % 3 === 0
  return (
    <g transform={`translate(${(track - 0.5) * STEP} 0)`}>
      <circle
        r={hasBonus ? 22 : 15}
        fill={hasBonus ? 'var(--lamp)' : 'var(--paper)'}
        stroke="var(--line-red)"
        strokeWidth="3"
      />
      <text
        y={hasBonus ? 9 : 7}
        fontFamily="var(--sign)"
        fontSize={hasBonus ? 25 : 19}
        fontWeight="700"
        textAnchor="middle"
        fill={hasBonus ? 'var(--on-yellow)' : 'var(--ink)'}
      >
        {track}
      </text>
    </g>
  )
}

/** Resources, a track or a Plan card. */
function Choices({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 94)`}>
      <path d="M0 -46V-24" stroke="var(--edge)" strokeWidth="2" />
      <rect
        x="-66"
        y="-26"
        width="132"
        height="52"
        rx="10"
        fill="var(--paper)"
        stroke="var(--edge)"
        strokeWidth="1.6"
      />
      <path d="M-22 -16V16M22 -16V16" stroke="var(--hairline)" strokeWidth="2" />
      <g transform="translate(-61 -9)">
        <ResourceIcon size={20} />
      </g>
      <g transform="translate(-45 -9)">
        <ResourceIcon size={20} />
      </g>
      <Figure x={0} y={-6} size={17}>
        +1
      </Figure>
      <Rail line="red" d="M-15 8H15" />
      <g fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="2">
        <rect x="30" y="-15" width="19" height="26" rx="3" transform="rotate(-8 40 0)" opacity="0.6" />
        <rect x="37" y="-13" width="19" height="26" rx="3" />
      </g>
    </g>
  )
}

import { Arrow, Drawing, Figure } from '#boards/examples.tsx'
import type { Direction, TownCard } from '../../cards/cards.ts'
import { PlanSymbol } from '../pieces/PlanPicture.tsx'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { ValueChip } from '../town/CardPicture.tsx'
import { CARD, cornerOf, middleOf, PITCH, turnedRoads } from '../town/geometry.ts'
import {
  BANK,
  Check,
  CITY_HALL,
  Cost,
  DOUBLE_RED,
  DOUBLE_TRACK,
  type ExampleProps,
  FIRE,
  GREEN,
  HOSPITAL,
  PARK,
  PLUS_BLUE,
  POLICE,
  PossibleTrack,
  SCHOOL,
  Scene,
  type SceneCard,
  ZOO,
} from './Scene.tsx'

/** RH-D2, RH-D3 */
export function UpgradeExample({ texts }: ExampleProps) {
  const step = CARD + 16
  return (
    <Drawing width={2 * CARD + 90} height={step + CARD} large>
      {[DOUBLE_RED, PLUS_BLUE].map((token, row) => (
        <g key={token.id} transform={`translate(0 ${row * step})`}>
          <Scene town={{ a1: { card: CITY_HALL } }} />
          <svg x={CARD + 20} y="8" width="50" height="50" aria-hidden="true">
            <TokenPicture token={token} words={texts.words} />
          </svg>
          <Arrow x={CARD + 45} y={76} />
          <g transform={`translate(${CARD + 90} 0)`}>
            <Scene town={{ a1: { card: CITY_HALL, token } }} />
          </g>
        </g>
      ))}
    </Drawing>
  )
}

const SCORED: readonly TownCard[] = [CITY_HALL, SCHOOL, POLICE, PARK]

/** RH-V1 */
export function LineScoreExample() {
  return (
    <Drawing width={2 * PITCH + CARD} height={PITCH + CARD + 50} large>
      <Scene
        town={{
          a1: { card: CITY_HALL },
          b1: { card: SCHOOL },
          c1: { card: BANK },
          a2: { card: HOSPITAL },
          b2: { card: PARK },
          c2: { card: POLICE },
        }}
        tracks={{ red: ['a1-b1', 'b1-c2', 'b2-c2'] }}
      />
      <g transform={`translate(30 ${PITCH + CARD + 30})`}>
        {SCORED.map((card, i) => (
          <g key={card.id} transform={`translate(${i * 56} 0)`}>
            <g transform="scale(1.5)">
              <ValueChip line="red" value={card.values.red} x={0} y={0} />
            </g>
            <Figure x={28} y={8} size={24}>
              {i === SCORED.length - 1 ? '=' : '+'}
            </Figure>
          </g>
        ))}
        <Figure x={4 * 56 + 6} y={11} size={32}>
          {SCORED.reduce((sum, card) => sum + card.values.red, 0)}
        </Figure>
      </g>
    </Drawing>
  )
}

const CORNERS = ['a1', 'd4']
const WHOLE_TOWN: Readonly<Record<string, SceneCard>> = {
  a1: { card: POLICE },
  b1: { card: ZOO },
  c1: { card: SCHOOL },
  d1: { card: HOSPITAL },
  a2: { card: GREEN },
  b2: { card: BANK },
  c2: { card: FIRE },
  d2: { card: PARK },
  a3: { card: HOSPITAL, turn: 90 },
  b3: { card: CITY_HALL },
  c3: { card: ZOO, turn: 90 },
  d3: { card: BANK, turn: 180 },
  a4: { card: SCHOOL, turn: 90 },
  b4: { card: PARK, turn: 90 },
  c4: { card: CITY_HALL, turn: 270 },
  d4: { card: FIRE },
}

/** RH-V3 */
export function PlanCornersExample() {
  return (
    <Drawing width={3 * PITCH + CARD + 110} height={3 * PITCH + CARD}>
      <Scene town={WHOLE_TOWN} tracks={{ red: ['a1-b2', 'b2-c2', 'c2-c3', 'c3-d4'] }} />
      {CORNERS.map((square) => {
        const { x, y } = cornerOf(square)
        return (
          <rect
            key={square}
            x={x}
            y={y}
            width={CARD}
            height={CARD}
            rx="4"
            fill="none"
            stroke="var(--lamp)"
            strokeWidth="6"
          />
        )
      })}
      <g transform={`translate(${3 * PITCH + CARD + 18} 0)`}>
        <rect width="92" height="100" rx="8" fill="var(--paper)" stroke="var(--edge)" strokeWidth="1.6" />
        <g transform="translate(-3 10) scale(1.36)">
          <PlanSymbol kind="tl-br" />
        </g>
        <Figure x={46} y={87} size={28}>
          8
        </Figure>
        <Check x={84} y={94} />
      </g>
    </Drawing>
  )
}

const COSTS: readonly (readonly [west: SceneCard, east: SceneCard])[] = [
  [{ card: CITY_HALL }, { card: FIRE }],
  [{ card: SCHOOL }, { card: PARK }],
  [{ card: HOSPITAL, turn: 90 }, { card: CITY_HALL }],
]

function hasRoad({ card, turn = 0 }: SceneCard, direction: Direction): boolean {
  return turnedRoads(card.roads, turn).includes(direction)
}

/** What one half of open land costs, beside the track. */
function Crate({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x - 9} 59)`}>
      <ResourceIcon size={18} />
    </g>
  )
}

/** RH-T2 */
export function TrackCostExample() {
  const step = CARD + 16
  return (
    <Drawing width={PITCH + CARD + 100} height={2 * step + CARD} large>
      {COSTS.map(([west, east], cost) => (
        <g key={west.card.id} transform={`translate(0 ${cost * step})`}>
          <Scene town={{ a1: west, b1: east }} tracks={{ red: ['a1-b1'] }} />
          {!hasRoad(west, 'e') && <Crate x={88} />}
          {!hasRoad(east, 'w') && <Crate x={PITCH + 12} />}
          <Cost x={PITCH + CARD + 58} y={CARD / 2}>
            {cost}
          </Cost>
        </g>
      ))}
    </Drawing>
  )
}

/** RH-T4 */
export function IntersectionExample() {
  const { x, y } = middleOf('a1-b2')
  return (
    <Drawing width={PITCH + CARD + 100} height={PITCH + CARD} large>
      <Scene
        town={{ a1: { card: ZOO }, b1: { card: BANK }, a2: { card: CITY_HALL }, b2: { card: POLICE } }}
        tracks={{ red: ['a1-b2'], blue: ['a2-b1'] }}
      />
      <circle cx={x} cy={y} r="22" fill="none" stroke="var(--lamp)" strokeWidth="4" />
      <path
        d={`M${x + 22} ${y}H${PITCH + CARD + 22}`}
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="3 4"
        strokeLinecap="round"
      />
      <Cost x={PITCH + CARD + 58} y={y}>
        +2
      </Cost>
    </Drawing>
  )
}

/** RH-T6, RH-T7 */
export function NoBranchNoLoopExample() {
  return (
    <Drawing width={3 * PITCH + CARD} height={PITCH + CARD} large>
      <Scene
        town={{
          a1: { card: FIRE },
          b1: { card: CITY_HALL, turn: 90 },
          c1: { card: GREEN },
          d1: { card: SCHOOL },
          a2: { card: BANK },
          b2: { card: POLICE },
          c2: { card: HOSPITAL, turn: 90 },
          d2: { card: PARK },
        }}
        tracks={{ red: ['b1-c1', 'c1-c2', 'b2-c2'] }}
      />
      <PossibleTrack line="red" spot="a1-b1" allowed />
      <PossibleTrack line="red" spot="a2-b2" allowed />
      <PossibleTrack line="red" spot="c1-d1" allowed={false} />
      <PossibleTrack line="red" spot="b1-b2" allowed={false} />
    </Drawing>
  )
}

/** RH-D4 */
export function DoubleTrackExample({ texts }: ExampleProps) {
  const right = 3 * PITCH + CARD
  return (
    <Drawing width={right + 80} height={PITCH + CARD} large>
      <Scene
        town={{
          a1: { card: CITY_HALL },
          b1: { card: FIRE },
          c1: { card: SCHOOL },
          d1: { card: ZOO },
          a2: { card: HOSPITAL },
          b2: { card: GREEN },
          c2: { card: PARK, turn: 90 },
          d2: { card: POLICE },
        }}
        tracks={{ yellow: ['a1-b1', 'b1-c1', 'c1-d1'], black: ['a2-b1', 'b1-c1', 'c1-d2'] }}
      />
      <svg x={right + 16} y={CARD / 2 - 32} width="64" height="64" aria-hidden="true">
        <TokenPicture token={DOUBLE_TRACK} words={texts.words} />
      </svg>
    </Drawing>
  )
}

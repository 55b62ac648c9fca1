import { Drawing } from '#boards/examples.tsx'
import type { Direction } from '../../cards/cards.ts'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { CARD, middleOf, PITCH, turnedRoads } from '../town/geometry.ts'
import {
  BANK,
  CITY_HALL,
  Cost,
  DOUBLE_TRACK,
  type ExampleProps,
  FIRE,
  GREEN,
  HOSPITAL,
  PARK,
  POLICE,
  PossibleTrack,
  SCHOOL,
  Scene,
  type SceneCard,
  ZOO,
} from './Scene.tsx'

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

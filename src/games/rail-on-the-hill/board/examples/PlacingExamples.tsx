import { Arrow, Drawing } from '#boards/examples.tsx'
import { CARD, PITCH } from '../town/geometry.ts'
import { Plot } from './marks.tsx'
import { BANK, CITY_HALL, HOSPITAL, Scene, ZOO } from './Scene.tsx'

/** RH-S2 */
export function TownCardExample() {
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
export function PlacingExample() {
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
export function RotationExample() {
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

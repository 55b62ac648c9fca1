import { Arrow, Drawing, Player, Step } from '#boards/examples.tsx'
import { BLOCKED, COUNTRY, DRAWN, MEADOW, RESERVED, RESERVED_BY_OTHER } from './example-lines.ts'
import { MapPiece, marked } from './MapPiece.tsx'

const BEFORE = { ...marked(RESERVED_BY_OTHER, 'dotted', 2), ...marked(RESERVED, 'dotted') }

/** LK-A2 */
export function ReserveDrawExample() {
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
export function OpeningExample() {
  return (
    <Drawing width={350} height={154}>
      <MapPiece x={0} y={0} map={COUNTRY} marks={marked(BLOCKED, 'blocked')} />
    </Drawing>
  )
}

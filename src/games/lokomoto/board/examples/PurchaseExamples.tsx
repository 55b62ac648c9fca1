import { Arrow, Drawing } from '#boards/examples.tsx'
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
import { Card, Plus, TRAIN_WIDTH, Train, Verdict } from './marks.tsx'

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

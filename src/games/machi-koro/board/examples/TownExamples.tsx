import { Drawing, Figure, Player } from '#boards/examples.tsx'
import { LANDMARKS } from '../../cards/cards.ts'
import { Coin } from '../pieces/Coins.tsx'
import { Arrow, Building, CoinRow, Ground, LyingDie } from './marks.tsx'

/** MK-S1 */
export function StartExample() {
  return (
    <Drawing width={420} height={132}>
      <Ground x={2} y={84} width={416} />
      <Building id="wheat-field" x={42} y={84} />
      <Building id="bakery" x={114} y={84} />
      {LANDMARKS.map((id, i) => (
        <Building key={id} id={id} x={190 + i * 65} y={84} scale={1.15} isLit={false} />
      ))}
      <CoinRow x={78} y={114} count={3} />
    </Drawing>
  )
}

interface SumProps {
  readonly x: number
  readonly y: number
  readonly coins: number
}

/** "= 4" and a coin. */
function Sum({ x, y, coins }: SumProps) {
  return (
    <g>
      <Figure x={x} y={y} size={28}>
        =
      </Figure>
      <Figure x={x + 34} y={y + 2} size={38}>
        {coins}
      </Figure>
      <Coin x={x + 50} y={y - 27} size={32} />
    </g>
  )
}

/** MK-I4 */
export function CopiesExample() {
  return (
    <Drawing width={396} height={254}>
      <Ground x={2} y={82} width={276} />
      <Building id="shopping-mall" x={48} y={82} scale={1.3} />
      {[142, 228].map((x) => (
        <g key={x}>
          <Building id="bakery" x={x} y={82} />
          <CoinRow x={x - 26} y={112} count={1} />
          <Figure x={x} y={119} size={20}>
            +
          </Figure>
          <CoinRow x={x + 26} y={112} count={1} />
        </g>
      ))}
      <Sum x={306} y={82} coins={4} />
      <Ground x={2} y={210} width={276} />
      <Building id="cheese-factory" x={48} y={210} />
      {[142, 228].map((x) => (
        <g key={x}>
          <Building id="ranch" x={x} y={210} />
          <CoinRow x={x} y={238} count={3} />
        </g>
      ))}
      <Sum x={306} y={210} coins={6} />
    </Drawing>
  )
}

/** MK-I6 */
export function SwapExample() {
  return (
    <Drawing width={400} height={124}>
      <Ground x={2} y={84} width={168} />
      <Ground x={270} y={84} width={128} />
      <Building id="business-center" x={42} y={84} />
      <Building id="ranch" x={122} y={84} />
      <Building id="mine" x={310} y={84} />
      <Building id="forest" x={370} y={84} scale={1.1} />
      <Player x={86} y={104} letter="A" />
      <Player x={334} y={104} letter="B" />
      <Arrow d="M176 44Q220 22 262 40" x={262} y={40} turn={26} />
      <Arrow d="M264 70Q220 92 178 74" x={178} y={74} turn={206} />
    </Drawing>
  )
}

/** MK-X1 */
export function ExtraTurnExample() {
  return (
    <Drawing width={370} height={112}>
      <LyingDie x={32} y={64} value={5} size={60} />
      <LyingDie x={100} y={64} value={5} size={60} />
      <Ground x={150} y={96} width={92} />
      <Building id="amusement-park" x={196} y={96} scale={1.4} />
      <Arrow d="M262 64H288" x={290} y={64} turn={0} />
      <LyingDie x={336} y={64} value={3} size={38} />
      <Arrow d="M350 37A30 30 0 1 0 363 77" x={364} y={75} turn={-56} />
    </Drawing>
  )
}

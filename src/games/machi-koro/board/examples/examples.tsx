import '../colours.css'
import type { FunctionComponent } from 'react'
import { Drawing, drawnExamples, Figure, type PlaceProps, Player, Step } from '#boards/examples.tsx'
import { type ItemId, LANDMARKS } from '../../cards/cards.ts'
import type { ExampleName } from '../../text/rules/tables.ts'
import { BUILDING_WIDTH, BuildingPicture, groundOf } from '../pieces/BuildingPicture.tsx'
import { Coin, ColourMark, Die, type DieValue } from '../pieces/SmallPieces.tsx'

/** The drawn examples of the rules page, by the names that the rules call them by. */
const EXAMPLES: Readonly<Record<ExampleName, FunctionComponent>> = {
  start: StartExample,
  order: OrderExample,
  'counter-clockwise': CounterClockwiseExample,
  'empty-purse': EmptyPurseExample,
  copies: CopiesExample,
  swap: SwapExample,
  'extra-turn': ExtraTurnExample,
}

export const { draw, names } = drawnExamples(EXAMPLES)

const STEPS = [
  { x: 2, width: 104, cards: [{ colour: 'red', id: 'cafe' }] },
  {
    x: 138,
    width: 180,
    cards: [
      { colour: 'blue', id: 'wheat-field' },
      { colour: 'green', id: 'bakery' },
    ],
  },
  { x: 350, width: 104, cards: [{ colour: 'purple', id: 'stadium' }] },
] as const

/** MK-I1 */
function OrderExample() {
  return (
    <Drawing width={456} height={150}>
      {STEPS.map(({ x, width, cards }, i) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect
            y="14"
            width={width}
            height="134"
            rx="10"
            fill="var(--paper)"
            stroke="var(--hairline)"
            strokeWidth="2"
          />
          <Step x={width / 2} y={14}>
            {i + 1}
          </Step>
          {cards.map(({ colour, id }, place) => (
            <g key={id} transform={`translate(${52 + place * 76} 0)`}>
              <g transform="translate(-15 34)">
                <ColourMark colour={colour} size={30} />
              </g>
              <Building id={id} x={0} y={136} />
            </g>
          ))}
          {i > 0 && <Arrow d="M-24 82H-9" x={-8} y={82} turn={0} />}
        </g>
      ))}
    </Drawing>
  )
}

const CAFES = [
  { letter: 'B', x: 106, places: [60, 106, 152] },
  { letter: 'C', x: 335, places: [312, 358] },
] as const

/** MK-I2: seen from above, with Béla to the left of Anna and Chiyo to her right. */
function CounterClockwiseExample() {
  return (
    <Drawing width={440} height={244}>
      <ellipse cx="220" cy="140" rx="216" ry="94" fill="var(--mk-wall-shade)" />
      <ellipse cx="220" cy="134" rx="216" ry="94" fill="var(--paper)" stroke="var(--hairline)" strokeWidth="2" />
      {CAFES.map(({ letter, x, places }) => (
        <g key={letter}>
          {places.map((at) => (
            <Building key={at} id="cafe" x={at} y={70} />
          ))}
          <Player x={x} y={92} letter={letter} />
        </g>
      ))}
      <LyingDie x={220} y={112} value={3} />
      <Arrow d="M256 178Q322 168 336 138" x={337} y={134} turn={-68} />
      <Arrow d="M184 178Q118 168 106 138" x={105} y={134} turn={-112} />
      <Step x={278} y={154}>
        {1}
      </Step>
      <Step x={162} y={154}>
        {2}
      </Step>
      <CoinRow x={352} y={172} count={2} />
      <CoinRow x={82} y={172} count={1} missing={2} />
      <CoinRow x={220} y={180} count={3} />
      <Player x={220} y={220} letter="A" />
    </Drawing>
  )
}

/** MK-I3 */
function EmptyPurseExample() {
  return (
    <Drawing width={440} height={128}>
      <LyingDie x={28} y={48} value={3} />
      <Ground x={66} y={76} width={146} />
      {[104, 174].map((x) => (
        <g key={x}>
          <Building id="bakery" x={x} y={76} />
          <CoinRow x={x} y={104} count={1} />
        </g>
      ))}
      <Step x={72} y={104}>
        {2}
      </Step>
      <Player x={28} y={104} letter="A" />
      <Arrow d="M222 50H288" x={290} y={50} turn={0} />
      <Step x={238} y={26}>
        {1}
      </Step>
      <CoinRow x={268} y={26} count={0} missing={1} />
      <Ground x={298} y={76} width={140} />
      <Building id="cafe" x={334} y={76} />
      <Building id="bakery" x={402} y={76} isIdle />
      <Player x={368} y={100} letter="B" />
    </Drawing>
  )
}

/** MK-S1 */
function StartExample() {
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
function CopiesExample() {
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
function SwapExample() {
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
function ExtraTurnExample() {
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

/** What examples are drawn with. */

interface BuildingProps extends PlaceProps {
  readonly id: ItemId
  readonly scale?: number
  readonly isLit?: boolean
  /** Not at work now. */
  readonly isIdle?: boolean
}

/** A building that stands on a point. */
function Building({ id, x, y, scale = 1.4, isLit = true, isIdle = false }: BuildingProps) {
  const left = x - (BUILDING_WIDTH / 2) * scale
  const top = y - groundOf(id) * scale
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`} opacity={isIdle ? 0.45 : 1}>
      <BuildingPicture id={id} isLit={isLit} />
    </g>
  )
}

/** The meadow and the pavement that a street stands on. */
function Ground({ x, y, width }: PlaceProps & { readonly width: number }) {
  return (
    <g>
      <rect x={x} y={y - 3} width={width} height="14" rx="7" fill="var(--mk-meadow)" />
      <rect x={x} y={y + 1} width={width} height="10" rx="5" fill="var(--mk-leaf-dark)" opacity="0.35" />
    </g>
  )
}

const COIN = 24

interface CoinRowProps extends PlaceProps {
  readonly count: number
  /** Coins that should be there, but are not. */
  readonly missing?: number
}

/** Coins side by side, around a point. */
function CoinRow({ x, y, count, missing = 0 }: CoinRowProps) {
  const step = COIN * 0.8
  const left = x - ((count + missing - 1) * step) / 2
  const places = Array.from({ length: count + missing }, (_, i) => left + i * step)
  return (
    <g>
      {places.map((at, i) =>
        i < count ? (
          <Coin key={at} x={at - COIN / 2} y={y - COIN / 2} size={COIN} />
        ) : (
          <circle
            key={at}
            cx={at}
            cy={y}
            r={COIN / 2 - 1.5}
            fill="var(--page)"
            stroke="var(--ink-soft)"
            strokeWidth="1.6"
            strokeDasharray="3.4 3"
          />
        ),
      )}
    </g>
  )
}

/** A die that lies around a point. */
function LyingDie({ x, y, value, size = 52 }: PlaceProps & { readonly value: DieValue; readonly size?: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} overflow="visible" aria-hidden="true">
      <Die value={value} rolling={false} pace={0} />
    </svg>
  )
}

/** An arrow along a path whose last point is given again, with the direction that it arrives in. */
function Arrow({ d, x, y, turn }: PlaceProps & { readonly d: string; readonly turn: number }) {
  return (
    <g fill="none" stroke="var(--ink-soft)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} />
      <path transform={`translate(${x} ${y}) rotate(${turn})`} d="M-9-9 0 0-9 9" />
    </g>
  )
}

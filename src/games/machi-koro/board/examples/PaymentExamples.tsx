import { Drawing, Player, Step } from '#boards/examples.tsx'
import { ColourMark } from '../pieces/ColourMark.tsx'
import { Arrow, Building, CoinRow, Ground, LyingDie } from './marks.tsx'

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
export function OrderExample() {
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
export function CounterClockwiseExample() {
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
export function EmptyPurseExample() {
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

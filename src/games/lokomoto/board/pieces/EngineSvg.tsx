import parts from '#ui/parts.module.css'
import type { EngineId, Train } from '../../cards/cards.ts'
import { LOWEST_PRICE } from '../../rules/numbers.ts'
import styles from './EngineSvg.module.css'
import {
  bogies,
  box,
  boxes,
  DOUBLE_DECKER,
  type Drawing,
  discs,
  drivers,
  isLiveryTone,
  MULTIPLE_UNIT,
  pantograph,
  RAIL,
  RAILBUS,
  RAILCAR,
  singleArm,
  type Tone,
  wheels,
} from './engines.ts'

/** Upright ends, rows of louvres, and two large pantographs. */
const ELECTRIC_BOX: Drawing = [
  ...pantograph(17, 11),
  ...pantograph(63, 11),
  ['steel', box(27, 9, 26, 2)],
  ['body', 'M4 30V13q0-2 2-2h68q2 0 2 2v17Z'],
  ['shade', box(4, 27.5, 72, 3)],
  ['band', box(4, 23.5, 72, 2.2)],
  ['glass', box(5.5, 14, 4, 6) + box(70.5, 14, 4, 6) + box(13, 14, 4, 6) + box(63, 14, 4, 6)],
  ['shade', box(20, 13.5, 40, 7)],
  ['steel', boxes(13.5, 1, 7, 24, 28, 32, 47, 51, 55)],
  ['glass', discs(17, 2.2, 40)],
  ...bogies(5, 17, 63),
  ['iron', box(30, 30, 20, 3.2)],
  ['steel', box(76, 27.5, 3, 1.6) + box(1, 27.5, 3, 1.6)],
  ['lamp', discs(22, 1.4, 74) + discs(22, 1.4, 6)],
]

/** Long, with fronts that lean back above and below a sharp edge, and six axles. */
const ELECTRIC_SLANT: Drawing = [
  ...singleArm(15, 11),
  ...singleArm(63, 11),
  ['steel', boxes(9, 8, 2, 25, 36, 47)],
  ['body', 'M3.5 30 .8 22 6.5 11h67l5.7 11-2.7 8Z'],
  ['shade', 'M3.5 30l-1-2.8h75l-1 2.8Z'],
  ['band', 'M2.1 19.5h75.8L79.2 22l-.6 1.8H1.4L.8 22Z'],
  ['glass', 'M4.3 18 7.3 12.5h4.2V18ZM75.7 18l-3-5.5h-4.2V18Z'],
  ['shade', boxes(13, 8, 5, 18, 28.5, 43.5, 54)],
  ['glass', box(38, 13.5, 4, 4)],
  ['iron', box(5, 30, 28, 3.2) + box(47, 30, 28, 3.2) + box(35, 30, 10, 2.5)],
  ...[9, 19, 29, 51, 61, 71].map((x) => ['wheel', discs(32.5, 3.5, x)] as const),
  ['hub', discs(32.5, 1.2, 9, 19, 29, 51, 61, 71)],
  ['lamp', box(74.6, 24.5, 3, 1.7) + box(2.4, 24.5, 3, 1.7)],
]

/** Rounded like a stone in a river. */
const ELECTRIC_MODERN: Drawing = [
  ...singleArm(18, 10.5),
  ['steel', box(30, 9, 20, 2) + box(54, 9.2, 8, 2)],
  ['body', 'M2 30v-5q.5-9 9-14 1-.5 2-.5h54q1 0 2 .5 8.5 5 9 14v5Z'],
  ['shade', 'M2 30v-3h76v3Z'],
  ['iron', 'M4.5 18.5q2.5-4.5 7-7h4l-2 7ZM75.5 18.5q-2.5-4.5-7-7h-4l2 7Z'],
  ['glass', 'M6.5 17.5q2-3 5-5h2.2l-1.5 5ZM73.5 17.5q-2-3-5-5h-2.2l1.5 5Z'],
  ['band', 'M18 10.5h12L22 30H10ZM50 10.5h4L46 30h-4Z'],
  ['shade', box(33, 14, 12, 1) + box(33, 17, 11, 1) + box(56, 14, 9, 1) + box(56, 17, 9, 1)],
  ...bogies(5.5, 17, 63),
  ['iron', box(30, 30, 20, 2.8)],
  ['lamp', 'M75 22q1.8 1.5 2.3 3.5L74 24ZM5 22q-1.8 1.5-2.3 3.5L6 24Z'],
]

const STEAM_TANK: Drawing = [
  ['smoke', discs(5, 3, 56) + discs(3.6, 3.6, 49) + discs(3.4, 2.8, 42)],
  ['iron', 'M27 15h33v11H27ZM57 15V8.5h-1V7h7v1.5h-1V15ZM42 15v-2.5q0-2.5 3-2.5t3 2.5V15ZM35 15v-2h3v2Z'],
  ['iron-light', box(27, 17, 30, 1.4)],
  ['iron', 'M58 14h6q2 0 2 2v11h-8Z'],
  ['gold', box(42, 12.6, 6, 1) + box(56.5, 9.5, 6, 1)],
  ['body', 'M27 19h26v10H27ZM12 13h16v16H12ZM7 20h6v9H7Z'],
  ['shade', 'M12 29v-3h41v3ZM7 29v-3h6v3Z'],
  ['band', box(29, 21, 22, 1) + box(29, 25, 22, 1)],
  ['iron', 'M10 13q1-3 4-3h12q3 0 4 3Z'],
  ['glass', box(19.5, 15, 5.5, 5.5) + box(13.5, 15, 3.5, 5.5)],
  ['iron', box(7, 28.6, 61, 2.2)],
  ...wheels(3, 15, 62.5),
  ...drivers(4.8, 29, 40, 51),
  ['steel', 'M29 32.5h33', 1.2],
  ['iron', 'M57 27h8v5h-8Z'],
  ['spoke', box(67, 26.5, 2, 5) + box(6, 26.5, 2, 5)],
  ['steel', box(69, 27.5, 3, 1.6) + box(3, 27.5, 3, 1.6)],
  ['lamp', discs(13, 1.5, 67)],
]

const STEAM_TENDER: Drawing = [
  ['smoke', discs(5, 3, 64) + discs(3.6, 3.6, 56) + discs(3.8, 3, 48)],
  ['wood', 'M4 18q2-3 5-2t5-1 5 3Z'],
  ['body', box(2, 18, 20, 11.5)],
  ['shade', box(2, 26.5, 20, 3)],
  ['band', box(4, 20, 16, 1)],
  ['iron', 'M34 14h36q4 0 4 3v9H34ZM65 14V9h-1V7.5h7V9h-1v5ZM43 14v-2q0-2 2.5-2t2.5 2v2ZM54 14v-2q0-2 2.5-2t2.5 2v2Z'],
  ['iron-light', box(36, 16.5, 28, 1.3)],
  ['gold', box(42, 14, 1, 12) + box(51, 14, 1, 12) + box(60, 14, 1, 12)],
  ['body', 'M24 12h11v17H24Z'],
  ['shade', box(24, 26, 11, 3)],
  ['iron', 'M22 12q1-3 4-3h8q3 0 4 3Z'],
  ['glass', box(27, 14, 5.5, 6)],
  ['body', box(35, 24.5, 34, 3)],
  ['iron', box(2, 28.6, 74, 2)],
  ['iron-light', 'M66 11h6v13h-6Z'],
  ...wheels(3, 7, 16, 70),
  ...drivers(4.9, 32, 42.4, 52.8, 62.5),
  ['steel', 'M32 32h31', 1.2],
  ['iron', box(62.5, 26, 8, 4.6)],
  ['spoke', box(74.5, 26.5, 2, 5)],
  ['steel', box(76.5, 27.5, 3, 1.6)],
  ['lamp', discs(17, 1.5, 75)],
]

/** A shunter: a cab between a long and a short bonnet. */
const DIESEL_SMALL: Drawing = [
  ['iron', box(22, 14, 5, 3) + box(9, 16, 2, 2)],
  ['body', 'M6 19q0-2.5 2.5-2.5H47V29H6ZM60 19.5h11.5q2.5 0 2.5 2.5v7H60Z'],
  ['body', 'M46 13h16v16H46Z'],
  ['iron', 'M44 13.5q1-3 4-3h12q3 0 4 3Z'],
  ['glass', box(48, 15, 5.5, 6.5) + box(55, 15, 5.5, 6.5)],
  ['shade', boxes(19, 4.5, 5.5, 10, 16.5, 23, 29.5, 36)],
  ['band', box(6, 25.8, 68, 1.7)],
  ['iron', box(3, 28.5, 74, 2)],
  ['gold', 'M4 28.5v-7M76 28.5v-7M4 22h4M72 22h4', 0.9],
  ...bogies(5, 17, 63),
  ['iron', box(31, 30, 17, 3.5)],
  ['lamp', discs(22.5, 1.3, 72.3) + discs(19.5, 1.3, 7.8)],
]

/** A box with a cab at both ends and a stripe along the middle. */
const DIESEL: Drawing = [
  ['iron', box(20, 9, 14, 2.5) + box(40, 8.6, 8, 3) + box(53, 9.5, 9, 2)],
  ['body', 'M3 30V19.5L5.5 12q.3-1 1.5-1h66q1.2 0 1.5 1l2.5 7.5V30Z'],
  ['shade', box(3, 27.5, 74, 3)],
  ['band', 'M3 20.5h74v3.5H3Z'],
  ['glass', 'M5.5 18.5 7.5 13H11v5.5ZM74.5 18.5 72.5 13H69v5.5Z'],
  ['glass', box(13.5, 13.5, 4.5, 5) + box(62, 13.5, 4.5, 5)],
  ['shade', boxes(13.2, 5, 5.5, 24.5, 31, 44, 50.5)],
  ['glass', discs(16, 2, 40.5)],
  ...bogies(5, 17, 63),
  ['iron', box(30, 30, 20, 3.2)],
  ['steel', box(77, 27.5, 2.5, 1.6) + box(0.5, 27.5, 2.5, 1.6)],
  ['lamp', discs(25.8, 1.3, 75) + discs(25.8, 1.3, 5)],
]

/** Round noses in front of both cabs. */
const DIESEL_NOSE: Drawing = [
  ['iron', box(27, 8.3, 10, 2.5) + box(42, 8.3, 10, 2.5)],
  ['body', 'M3 30.5 2 25q-.5-9 6-9.7l4.5-.5 2.3-3.8q.6-1 2.2-1h46q1.6 0 2.2 1l2.3 3.8 4.5.5q6.5.7 6 9.7l-1 5.5Z'],
  ['shade', 'M2.5 27.5h75l-.5 3H3Z'],
  ['band', 'M2 24.5Q5 19.5 12 19.5h56q7 0 10 5v2.5Q74 22.7 67 22.7H13Q6 22.7 2 27Z'],
  ['glass', 'M13.8 15.5l2-3.3q.3-.5 1-.5h4.2v3.8ZM66.2 15.5l-2-3.3q-.3-.5-1-.5H59v3.8Z'],
  ['glass', discs(15, 2, 29.5, 40, 50.5)],
  ['shade', boxes(12.5, 4, 5, 33, 43.2)],
  ...bogies(5.5, 17, 63),
  ['iron', box(30, 30, 20, 3.2)],
  ['lamp', discs(19, 1.7, 74.8) + discs(19, 1.7, 5.2)],
]

/** A hand car with two who work its lever. */
const DRAISINE: Drawing = [
  ['iron', 'M35 16l-5 12h10Z', 1.6],
  ['iron-light', 'M22 17.5 48 14', 1.8],
  ['coat', 'M14 15.5q0-3.5 3.5-3.5t4 3.5L23 21.5v6h-3.5l-.5-4.5-1 4.5h-3.5Z'],
  ['skin', discs(8.8, 2.9, 18.2)],
  ['iron', 'M14.6 8q0-3.4 3.6-3.4 3.2 0 3.2 2.4h2v1Z'],
  ['coat', 'M18.5 14.5 24 17.5', 2],
  ['spoke', 'M56 14q0-3.5-3.5-3.5t-4 3.5l-1 7-1 6.5H50l1-5.5 1.5 5.5H56Z'],
  ['skin', discs(7.3, 2.9, 52)],
  ['wood', 'M48.5 6.9q.5-3.2 3.8-3 3.2.2 2.9 4.4l-1.6-2Z'],
  ['spoke', 'M52 13l-6 1.5', 2],
  ['wood', box(11, 27.5, 48, 2.6)],
  ['iron', box(13, 30, 44, 1.4)],
  ...drivers(4.2, 22, 48),
]

/** A small engine of the forest railways with a coach that has no walls. */
const NARROW_GAUGE: Drawing = [
  ['iron', 'M32 30h8', 1.4],
  ['wood', 'M3 15q1-2.5 4-2.5h22q3 0 4 2.5v1H3Z'],
  ['wood', boxes(15.5, 1.3, 14, 4, 12.6, 21.2, 30.7)],
  ['band', box(4, 23, 28, 2)],
  ['body', box(4, 24.5, 28, 4.5)],
  ['shade', box(4, 28, 28, 2)],
  ...wheels(2.8, 10, 26),
  ['body', 'M38 21.5q0-2 2-2h34q2.5 0 2.5 2.5v7.5H38Z'],
  ['body', 'M49 13h15v16H49Z'],
  ['shade', box(38, 26.5, 38.5, 3)],
  ['band', box(38, 23.4, 11, 1.6) + box(64, 23.4, 12.5, 1.6)],
  ['iron', 'M47 13.5q1-2.5 4-2.5h11q3 0 4 2.5Z'],
  ['glass', box(51, 15, 5, 5.5) + box(57.5, 15, 4.5, 5.5)],
  ['iron', box(67, 17, 2.5, 2.5) + box(37, 29, 40, 2)],
  ...wheels(2.8, 43, 50, 65, 72),
  ['iron', box(41, 30.5, 11, 1.8) + box(63, 30.5, 11, 1.8)],
  ['lamp', discs(23, 1.3, 75.2)],
]

const DRAWINGS: Readonly<Record<EngineId, Drawing>> = {
  draisine: DRAISINE,
  'steam-tank': STEAM_TANK,
  'steam-tender': STEAM_TENDER,
  railbus: RAILBUS,
  railcar: RAILCAR,
  'diesel-small': DIESEL_SMALL,
  diesel: DIESEL,
  'diesel-nose': DIESEL_NOSE,
  'electric-box': ELECTRIC_BOX,
  'electric-slant': ELECTRIC_SLANT,
  'electric-modern': ELECTRIC_MODERN,
  'multiple-unit': MULTIPLE_UNIT,
  'double-decker': DOUBLE_DECKER,
  'narrow-gauge': NARROW_GAUGE,
}

interface EngineProps {
  readonly engine: EngineId
  readonly livery?: Livery
}

/** An engine on a grid of 80 x 40 whose rail is at 36, without the rail. */
export function EnginePicture({ engine, livery = 'red' }: EngineProps) {
  const colour = (tone: Tone) => `var(--lk-${isLiveryTone(tone) ? `${livery}-${tone}` : tone})`
  return DRAWINGS[engine].map(([tone, path, width]) =>
    width === undefined ? (
      <path key={path} d={path} fill={colour(tone)} />
    ) : (
      <path key={path} d={path} fill="none" stroke={colour(tone)} strokeWidth={width} strokeLinecap="round" />
    ),
  )
}

interface EngineSvgProps extends EngineProps {
  readonly className?: string | undefined
}

/** An engine on its rail as a picture of its own. Its name has to stand beside it. */
export function EngineSvg({ engine, livery = 'red', className }: EngineSvgProps) {
  return (
    <svg className={className} viewBox="0 0 80 40" aria-hidden="true" focusable="false">
      <path d={`M0 ${RAIL + 2.3}h80`} stroke="var(--lk-ballast)" strokeWidth="2" strokeDasharray="3 2" />
      <path d={`M0 ${RAIL + 0.7}h80`} stroke="var(--lk-steel)" strokeWidth="1.4" />
      <EnginePicture engine={engine} livery={livery} />
    </svg>
  )
}

export type Livery = 'red' | 'blue' | 'green' | 'white' | 'grey' | 'soot'

const LIVERIES: readonly Livery[] = ['red', 'blue', 'green', 'white', 'grey']

/** No player paints white what smoke goes over. */
const STEAM_LIVERIES: readonly Livery[] = ['green', 'soot', 'blue']

/** How a train is painted, so that cards that follow each other differ. */
export function liveryOf(train: Train): Livery {
  const liveries = engineOf(train).startsWith('steam') ? STEAM_LIVERIES : LIVERIES
  return liveries[train.id % liveries.length]
}

/** What is drawn on a card that names no engine, from the lowest price up. */
const BY_PRICE: readonly EngineId[] = [
  'railbus',
  'narrow-gauge',
  'diesel-small',
  'railcar',
  'diesel',
  'electric-box',
  'electric-modern',
  'double-decker',
]

export function engineOf({ engine, price }: Train): EngineId {
  return engine ?? BY_PRICE[price - LOWEST_PRICE]
}

interface TrainCardProps {
  readonly train: Train
  /** A mini has no room for the name: only the engine and the price. */
  readonly size: 'card' | 'mini'
}

/** The face of a train card. It fills the box that it is given. */
export function TrainCard({ train, size }: TrainCardProps) {
  const { name, price, bonus } = train
  return (
    <span className={size === 'mini' ? styles.mini : styles.card}>
      <span className={styles.price}>{price}</span>
      <span className={styles.scene}>
        <EngineSvg className={styles.engine} engine={engineOf(train)} livery={liveryOf(train)} />
      </span>
      {bonus !== 0 && <span className={bonus > 0 ? styles.bonus : styles.malus}>{signed(bonus)}</span>}
      {size === 'card' && <span className={`${parts.cut} ${styles.name}`}>{name}</span>}
    </span>
  )
}

function signed(bonus: number): string {
  return bonus > 0 ? `+${bonus}` : `−${-bonus}`
}

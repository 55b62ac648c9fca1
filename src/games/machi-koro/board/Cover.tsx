import styles from './Cover.module.css'
import './colours.css'
import type { ItemId } from '../cards/cards.ts'
import { BUILDING_WIDTH, BuildingPicture, groundOf, Tree } from './pieces/BuildingPicture.tsx'
import { Coin, type DieValue, Pips } from './pieces/SmallPieces.tsx'

/** Where the sides are in the picture, and which tone the light gives them. */
const SIDES: readonly (readonly [value: DieValue, transform: string, shade: number])[] = [
  [5, 'matrix(.86 .24 -.5 .36 24 -17.3)', 0],
  [1, 'matrix(.86 .24 0 .94 0 0)', 0.3],
  [3, 'matrix(.5 -.36 0 .94 41.3 11.5)', 0.75],
]

/** A hill is a piece of a large circle: the middle and the height of its top, and its radius. */
type Hill = readonly [x: number, top: number, radius: number]

const UPPER: Hill = [325, 188, 1100]
const LOWER: Hill = [320, 284, 1500]

/** What stands on a hill: its name, its middle and its scale. */
type Buildings = readonly (readonly [id: ItemId, x: number, scale: number])[]

const LANDMARKS: Buildings = [
  ['forest', 52, 1.25],
  ['amusement-park', 138, 2],
  ['business-center', 236, 1.65],
  ['train-station', 332, 2],
  ['shopping-mall', 434, 1.75],
  ['radio-tower', 526, 1.95],
  ['mine', 606, 1.3],
]

const HOUSES: Buildings = [
  ['wheat-field', 42, 1.55],
  ['ranch', 124, 1.65],
  ['bakery', 207, 1.65],
  ['cafe', 289, 1.65],
  ['fruit-and-vegetable-market', 369, 1.6],
  ['family-restaurant', 450, 1.65],
  ['cheese-factory', 534, 1.65],
  ['apple-orchard', 612, 1.5],
]

const TREES = [
  [88, 212, 0.8],
  [188, 200, 0.9],
  [284, 194, 0.8],
  [382, 194, 0.9],
  [482, 204, 0.8],
  [572, 216, 1],
  [84, 300, 0.8],
  [166, 292, 0.7],
  [329, 285, 0.7],
  [492, 294, 0.7],
] as const

const STARS = [
  30, 60, 92, 24, 262, 58, 330, 26, 392, 60, 468, 34, 500, 96, 590, 40, 620, 130, 24, 136, 226, 20, 300, 112,
]

/** The picture on the box: a town on a hill in the evening, and what it is played with. */
export function Cover() {
  return (
    <svg className={styles.cover} viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="400" fill="var(--cover-sky)" />
      <circle cx="150" cy="122" r="164" fill="var(--cover-sky-halo)" />
      <circle cx="150" cy="122" r="112" fill="var(--cover-sky-glow)" />
      <circle cx="150" cy="122" r="62" fill="var(--cover-sun)" />
      {STARS.map((x, i) => i % 2 === 0 && <circle key={x} cx={x} cy={STARS[i + 1]} r="1.4" fill="var(--cover-star)" />)}
      <path
        d="M376 64h84a11 11 0 0 0-9-16 22 22 0 0 0-39-6 16 16 0 0 0-27 8 8 8 0 0 0-9 14ZM544 84h78a10 10 0 0 0-9-14 18 18 0 0 0-33-4 14 14 0 0 0-25 6 7 7 0 0 0-11 12Z"
        fill="var(--cover-cloud)"
      />
      <path d="M0 206 60 166l56 42 68-58 84 64h172l70-78 56 54 46-40 28 24v216H0Z" fill="var(--cover-far)" />
      <path d="M0 226c70-34 150-26 200-6 120-20 310-40 440 2v178H0Z" fill="var(--cover-middle)" />
      <HillSide hill={UPPER} fill="var(--cover-hill)" />
      <path d="M325 188q170 0 330 52v160H420c40-80 50-176-95-212Z" fill="var(--cover-hill-shade)" />
      <Row hill={UPPER} buildings={LANDMARKS} />
      {TREES.slice(0, 6).map(([x, y, size]) => (
        <Tree key={x} x={x} y={y} size={size} shape="fir" />
      ))}
      <HillSide hill={LOWER} fill="var(--cover-near)" />
      <Road />
      {TREES.slice(6).map(([x, y, size]) => (
        <Tree key={x} x={x} y={y} size={size} shape="round" />
      ))}
      <Row hill={LOWER} buildings={HOUSES} />
      <Bus />
      <path d="M0 400v-34c70-16 150-10 230 4s150 8 230-4 120-6 180 6v28Z" fill="var(--cover-nearest)" />
      <Tree x={612} y={394} size={2.2} shape="round" />
      <Savings />
      <g transform="translate(502 322) scale(1.3)">
        <ThrownDie />
      </g>
    </svg>
  )
}

function HillSide({ hill: [x, top, radius], fill }: { readonly hill: Hill; readonly fill: string }) {
  return <circle cx={x} cy={top + radius} r={radius} fill={fill} />
}

/** Buildings lean a little with the side of the hill that they stand on. */
function Row({ hill: [middle, top, radius], buildings }: { readonly hill: Hill; readonly buildings: Buildings }) {
  return buildings.map(([id, x, scale]) => {
    const angle = (Math.asin((x - middle) / radius) * 180) / Math.PI
    const left = middle - (BUILDING_WIDTH / 2) * scale
    const upper = top - groundOf(id) * scale + 1
    return (
      <g key={id} transform={`rotate(${angle} ${middle} ${top + radius}) translate(${left} ${upper}) scale(${scale})`}>
        <BuildingPicture id={id} />
      </g>
    )
  })
}

function Road() {
  const [x, top, radius] = LOWER
  const middle = { cx: x, cy: top + radius, r: radius - 13, fill: 'none' }
  return (
    <>
      <circle {...middle} stroke="var(--cover-road)" strokeWidth="24" />
      <circle {...middle} stroke="var(--cover-road-line)" strokeWidth="2" strokeDasharray="14 12" />
    </>
  )
}

function Bus() {
  return (
    <g transform="translate(300 283) rotate(0.5)">
      <path d="M0 20V4q0-4 4-4h44q5 0 6 5l2 9v6Z" fill="var(--mk-signal)" />
      <path d="M0 13h55.8l.2 1.5v2.5H0Z" fill="var(--mk-white)" />
      <path d="M4 4h9v7H4Zm12 0h9v7h-9Zm12 0h9v7h-9Zm12 0h8q2 0 2.5 2l1.5 5H40Z" fill="var(--mk-glass)" />
      <path d="M12 20h.01M44 20h.01" stroke="var(--mk-dark)" strokeWidth="9" strokeLinecap="round" />
      <path d="M12 20h.01M44 20h.01" stroke="var(--mk-stone)" strokeWidth="3.5" strokeLinecap="round" />
    </g>
  )
}

const PILE = [
  [0, 50],
  [3, 40],
  [1, 30],
  [2, 20],
  [0, 10],
  [2, 0],
] as const

/** A pile of coins, and some that lean on it. */
function Savings() {
  return (
    <g transform="translate(46 328)">
      {PILE.map(([x, y]) => (
        <rect
          key={y}
          x={x}
          y={y}
          width="56"
          height="10"
          rx="4"
          fill="var(--mk-coin)"
          stroke="var(--mk-coin-edge)"
          strokeWidth="1.6"
        />
      ))}
      <Coin x={86} y={26} size={38} value={5} />
      <Coin x={42} y={12} size={52} />
    </g>
  )
}

/** A die that lies on the ground: three of its sides, about 65 wide and 74 tall. */
function ThrownDie() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M4 3 24-14 62-3.5 62 32 41.3 53 4 42Z"
        fill="var(--mk-die-edge)"
        stroke="var(--mk-die-edge)"
        strokeWidth="8"
      />
      {SIDES.map(([value, transform, shade]) => (
        <g key={value} transform={transform}>
          <rect x="1" y="1" width="46" height="46" rx="8" fill="var(--mk-die)" />
          <rect x="1" y="1" width="46" height="46" rx="8" fill="var(--mk-die-edge)" fillOpacity={shade} />
          <Pips value={value} />
        </g>
      ))}
    </g>
  )
}

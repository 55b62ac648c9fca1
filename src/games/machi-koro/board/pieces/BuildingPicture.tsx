import type { ItemId } from '../../cards/cards.ts'
import {
  AMUSEMENT_PARK,
  APPLE_ORCHARD,
  awning,
  BAKERY,
  BUSINESS_CENTER,
  box,
  boxes,
  CONVENIENCE_STORE,
  type Drawing,
  disc,
  discs,
  FRUIT_AND_VEGETABLE_MARKET,
  RADIO_TOWER,
  RANCH,
  SHOPPING_MALL,
  STADIUM,
  type Tone,
  TRAIN_STATION,
  TV_STATION,
  WHEAT_FIELD,
} from './buildings.ts'

const FOREST: Drawing = [
  ['trunk', boxes(3, 6, [10.5, 38], [22.5, 38], [34.5, 38])],
  ['leaf-dark', fir(24, 3, 40, 13, -1)],
  ['copper', fir(24, 3, 40, 13, 1)],
  ['leaf', fir(12, 13, 40, 9.5, -1) + fir(36, 11, 40, 9.5, -1)],
  ['leaf-dark', fir(12, 13, 40, 9.5, 1) + fir(36, 11, 40, 9.5, 1)],
  ['meadow', 'M3 44v-2q21-3 42 0v2Z'],
  ['white', box(23, 38, 2.6, 5)],
  ['signal', 'M19.5 39.5q.5-5 4.8-5t4.8 5Z'],
  ['white', discs(0.8, [22.5, 37.6], [26, 38])],
]

const MINE: Drawing = [
  ['stone', 'M2 44 11 24l5 3L27 5l8 14 4-1 7 26Z'],
  ['slate', 'M27 5l8 14 4-1 7 26H33l2-12-7-11 2-7Z'],
  ['gold', 'M20 22l2.5-2.5L25 22l-2.5 3.5ZM38.2 35l1.9-2.5 1.9 2.5-1.9 3.2ZM8.5 36l1.5-2 2 2-1.5 3Z'],
  ['dark', 'M13 44V30q0-3 3-3h15q3 0 3 3v14Z'],
  ['trunk', 'M13.5 44V28M33.5 44V28M10 27.8h27', 3],
  ['wheat-dark', 'M10 26.8h27', 1.2],
  ['stone', 'M9 43.5h29', 1.4],
  ['gold', 'M16.5 36l3-4.5 3 1.5 3-3.5 3.5 3 2 3.5Z'],
  ['signal', 'M15 35h17l-2 6.5H17Z'],
  ['roof', 'M15 35h17l-.6 2H15.6Z'],
  ['wall', disc(19.5, 41.8, 2) + disc(27.5, 41.8, 2)],
]

const CHEESE_FACTORY: Drawing = [
  ['wall-shade', discs(2, [41, 8.5], [43.5, 5]) + disc(39.5, 4.5, 1.5)],
  ['stone', box(37, 12, 6, 14)],
  ['signal', box(36.3, 12, 7.4, 2.5)],
  ['wall', box(4, 26, 40, 18)],
  ['wall-shade', box(34, 26, 10, 18)],
  ['wheat', 'M6 15.5 28 4q6 3 6.5 11.5Z'],
  ['gold', box(6, 15.5, 28.5, 9)],
  ['wheat-dark', disc(13, 20, 2.5) + disc(22.5, 21, 1.8) + disc(29, 18.5, 1.6) + disc(25, 11, 1.7)],
  ['copper', box(3, 24, 42, 3.5)],
  ['glass', boxes(6, 5, [6.5, 30.5], [14.5, 30.5])],
  ['slate', box(23, 31, 10, 13)],
  ['stone', 'M23 34h10M23 37h10M23 40h10', 0.8],
  ['stone', 'M35.5 44v-7l2-2.5v-2h5v2l2 2.5v7Z'],
  ['white', 'M35.5 44v-7l2-2.5v-2H40V44Z'],
  ['stone', box(3, 42.5, 42, 1.5)],
]

const FURNITURE_FACTORY: Drawing = [
  ['wall-shade', discs(2, [40, 6], [42.5, 3])],
  ['stone', box(36, 10, 6, 12)],
  ['signal', box(35.3, 9, 7.4, 2.5)],
  ['brick', 'M4 44V13l13.3 9v-9l13.3 9v-9L44 22v22Z'],
  ['glass', 'M6 24v-7l8 5.5V24ZM19.5 24v-7l8 5.5V24ZM32.7 24v-7l8 5.5V24Z'],
  ['slate', 'M4 13l13.3 9v-9l13.3 9v-9L44 22', 2],
  ['wall', box(9, 27, 21, 17)],
  ['trunk', 'M15 35v8.5M24.5 36v7.5', 2],
  ['orange', 'M13.5 28.5h3.5V35h8.5v3H13.5Z'],
  ['roof', 'M17 35h8.5v1.5H17Z'],
  ['trunk', discs(2.8, [34.6, 41.2], [40.2, 41.2], [37.4, 36.4])],
  ['wheat', discs(1.7, [34.6, 41.2], [40.2, 41.2], [37.4, 36.4])],
  ['stone', box(3, 42.5, 42, 1.5)],
]

const CAFE: Drawing = [
  ['slate', 'M5 13 9 4h20l4 9Z'],
  ['wall', box(6, 12, 26, 32)],
  ['wall-shade', box(26, 12, 6, 32)],
  ['glass', box(20, 34, 9, 7) + box(9, 34, 7, 9)],
  ['trunk', 'M9 44V33.5h7V44M20 41.5h9', 1.2],
  ['trunk', disc(19, 15, 11)],
  ['white', 'M12 14h12v4q0 4.5-4 4.5h-4q-4 0-4-4.5Z'],
  ['white', 'M24 15.5h1.5q2 0 2 2t-2 2H24', 1.4],
  ['white', 'M15.5 12q-1.5-2 0-3.5t0-3M20 12q-1.5-2 0-3.5t0-3', 1.4],
  ...awning('signal', 4, 26, 30, 4.5),
  ['trunk', 'M38.5 22v22M33.5 37h10', 1.4],
  ['signal', 'M30 28q2-8.5 8.5-8.5T47 28q-2.8-2-5.6 0-2.9-2-5.8 0-2.8-2-5.6 0Z'],
  ['white', 'M35.6 28q.4-8.5 2.9-8.5t2.9 8.5q-2.9-2-5.8 0Z'],
  ['stone', box(3, 42.5, 42, 1.5)],
]

const FAMILY_RESTAURANT: Drawing = [
  ['wall', box(4, 25, 40, 19)],
  ['wall-shade', box(34, 25, 10, 19)],
  ['signal', 'M1 27 8 14h32l7 13Z'],
  ['roof', 'M1 27l1.6-3h42.8L47 27Z'],
  ['glass', boxes(11, 8, [6.5, 30], [30.5, 30]) + box(20.5, 31, 7, 12)],
  ['wall', 'M12 30v8M36 30v8', 1],
  ['trunk', 'M20.5 44V31h7v13M24 31v13', 1.2],
  ['leaf-dark', boxes(11, 2.5, [6.5, 38.5], [30.5, 38.5])],
  ['signal', discs(1, [9, 38.5], [15, 38.5], [33, 38.5], [39, 38.5])],
  ['gold', disc(24, 13, 11)],
  ['white', disc(24, 13, 9)],
  ['slate', 'M17.8 7v4q0 2 2 2.4V20h1.8v-6.6q2-.4 2-2.4V7h-1.2v3.5h-1V7h-1.4v3.5h-1V7ZM27 20V6.5q4 1.5 4 8h-2.2V20Z'],
  ['stone', box(3, 42.5, 42, 1.5)],
]

/** Buildings for the cards of other sets, which have no drawing of their own. */
const PLAIN_HOUSE: Drawing = [
  ['brick', box(33, 7, 5, 10)],
  ['roof', 'M3 24 13 10h22l10 14Z'],
  ['wall', box(6, 23, 36, 21)],
  ['wall-shade', box(34, 23, 8, 21)],
  ['glass', boxes(8, 7, [10, 32], [30, 32])],
  ['trunk', box(20.5, 33, 7, 11)],
  ['gold', box(25.2, 38, 1.2, 1.6)],
  ...awning('copper', 8, 25, 32, 4),
  ['stone', box(3, 42.5, 42, 1.5)],
]

const PLAIN_LANDMARK: Drawing = [
  ['slate', 'M24 14V3', 1.2],
  ['signal', 'M24 3l8 2.500-8 2.500Z'],
  ['copper', 'M14 24a10 10 0 0 1 20 0Z'],
  ['wall', box(16, 24, 16, 10)],
  ['glass', boxes(3, 6, [18.5, 26], [26.5, 26])],
  ['roof', 'M3 40 24 30l21 10Z'],
  ['wall', box(5, 40, 38, 18)],
  ['wall-shade', boxes(3, 18, [8, 40], [16, 40], [29, 40], [37, 40])],
  ['dark', 'M21 58V48a3 3 0 0 1 6 0v10Z'],
  ['stone', box(2, 57, 44, 3)],
]

const DEEP: readonly Tone[] = ['slate', 'dark', 'signal', 'plum', 'copper', 'brick', 'roof', 'glass']

const SCAFFOLD = 'M4 60V29M44 60V29M2 36h44M2 48h44M4 48l12-12M44 48 32 36'

const ESTABLISHMENTS: Readonly<Record<ItemId, Drawing>> = {
  'wheat-field': WHEAT_FIELD,
  ranch: RANCH,
  bakery: BAKERY,
  cafe: CAFE,
  'convenience-store': CONVENIENCE_STORE,
  forest: FOREST,
  stadium: STADIUM,
  'tv-station': TV_STATION,
  'business-center': BUSINESS_CENTER,
  'cheese-factory': CHEESE_FACTORY,
  'furniture-factory': FURNITURE_FACTORY,
  mine: MINE,
  'family-restaurant': FAMILY_RESTAURANT,
  'apple-orchard': APPLE_ORCHARD,
  'fruit-and-vegetable-market': FRUIT_AND_VEGETABLE_MARKET,
}

const LANDMARKS: Readonly<Record<ItemId, Drawing>> = {
  'train-station': TRAIN_STATION,
  'shopping-mall': SHOPPING_MALL,
  'amusement-park': AMUSEMENT_PARK,
  'radio-tower': RADIO_TOWER,
}

interface BuildingProps {
  readonly id: ItemId
  /** Must be said of a card that is not a standard one, of which the drawings do not know it. */
  readonly isLandmark?: boolean | undefined
  /** A landmark that is not built yet is a grey plan behind a scaffold. */
  readonly isLit?: boolean
}

/** The width of the grid that all buildings are drawn on. */
export const BUILDING_WIDTH = 48

/** A building on a grid of 48 x 48, a landmark on 48 x 64. The ground is 4 above the lower edge. */
export function BuildingPicture({ id, isLandmark = id in LANDMARKS, isLit = true }: BuildingProps) {
  if (!isLandmark) return <Layers drawing={ESTABLISHMENTS[id] ?? PLAIN_HOUSE} />
  const drawing = LANDMARKS[id] ?? PLAIN_LANDMARK
  return isLit ? <Layers drawing={drawing} /> : <Blueprint drawing={drawing} />
}

/** How far down a building goes: where the ground is on its grid. */
export function groundOf(id: ItemId, isLandmark = id in LANDMARKS): number {
  return isLandmark ? 60 : 44
}

interface BuildingSvgProps extends BuildingProps {
  readonly className?: string | undefined
}

/** A building as a picture of its own, a built landmark with light around it. Its name has to stand beside it. */
export function BuildingSvg({ id, isLandmark = id in LANDMARKS, isLit = true, className }: BuildingSvgProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${BUILDING_WIDTH} ${groundOf(id, isLandmark) + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {isLandmark && isLit && <circle cx="24" cy="31" r="23" fill="var(--mk-halo)" />}
      <BuildingPicture id={id} isLandmark={isLandmark} isLit={isLit} />
    </svg>
  )
}

/** A drawing in its colours. */
function Layers({ drawing }: { readonly drawing: Drawing }) {
  return drawing.map(([tone, path, width]) =>
    width === undefined ? (
      <path key={path} d={path} fill={`var(--mk-${tone})`} />
    ) : (
      <path key={path} d={path} fill="none" stroke={`var(--mk-${tone})`} strokeWidth={width} strokeLinejoin="round" />
    ),
  )
}

/** A landmark before it is built: its shape in greys, and a scaffold in front. */
function Blueprint({ drawing }: { readonly drawing: Drawing }) {
  return (
    <>
      <g fill="none" stroke="var(--mk-plan-line)" strokeLinejoin="round">
        {drawing.map(([, path, width = 0]) => (
          <path key={path} d={path} strokeWidth={width + 1.4} />
        ))}
      </g>
      {drawing.map(([tone, path, width]) => {
        const grey = DEEP.includes(tone) ? 'var(--mk-plan-dark)' : 'var(--mk-plan)'
        return width === undefined ? (
          <path key={path} d={path} fill={grey} />
        ) : (
          <path key={path} d={path} fill="none" stroke={grey} strokeWidth={width} />
        )
      })}
      <path d={SCAFFOLD} fill="none" stroke="var(--mk-plan-line)" strokeWidth="1.2" />
    </>
  )
}

/** One half of a fir: its left or right side. */
function fir(x: number, top: number, foot: number, width: number, side: 1 | -1): string {
  const step = (foot - top) / 3
  const out = (part: number) => (x + side * width * part).toFixed(1)
  const low = (part: number) => (top + step * part).toFixed(1)
  return `M${x} ${top}L${out(0.6)} ${low(1.1)}H${out(0.34)}L${out(0.82)} ${low(2)}H${out(0.5)}L${out(1)} ${foot}H${x}Z`
}

/** The crown of a tree, and the side of it that is lit. */
const SHAPES = {
  round: {
    crown: 'M-9 -16a9 9 0 0 1 4 -8a8 8 0 0 1 12 1a8 8 0 0 1 3 9a7 7 0 0 1 -6 8h-7a8 8 0 0 1 -6 -10Z',
    lit: 'M-3 -6a8 8 0 0 1 -6 -10a9 9 0 0 1 4 -8a8 8 0 0 1 7 -3q5 11 -5 21Z',
  },
  fir: {
    crown: 'M0 -34 6 -24H3.5L9 -15H5L11 -5H-11L-5 -15H-9L-3.5 -24H-6Z',
    lit: 'M0 -34V-5H-11L-5 -15H-9L-3.5 -24H-6Z',
  },
  bush: {
    crown: 'M-8 0a6 6 0 0 1 2 -8a6 6 0 0 1 9 -2a6 6 0 0 1 6 6a4 4 0 0 1 1 4Z',
    lit: 'M-8 0a6 6 0 0 1 2 -8a6 6 0 0 1 6 -3.5q3 7 -4 11.5Z',
  },
}

/** Two tones each: one of them is seen on any meadow, by day and by night. */
const TONES = {
  leaf: { crown: 'var(--mk-leaf-dark)', lit: 'var(--mk-leaf)' },
  rose: { crown: 'var(--mk-brick)', lit: 'var(--mk-rose)' },
}

interface TreeProps {
  readonly x: number
  /** The ground. */
  readonly y?: number
  readonly size: number
  readonly shape: keyof typeof SHAPES
  readonly tone?: keyof typeof TONES
}

/** A tree that stands on a point, about 30 high. */
export function Tree({ x, y = 0, size, shape, tone = 'leaf' }: TreeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-1.4 0V-12H1.4V0Z" fill="var(--mk-trunk)" />
      <path d={SHAPES[shape].crown} fill={TONES[tone].crown} />
      <path d={SHAPES[shape].lit} fill={TONES[tone].lit} />
    </g>
  )
}

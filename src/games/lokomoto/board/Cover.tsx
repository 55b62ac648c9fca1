import './colours.css'
import styles from './Cover.module.css'
import type { Livery } from './pieces/EngineSvg.tsx'
import { EnginePicture } from './pieces/EngineSvg.tsx'
import { Stroke, type StrokeLook } from './pieces/strokes/Stroke.tsx'

/** What has been drawn so far: with whose pen, how, and from station to station (column and row of the lattice). */
const LINES: readonly (readonly [seat: number, look: StrokeLook, stations: string])[] = [
  [2, 'solid', 'a2 b1 c1 c2 d2'],
  [5, 'solid', 'a2 a3 b3'],
  [5, 'dotted', 'b3 c2'],
  [3, 'solid', 'd1 e1 e2 f2 g1'],
  [3, 'dotted', 'g1 h1'],
  [4, 'solid', 'd2 d3 e3 f2'],
  [4, 'dotted', 'f2 f3'],
  [2, 'solid', 'g1 g2'],
  [2, 'dotted', 'g2 f3'],
  [1, 'black', 'b3 b2 c2'],
  [1, 'black', 'd2 e2'],
]

/** No player has drawn here yet. */
const EMPTY = ['c1 d1', 'e1 f1 g1', 'b1 b2', 'c2 d1 d2', 'f1 f2', 'e2 e3', 'c2 c3', 'b3 c3 d3', 'g2 h1', 'e3 f3']

const STATIONS = [...new Set([...LINES.map(([, , stations]) => stations), ...EMPTY].join(' ').split(' '))]

/** In units of which a section is 100 long. */
function placeOf(station: string): readonly [x: number, y: number] {
  const row = Number(station[1]) - 1
  return [(station.charCodeAt(0) - 97) * 100 + row * 50, row * 87]
}

/** The line in front is a piece of a large circle around this point, up to the point of the pen. */
const MIDDLE = [200, -1266] as const
const RADIUS = 1600
const RED_LINE = `M-30 317.5A${RADIUS} ${RADIUS} 0 0 0 492 307`

/** Puts a vehicle, which is 80 wide and has its rail at 36, on that line. */
function onLine(angle: number): string {
  return `rotate(${angle} ${MIDDLE.join(' ')}) translate(114 250.5) scale(2.15)`
}

/** The picture on the box: a sheet on a table that has been drawn on, and a train on the line that is still growing. */
export function Cover() {
  return (
    <svg className={styles.cover} viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="400" fill="var(--lk-cover-table)" />
      <circle cx="330" cy="170" r="330" fill="var(--lk-cover-light)" />
      <circle cx="330" cy="170" r="250" fill="var(--lk-cover-lamp)" />
      <path
        d="M0 62h640M0 168h640M0 274h640M0 380h640M190 62v106M470 168v106M90 274v106"
        stroke="var(--lk-cover-plank)"
        strokeWidth="2"
      />
      <g transform="rotate(-3 320 200)">
        <path d="M46 40h564v332H46Z" fill="var(--lk-cover-shadow)" />
        <path d="M38 30h564v332H38Z" fill="var(--lk-cover-sheet)" />
        <Land />
        <circle cx="330" cy="190" r="150" fill="var(--lk-cover-shine)" />
        <circle cx="330" cy="190" r="220" fill="var(--lk-cover-shine)" />
        <Water />
        <g transform="translate(84 90) scale(.66)">
          <Lines />
        </g>
      </g>
      <Pen x={306} y={375} angle={-5} seat={2} />
      <Pen x={552} y={46} angle={24} seat={3} />
      <g fill="none" strokeLinecap="round">
        <path d={RED_LINE} stroke="var(--seat-1)" strokeWidth="15" />
        <path d={RED_LINE} stroke="var(--lk-cover-streak)" strokeWidth="4" transform="translate(0 3)" />
      </g>
      <Train />
      <Pen x={493} y={306} angle={-38} seat={1} />
    </svg>
  )
}

function Land() {
  return (
    <path
      d="M62 170c8-30 38-50 88-58 40-6 55-16 90-20 22-22 60-32 105-26 45-18 105-14 155 0 40 0 75 18 90 46-20 28-42 38-50 64-18 44-60 74-110 100-50 16-100 24-150 26-50 4-100-12-130-40-40-16-80-47-88-92Z"
      fill="var(--lk-cover-land)"
      stroke="var(--lk-cover-shore)"
      strokeWidth="4"
    />
  )
}

function Water() {
  return (
    <>
      <path
        d="M78 134c44-10 92 0 140-12s58-20 72 6c16 32-12 66-8 104 2 26 8 44 2 68M566 88c-40 20-86 14-110 54-26 42-16 92-46 138"
        fill="none"
        stroke="var(--lk-water)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M132 246q40-34 92-40 8 8-4 14-46 10-80 32-10 2-8-6Z" fill="var(--lk-water)" />
    </>
  )
}

function Lines() {
  return (
    <>
      <path
        d={EMPTY.map((stations) => `M${stations.split(' ').map(placeOf).join('L')}`).join('')}
        fill="none"
        stroke="var(--lk-rail)"
        strokeWidth="4"
        strokeDasharray="8 6"
      />
      {LINES.map(([seat, look, stations]) => {
        const places = stations.split(' ').map(placeOf)
        return places
          .slice(1)
          .map((to, i) => <Stroke key={`${to}`} from={places[i]} to={to} seat={seat} look={look} seed={to[0] + i} />)
      })}
      <g fill="var(--lk-station)" stroke="var(--lk-station-edge)" strokeWidth="3.5">
        {STATIONS.map((station) => {
          const [x, y] = placeOf(station)
          return <circle key={station} cx={x} cy={y} r="10" />
        })}
      </g>
    </>
  )
}

/** The Csörgő and its coaches. */
function Train() {
  return (
    <>
      <g transform={onLine(-6.6)}>
        <EnginePicture engine="diesel" livery="red" />
      </g>
      <Coach angle={-0.5} livery="blue" />
      <Coach angle={5.6} livery="green" />
    </>
  )
}

function Coach({ angle, livery }: { readonly angle: number; readonly livery: Livery }) {
  return (
    <g transform={onLine(angle)}>
      <path d="M-1 28h82" stroke="var(--lk-iron)" strokeWidth="2" />
      <path d="M3 30V14q0-3 3-3h68q3 0 3 3v16Z" fill={`var(--lk-${livery}-body)`} />
      <path d="M3 27h74v3.5H3Z" fill={`var(--lk-${livery}-shade)`} />
      <path d="M2.5 14q0-4 4-4h67q4 0 4 4Z" fill="var(--lk-steel)" />
      <path d="M3 22.5h74v1.8H3Z" fill={`var(--lk-${livery}-band)`} />
      <path
        d="M12 15.5h7v5.5h-7Zm10.2 0h7v5.5h-7Zm10.2 0h7v5.5h-7Zm10.2 0h7v5.5h-7Zm10.2 0h7v5.5h-7Zm10.2 0h7v5.5h-7Z"
        fill="var(--lk-glass)"
      />
      <path d="M12 30.5h14M54 30.5h14" stroke="var(--lk-iron)" strokeWidth="3" />
      <path
        d="M14 32.5h.01m9.99 0h.01M56 32.5h.01m9.99 0h.01"
        stroke="var(--lk-wheel)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M14 32.5h.01m9.99 0h.01M56 32.5h.01m9.99 0h.01"
        stroke="var(--lk-hub)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  )
}

interface PenProps {
  /** The point of the pen. */
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly seat: number
}

function Pen({ x, y, angle, seat }: PenProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path
        d="m0 0 34-11v-2h140q8 0 8 8v10q0 8-8 8H34v-2Z"
        fill="var(--lk-cover-shadow)"
        transform={`rotate(${-angle}) translate(4 9) rotate(${angle})`}
      />
      <path d="M0 0 14-5v10Z" fill={`var(--seat-${seat})`} />
      <path d="M12-6h6l16-5v22l-16-5h-6Z" fill="var(--lk-iron)" />
      <path d="M34-13h140q8 0 8 8v10q0 8-8 8H34Z" fill={`var(--seat-${seat})`} />
      <path d="M34 5h148q0 8-8 8H34Z" fill="rgb(0 0 0 / 16%)" />
      <path d="M62-13h64v26H62Z" fill="var(--lk-cream)" />
      <path d="M72-3h44M72 4h30" stroke={`var(--seat-${seat})`} strokeWidth="3" />
    </g>
  )
}

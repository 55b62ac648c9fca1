import { type KeyboardEvent, useState } from 'react'
import { areNeighbours, inPlane, type Lattice, type Pattern, type Place, turned, turnsOf } from '../../cards/cards.ts'
import styles from './SetEditor.module.css'

export interface LatticeEditorProps {
  readonly lattice: Lattice
  readonly sections: Pattern
  /** The places that can be drawn on. */
  readonly places: readonly Place[]
  /** Sections that are drawn in the colour of a warning, by `keyOf`. */
  readonly marked?: ReadonlySet<string>
  readonly label: string
  /** What is said of the place where the keys are. */
  nameOf(place: Place): string
  toggle(section: Pattern[number]): void
}

/** The same text for a section whichever way it is named. */
export function keyOf([one, other]: Pattern[number]): string {
  return [String(one), String(other)].toSorted().join(' ')
}

/** The directions of the keys, as steps on the lattice: W and E lie above A and D, Z and X below. */
const KEYS: Readonly<Record<Lattice, Readonly<Record<string, Place>>>> = {
  triangular: { KeyA: [-1, 0], KeyD: [1, 0], KeyW: [0, -1], KeyE: [1, -1], KeyZ: [-1, 1], KeyX: [0, 1] },
  square: { KeyA: [-1, 0], KeyD: [1, 0], KeyW: [0, -1], KeyX: [0, 1] },
}

/** Sections between the dots of a lattice, which taps and keys draw and remove. */
export function LatticeEditor({ lattice, sections, places, marked, label, nameOf, toggle }: LatticeEditorProps) {
  const [at, setAt] = useState<Place>(places[0])
  const isThere = new Set(places.map(String))
  const drawn = new Set(sections.map(keyOf))
  const slots = slotsOf(lattice, places)
  const points = places.map((place) => inPlane(lattice, place))
  const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])) - 0.6)
  const [width, height] = [left, top].map((from, axis) => Math.max(...points.map((point) => point[axis])) + 0.6 - from)

  function press(event: KeyboardEvent): void {
    const [x, y] = at
    const step = KEYS[lattice][event.code]
    const moves: Readonly<Record<string, Place>> = {
      ArrowLeft: [x - 1, y],
      ArrowRight: [x + 1, y],
      // On the triangular lattice every other row leans to the other side, so that columns stay upright.
      ArrowUp: [lattice === 'triangular' && y % 2 !== 0 ? x + 1 : x, y - 1],
      ArrowDown: [lattice === 'triangular' && y % 2 === 0 ? x - 1 : x, y + 1],
    }
    const next = moves[event.key] ?? (step && ([x + step[0], y + step[1]] as const))
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (!isThere.has(String(next))) return
    if (step !== undefined) toggle([at, next])
    setAt(next)
  }

  const lineOf = ([one, other]: Pattern[number]) => {
    const [[x1, y1], [x2, y2]] = [inPlane(lattice, one), inPlane(lattice, other)]
    return { x1, y1, x2, y2 }
  }
  const [cursorX, cursorY] = inPlane(lattice, at)
  const ends = new Set(sections.flat().map(String))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and letters draw on it
    <section className={styles.lattice} tabIndex={0} aria-label={label} onKeyDown={press}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false">
        {slots.map((slot) => {
          const key = keyOf(slot)
          return (
            <g key={key} className={styles.slot} data-drawn={drawn.has(key)} data-marked={marked?.has(key)}>
              <line {...lineOf(slot)} />
              {/* biome-ignore lint/a11y/noStaticElementInteractions: keys do the same on the whole lattice */}
              <line {...lineOf(slot)} className={styles.touch} onClick={() => toggle(slot)} />
            </g>
          )
        })}
        {places.map((place, i) => (
          <circle
            key={String(place)}
            className={styles.dot}
            data-station={ends.has(String(place))}
            cx={points[i][0]}
            cy={points[i][1]}
            r={ends.has(String(place)) ? 0.14 : 0.07}
          />
        ))}
        <circle className={styles.cursor} cx={cursorX} cy={cursorY} r={0.24} />
      </svg>
      <p className={styles.spoken} aria-live="polite">
        {nameOf(at)}
      </p>
    </section>
  )
}

/** Every pair of neighbouring places, once. */
function slotsOf(lattice: Lattice, places: readonly Place[]): Pattern {
  const half = Array.from({ length: turnsOf(lattice) / 2 }, (_, turns) => turned(lattice, [1, 0], turns))
  const isThere = new Set(places.map(String))
  return places.flatMap((place) =>
    half
      .map((step): Place => [place[0] + step[0], place[1] + step[1]])
      .filter((next) => isThere.has(String(next)) && areNeighbours(lattice, place, next))
      .map((next): readonly [Place, Place] => [place, next]),
  )
}

/** The places in a rectangle of the plane, row by row: from `left`, so many across, and rows from `top`. */
export function rectangle(lattice: Lattice, [left, top]: Place, across: number, rows: number): Place[] {
  return Array.from({ length: rows }, (_, row) => top + row).flatMap((y) => {
    const shift = lattice === 'triangular' ? Math.floor(y / 2) : 0
    return Array.from({ length: across }, (_, i): Place => [left + i - shift, y])
  })
}

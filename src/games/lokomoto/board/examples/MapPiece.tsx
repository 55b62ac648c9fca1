import { type RailMap, stationsOf } from '../../cards/cards.ts'
import { Stations } from '../map/MapGround.tsx'
import { Tracks } from '../map/SectionInk.tsx'
import { sheetOf } from '../map/sheet.ts'
import { Stroke, type StrokeLook } from '../pieces/strokes/Stroke.tsx'

/** What is drawn on a section, and with whose pen. */
interface Mark {
  readonly look: StrokeLook
  readonly seat: number
}

/** All these sections look alike. */
export function marked(sections: string, look: StrokeLook, seat = 1): Readonly<Record<string, Mark>> {
  return Object.fromEntries(sections.split(' ').map((section) => [section, { look, seat }]))
}

interface MapPieceProps {
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Sections of the map, marked or not; the marked ones need not be told twice. */
  readonly map?: string
  readonly marks: Readonly<Record<string, Mark>>
  /** Stations with a ring around them. */
  readonly ringed?: string
}

/** A few sections of a map with their stations; (x, y) is the corner of the box around it. */
export function MapPiece({ x, y, scale = 0.6, map, marks, ringed }: MapPieceProps) {
  const names = new Set([...(map?.split(' ') ?? []), ...Object.keys(marks)])
  const { box, sections, stations } = sheetOf(pieceOfMap([...names]))
  const rings = new Set(ringed?.split(' '))
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-box.left} ${-box.top})`}>
      <Tracks sections={sections} />
      {sections.map(({ section, number, from, to }) => {
        const mark = marks[section]
        return mark && <Stroke key={section} from={from} to={to} seed={number} {...mark} />
      })}
      {stations
        .filter(({ station }) => rings.has(station))
        .map(({ station, at: [cx, cy] }) => (
          <circle key={station} cx={cx} cy={cy} r="19" fill="var(--paper)" stroke="var(--accent)" strokeWidth="6" />
        ))}
      <Stations stations={stations} />
    </g>
  )
}

/** A small map with these sections; stations stand where their letters and numbers say. */
export function pieceOfMap(sections: readonly string[]): RailMap {
  const stations = new Set(sections.flatMap(stationsOf))
  return {
    lattice: 'triangular',
    nodes: Object.fromEntries([...stations].map((station) => [station, [columnOf(station), Number(station.slice(1))]])),
    sections,
  }
}

function columnOf(station: string): number {
  return station.charCodeAt(0) - 'a'.charCodeAt(0)
}

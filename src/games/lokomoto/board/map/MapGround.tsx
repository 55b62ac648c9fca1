import { memo, useMemo } from 'react'
import type { Place, RailMap } from '../../cards/cards.ts'
import { Tracks } from './SectionInk.tsx'
import { type Box, pointOf, type Sheet, smoothPath } from './sheet.ts'
import { NAME_PX, type PlacedName, STATION_RADIUS } from './town-names.ts'

interface StationsProps {
  readonly stations: Sheet['stations']
}

export const Stations = memo(function Stations({ stations }: StationsProps) {
  return (
    <g fill="var(--lk-station)" stroke="var(--lk-station-edge)" strokeWidth={2.6} pointerEvents="none">
      {stations.map(({ station, at: [x, y] }) => (
        <circle key={station} cx={x} cy={y} r={STATION_RADIUS} />
      ))}
    </g>
  )
})

interface TownNamesProps {
  readonly names: readonly PlacedName[]
  /** Pixels for one unit of the sheet. */
  readonly scale: number
}

export const TownNames = memo(function TownNames({ names, scale }: TownNamesProps) {
  return (
    <g
      fill="var(--ink)"
      stroke="var(--lk-land)"
      strokeOpacity={0.75}
      strokeWidth={2.6 / scale}
      strokeLinejoin="round"
      paintOrder="stroke"
      fontFamily="var(--sign)"
      fontSize={NAME_PX / scale}
      fontWeight={600}
      textAnchor="middle"
      pointerEvents="none"
      style={{ userSelect: 'none' }}
    >
      {names.map(({ station, town, middle: [x, y], angle }) => (
        <text key={station} transform={`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`} dy="0.35em">
          {town}
        </text>
      ))}
    </g>
  )
})

interface CompassProps {
  readonly sheet: Sheet
  readonly paper: Box
}

const RADIUS = 38

/** From the edge of the paper to the middle. */
const INSET = 66

/** It needs so much free paper around its middle. */
const ROOM = 105

/** A compass rose, where the upper part of the paper has room for one. */
export function Compass({ sheet, paper }: CompassProps) {
  const y = paper.top + INSET
  const corners = [paper.left + INSET, paper.left + paper.width - INSET]
  const x = corners.find((corner) => sheet.stations.every(({ at }) => Math.hypot(at[0] - corner, at[1] - y) > ROOM))
  if (x === undefined) return null
  return (
    <g fill="var(--lk-rail)" transform={`translate(${x} ${y})`}>
      <circle r={RADIUS * 0.62} fill="none" stroke="var(--lk-rail-soft)" strokeWidth={2} />
      <path d={star(RADIUS * 0.7, 45)} />
      <path d={star(RADIUS, 0)} fill="var(--lk-land)" stroke="var(--lk-rail)" strokeWidth={1.4} />
      <path d={halves(RADIUS)} />
    </g>
  )
}

const WAIST = 9

/** Four points, the first one at an angle. */
function star(radius: number, degrees: number): string {
  return `M${Array.from({ length: 8 }, (_, i) => polar(i % 2 === 0 ? radius : WAIST, degrees + i * 45)).join('L')}Z`
}

/** One side of each of the four points. */
function halves(radius: number): string {
  return [0, 90, 180, 270].map((angle) => `M0 0L${polar(radius, angle)}L${polar(WAIST, angle + 45)}Z`).join('')
}

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}

interface MapGroundProps {
  readonly map: RailMap
  readonly sheet: Sheet
}

/** What is printed on the sheet below everything that is drawn on it. */
export const MapGround = memo(function MapGround({ map: { lattice, scenery }, sheet }: MapGroundProps) {
  const { land, rivers, lakes } = useMemo(() => {
    const path = (places: readonly Place[], isClosed: boolean) =>
      smoothPath(
        places.map((place) => pointOf(lattice, place)),
        isClosed,
      )
    return {
      land: path(scenery?.land ?? [], true),
      rivers: (scenery?.rivers ?? []).map((river) => path(river, false)).join(''),
      lakes: (scenery?.lakes ?? []).map((lake) => path(lake, true)).join(''),
    }
  }, [lattice, scenery])
  return (
    <>
      <path d={land} fill="var(--lk-land)" />
      <g stroke="var(--lk-water)" strokeWidth={3}>
        <path d={rivers} fill="none" strokeWidth={10} strokeLinecap="round" strokeLinejoin="round" />
        <path d={lakes} fill="var(--lk-water)" />
      </g>
      <path d={land} fill="none" stroke="var(--lk-rail)" strokeWidth={2.4} strokeDasharray="12 5 2.5 5" />
      <Tracks sections={sheet.sections} />
    </>
  )
})

import type { LineName } from '../../cards/cards.ts'
import { BONUS_TRACKS, TRACKS_PER_LINE } from '../../rules/numbers.ts'
import { centreOf, middleOf } from '../town/geometry.ts'
import { laneOf, linesOnSpots, routeOf, routePath, type TownLines } from '../town/route.ts'
import type { TownProps } from '../town/town-props.ts'
import style from './TownMotion.module.css'

/** A train runs along a line when it is complete, and at the tracks that bring a bonus. */
const STAGES: readonly number[] = [...BONUS_TRACKS, TRACKS_PER_LINE]

/** The engine, and the carriages behind it. */
const CARS = ['engine', 'first', 'second'] as const

/** From one car to the next, and the time for one track, as multiples of the pace. */
const BEHIND = 0.62
const PER_TRACK = 1.9

interface Props {
  readonly lines: TownLines
  readonly fresh: NonNullable<TownProps['fresh']>
  /** The points that it earned. */
  readonly gain: number
  /** In ms for one movement. */
  readonly pace: number
}

/** What celebrates the last action in a town: points that float up where they are earned, and a train. */
export function TownMotion({ lines, fresh, gain, pace }: Props) {
  const place = fresh.kind === 'track' ? fresh.spot : fresh.square
  const { x, y } = fresh.kind === 'track' ? middleOf(fresh.spot) : centreOf(fresh.square)
  const isStage = fresh.kind === 'track' && STAGES.includes(lines[fresh.line].tracks.length)
  return (
    <g className={style.motion}>
      {isStage && <Train key={`${fresh.line} ${fresh.spot}`} line={fresh.line} lines={lines} pace={pace} />}
      {gain > 0 && (
        <g key={place} transform={`translate(${x} ${y})`}>
          <text className={style.points} style={{ animationDuration: `${pace * 8}ms` }}>
            +{gain}
          </text>
        </g>
      )}
    </g>
  )
}

interface TrainProps {
  readonly line: LineName
  readonly lines: TownLines
  readonly pace: number
}

function Train({ line, lines, pace }: TrainProps) {
  const on = linesOnSpots(lines)
  const route = routeOf(lines[line].tracks)
  const path = routePath(route, (spot) => laneOf(line, on.get(spot) ?? [line]))
  const colour = `var(--line-${line})`
  return CARS.map((car, place) => (
    <g
      key={car}
      className={style.car}
      data-train={car}
      style={{
        offsetPath: `path('${path}')`,
        animationDuration: `${pace * PER_TRACK * (route.length - 1)}ms`,
        animationDelay: `${pace * (1 + place * BEHIND)}ms`,
      }}
      stroke="var(--casing)"
      strokeWidth="1.2"
    >
      <rect x="-8" y="-5.500" width="16" height="11" rx={car === 'engine' ? 5 : 2.5} fill={colour} />
      <rect x="-5" y="-3" width={car === 'engine' ? 7 : 10} height="6" rx="1.500" fill="var(--casing)" stroke="none" />
      {car === 'engine' && <circle cx="5.500" cy="0" r="1.600" fill="var(--lamp)" stroke="none" />}
    </g>
  ))
}

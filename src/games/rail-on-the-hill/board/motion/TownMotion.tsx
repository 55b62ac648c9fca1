import { RunningTrain } from '#boards/RunningTrain.tsx'
import type { LineName } from '../../cards/cards.ts'
import { BONUS_TRACKS, TRACKS_PER_LINE } from '../../rules/numbers.ts'
import { centreOf, middleOf } from '../town/geometry.ts'
import { laneOf, linesOnSpots, routeOf, routePath, type TownLines } from '../town/route.ts'
import type { TownProps } from '../town/town-props.ts'
import style from './TownMotion.module.css'

/** A train runs along a line when it is complete, and at the tracks that bring a bonus. */
const STAGES: readonly number[] = [...BONUS_TRACKS, TRACKS_PER_LINE]

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
  return <RunningTrain path={path} tracks={route.length - 1} colour={`var(--line-${line})`} pace={pace} />
}

import { useId } from 'react'
import type { LineName } from '../../cards/cards.ts'
import { routePath } from './curve.ts'
import { Rail } from './Rail.tsx'
import styles from './Tracks.module.css'

interface FreshRailProps {
  readonly line: LineName
  /** The whole line; the fresh track is its last one. */
  readonly route: readonly string[]
  readonly lane: (spot: string) => number
  readonly pace: number
}

/** A line whose last track is drawn from end to end. A mask grows, since the dashes belong to the line's texture. */
export function FreshRail({ line, route, lane, pace }: FreshRailProps) {
  const id = useId()
  const rest = routePath(route.slice(0, -1), lane)
  const last = routePath(route.slice(-2), lane)
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="-50" y="-50" width="900" height="900">
        <g fill="none" stroke="#ffffff" strokeWidth="14">
          <path d={rest} />
          <path
            className={styles.growing}
            style={{ animationDuration: `${pace}ms` }}
            d={last}
            pathLength="1"
            strokeDasharray="1"
          />
        </g>
      </mask>
      <g mask={`url(#${id})`}>
        <Rail line={line} d={routePath(route, lane)} />
      </g>
    </>
  )
}

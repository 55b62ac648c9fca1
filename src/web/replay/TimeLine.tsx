import { usePageTexts } from '../pages/parts/PageTexts.tsx'
import style from './TimeLine.module.css'

export interface TimeLineProps {
  readonly at: number
  readonly last: number
  /** The moments at which turns begin. */
  readonly borders: readonly number[]
  onGo(at: number): void
}

/** The whole game as a line of rails: each sleeper is where a turn begins, and the station is the moment shown. */
export function TimeLine({ at, last, borders, onGo }: TimeLineProps) {
  const { replay } = usePageTexts()
  return (
    <div className={style.line} style={{ '--done': last === 0 ? 0 : at / last }}>
      <div className={style.way}>
        <svg
          className={style.sleepers}
          viewBox={`0 0 ${Math.max(1, last)} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={borders.map((border) => `M${border} 0v1`).join('')} vectorEffect="non-scaling-stroke" />
        </svg>
        <input
          className={style.slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={replay.moment}
          aria-valuetext={replay.momentOf(at, last)}
          onChange={(event) => onGo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <span className={style.figures} aria-hidden="true">
        {replay.figures(at, last)}
      </span>
    </div>
  )
}

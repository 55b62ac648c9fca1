import style from './RunningTrain.module.css'

/** The engine, and the carriages behind it. */
const CARS = ['engine', 'first', 'second'] as const

/** From one car to the next, and the time for one track, as multiples of the pace. */
const BEHIND = 0.62
const PER_TRACK = 1.9

interface Props {
  /** The way, as the data of an SVG path, and how many tracks it has. */
  readonly path: string
  readonly tracks: number
  readonly colour: string
  /** In ms for one movement. */
  readonly pace: number
  /** How large it is, compared with tracks of about 60 units. */
  readonly scale?: number
}

/** A train that runs once along a way in a drawing, and is gone. */
export function RunningTrain({ path, tracks, colour, pace, scale = 1 }: Props) {
  return CARS.map((car, place) => (
    <g
      key={car}
      className={style.car}
      data-train={car}
      style={{
        offsetPath: `path('${path}')`,
        animationDuration: `${pace * PER_TRACK * tracks}ms`,
        animationDelay: `${pace * (1 + place * BEHIND)}ms`,
      }}
      stroke="var(--casing)"
      strokeWidth="1.2"
    >
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <rect x="-8" y="-5.500" width="16" height="11" rx={car === 'engine' ? 5 : 2.5} fill={colour} />
        <rect
          x="-5"
          y="-3"
          width={car === 'engine' ? 7 : 10}
          height="6"
          rx="1.500"
          fill="var(--casing)"
          stroke="none"
        />
        {car === 'engine' && <circle cx="5.500" cy="0" r="1.600" fill="var(--lamp)" stroke="none" />}
      </g>
    </g>
  ))
}

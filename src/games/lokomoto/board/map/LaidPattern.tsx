import styles from './LaidCard.module.css'
import type { LaidPart, PartState } from './laid-shape.ts'
import { between, type Point } from './sheet.ts'
import { written } from './smooth-path.ts'

interface LaidPatternProps {
  readonly parts: readonly LaidPart[]
  /** The width of its lines for hands. */
  readonly grip: number
}

/** A tick, an empty ring, a cross: so the states are told apart without their colours. */
const SIGNS: Readonly<Record<PartState, string>> = {
  yours: 'M-6 0-1.500 4.500 6-4.500',
  open: '',
  lost: 'M-5-5 5 5M-5 5 5-5',
}

/** The pattern of a card, and for each of its sections whether one has it, could have it, or can not. */
export function LaidPattern({ parts, grip }: LaidPatternProps) {
  const stations = new Map(parts.flatMap(({ from, to }) => [from, to]).map((point) => [written(point), point]))
  return (
    <>
      <path className={styles.grip} strokeWidth={grip} d={parts.map(lineOf).join('')} />
      {parts.map(({ from, to, state }) => (
        <path
          key={`${written(from)} ${written(to)}`}
          className={styles.line}
          data-state={state}
          d={lineOf({ from, to })}
        />
      ))}
      {[...stations].map(([key, [x, y]]) => (
        <circle key={key} className={styles.station} cx={x} cy={y} r="8" />
      ))}
      {parts.map(({ from, to, state }) => (
        <Sign key={`${written(from)} ${written(to)}`} at={between(from, to)} state={state} />
      ))}
    </>
  )
}

function lineOf({ from, to }: Pick<LaidPart, 'from' | 'to'>): string {
  return `M${written(from)}L${written(to)}`
}

function Sign({ at, state }: { readonly at: Point; readonly state: PartState }) {
  return (
    <g className={styles.sign} data-state={state} transform={`translate(${written(at)})`}>
      <circle r="11" />
      <path d={SIGNS[state]} />
    </g>
  )
}

import type { ShapePoints } from '../../cards/cards.ts'

interface PointsProps {
  readonly points: ShapePoints
  readonly className?: string | undefined
}

/** One star for each point, beside each other. */
export function Points({ points, className }: PointsProps) {
  return (
    <svg className={className} viewBox={`0 0 ${points * 14} 14`} aria-hidden="true" focusable="false">
      {[0, 14, 28].slice(0, points).map((x) => (
        <path
          key={x}
          d={`M${x + 7} .8l1.9 4 4.4.5-3.3 3 .9 4.3L${x + 7} 10.5l-3.9 2.1.9-4.3-3.3-3 4.4-.5Z`}
          fill="var(--lk-star)"
        />
      ))}
    </svg>
  )
}

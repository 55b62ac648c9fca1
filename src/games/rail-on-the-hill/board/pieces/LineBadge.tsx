import type { LineName } from '../../cards/cards.ts'
import { LineShape } from './LineShape.tsx'
import { LINE_LETTERS } from './line-letters.ts'

interface LineBadgeProps {
  readonly line: LineName
  /** In CSS pixels. */
  readonly size: number
}

/** The sign of a line: its colour, its shape and its letter. What stands beside it says the line's name. */
export function LineBadge({ line, size }: LineBadgeProps) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <LineShape line={line} radius={11} />
      <text
        y={4.4}
        textAnchor="middle"
        fontFamily="var(--sign)"
        fontSize={12.5}
        fontWeight={600}
        fill={`var(--on-${line})`}
      >
        {LINE_LETTERS[line]}
      </text>
    </svg>
  )
}

import { createContext, useContext } from 'react'
import type { LineName } from '../../cards/cards.ts'
import type { WordTexts } from '../../text/en/words.ts'

/** The letters of the lines in the language of the table; what draws lines provides them. */
export const LineLetters = createContext<WordTexts['lineLetters'] | undefined>(undefined)

interface LineShapeProps {
  readonly line: LineName
  /** Half of the height, in the units of the picture around it. */
  readonly radius: number
}

/** The plate of a line, around the origin: every line has a shape of its own, the same as the chips on the cards. */
export function LineShape({ line, radius }: LineShapeProps) {
  const paint = { fill: `var(--line-${line})`, stroke: 'var(--casing)', strokeWidth: radius * 0.13 }
  const r = radius * 0.92
  switch (line) {
    case 'red':
      return <circle r={r} {...paint} />
    case 'yellow': {
      const side = r * 1.52
      return (
        <rect
          x={-side / 2}
          y={-side / 2}
          width={side}
          height={side}
          rx={side * 0.16}
          transform="rotate(45)"
          {...paint}
        />
      )
    }
    case 'blue':
      return <polygon points={hexagon(r * 1.08)} strokeLinejoin="round" {...paint} />
    case 'black': {
      const side = r * 1.76
      return <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={side * 0.14} {...paint} />
    }
  }
}

function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`
  })
  return corners.join(' ')
}

interface LineBadgeProps {
  readonly line: LineName
  /** In CSS pixels. */
  readonly size: number
}

/** The sign of a line: its colour, its shape and its letter. What stands beside it says the line's name. */
export function LineBadge({ line, size }: LineBadgeProps) {
  const letters = useContext(LineLetters)
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
        {letters?.[line]}
      </text>
    </svg>
  )
}

import type { LineName } from '../../cards/cards.ts'

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

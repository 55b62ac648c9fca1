import type { LineName } from '../../cards/cards.ts'

/** Each line has a chip of its own shape, drawn around 0,0. */
const SHAPES: Readonly<Record<LineName, string>> = {
  red: 'M0 -9A9 9 0 1 1 -0.01 -9Z',
  yellow:
    'M-1.4 -10.4Q0 -11.6 1.4 -10.4L10.4 -1.4Q11.6 0 10.4 1.4L1.4 10.4Q0 11.6 -1.4 10.4L-10.4 1.4Q-11.6 0 -10.4 -1.4Z',
  blue: 'M-4.4 -8.8H4.4Q5.3 -8.8 5.8 -8L9.8 -0.9Q10.3 0 9.8 0.9L5.8 8Q5.3 8.8 4.4 8.8H-4.4Q-5.3 8.8 -5.8 8L-9.8 0.9Q-10.3 0 -9.8 -0.9L-5.8 -8Q-5.3 -8.8 -4.4 -8.8Z',
  black: 'M-6.6 -8.4H6.6Q8.4 -8.4 8.4 -6.6V6.6Q8.4 8.4 6.6 8.4H-6.6Q-8.4 8.4 -8.4 6.6V-6.6Q-8.4 -8.4 -6.6 -8.4Z',
}

interface ValueChipProps {
  readonly line: LineName
  readonly value: number
  readonly x: number
  readonly y: number
  readonly upgraded?: boolean
}

/** A line's value on a card: the line's colour and shape with the number in it; golden around one that was upgraded. */
export function ValueChip({ line, value, x, y, upgraded = false }: ValueChipProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {upgraded && <path d={SHAPES[line]} fill="none" stroke="var(--shade)" strokeWidth="6.4" />}
      <path
        d={SHAPES[line]}
        fill={`var(--line-${line})`}
        stroke={upgraded ? 'var(--gold)' : 'var(--casing)'}
        strokeWidth={upgraded ? 4 : 1.6}
        paintOrder="stroke"
      />
      <text
        y="5.1"
        fontFamily="var(--sign)"
        fontSize={value > 9 ? 13 : 14.5}
        fontWeight="600"
        textAnchor="middle"
        fill={`var(--on-${line})`}
      >
        {value}
      </text>
    </g>
  )
}

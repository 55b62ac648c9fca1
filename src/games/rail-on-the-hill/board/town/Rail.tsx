import type { LineName } from '../../cards/cards.ts'

interface RailProps {
  readonly line: LineName
  readonly d: string
}

/** A railway in the look of its line: its colour, and a texture that tells it apart without colour. */
export function Rail({ line, d }: RailProps) {
  const colour = `var(--line-${line})`
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="var(--casing)" strokeWidth={line === 'yellow' ? 8.4 : 7.4} />
      {line === 'yellow' && <path d={d} stroke="var(--on-yellow)" strokeWidth="7.2" strokeDasharray="1.7 3.3" />}
      <path d={d} stroke={colour} strokeWidth={line === 'yellow' ? 4.4 : 5.4} />
      {line === 'blue' && <path d={d} stroke="var(--casing)" strokeWidth="1.7" />}
      {line === 'black' && (
        <path d={d} stroke="var(--casing)" strokeWidth="2.2" strokeDasharray="0.01 4.6" strokeLinecap="round" />
      )}
    </g>
  )
}

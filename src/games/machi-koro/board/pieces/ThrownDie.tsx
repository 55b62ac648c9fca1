import { type DieValue, Pips } from './Pips.tsx'

/** Where the sides are in the picture, and which tone the light gives them. */
const SIDES: readonly (readonly [value: DieValue, transform: string, shade: number])[] = [
  [5, 'matrix(.86 .24 -.5 .36 24 -17.3)', 0],
  [1, 'matrix(.86 .24 0 .94 0 0)', 0.3],
  [3, 'matrix(.5 -.36 0 .94 41.3 11.5)', 0.75],
]

/** A die that lies on the ground: three of its sides, about 65 wide and 74 tall. */
export function ThrownDie() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M4 3 24-14 62-3.5 62 32 41.3 53 4 42Z"
        fill="var(--mk-die-edge)"
        stroke="var(--mk-die-edge)"
        strokeWidth="8"
      />
      {SIDES.map(([value, transform, shade]) => (
        <g key={value} transform={transform}>
          <rect x="1" y="1" width="46" height="46" rx="8" fill="var(--mk-die)" />
          <rect x="1" y="1" width="46" height="46" rx="8" fill="var(--mk-die-edge)" fillOpacity={shade} />
          <Pips value={value} />
        </g>
      ))}
    </g>
  )
}

import type { Location } from '../../rules/state.ts'

interface LocationIconProps {
  readonly location: Location
}

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** What the action of a location gives, as a sign in the colour of the text. */
export function LocationIcon({ location }: LocationIconProps) {
  return (
    <svg width={18} height={18} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <g {...STROKE}>{SIGNS[location]}</g>
    </svg>
  )
}

const SIGNS = {
  a: <path d="M3 4.5h14v12H3zM3 8.5h14M3 12.5h14M6.5 4.5v12M13.5 4.5v12" />,
  b: <path d="M4.5 2.5h11v15h-11zM7.5 6.5h5M7.5 10h5M7.5 13.5h2.5" />,
  c: <path d="M6.5 2.5v15M13.5 2.5v15M3.5 5h13M3.5 10h13M3.5 15h13" />,
  d: (
    <>
      <circle cx={10} cy={10} r={7.5} />
      <path d="M10 6.5v7M6.5 10h7" />
    </>
  ),
} satisfies Record<Location, unknown>

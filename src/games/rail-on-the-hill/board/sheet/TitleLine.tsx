import type { TitleStep } from '../../rules/scoring/titles.ts'

const STEP = 52
const MARGIN = 20

interface TitleLineProps {
  readonly steps: readonly TitleStep[]
  readonly total: number
}

/** The titles as stations of a railway line: those that were reached are lit, and a train stands where one is. */
export function TitleLine({ steps, total }: TitleLineProps) {
  const width = (steps.length - 1) * STEP
  const at = placeOf(steps, total) * STEP
  return (
    <svg
      viewBox={`${-MARGIN} -30 ${width + 2 * MARGIN} 44`}
      width={width + 2 * MARGIN}
      style={{ maxInlineSize: '100%', blockSize: 'auto' }}
      aria-hidden="true"
    >
      <path d={`M0 0H${width}`} stroke="var(--hairline)" strokeWidth="6" strokeLinecap="round" />
      <path d={`M0 0H${at}`} stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
      {steps.map(({ title, from }, i) => (
        <circle
          key={title}
          cx={i * STEP}
          r="8"
          fill={i === 0 || total >= from ? 'var(--lamp)' : 'var(--paper)'}
          stroke={i === 0 || total >= from ? 'var(--accent)' : 'var(--edge)'}
          strokeWidth="3"
        />
      ))}
      <g transform={`translate(${at} -10)`} fill="var(--line-red)">
        <path d="M-15-13H1V-1h-16zM1-9h10q4 0 4 4v4H1z" />
        <path d="M-17-16H3v3h-20zM7-17h5l-1 8H8z" fill="var(--ink)" />
        <path d="M-12-10h8v5h-8z" fill="var(--casing)" />
        <path d="M-15-2h31v2h-31z" fill="var(--ink)" />
      </g>
    </svg>
  )
}

/** In stations: 3.5 is half-way from the fourth to the fifth. */
function placeOf(steps: readonly TitleStep[], total: number): number {
  const reached = steps.findLastIndex(({ from }) => total >= from)
  if (reached <= 0) return 0
  if (reached === steps.length - 1) return reached
  const { from } = steps[reached]
  return reached + (total - from) / (steps[reached + 1].from - from)
}

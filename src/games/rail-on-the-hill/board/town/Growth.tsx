import type { Plant } from './scenery.ts'

/** A plant on a card. */
export function Growth({ kind, x, y, size }: Plant) {
  const place = `translate(${x} ${y}) scale(${size})`
  if (kind === 'tuft') {
    return (
      <path
        transform={place}
        d="M-1 1.4Q-1.5 -1 -2.9 -2.2M0 1.4V-3.4M1 1.4Q1.5 -1 2.9 -2.2"
        stroke="var(--meadow-dark)"
        strokeWidth="1.3"
        fill="none"
        strokeLinecap="round"
      />
    )
  }
  if (kind === 'bush') {
    return (
      <g transform={place}>
        <path d="M-5 3A3.4 3.4 0 0 1 -3 -2.4A4 4 0 0 1 3.6 -2A3 3 0 0 1 5 3Z" fill="var(--tree-dark)" />
        <path d="M-5 3A3.4 3.4 0 0 1 -3 -2.4A4 4 0 0 1 1 -3.8Q0.4 1 -5 3Z" fill="var(--tree)" />
      </g>
    )
  }
  return (
    <g transform={place}>
      <rect x="-0.9" y="2" width="1.8" height="5" fill="var(--trunk)" />
      <path d="M0 -8.4L5 3.2Q0 5.2 -5 3.2Z" fill="var(--tree-dark)" />
      <path d="M0 -8.4L0 4.2Q-2.6 4.2 -5 3.2Z" fill="var(--tree)" />
    </g>
  )
}

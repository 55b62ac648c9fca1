/** Signs on and above the shape cards. */

export function TurnIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M13 8A5 5 0 1 1 10.8 3.9M8 1.5 11.3 4 8.6 6.8" {...LINE} />
    </svg>
  )
}

/** A card above a map. */
export function LayIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4.5 1.5h7v7h-7ZM2.5 10 1 14.5h14L13.5 10" {...LINE} />
    </svg>
  )
}

/** An eye that is closed. */
export function SecretIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M1.5 6.5Q8 13 14.5 6.5M3.8 9 2.5 11M8 10.5V13M12.2 9 13.5 11" {...LINE} />
    </svg>
  )
}

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Some cards face down, one upon another. */
export function PackIcon() {
  return (
    <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
      {[5, 2.5, 0].map((shift) => (
        <path
          key={shift}
          d="M1.5 1h12v9h-12Z"
          transform={`translate(${shift} ${shift})`}
          fill="var(--lk-plate)"
          stroke="var(--paper)"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

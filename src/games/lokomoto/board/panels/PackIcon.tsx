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

interface LanternProps {
  readonly isLit: boolean
  /** What it means that it is lit. */
  readonly label: string | undefined
}

/** A street lamp. */
export function Lantern({ isLit, label }: LanternProps) {
  return (
    <svg
      width="14"
      height="20"
      viewBox="0 0 14 20"
      overflow="visible"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {isLit && <circle cx="7" cy="7" r="11" fill="var(--lamp)" opacity="0.35" />}
      <path d="M6 13h2v7H6zM4 19h6v1H4zM3 4.5 7 .5l4 4z" fill="var(--seat)" />
      <path
        d="M3.5 5h7l-1.4 7H4.9z"
        fill={isLit ? 'var(--lamp)' : 'var(--paper)'}
        stroke="var(--seat)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}

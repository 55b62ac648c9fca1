interface IconButtonProps {
  readonly className: string
  readonly label: string
  /** The path of its picture. */
  readonly icon: string
  readonly isExpanded?: boolean
  readonly isPressed?: boolean
  onClick(): void
}

/** A button with a picture, in the bar of a table or beside a line of its chat. */
export function IconButton({ className, label, icon, isExpanded, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  )
}

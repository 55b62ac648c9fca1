interface TickProps {
  readonly className?: string | undefined
}

/** Done: in the colour of the text around it, as high as its letters. */
export function Tick({ className }: TickProps) {
  return (
    <svg className={className} width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d="M2.5 8.6l3.6 3.7 7.4-8.6"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

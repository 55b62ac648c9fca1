/** A tick or a cross, drawn because few fonts have them. Without a label the words beside it say the same. */
export function CheckMark({ holds, label }: { readonly holds: boolean; readonly label?: string }) {
  return (
    <svg
      viewBox="0 0 10 10"
      width="0.75em"
      height="0.75em"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path
        d={holds ? 'M1 5.5 4 9 9 1' : 'M1.5 1.5 8.5 8.5M8.5 1.5 1.5 8.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A small paper crown. */
export function Crown({ width }: { readonly width: number }) {
  return (
    <svg viewBox="0 0 20 16" width={width} height={width * 0.8} aria-hidden="true" focusable="false">
      <path d="M2 13 1 4l5 4 4-7 4 7 5-4-1 9z" fill="var(--lamp)" stroke="var(--ink)" strokeLinejoin="round" />
      <path d="M2.5 14.5h15" stroke="var(--ink)" strokeLinecap="round" />
    </svg>
  )
}

/** RH-N3, as on the Plan cards: two cards, one of them crossed out. */
export function NoDuplicates({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--ink-soft)" strokeWidth={1.5} strokeLinejoin="round">
        <path d="M6.5 5.5V2.8h10.2v10.7H14" />
        <rect x={3} y={5.8} width={10.4} height={11.2} rx={1.2} />
        <path d="M5.6 14.4l5.2-6M5.6 8.4l5.2 6" stroke="var(--warn)" strokeLinecap="round" />
      </g>
    </svg>
  )
}

import type { Kind } from '../../cards/cards.ts'

/** A shopping bag and a cup. */
const SIGNS: Readonly<Record<Kind, string>> = {
  shop: 'M3.5 5.5h9l.8 8.5H2.7ZM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  restaurant:
    'M2.5 6.5h8.5V10q0 3.5-3.5 3.5H6Q2.5 13.5 2.5 10ZM11 7.5h1.2a1.8 1.8 0 0 1 0 3.6H11M5.2 4.5v-2M8.3 4.5v-2',
}

interface KindIconProps {
  readonly kind: Kind
  /** In CSS pixels. */
  readonly size?: number
}

/** What kind of a card it is, as a sign in the colour of the text. */
export function KindIcon({ kind, size = 16 }: KindIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" style={{ flex: 'none' }} aria-hidden="true" focusable="false">
      <path
        d={SIGNS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

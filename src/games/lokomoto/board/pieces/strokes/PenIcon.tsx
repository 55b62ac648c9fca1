import { penOf } from './pens.ts'

interface PenIconProps {
  readonly seat: number
  /** In CSS pixels. */
  readonly size?: number
}

/** The felt pen of a seat and the mark that it leaves. */
export function PenIcon({ seat, size = 20 }: PenIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      style={{ flex: 'none', fill: `var(--seat-${seat})` }}
      aria-hidden="true"
      focusable="false"
    >
      <path d={penOf(seat).dab(4.6, 15.2, 6.8)} />
      <g transform="translate(7.4 12.4) rotate(45)">
        <path d="M0 .8-1.1-2l-1.7-3V-13q0-1.3 1.3-1.3h3q1.3 0 1.3 1.3v8L1.1-2Z" />
        <path d="M-1.1-2h2.2l1.7-3h-5.6Z" fill="var(--ink)" opacity=".45" />
        <path d="M-2.8-11.6h5.6v1.3h-5.6Z" fill="var(--paper)" />
      </g>
    </svg>
  )
}

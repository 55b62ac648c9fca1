import type { Colour } from '../../cards/cards.ts'

/** Each colour has a shape and a sign of its own: round for every player, one arrow for oneself, one from another, a star. */
const SHAPES: Readonly<Record<Colour, string>> = {
  blue: 'M8 0a8 8 0 0 1 0 16A8 8 0 0 1 8 0Z',
  green: 'M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5Z',
  red: 'M6.6.6q1.4-1.2 2.8 0l6 6q1.2 1.4 0 2.8l-6 6q-1.4 1.2-2.8 0l-6-6q-1.2-1.4 0-2.8Z',
  purple: 'M8 0l7 4v8l-7 4-7-4V4Z',
}

const SIGNS: Readonly<Record<Colour, string>> = {
  blue: 'M3.7 8.5A4.3 4.3 0 0 1 11.5 5.4M12.3 7.5A4.3 4.3 0 0 1 4.5 10.6M11.8 2.8v2.9H8.9M4.2 13.2v-2.9h2.9',
  green: 'M3.5 8h8M8.3 4.5 11.8 8l-3.5 3.5',
  red: 'M8.6 8H3.5M6.5 4.9 3.4 8l3.1 3.1M12 7.2v1.6',
  purple: 'M8 3l1.5 3.2 3.5.4-2.6 2.4.7 3.5L8 10.8l-3.1 1.7.7-3.5L3 6.6l3.5-.4Z',
}

interface ColourMarkProps {
  readonly colour: Colour
  /** In CSS pixels. */
  readonly size?: number
}

/** The colour of a card, as a mark that can be told without colours. */
export function ColourMark({ colour, size = 16 }: ColourMarkProps) {
  const ink = `var(--mk-on-${colour})`
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" style={{ flex: 'none' }} aria-hidden="true" focusable="false">
      <path d={SHAPES[colour]} fill={`var(--mk-${colour})`} />
      <path
        d={SIGNS[colour]}
        fill={colour === 'purple' ? ink : 'none'}
        stroke={ink}
        strokeWidth={colour === 'purple' ? 0.6 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

import { LINES } from '../../cards/cards.ts'

/** What is shown when the game is over, in one piece to load. */
export { Poster } from './Poster.tsx'
export { Sheet } from './Sheet.tsx'

/** Carriages in the colours of the lines, and crates. */
export const confetti = [
  ...LINES.map((line) => (
    <g key={line} stroke="var(--casing)" strokeWidth="0.8">
      <path d="M2 7.500a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2V14H2z" fill={`var(--line-${line})`} />
      <path d="M4.500 7.500h3v3h-3zm4 0h3v3h-3zm4 0h3v3h-3z" fill="var(--casing)" stroke="none" />
      <circle cx="6" cy="14.500" r="2" fill="var(--ink)" />
      <circle cx="14" cy="14.500" r="2" fill="var(--ink)" />
    </g>
  )),
  <g key="crate" stroke="#7a4f2a" strokeWidth="1">
    <path d="M4 4h12v12H4z" fill="#c98f52" />
    <path d="M4 8h12M4 12h12M6 4v12m8-12v12" />
  </g>,
]

/** What is shown when the game is over, in one piece to load. */
export { Poster } from './Poster.tsx'
export { Sheet } from './Sheet.tsx'

/** Coins of three kinds, and dice. */
export const confetti = [
  ...['#d9a441', '#c9cbd0', '#c17a4a'].map((metal) => (
    <g key={metal} stroke="#22252b" strokeWidth="0.8">
      <circle cx="10" cy="10" r="8" fill={metal} />
      <circle cx="10" cy="10" r="5.500" fill="none" strokeDasharray="1.200 1.200" />
      <path d="M10 7v6" strokeWidth="2" strokeLinecap="round" />
    </g>
  )),
  <g key="die" stroke="#22252b" strokeWidth="0.8">
    <rect x="3" y="3" width="14" height="14" rx="3" fill="#fffdf7" />
    <path
      d="M7 7h.01M13 7h.01M7 13h.01M13 13h.01M10 10h.01"
      stroke="#c8372d"
      strokeWidth="2.600"
      strokeLinecap="round"
    />
  </g>,
]

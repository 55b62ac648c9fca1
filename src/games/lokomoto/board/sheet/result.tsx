/** What is shown when the game is over, in one piece to load. */
export { Poster } from './Poster.tsx'
export { Sheet } from './Sheet.tsx'

/** Tickets in the colours of the pens, and a locomotive. */
export const confetti = [
  ...['--seat-1', '--seat-2', '--seat-3', '--seat-4'].map((pen) => (
    <g key={pen} stroke="#22252b" strokeWidth="0.8">
      <path d="M2 6h16v2.500a1.500 1.500 0 0 0 0 3V14H2v-2.500a1.500 1.500 0 0 0 0-3z" fill={`var(${pen})`} />
      <path d="M13 6v8" strokeDasharray="1.200 1.200" />
    </g>
  )),
  <g key="engine" fill="var(--ink)" stroke="var(--paper)" strokeWidth="0.600">
    <path d="M2 5h6v4h5V6h2.500v3H18v5H2z" />
    <circle cx="6" cy="15" r="2.200" />
    <circle cx="13" cy="15" r="2.200" />
  </g>,
]

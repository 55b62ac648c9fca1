/** What is shown when the game is over, in one piece to load. */
export { confetti } from './confetti.tsx'
export { Poster } from './Poster.tsx'
export { Sheet } from './Sheet.tsx'

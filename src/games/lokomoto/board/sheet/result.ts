/** What is shown when the game is over, in one piece to load. */
export { Poster } from './Poster.tsx'
export { Sheet } from './Sheet.tsx'

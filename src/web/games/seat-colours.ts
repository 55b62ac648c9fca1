import type { CSSProperties } from 'react'
import type { SeatPlan } from './saved-game.ts'

/** The colours that players chose, in the place of those of their seats. */
export function seatColours(seats: readonly SeatPlan[]): CSSProperties {
  const chosen = seats.flatMap(({ colour }, i) =>
    colour === undefined ? [] : [[`--seat-${i + 1}`, `var(--colour-${colour})`]],
  )
  return Object.fromEntries(chosen)
}

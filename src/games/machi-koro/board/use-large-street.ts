import { useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { MachiBoardProps } from './use-turn.ts'

/**
 * The street that is drawn largest where room is short: one's own, which nothing that others do should move, or one that
 * was tapped in this turn; at the end the winner's.
 */
export function useLargeStreet({ view, eyes, shown, isOver, standing }: MachiBoardProps) {
  const [tapped, setTapped] = useState<{ readonly seat: Seat; readonly turns: number }>()
  const usual = isOver ? standing.winners[0] : eyes === 'spectator' ? shown : eyes
  return {
    seat: tapped?.turns === view.turns ? tapped.seat : usual,
    show: (seat: Seat) => setTapped({ seat, turns: view.turns }),
  }
}

import { useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { BoardProps } from './board.ts'

/**
 * What a player has picked up but not done, and the way to pick up something else. Whatever happens puts it down, since
 * every action and every undo makes a log of its own. Picking up takes away what the shell has said.
 */
export function usePicked<Picked>(
  { log, eyes, silence }: Pick<BoardProps, 'log' | 'eyes' | 'silence'>,
  nothing: Picked,
): [picked: Picked, pick: (next: Picked) => void] {
  const [state, setState] = useState({ picked: nothing, log, eyes })
  const pick = (picked: Picked) => {
    silence()
    setState({ picked, log, eyes })
  }
  return [state.log === log && state.eyes === eyes ? state.picked : nothing, pick]
}

/** How much a number has grown with the last action; 0 after an undo, and where another player's number is looked at. */
export function useGain(amount: number, log: readonly unknown[], whose?: Seat): number {
  const [seen, setSeen] = useState({ amount, log, whose, gain: 0 })
  if (seen.log === log && seen.whose === whose) return seen.gain
  const hasGrown = log.length > seen.log.length && seen.whose === whose
  const next = { amount, log, whose, gain: hasGrown ? Math.max(0, amount - seen.amount) : 0 }
  setSeen(next)
  return next.gain
}

/** Whether something was done since the last look; what is there after an undo happened before. */
export function useHasGrown(log: readonly unknown[]): boolean {
  const [seen, setSeen] = useState({ log, hasGrown: false })
  if (seen.log === log) return seen.hasGrown
  const next = { log, hasGrown: log.length > seen.log.length }
  setSeen(next)
  return next.hasGrown
}

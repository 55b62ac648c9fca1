import { useState } from 'react'
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

/** Whether something was done since the last look; what is there after an undo happened before. */
export function useHasGrown(log: readonly unknown[]): boolean {
  const [seen, setSeen] = useState({ log, hasGrown: false })
  if (seen.log === log) return seen.hasGrown
  const next = { log, hasGrown: log.length > seen.log.length }
  setSeen(next)
  return next.hasGrown
}

import { useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { BoardProps } from './board.ts'

/**
 * What a player has picked up but not done, and the way to pick up something else. The player's own actions, undo and the
 * turn of another seat put it down; where several seats act at the same time, actions of the others do not. Picking up
 * takes away what the shell has said.
 */
export function usePicked<Picked>(
  { log, eyes, mayAct, silence }: Pick<BoardProps, 'log' | 'eyes' | 'mayAct' | 'silence'>,
  nothing: Picked,
): [picked: Picked, pick: (next: Picked) => void] {
  const [state, setState] = useState({ picked: nothing, log, eyes, mayAct })
  const pick = (picked: Picked) => {
    silence()
    setState({ picked, log, eyes, mayAct })
  }
  if (state.log === log && state.eyes === eyes) return [state.picked, pick]
  const isKept = mayAct && state.mayAct && state.eyes === eyes && actionsOf(eyes, state.log) === actionsOf(eyes, log)
  const picked = isKept ? state.picked : nothing
  setState({ picked, log, eyes, mayAct })
  return [picked, pick]
}

function actionsOf(eyes: BoardProps['eyes'], log: BoardProps['log']): string {
  return log.flatMap(({ seat, action }) => (seat === eyes ? [action] : [])).join('\n')
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

import { useState } from 'react'

/** Whether something was done since the last look; what is there after an undo happened before. */
export function useHasGrown(log: readonly unknown[]): boolean {
  const [seen, setSeen] = useState({ log, hasGrown: false })
  if (seen.log === log) return seen.hasGrown
  const next = { log, hasGrown: log.length > seen.log.length }
  setSeen(next)
  return next.hasGrown
}

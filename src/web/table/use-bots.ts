import { useEffect, useRef } from 'react'
import { botPause } from '../settings/bot-pause.ts'
import { AutoPlayer } from './auto-player.ts'
import type { Session } from './session.ts'

/** Lets the bots of a table play. `failed` is told when one cannot answer, and how to ask it again. */
export function useBots(session: Session, failed: (again: () => void) => void): { skip(): void } {
  const player = useRef<AutoPlayer>(undefined)
  const tell = useRef(failed)
  useEffect(() => {
    tell.current = failed
  })
  useEffect(() => {
    const leaving = new AbortController()
    void alone(`hilltop.bots.${session.id}`, leaving.signal, () => {
      const made = new AutoPlayer(session, botPause, () => tell.current(() => made.retry()))
      player.current = made
      return () => made.stop()
    })
    return () => leaving.abort()
  }, [session])
  return { skip: () => player.current?.skip() }
}

/**
 * Does something until `leaving`, while no other tab of this browser does the same: two tabs at one table must not both
 * play its bots. Browsers keep no locks at insecure addresses; there it is done anyway.
 */
async function alone(name: string, leaving: AbortSignal, begin: () => () => void): Promise<void> {
  const work = () =>
    new Promise<void>((left) => {
      if (leaving.aborted) return left()
      const stop = begin()
      leaving.addEventListener('abort', () => {
        stop()
        left()
      })
    })
  if (!('locks' in navigator)) return work()
  // Leaving before it was one's turn is no failure.
  await navigator.locks.request(name, { signal: leaving }, work).catch(() => undefined)
}

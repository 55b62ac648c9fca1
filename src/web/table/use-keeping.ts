import { useEffect, useRef } from 'react'
import { saveGame } from '../games/saved-game.ts'
import type { Session } from './session.ts'

/** Keeps every action in the browser at once. `failed` is told when it has no room. */
export function useKeeping(session: Session, failed: () => void): void {
  const tell = useRef(failed)
  useEffect(() => {
    tell.current = failed
  })
  useEffect(
    () =>
      session.now.subscribe(() => {
        if (!saveGame(session.saved(), session.summary())) tell.current()
      }),
    [session],
  )
}

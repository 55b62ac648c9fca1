import { useEffect, useRef } from 'react'
import { settings } from '../settings/settings.ts'
import { BotPlayer } from './bot-player.ts'
import type { Session } from './session.ts'

/** How long one looks at an action of a bot before the next, in ms. */
const PAUSES = { instant: 0, fast: 300, normal: 900, slow: 2000 }

/** Lets the bots of a table play. `failed` is told when one cannot answer, and how to ask it again. */
export function useBots(session: Session, failed: (again: () => void) => void): { skip(): void } {
  const player = useRef<BotPlayer>(undefined)
  const tell = useRef(failed)
  useEffect(() => {
    tell.current = failed
  })
  useEffect(() => {
    const made = new BotPlayer(
      session,
      () => PAUSES[settings().botSpeed],
      () => tell.current(() => made.retry()),
    )
    player.current = made
    return () => made.stop()
  }, [session])
  return { skip: () => player.current?.skip() }
}

import { useEffect, useState } from 'react'
import { loadGame } from '../games/saved-game.ts'
import { onOtherTab } from '../storage.ts'
import { type OpenedGame, openSaved } from './open-saved.ts'

export type Opened = OpenedGame | { readonly state: 'loading' } | { readonly state: 'missing' }

/** Opens a game of this browser, and opens it anew when another tab plays on in it. */
export function useOpenedGame(id: string | null): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    let isWanted = true
    const open = () => {
      openGame(id).then(
        (result) => {
          if (isWanted) setOpened(result)
        },
        (error: Error) => {
          if (isWanted) setFailure(error)
        },
      )
    }
    open()
    const stop = onOtherTab((name) => {
      if (name === `game.${id}`) open()
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [id])
  if (failure !== undefined) throw failure
  return opened
}

async function openGame(id: string | null): Promise<Opened> {
  const saved = id === null ? undefined : loadGame(id)
  return saved === undefined ? { state: 'missing' } : openSaved(saved)
}

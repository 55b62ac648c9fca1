import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedTable, Lobby } from '#wire/tables.ts'
import { api, ServerProblem, Unreachable } from '../api.ts'

const PAUSE = 10_000

interface Seen {
  /** What was seen last; undefined before the first answer. */
  readonly lobby: Lobby | undefined
  readonly seenAt: number
  /** Why the last look brought nothing. */
  readonly problem: ServerProblem | Unreachable | undefined
}

interface Watched extends Seen {
  look(): Promise<void>
}

/** The lobby as it is now: looked at again and again while somebody sees the page. */
export function useLobby(): Watched {
  const [seen, setSeen] = useState<Seen>({ lobby: undefined, seenAt: 0, problem: undefined })
  const looks = useRef(0)
  const look = useCallback(async (order: 'kept' | 'fresh') => {
    const number = ++looks.current
    // An answer that was overtaken by a later look is old.
    const show = (change: (before: Seen) => Seen) => {
      if (number === looks.current) setSeen(change)
    }
    try {
      const lobby = await api.lobby()
      show(({ lobby: before }) => ({
        lobby: before === undefined || order === 'fresh' ? lobby : inOrderOf(before, lobby),
        seenAt: Date.now(),
        problem: undefined,
      }))
    } catch (error) {
      if (!(error instanceof ServerProblem || error instanceof Unreachable)) throw error
      show((before) => ({ ...before, problem: error }))
    }
  }, [])
  const lookAgain = useCallback(() => look('kept'), [look])
  useEffect(() => {
    const ifSeen = (order: 'kept' | 'fresh') => () => {
      if (document.visibilityState === 'visible') void look(order)
    }
    const again = ifSeen('kept')
    const comingBack = ifSeen('fresh')
    void look('fresh')
    const timer = setInterval(again, PAUSE)
    document.addEventListener('visibilitychange', comingBack)
    window.addEventListener('focus', again)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comingBack)
      window.removeEventListener('focus', again)
      window.removeEventListener('online', again)
    }
  }, [look])
  return { ...seen, look: lookAgain }
}

/** Tables stay where they are, so that nobody's finger lands on another one; new ones come last. */
function inOrderOf(before: Lobby, now: Lobby): Lobby {
  const kept = (known: readonly ListedTable[], tables: readonly ListedTable[]) => {
    const place = ({ id }: ListedTable) => {
      const at = known.findIndex((table) => table.id === id)
      return at === -1 ? known.length : at
    }
    return tables.toSorted((a, b) => place(a) - place(b))
  }
  return {
    open: kept(before.open, now.open),
    mine: kept(before.mine, now.mine),
    // The latest game belongs on top, and a game ends while one plays it, not while one looks at the lobby.
    finished: now.finished,
  }
}

import { useCallback, useEffect, useState } from 'react'
import type { Me } from '#wire/people.ts'
import type { ListedTable } from '#wire/tables.ts'
import { api, ServerProblem, Unreachable } from '../api.ts'

interface Known {
  /** Null if not signed in, undefined while loading. */
  readonly me: Me | null | undefined
  /** Why it is not known. */
  readonly problem: ServerProblem | Unreachable | undefined
  setMe(me: Me | null): void
  tryAgain(): void
}

/** The user that the server knows this browser as. */
export function useMe(): Known {
  const [me, setMe] = useState<Me | null>()
  const [problem, setProblem] = useState<ServerProblem | Unreachable>()
  const load = useCallback(async () => {
    try {
      setMe(await api.me())
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof ServerProblem || error instanceof Unreachable)) throw error
      setProblem(error)
    }
  }, [])
  useEffect(() => {
    void load()
  }, [load])
  return { me, problem, setMe, tryAgain: () => void load() }
}

/** Only people with an account can sit at a rated table. */
export function maySitAt({ isRated }: Pick<ListedTable, 'isRated'>, me: Me | null | undefined): boolean {
  return !isRated || me?.kind === 'account'
}

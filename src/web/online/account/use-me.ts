import { useCallback, useEffect, useState } from 'react'
import type { Me } from '#wire/people.ts'
import { api, ServerProblem, Unreachable } from '../api.ts'

interface Known {
  /** Null where nobody is signed in, undefined while that is not known. */
  readonly me: Me | null | undefined
  /** Why it is not known. */
  readonly problem: ServerProblem | Unreachable | undefined
  setMe(me: Me | null): void
  tryAgain(): void
}

/** Who the server takes us for. */
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

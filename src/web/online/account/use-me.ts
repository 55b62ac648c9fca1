import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Me } from '#wire/people.ts'
import type { ListedTable } from '#wire/tables.ts'
import { accountAddress, BASE } from '../../routes.ts'
import { changeSettings } from '../../settings/settings.ts'
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

/** After signing in: back to the page that led here, or stay. */
export function useGoingOn(signedIn: (me: Me) => void): (me: Me) => void {
  const then = addressAfter(useSearch())
  const [, navigate] = useLocation()
  return (me) => {
    changeSettings({ name: me.name })
    if (then === undefined) signedIn(me)
    else navigate(then, { replace: true })
  }
}

/** The address of the account page, with the current page to return to. */
export function signInAddress(): string {
  const here = location.pathname.slice(BASE.length) + location.search
  return `${accountAddress()}?then=${encodeURIComponent(here)}`
}

/** The page to return to, from the address of the account page; only pages of this site. */
function addressAfter(search: string): string | undefined {
  const then = new URLSearchParams(search).get('then')
  return then !== null && /^\/(?![/\\])/.test(then) ? then : undefined
}

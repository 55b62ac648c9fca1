import { useLocation, useSearch } from 'wouter'
import type { Me } from '#wire/people.ts'
import { accountAddress, BASE } from '../../routes.ts'
import { changeSettings } from '../../settings/settings.ts'

/** After somebody came in: back to where the page was opened from, or on with what can be done here. */
export function useGoingOn(signedIn: (me: Me) => void): (me: Me) => void {
  const then = addressAfter(useSearch())
  const [, navigate] = useLocation()
  return (me) => {
    changeSettings({ name: me.name })
    if (then === undefined) signedIn(me)
    else navigate(then, { replace: true })
  }
}

/** The account's page, which leads back to where one is now. */
export function signInAddress(): string {
  const here = location.pathname.slice(BASE.length) + location.search
  return `${accountAddress()}?then=${encodeURIComponent(here)}`
}

/** Where the address of the account's page wants to go on; only ever to a page of ours. */
function addressAfter(search: string): string | undefined {
  const then = new URLSearchParams(search).get('then')
  return then !== null && /^\/(?![/\\])/.test(then) ? then : undefined
}

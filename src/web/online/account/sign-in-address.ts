import { useLocation, useSearch } from 'wouter'
import type { Me } from '#wire/people.ts'
import { accountAddress, BASE } from '../../routes.ts'
import { changeSettings } from '../../settings/settings.ts'

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

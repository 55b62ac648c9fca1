import { useLocation, useSearch } from 'wouter'
import type { Me } from '#wire/people.ts'
import { changeSettings } from '../../settings/settings.ts'
import { addressAfter } from './sign-in-address.ts'

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

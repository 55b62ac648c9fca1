import { accountAddress, BASE } from '../../routes.ts'

/** The account's page, which leads back to where one is now. */
export function signInAddress(): string {
  const here = location.pathname.slice(BASE.length) + location.search
  return `${accountAddress()}?then=${encodeURIComponent(here)}`
}

/** Where the address of the account's page wants to go on; only ever to a page of ours. */
export function addressAfter(search: string): string | undefined {
  const then = new URLSearchParams(search).get('then')
  return then !== null && /^\/(?![/\\])/.test(then) ? then : undefined
}

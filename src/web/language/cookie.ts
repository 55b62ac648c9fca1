import { type Language, LANGUAGE_COOKIE as name } from '#wire/language.ts'

const path = import.meta.env.BASE_URL
const YEAR = 365 * 24 * 60 * 60 * 1000

/**
 * A cookie names a language that is not the browser's to the server, which then serves rendered pages in it. Without the
 * cookie the page that comes is replaced before it is seen.
 */
export async function nameLanguage(language: Language, isOfBrowser: boolean): Promise<void> {
  const cookies = globalThis.cookieStore as CookieStore | undefined
  if (cookies === undefined) {
    // Browsers have no cookie store at addresses without HTTPS, as in a home network.
    const expires = new Date(isOfBrowser ? 0 : Date.now() + YEAR).toUTCString()
    Object.assign(document, { cookie: `${name}=${language}; path=${path}; expires=${expires}; samesite=lax` })
    return
  }
  await (isOfBrowser
    ? cookies.delete({ name, path })
    : cookies.set({ name, path, value: language, expires: Date.now() + YEAR, sameSite: 'lax' })
  ).catch(() => undefined)
}

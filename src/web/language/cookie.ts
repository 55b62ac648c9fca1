import { type Language, LANGUAGE_COOKIE as name } from '#wire/language.ts'

const path = import.meta.env.BASE_URL

/**
 * A cookie names a language that is not the browser's to the server, which then serves rendered pages in it. Without the
 * cookie, which needs HTTPS, the page that comes is replaced before it is seen.
 */
export async function nameLanguage(language: Language, isOfBrowser: boolean): Promise<void> {
  const cookies = globalThis.cookieStore as CookieStore | undefined
  const expires = Date.now() + 365 * 24 * 60 * 60 * 1000
  await (isOfBrowser
    ? cookies?.delete({ name, path })
    : cookies?.set({ name, path, value: language, expires, sameSite: 'lax' })
  )?.catch(() => undefined)
}

import type { FastifyRequest } from 'fastify'
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#wire/language.ts'

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`)

/** The language of a visitor: the one that was chosen in the settings, which pages store in a cookie, or the browser's. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1] ?? ''
  const wishes = [chosen, ...(headers['accept-language'] ?? '').slice(0, 200).split(',')]
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.trim().toLowerCase().startsWith(language))
    if (known !== undefined) return known
  }
  return 'en'
}

import type { FastifyRequest } from 'fastify'

const LANGUAGES = ['en', 'hu', 'ja'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language of a visitor: the one that was chosen in the settings, which pages store in a cookie, or the browser's. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = /(?:^|;\s*)hilltop-language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  const wishes = [chosen, ...(headers['accept-language'] ?? '').slice(0, 200).split(',')]
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.trim().toLowerCase().startsWith(language))
    if (known !== undefined) return known
  }
  return 'en'
}

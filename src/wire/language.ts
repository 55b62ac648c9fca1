/** Without schemas, so that pages can load it. */

export const LANGUAGES = ['en', 'hu', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** Names the language that was chosen in the settings, where it is not the browser's. */
export const LANGUAGE_COOKIE = 'hilltop-language'

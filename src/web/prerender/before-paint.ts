import type { Language } from '#boards/board.ts'

/**
 * Runs in the head of every built page, before anything is painted: shows the stored theme, and hides what the build has
 * rendered if this visitor is to see something else. The page shows itself when the app has rendered it. The build writes
 * this function into the pages as text, so it must not use anything from outside.
 */
export function beforePaint(languages: readonly Language[], tables: readonly string[]): void {
  const page = document.documentElement
  let kept: Partial<Record<string, unknown>> = {}
  let isPersonal = false
  let hasTables = false
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith('hilltop.'))
    kept = JSON.parse(localStorage.getItem('hilltop.settings') ?? '{}')
    isPersonal =
      ours.some((key) => key !== 'hilltop.settings' && !key.startsWith('hilltop.known.')) ||
      Boolean(kept.name) ||
      JSON.stringify(kept.cardSets ?? {}) !== '{}'
    hasTables = ours.includes('hilltop.at-online-tables')
  } catch {
    // Without storage, or with something else in it, everyone is a new visitor.
  }
  if (kept.theme === 'light' || kept.theme === 'dark') page.dataset.theme = kept.theme
  if (kept.motion === 'off') page.dataset.motion = 'off'
  if (isPersonal) page.dataset.personal = ''
  const wishes = [kept.language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase())]
  const language = wishes.find((wish) => languages.some((known) => known === wish)) ?? 'en'
  if (page.dataset.built === undefined) {
    // A link with a code usually invites to a table that has not begun.
    const isInvitation = location.search.includes('code=') && !hasTables
    if (tables.includes(location.pathname) && location.search !== '' && !isInvitation) page.dataset.outline = ''
  } else if (language !== page.lang) page.dataset.hidden = 'page'
  else if (isPersonal && page.dataset.built === 'home') page.dataset.hidden = 'content'
}

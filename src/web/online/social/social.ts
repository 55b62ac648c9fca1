import type { Language, Loaders } from '#boards/board.ts'
import { useLoaded } from '#ui/Part.tsx'
import type { Online, PersonChoice, PlayNow, Reaction, Relations } from '#wire/social.ts'
import { useSettings } from '../../settings/settings.ts'
import type { SocialTexts } from '../../text/en/social.ts'
import { ask } from '../api.ts'

/** Not in `TextsContext.tsx`, which the first visit of a table loads. */
const TEXTS: Loaders<{ readonly social: SocialTexts }> = {
  en: () => import('../../text/en/social.ts'),
  hu: () => import('../../text/hu/social.ts'),
  ja: () => import('../../text/ja/social.ts'),
}

const loadSocialTexts = async (language: Language) => (await TEXTS[language]()).social

/** Undefined while loading. */
export function useSocialTexts(): SocialTexts | undefined {
  return useLoaded(useSettings().language, loadSocialTexts)
}

const invites = (table: string) => `/tables/${encodeURIComponent(table)}/invites`

export const socialApi = {
  playNow: (wish: Partial<PlayNow> & Pick<PlayNow, 'game'>) => ask<{ readonly id: string }>('POST', '/play-now', wish),
  online: () => ask<Online>('GET', '/online'),
  /** With a table, also what the user chose about the people at its seats. */
  relations: (table?: string) =>
    ask<Relations>('GET', table === undefined ? '/people' : `/people?table=${encodeURIComponent(table)}`),
  show: (isShown: boolean) => ask<void>('PUT', '/people/shown', { isShown }),
  follow: (person: PersonChoice, isFollowed: boolean) => ask<void>('PUT', '/people/followed', { person, isFollowed }),
  block: (person: PersonChoice, isBlocked: boolean) => ask<void>('PUT', '/people/blocked', { person, isBlocked }),
  invite: (table: string, user: string) => ask<void>('POST', invites(table), { user }),
  decline: (table: string) => ask<void>('DELETE', invites(table)),
  react: (table: string, reaction: Reaction) =>
    ask<void>('POST', `/tables/${encodeURIComponent(table)}/reactions`, { reaction }),
}

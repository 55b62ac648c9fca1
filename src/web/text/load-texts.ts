import type { Language, Loaders } from '#boards/board.ts'
import type { AboutTexts } from './en/about.ts'
import type { OnlineTexts } from './en/online.ts'
import type { OnlinePlayersTexts } from './en/online-players.ts'
import type { OnlineTableTexts } from './en/online-table.ts'
import type { RecordOriginTexts } from './en/record-origin.ts'
import type { RulesPageTexts } from './en/rules-page.ts'
import type { ShellTexts } from './en/shell.ts'
import type { TeacherTexts } from './en/teacher.ts'

/** Each part of the texts is loaded, in the language of the page, when a page first needs it. */

const SHELL: Loaders<{ readonly texts: ShellTexts }> = {
  en: () => import('./en/shell.ts'),
  hu: () => import('./hu/shell.ts'),
  ja: () => import('./ja/shell.ts'),
}

const ABOUT: Loaders<{ readonly about: AboutTexts }> = {
  en: () => import('./en/about.ts'),
  hu: () => import('./hu/about.ts'),
  ja: () => import('./ja/about.ts'),
}

const ONLINE: Loaders<{ readonly online: OnlineTexts }> = {
  en: () => import('./en/online.ts'),
  hu: () => import('./hu/online.ts'),
  ja: () => import('./ja/online.ts'),
}

const ONLINE_TABLE: Loaders<{ readonly onlineTable: OnlineTableTexts }> = {
  en: () => import('./en/online-table.ts'),
  hu: () => import('./hu/online-table.ts'),
  ja: () => import('./ja/online-table.ts'),
}

const ONLINE_PLAYERS: Loaders<{ readonly onlinePlayers: OnlinePlayersTexts }> = {
  en: () => import('./en/online-players.ts'),
  hu: () => import('./hu/online-players.ts'),
  ja: () => import('./ja/online-players.ts'),
}

const RULES_PAGE: Loaders<{ readonly rulesPage: RulesPageTexts }> = {
  en: () => import('./en/rules-page.ts'),
  hu: () => import('./hu/rules-page.ts'),
  ja: () => import('./ja/rules-page.ts'),
}

const RECORD_ORIGIN: Loaders<{ readonly recordOrigin: RecordOriginTexts }> = {
  en: () => import('./en/record-origin.ts'),
  hu: () => import('./hu/record-origin.ts'),
  ja: () => import('./ja/record-origin.ts'),
}

const TEACHER: Loaders<{ readonly teacher: TeacherTexts }> = {
  en: () => import('./en/teacher.ts'),
  hu: () => import('./hu/teacher.ts'),
  ja: () => import('./ja/teacher.ts'),
}

/** The list of the many small files of the Japanese font. Without it the page can still be read where the system has one. */
async function loadLetters(): Promise<void> {
  await import('@fontsource-variable/noto-sans-jp/index.css').catch(() => undefined)
}

export async function loadShellTexts(language: Language): Promise<ShellTexts> {
  const [{ texts }] = await Promise.all([SHELL[language](), language === 'ja' && loadLetters()])
  return texts
}

export const loadAboutTexts = async (language: Language) => (await ABOUT[language]()).about
export const loadOnlineTexts = async (language: Language) => (await ONLINE[language]()).online
export const loadOnlineTableTexts = async (language: Language) => (await ONLINE_TABLE[language]()).onlineTable
export const loadOnlinePlayersTexts = async (language: Language) => (await ONLINE_PLAYERS[language]()).onlinePlayers
export const loadRulesPageTexts = async (language: Language) => (await RULES_PAGE[language]()).rulesPage
export const loadRecordOriginTexts = async (language: Language) => (await RECORD_ORIGIN[language]()).recordOrigin
export const loadTeacherTexts = async (language: Language) => (await TEACHER[language]()).teacher

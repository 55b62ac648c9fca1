import type { Language } from '#boards/board.ts'
import type { OnlineTableTexts } from './types/online-table.ts'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly onlineTable: OnlineTableTexts }>>> = {
  en: () => import('./en/online-table.ts'),
  hu: () => import('./hu/online-table.ts'),
  ja: () => import('./ja/online-table.ts'),
}

export async function loadOnlineTableTexts(language: Language): Promise<OnlineTableTexts> {
  return (await LOADERS[language]()).onlineTable
}

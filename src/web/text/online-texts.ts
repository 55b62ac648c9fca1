import type { Language } from '#boards/board.ts'
import type { OnlineTexts } from './types/online.ts'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly online: OnlineTexts }>>> = {
  en: () => import('./en/online.ts'),
  hu: () => import('./hu/online.ts'),
  ja: () => import('./ja/online.ts'),
}

export async function loadOnlineTexts(language: Language): Promise<OnlineTexts> {
  return (await LOADERS[language]()).online
}

import type { Language } from '#boards/board.ts'
import { useSettings } from '../settings/settings.ts'
import type { LearnTexts } from '../text/en/learn.ts'
import { useLoaded } from '../text/TextsContext.tsx'

const LEARN: Readonly<Record<Language, () => Promise<{ readonly learn: LearnTexts }>>> = {
  en: () => import('../text/en/learn.ts'),
  hu: () => import('../text/hu/learn.ts'),
  ja: () => import('../text/ja/learn.ts'),
}

const load = async (language: Language) => (await LEARN[language]()).learn

/** What the pages of lessons say, in the language of the page; undefined until it is loaded. */
export function useLearnTexts(): LearnTexts | undefined {
  const { language } = useSettings()
  return useLoaded(language, load)
}

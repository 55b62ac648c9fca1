import type { Language } from '#boards/board.ts'
import { useSettings } from '../settings/settings.ts'
import type { CharacterTexts } from '../text/en/characters.ts'
import { useLoaded } from '../text/TextsContext.tsx'

const CHARACTERS: Readonly<Record<Language, () => Promise<{ readonly characters: CharacterTexts }>>> = {
  en: () => import('../text/en/characters.ts'),
  hu: () => import('../text/hu/characters.ts'),
  ja: () => import('../text/ja/characters.ts'),
}

export const loadCharacters = async (language: Language) => (await CHARACTERS[language]()).characters

/** Names and lines of the bots in the language of the page; undefined until they are loaded, or where no bot plays. */
export function useCharacters(hasBots = true): CharacterTexts | undefined {
  const { language } = useSettings()
  return useLoaded(language, hasBots ? loadCharacters : undefined)
}

import { createContext, type ReactNode, useContext } from 'react'
import type { Language, Loaders } from '#boards/board.ts'
import { KitWords } from '#boards/kit-texts.ts'
import { PartWords, useLoaded } from '#ui/Part.tsx'
import { useSettings } from '../settings/settings.ts'
import type { CharacterTexts } from './en/characters.ts'
import type { ShellTexts } from './en/shell.ts'

const TextsContext = createContext<ShellTexts | undefined>(undefined)

export function useTexts(): ShellTexts {
  const texts = useContext(TextsContext)
  if (texts === undefined) throw new Error('there are no texts around this component')
  return texts
}

/** Shows the page in the chosen language; while another one loads, the page stays as it is. */
export function TextsProvider({ first, children }: { readonly first: ShellTexts; readonly children: ReactNode }) {
  const { language } = useSettings()
  const texts = useLoaded(language, loadShellTexts) ?? first
  return (
    <TextsContext value={texts}>
      <KitWords value={texts.kit}>
        <PartWords value={texts.kit}>{children}</PartWords>
      </KitWords>
    </TextsContext>
  )
}

/** Each part of the texts is loaded, in the language of the page, when a page first needs it. Those of one page are there. */

const SHELL: Loaders<{ readonly texts: ShellTexts }> = {
  en: () => import('./en/shell.ts'),
  hu: () => import('./hu/shell.ts'),
  ja: () => import('./ja/shell.ts'),
}

const PAGES: Loaders<typeof import('./en/pages.ts')> = {
  en: () => import('./en/pages.ts'),
  hu: () => import('./hu/pages.ts'),
  ja: () => import('./ja/pages.ts'),
}

const CHARACTERS: Loaders<{ readonly characters: CharacterTexts }> = {
  en: () => import('./en/characters.ts'),
  hu: () => import('./hu/characters.ts'),
  ja: () => import('./ja/characters.ts'),
}

/** The list of the many small files of the Japanese font. Without it the page can still be read where the system has one. */
async function loadLetters(): Promise<void> {
  await import('@fontsource-variable/noto-sans-jp/index.css').catch(() => undefined)
}

export async function loadShellTexts(language: Language): Promise<ShellTexts> {
  const [{ texts }] = await Promise.all([SHELL[language](), language === 'ja' && loadLetters()])
  return texts
}

export const loadAboutTexts = async (language: Language) => (await PAGES[language]()).about
export const loadCharacters = async (language: Language) => (await CHARACTERS[language]()).characters
export const loadLearnTexts = async (language: Language) => (await PAGES[language]()).learn
/** All of them: for pages that need several. */
export const loadPageTexts = (language: Language) => PAGES[language]()
export const loadPuzzleTexts = async (language: Language) => (await PAGES[language]()).puzzle
export const loadRulesPageTexts = async (language: Language) => (await PAGES[language]()).rulesPage
export const loadRecordOriginTexts = async (language: Language) => (await PAGES[language]()).recordOrigin

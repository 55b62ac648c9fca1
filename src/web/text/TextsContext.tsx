import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Language } from '#boards/board.ts'
import { KitWords } from '#boards/kit-texts.ts'
import { type Load, preload, preloaded } from '../preloaded.ts'
import { useSettings } from '../settings/settings.ts'
import type { ShellTexts } from './en/shell.ts'
import { loadShellTexts } from './load-texts.ts'

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
      <KitWords value={texts.kit}>{children}</KitWords>
    </TextsContext>
  )
}

/** What `load` gives for the language; while it loads, what it gave before. */
export function useLoaded<Loaded>(language: Language, load: Load<Loaded> | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState(() => load && preloaded(load, language))
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (load === undefined) return
    let isWanted = true
    preload(load, language).then(
      (value) => {
        // What is loaded may itself be a function, such as a component.
        if (isWanted) setLoaded(() => value)
      },
      (error: Error) => {
        if (isWanted) setFailure(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [language, load])
  // Where there is something to show already, a language that cannot be had is no failure.
  if (failure !== undefined && loaded === undefined) throw failure
  return loaded
}

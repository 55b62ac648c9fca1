import { createContext, type ReactNode, useContext } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { loadPageTexts } from '../../text/load-texts.ts'
import { useLoaded } from '../../text/TextsContext.tsx'

type Texts = Awaited<ReturnType<typeof loadPageTexts>>

const Context = createContext<Texts | undefined>(undefined)

/** Texts that tables do not need, and therefore do not load. */
export function usePageTexts(): Texts {
  const texts = useContext(Context)
  if (texts === undefined) throw new Error('there is no PageTexts around this component')
  return texts
}

/** Shows its children as soon as the texts of pages are loaded. */
export function PageTexts({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings()
  const texts = useLoaded(language, loadPageTexts)
  return texts && <Context value={texts}>{children}</Context>
}

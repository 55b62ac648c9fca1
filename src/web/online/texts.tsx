import { createContext, type ReactNode, useContext } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { OnlineTexts } from '../text/en/online.ts'
import type { OnlineTableTexts } from '../text/en/online-table.ts'
import { loadOnlineTexts, useLoaded } from '../text/TextsContext.tsx'

/** The texts of all online pages. */
export const OnlineTextsContext = createContext<OnlineTexts | undefined>(undefined)

export function useOnlineTexts(): OnlineTexts {
  const texts = useContext(OnlineTextsContext)
  if (texts === undefined) throw new Error('there are no texts of online pages around this component')
  return texts
}

/** Shows its children when the online texts are loaded; at once if a parent has loaded them. */
export function WithOnlineTexts({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings()
  const around = useContext(OnlineTextsContext)
  const loaded = useLoaded(language, around === undefined ? loadOnlineTexts : undefined)
  const texts = around ?? loaded
  return texts && <OnlineTextsContext value={texts}>{children}</OnlineTextsContext>
}

/** The texts of a table. */
export const TableWords = createContext<OnlineTableTexts | undefined>(undefined)

export function useTableWords(): OnlineTableTexts {
  const words = useContext(TableWords)
  if (words === undefined) throw new Error('there are no texts of online tables around this component')
  return words
}

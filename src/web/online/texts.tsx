import { createContext, type ReactNode, useContext } from 'react'
import type { Language, Loaders } from '#boards/board.ts'
import { useLoaded } from '#ui/Part.tsx'
import type { TableFacts } from '#wire/tables.ts'
import { useSettings } from '../settings/settings.ts'
import type { OnlineTexts } from '../text/en/online.ts'
import type { OnlineTableTexts } from '../text/en/online-table.ts'
import type { OnlinePlayersTexts } from '../text/en/social.ts'

const ONLINE: Loaders<{ readonly online: OnlineTexts }> = {
  en: () => import('../text/en/online.ts'),
  hu: () => import('../text/hu/online.ts'),
  ja: () => import('../text/ja/online.ts'),
}

const PLAYERS: Loaders<{ readonly onlinePlayers: OnlinePlayersTexts }> = {
  en: () => import('../text/en/social.ts'),
  hu: () => import('../text/hu/social.ts'),
  ja: () => import('../text/ja/social.ts'),
}

export const loadOnlineTexts = async (language: Language) => (await ONLINE[language]()).online
export const loadOnlinePlayersTexts = async (language: Language) => (await PLAYERS[language]()).onlinePlayers

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

/** Why a game is over that could go on by its rules. */
export function endingOf(facts: TableFacts, { bar }: OnlineTableTexts): string {
  if (facts.isAbandoned) return bar.endedAbandoned
  return facts.isEndedByAgreement ? bar.endedByAgreement : bar.endedByMoves
}

/** The texts of a table. */
export const TableWords = createContext<OnlineTableTexts | undefined>(undefined)

export function useTableWords(): OnlineTableTexts {
  const words = useContext(TableWords)
  if (words === undefined) throw new Error('there are no texts of online tables around this component')
  return words
}

import { createContext, useContext } from 'react'
import type { OnlineTableTexts } from '../../text/en/online-table.ts'

export const TableWords = createContext<OnlineTableTexts | undefined>(undefined)

export function useTableWords(): OnlineTableTexts {
  const words = useContext(TableWords)
  if (words === undefined) throw new Error('there are no texts of online tables environment this component')
  return words
}

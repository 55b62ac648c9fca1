import { useEffect, useRef } from 'react'
import { play } from '../../table/sound.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { useTableWords } from './texts.ts'

/** Says in the tab's title that it is one's turn, and lets it be heard when it becomes so. */
export function useTurnAlert(name: string, mayAct: boolean): void {
  const { pages } = useTexts()
  const { bar } = useTableWords()
  const tab = pages.frame.tab(name)
  useEffect(() => {
    document.title = mayAct ? bar.tabYourTurn(tab) : tab
  }, [bar, tab, mayAct])
  const could = useRef(mayAct)
  useEffect(() => {
    if (mayAct && !could.current) play('turn')
    could.current = mayAct
  }, [mayAct])
}

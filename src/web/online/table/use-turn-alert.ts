import { useEffect, useRef } from 'react'
import { play, wakeWithTouch } from '../../table/sound.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { useTableWords } from './texts.ts'

/**
 * Says in the tab's title that it is one's turn, and lets it be heard when it becomes so: also when the game begins with
 * it, for somebody who has waited for that.
 */
export function useTurnAlert(name: string, mayAct: boolean, hasWaited: boolean): void {
  const { pages } = useTexts()
  const { bar } = useTableWords()
  const tab = pages.frame.tab(name)
  useEffect(() => {
    document.title = mayAct ? bar.tabYourTurn(tab) : tab
  }, [bar, tab, mayAct])
  const could = useRef(mayAct && !hasWaited)
  useEffect(() => {
    if (mayAct && !could.current) play('turn')
    could.current = mayAct
  }, [mayAct])
}

/** Whatever somebody touches at a table, also before the game, lets the turn be heard later. */
export function useReadySound(): void {
  useEffect(() => {
    const leaving = new AbortController()
    wakeWithTouch(leaving.signal)
    return () => leaving.abort()
  }, [])
}

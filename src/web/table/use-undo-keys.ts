import { useEffect } from 'react'
import { isBusy } from '../../boards/keys.ts'
import type { Session } from './session.ts'

/** Ctrl+Z and Ctrl+Y as everywhere, and the bare letter U as on other boards. */
export function useUndoKeys(session: Session, isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return
    const press = (event: KeyboardEvent) => {
      if (isBusy(event)) return
      const key = event.key.toLowerCase()
      const withControl = event.ctrlKey || event.metaKey
      const isUndo = withControl ? key === 'z' && !event.shiftKey : key === 'u' && !event.shiftKey
      const isRedo = withControl ? key === 'y' || (key === 'z' && event.shiftKey) : key === 'u' && event.shiftKey
      if (!isUndo && !isRedo) return
      event.preventDefault()
      if (isUndo) session.undo()
      else session.redo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [session, isAllowed])
}

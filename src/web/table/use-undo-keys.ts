import { useLayoutEffect } from 'react'
import { isBusy, type Shortcut } from '#boards/keys.ts'

interface Undoing {
  undo(): void
  /** Left out where nothing comes back. */
  redo?(): void
}

/** Ctrl+Z and Ctrl+Y as everywhere, and the bare letter U as on other boards. */
export function useUndoKeys(table: Undoing, isAllowed: boolean): void {
  // As soon as the table is shown, the keys are for it, and not for the one it replaces.
  useLayoutEffect(() => {
    if (!isAllowed) return
    const press = (event: KeyboardEvent) => {
      if (isBusy(event)) return
      const key = event.key.toLowerCase()
      const withControl = event.ctrlKey || event.metaKey
      const isUndo = withControl ? key === 'z' && !event.shiftKey : key === 'u' && !event.shiftKey
      const isRedo = withControl ? key === 'y' || (key === 'z' && event.shiftKey) : key === 'u' && event.shiftKey
      if (!isUndo && !isRedo) return
      event.preventDefault()
      if (isUndo) table.undo()
      else table.redo?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [table, isAllowed])
}

/** The same keys, for the help of every game. */
export function undoShortcuts({ undo, redo }: { readonly undo: string; readonly redo?: string }): readonly Shortcut[] {
  const back = { keys: 'U, Ctrl+Z', what: undo }
  return redo === undefined ? [back] : [back, { keys: 'Shift+U, Ctrl+Y', what: redo }]
}

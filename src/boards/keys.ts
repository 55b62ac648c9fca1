import { createContext, useEffect, useEffectEvent } from 'react'

/** What single keys do, by their names in lower case. A key that is not in it is left to others. */
export type Keys = Readonly<Record<string, () => void>>

/** A line of the help: some keys, and what they do. */
export interface Shortcut {
  readonly keys: string
  readonly what: string
}

/** The keys that the shell hears at this table, for the help of every game. */
export const ShellKeys = createContext<readonly Shortcut[]>([])

/** Whether a key is used elsewhere: in a text field, or an open dialog or menu. */
export function isBusy({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isWriting = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return (
    defaultPrevented ||
    isWriting ||
    document.querySelector('dialog[open], details[open] summary:focus, details[open] :focus') !== null
  )
}

/** Handles every single key that is pressed anywhere on the page. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
    const act = keys[event.key.toLowerCase()]
    if (act === undefined) return
    act()
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

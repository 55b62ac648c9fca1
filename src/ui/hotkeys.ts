import { createContext, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** What single keys do, by their names in lower case. A key that is not in it is left to others. */
export type Keys = Readonly<Record<string, () => void>>

/** A line of the help: some keys, and what they do. */
export interface Shortcut {
  readonly keys: string
  readonly what: string
}

/** The keys that the shell hears at this table, for the help of every game. */
export const ShellKeys = createContext<readonly Shortcut[]>([])

/** Inputs that take no letters or digits. */
const UNTYPED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** Whether letters and digits belong to what has the focus: a field, a list to choose from, an editable text. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  if (target instanceof HTMLInputElement) return !UNTYPED.includes(target.type)
  return (
    target instanceof Element &&
    target.closest('textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
  )
}

/** Whether a key is used elsewhere: where the player types, or in an open dialog or menu. */
export function isBusy(event: KeyboardEvent): boolean {
  return (
    event.defaultPrevented ||
    isTyping(event) ||
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

interface StopProps {
  ref(button: HTMLButtonElement | null): void
  readonly tabIndex: number
  onFocus(): void
  onBlur(event: { readonly relatedTarget: EventTarget | null }): void
}

interface OneStop<Id> {
  readonly stop: Id | undefined
  /** For the button of this name; `also` is given the button too. */
  stopProps(id: Id, also?: RefObject<HTMLButtonElement | null>): StopProps
  focus(id: Id | undefined): void
}

/**
 * Makes many buttons one stop for the Tab key, so that the arrow keys can do the rest. `start` is the stop at first. When
 * the button with the focus goes, the one that comes into its place gets it; where none is left, `otherwise` does.
 */
export function useOneStop<Id>(ids: readonly Id[], start?: Id, otherwise?: RefObject<HTMLElement | null>): OneStop<Id> {
  const [focused, setFocused] = useState<Id>()
  const buttons = useRef(new Map<Id, HTMLButtonElement>())
  const place = useRef<number>(undefined)
  const stop = [focused, start].find((id) => id !== undefined && ids.includes(id)) ?? ids[0]
  const focus = (id: Id | undefined) => {
    if (id !== undefined) buttons.current.get(id)?.focus()
  }
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (place.current === undefined || !isLost) return
    if (ids.length === 0) otherwise?.current?.focus()
    else focus(ids[Math.min(place.current, ids.length - 1)])
  })
  return {
    stop,
    stopProps: (id, also) => ({
      ref: (button) => {
        if (also !== undefined && button !== null) also.current = button
        if (button === null) buttons.current.delete(id)
        else buttons.current.set(id, button)
      },
      tabIndex: id === stop ? 0 : -1,
      onFocus: () => {
        place.current = ids.indexOf(id)
        setFocused(id)
      },
      onBlur: ({ relatedTarget }) => {
        // A button that is removed while focused blurs without a relatedTarget.
        if (relatedTarget !== null) place.current = undefined
      },
    }),
    focus,
  }
}

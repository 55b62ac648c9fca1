import { useEffect, useEffectEvent } from 'react'

/** Whether a key belongs to somebody else: a field that is written in, or a dialog or menu that is open. */
export function isBusy({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isWriting = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return (
    defaultPrevented ||
    isWriting ||
    document.querySelector('dialog[open], details[open] summary:focus, details[open] :focus') !== null
  )
}

/** Hears every single key that is pressed anywhere on the page; `handle` says whether the key meant something. */
export function useKeys(handle: (key: string) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
    if (handle(event.key.toLowerCase())) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

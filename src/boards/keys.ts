/** Whether a key belongs to somebody else: a field that is written in, or a dialog or menu that is open. */
export function isBusy({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isWriting = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return (
    defaultPrevented ||
    isWriting ||
    document.querySelector('dialog[open], details[open] summary:focus, details[open] :focus') !== null
  )
}

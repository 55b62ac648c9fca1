import type { Step } from './recording.ts'

export type KeyCommand = Step | 'play'

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: 'previousAction',
  ArrowRight: 'nextAction',
  ArrowUp: 'previousTurn',
  PageUp: 'previousTurn',
  ArrowDown: 'nextTurn',
  PageDown: 'nextTurn',
  Home: 'first',
  End: 'last',
  ' ': 'play',
}

/** Controls that go by arrows themselves. */
const MOVES_INSIDE =
  'input, textarea, select, dialog, [contenteditable], [role="grid"], [role="application"], [role="tablist"], ' +
  '[role="listbox"], [role="menu"], [role="radiogroup"], [role="slider"]'

/** Controls that a space presses. */
const PRESSED = `button, summary, a[href], ${MOVES_INSIDE}`

/** What a key does in a replay; undefined for other keys. */
export function commandOf(event: KeyboardEvent): KeyCommand | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  const command = COMMANDS[event.key]
  if (command === undefined || !(event.target instanceof Element)) return command
  if (event.target.closest(command === 'play' ? PRESSED : MOVES_INSIDE) !== null) return undefined
  return isVertical(event.key) && scrolls(event.target) ? undefined : command
}

function isVertical(key: string): boolean {
  return key !== 'ArrowLeft' && key !== 'ArrowRight'
}

/** A panel that has the focus only because it scrolls. */
function scrolls(element: Element): boolean {
  const isPage = element === document.body || element === document.documentElement
  if (isPage || element.scrollHeight <= element.clientHeight) return false
  return /auto|scroll/.test(getComputedStyle(element).overflowY)
}

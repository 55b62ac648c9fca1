import { isBusy } from './hotkeys.ts'
import style from './Tooltip.module.css'

/** How long a finger must rest, in ms, and how far it may move meanwhile, in CSS pixels. */
const LONG_PRESS = 500
const STILL = 10
/** More lines would cover the board. */
const MOST_LINES = 12
/** From the edges of the window, in CSS pixels. */
const MARGIN = 8

/** The signal of each table that listens already, so that a second touch does not add listeners. */
const listening = new WeakSet<AbortSignal>()

/** Begins to explain at a table until the signal; `event` has led here. */
export function listen(signal: AbortSignal, event: PointerEvent | KeyboardEvent): void {
  if (listening.has(signal) || signal.aborted) return
  listening.add(signal)
  const tooltip = new Tooltip()
  tooltip.listen(signal)
  if ('key' in event) tooltip.key(event)
}

/**
 * Boards explain cards, tokens and signs in their `title`, which browsers show to a mouse only. This shows it where a
 * finger rests, and with the key I for what has the focus.
 */
class Tooltip {
  readonly #bubble: HTMLElement
  #timer: ReturnType<typeof setTimeout> | undefined
  #pressed = { x: 0, y: 0, time: 0 }
  /** Lets the click after a long press through. */
  #letClick: () => void = () => undefined

  constructor() {
    this.#bubble = document.createElement('div')
    this.#bubble.className = style.bubble
    this.#bubble.role = 'status'
    this.#bubble.hidden = true
    document.body.append(this.#bubble)
  }

  /** Hears everything on the page until the signal. */
  listen(signal: AbortSignal): void {
    const options = { signal, capture: true }
    addEventListener('pointerdown', (event) => this.#press(event), options)
    addEventListener('pointermove', (event) => this.#move(event), options)
    addEventListener('pointerup', (event) => this.#release(event), options)
    addEventListener('pointercancel', () => clearTimeout(this.#timer), options)
    addEventListener('scroll', () => this.#hide(), options)
    addEventListener('keydown', (event) => this.key(event), { signal })
    // A finger that rests also asks for the menu of the browser.
    addEventListener('contextmenu', (event) => !this.#bubble.hidden && event.preventDefault(), options)
    signal.addEventListener('abort', () => {
      clearTimeout(this.#timer)
      this.#bubble.remove()
    })
  }

  #press({ pointerType, target, clientX, clientY, timeStamp }: PointerEvent): void {
    clearTimeout(this.#timer)
    this.#hide()
    this.#letClick()
    if (pointerType === 'mouse' || !(target instanceof Element)) return
    this.#pressed = { x: clientX, y: clientY, time: timeStamp }
    this.#timer = setTimeout(() => {
      const titled = target.closest('[title]')
      if (titled === null) return
      this.#show(titled.getAttribute('title') ?? '', titled)
      // The finger asks what this is; it does not press it.
      const stop = (click: Event) => {
        click.preventDefault()
        click.stopImmediatePropagation()
      }
      addEventListener('click', stop, { capture: true, once: true })
      this.#letClick = () => removeEventListener('click', stop, true)
    }, LONG_PRESS)
  }

  /** A busy page hears late that the finger has left: then the timer was wrong, and it was a tap. */
  #release({ timeStamp }: PointerEvent): void {
    clearTimeout(this.#timer)
    if (timeStamp - this.#pressed.time >= LONG_PRESS) return
    this.#hide()
    this.#letClick()
  }

  key(event: KeyboardEvent): void {
    const isOpen = !this.#bubble.hidden
    this.#hide()
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
    const focused = document.activeElement
    if (isOpen || focused === null || focused === document.body) return
    event.preventDefault()
    this.#show(explanationOf(focused), focused)
  }

  #move({ clientX, clientY }: PointerEvent): void {
    const { x, y } = this.#pressed
    if (Math.hypot(clientX - x, clientY - y) > STILL) clearTimeout(this.#timer)
  }

  #hide(): void {
    this.#bubble.hidden = true
  }

  /** Above what it explains, or below where there is no room. */
  #show(text: string, at: Element): void {
    if (text === '') return
    this.#bubble.textContent = text
    this.#bubble.hidden = false
    const { width, height } = this.#bubble.getBoundingClientRect()
    const place = at.getBoundingClientRect()
    const left = place.left + place.width / 2 - width / 2
    const above = place.top - height - MARGIN
    const top = above >= MARGIN ? above : Math.min(place.bottom + MARGIN, innerHeight - height - MARGIN)
    this.#bubble.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`
    this.#bubble.style.top = `${Math.max(MARGIN, top)}px`
  }
}

/** What is said of an element: its own explanation, or those of everything in the panel or list that it belongs to. */
export function explanationOf(element: Element): string {
  const own = element.closest('[title]')?.getAttribute('title')
  if (own) return own
  const panel = document.getElementById(element.getAttribute('aria-controls') ?? '')
  const around = panel ?? element.closest('li, section, fieldset, footer') ?? element
  const titles = Array.from(around.querySelectorAll('[title]'), (titled) => titled.getAttribute('title') ?? '')
  return [...new Set(titles)].slice(0, MOST_LINES).join('\n')
}

import type { Point } from './engine.ts'

/** What to do next at a table: a press at one point, or a drag between two. */
export interface Gesture {
  readonly kind: 'ask' | 'follow'
  readonly from: Point
  readonly to?: Point
  /** A card hangs above the finger that drags it. */
  readonly isCard?: boolean
}

declare global {
  interface Window {
    guide: {
      readonly sounds: number
      readonly errors: readonly string[]
      /** Waits for the effect of the last gesture and finds the next one; null when the game is over. */
      next(): Promise<Gesture | null>
      /** Waits for a button, or what opens a menu, that can be pressed. */
      named(name: string): Promise<Point>
      /** Waits until the layout has no faults; returns those that stay. */
      faults(): Promise<readonly string[]>
    }
  }
}

/**
 * Adds `window.guide` to a page: it follows hints, which in every game mark what to press next. Runs in the page, so it
 * is self-contained.
 */
export function addGuide(names: { readonly hint: string; readonly result: string }): void {
  const LONGEST_WAIT_MS = 90_000
  const LONGEST_SETTLING_MS = 20_000
  const POLL_MS = 30

  /** Waits until a value is there and, a moment later, the same: fonts, pictures and scrolling move what is drawn. */
  async function settled<T>(find: () => T | undefined, what: string): Promise<T> {
    const end = Date.now() + LONGEST_WAIT_MS
    let last: string | undefined
    for (;;) {
      const found = find()
      const text = JSON.stringify(found)
      if (found !== undefined && text === last && document.fonts.status === 'loaded') return found
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
      last = text
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  const middle = (drawn: Element | Range): Point => {
    const { left, top, width, height } = drawn.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button, summary')].find(
      (each) => (each.getAttribute('aria-label') ?? each.innerText) === name,
    )
  const isDrawn = (element: Element) => element.getClientRects().length > 0
  const look = () => document.querySelector('main')?.innerHTML ?? ''

  /** What the hint marks, first what can be pressed at once: places need a selected card. */
  function marks(): readonly Element[] {
    const rank = (mark: Element) => (mark.matches('button:not([aria-pressed=true], [role=gridcell])') ? 0 : 1)
    return [...document.querySelectorAll('[data-hint]:not([data-hint=casing])')]
      .filter(isDrawn)
      .sort((one, other) => rank(one) - rank(other))
  }

  /** How the marked card or track can be dragged. */
  function drag(): Omit<Gesture, 'kind'> | undefined {
    const isInSight = ({ x, y }: Point) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
    const ring = document.querySelector<SVGRectElement>('rect[data-hint]:not([data-hint=casing])')
    const card = document.querySelector('button[data-hint][data-dragged]')
    if (card !== null) {
      const target = ring ?? document.querySelector('button[data-hint]:not([data-dragged])')
      if (target === null || !isDrawn(target) || !isInSight(middle(target))) return undefined
      return { from: middle(card), to: middle(target), isCard: true }
    }
    const matrix = ring?.getScreenCTM()
    if (!ring || !matrix || document.querySelector('[role=grid][data-mode=lay]') === null) return undefined
    const { x, y, width, height } = ring.getBBox()
    const end = (along: number) => {
      const point = new DOMPoint(along, y + height / 2).matrixTransform(matrix)
      return { x: point.x, y: point.y }
    }
    return { from: end(x), to: end(x + width) }
  }

  let before = ''
  /** Whether there was no mark since a hint was asked for. */
  let isAsked = false
  let draggable = 0

  function gesture(): Gesture | null | undefined {
    if (look() === before) return undefined
    if (document.querySelector(`dialog[open][aria-label="${names.result}"]`) !== null) return null
    const [mark] = marks()
    if (mark !== undefined) {
      mark.scrollIntoView({ block: 'nearest' })
      const way = draggable % 2 === 0 ? drag() : undefined
      return { kind: 'follow', ...(way ?? { from: middle(mark) }) }
    }
    const hint = button(names.hint)
    return hint?.getAttribute('aria-pressed') === 'false' ? { kind: 'ask', from: middle(hint) } : undefined
  }

  const errors: string[] = []
  let sounds = 0
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  // Each sound has a volume of its own.
  window.GainNode = class extends GainNode {
    constructor(audio: BaseAudioContext, options?: GainOptions) {
      super(audio, options)
      sounds++
    }
  }

  window.guide = {
    get sounds() {
      return sounds
    },
    errors,
    async next() {
      const found = await settled(
        gesture,
        `an effect, a hint or its mark; the hint is ${isAsked ? 'asked for' : 'followed'}`,
      )
      if (found?.kind === 'ask' && isAsked) throw new Error('the hint that was asked for did not come')
      if (drag() !== undefined) draggable++
      isAsked = found?.kind === 'ask'
      before = look()
      return found
    },
    named: (name) =>
      settled(() => {
        const element = button(name)
        if (element === undefined || element.matches(':disabled, [aria-disabled=true]')) return undefined
        element.scrollIntoView({ block: 'center' })
        return middle(element)
      }, name),
    async faults() {
      const end = Date.now() + LONGEST_SETTLING_MS
      for (;;) {
        const faults = faultsOfLayout()
        if (faults.length === 0 || Date.now() > end) return faults
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
  }

  /** Texts covered by a picture or cut off, and controls of the strip that are not visible. */
  function faultsOfLayout(): readonly string[] {
    const faults: string[] = []
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) faults.push('the page scrolls')
    const dialog = document.querySelector('dialog[open]')
    if (dialog !== null) return dialog.scrollWidth > dialog.clientWidth ? ['the dialog scrolls sideways'] : faults
    for (const target of document.querySelectorAll('main footer button')) {
      const { left, top, right, bottom } = target.getBoundingClientRect()
      const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5
      if (!isSeen && right > left)
        faults.push(`not in sight: ${target.getAttribute('aria-label') ?? target.textContent}`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const hasText = [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim() !== '')
      const isCut = hasText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
      if (!isCut) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (textOverflow !== 'ellipsis' && ['hidden', 'clip'].includes(overflowX))
        faults.push(`cut: ${element.textContent}`)
    }
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const holder = text.parentElement?.closest('button')
      // What only screen readers get is clipped to nothing.
      const isUnseen = getComputedStyle(text.parentElement ?? document.body).clipPath.startsWith('inset(50%')
      if (!holder || isUnseen || text.textContent?.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { x, y } = middle(range)
      const picture = document.elementFromPoint(x, y)?.closest('svg')
      if (picture && holder.contains(picture) && !picture.contains(text)) faults.push(`covered: ${text.textContent}`)
    }
    return faults
  }
}

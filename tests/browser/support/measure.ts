import type { Page } from '@playwright/test'

/** What is wrong with a text, found by its boxes. */
export interface Fault {
  readonly kind: 'cut off' | 'overlapping' | 'outside of the screen'
  readonly text: string
}

/** How far the page scrolls, in px. */
export function scrollOf(page: Page): Promise<{ readonly below: number; readonly beside: number }> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
    return { below: scrollHeight - clientHeight, beside: scrollWidth - clientWidth }
  })
}

/** A box may go beyond another one by this much, in px: the borders of boxes are rounded. */
const SLACK_PX = 1

/**
 * Visible texts inside `selector` that are cut off, that cover each other, or that are outside of the screen where no one
 * can scroll to. The page is scrolled through, and left at its beginning.
 */
export async function textFaults(page: Page, selector = 'body'): Promise<readonly Fault[]> {
  const faults = await page.evaluate(measureTexts, [selector, SLACK_PX] as const)
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.text}`, fault])).values()]
}

/** Runs in the page, so it is self-contained. */
function measureTexts([selector, slack]: readonly [string, number]): Fault[] {
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Piece extends Box {
    readonly element: Element
    readonly text: string
  }
  const faults: Fault[] = []
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left <= slack || bottom - top <= slack
  const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80)

  /** The room that the elements around a text leave it; along an axis in which one of them scrolls there is no limit. */
  const roomOf = (element: Element) => {
    let room: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }
    // What is shown now, before anything is scrolled.
    let view = room
    const scrolls = { x: false, y: false }
    let isFixed = false
    let isLoose = false
    for (let around: Element | null = element; around !== null && around !== document.body && !isFixed; ) {
      const { overflowX, overflowY, position, display } = getComputedStyle(around)
      // What is positioned is not clipped by elements that are not; a line of text has no box of its own.
      const clips = !(isLoose && position === 'static') && (display !== 'inline' || around.tagName === 'svg')
      if (clips) {
        const { left, top, right, bottom } = around.getBoundingClientRect()
        if (overflowX !== 'visible') view = common(view, { ...view, left, right })
        if (overflowY !== 'visible') view = common(view, { ...view, top, bottom })
        if (overflowX !== 'visible' && !scrolls.x) {
          if (/auto|scroll/.test(overflowX)) scrolls.x = true
          else room = common(room, { ...room, left, right })
        }
        if (overflowY !== 'visible' && !scrolls.y) {
          if (/auto|scroll/.test(overflowY)) scrolls.y = true
          else room = common(room, { ...room, top, bottom })
        }
      }
      isLoose = position === 'absolute' || (isLoose && position === 'static')
      isFixed = position === 'fixed'
      around = around.parentElement
    }
    return { room, view, scrolls, isFixed }
  }

  /** The boxes of the lines of a text. Letters fill the middle of a line. */
  const linesOf = (node: Text): Box[] => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > slack && height > slack)
      .map(({ left, top, right, bottom, height }) => ({
        left,
        right,
        top: top + height * 0.22,
        bottom: bottom - height * 0.22,
      }))
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.closest('[data-shown=false], script, style, noscript, option') === null

  const isWithin = (line: Box, room: Box) => {
    const { left, top, right, bottom } = common(line, room)
    return right - left >= line.right - line.left - slack && bottom - top >= line.bottom - line.top - slack
  }

  /** All visible lines of text; those that do not fit are noted. */
  const look = (): Piece[] => {
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = shorten(node.textContent ?? '')
      if (element === null || text === '' || element.closest(selector) === null || !isSeen(element)) continue
      const lines = linesOf(node as Text)
      const { room, view, scrolls, isFixed } = roomOf(element)
      // Texts for screen readers have no room; links that appear with the focus wait beyond the upper or left edge.
      const isHidden = (line: Box) => isEmpty(common(line, room)) || line.right < -scrollX || line.bottom < -scrollY
      const shown = lines.filter((line) => !isHidden(line))
      if (shown.length === 0) continue
      if (!lines.every((line) => isWithin(line, room))) faults.push({ kind: 'cut off', text })
      const screen = {
        left: scrolls.x ? -1e6 : 0,
        right: scrolls.x ? 1e6 : document.documentElement.clientWidth,
        top: scrolls.y ? -1e6 : isFixed ? 0 : -scrollY,
        bottom: isFixed && !scrolls.y ? innerHeight : 1e6,
      }
      if (!shown.every((line) => isWithin(common(line, room), screen))) {
        faults.push({ kind: 'outside of the screen', text })
      }
      const inView = shown.map((line) => common(line, view)).filter((line) => !isEmpty(line))
      pieces.push(...inView.map((line) => ({ ...line, element, text })))
    }
    return pieces
  }

  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/[,/] 0(?:\.\d+)?\)$/.test(backgroundColor)
  }

  /** What a piece is behind at a point; undefined if it can be seen there. */
  const coverOf = ({ element }: Piece, x: number, y: number): Element | undefined => {
    const above = document.elementsFromPoint(x, y)
    const own = above.indexOf(element)
    return above.slice(0, own === -1 ? undefined : own).find((at) => isOpaque(at) && !at.contains(element))
  }

  /** Whether an element was meant to lie over others, as menus and dialogs are. */
  const isLaidOver = (element: Element): boolean => {
    const { position } = getComputedStyle(element)
    const isOver = position !== 'static' && position !== 'relative'
    return isOver || (element.parentElement !== null && isLaidOver(element.parentElement))
  }

  const compare = (pieces: readonly Piece[]) => {
    for (const [i, one] of pieces.entries()) {
      const cover = coverOf(one, (one.left + one.right) / 2, (one.top + one.bottom) / 2)
      if (cover !== undefined && !isLaidOver(cover) && !isLaidOver(one.element)) {
        faults.push({ kind: 'overlapping', text: `${one.text} (behind something)` })
      }
      for (const other of pieces.slice(i + 1)) {
        const both = common(one, other)
        if (isEmpty(both) || one.element.contains(other.element) || other.element.contains(one.element)) continue
        const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2]
        if (coverOf(one, x, y) === undefined && coverOf(other, x, y) === undefined) {
          faults.push({ kind: 'overlapping', text: `${one.text} + ${other.text}` })
        }
      }
    }
  }

  const fields = [...document.querySelectorAll<HTMLInputElement>(`${selector} :is(input, textarea)`)]
  for (const field of fields.filter(isSeen)) {
    if (field.scrollWidth > field.clientWidth + slack) faults.push({ kind: 'cut off', text: shorten(field.value) })
  }
  // Elements that let presses through are found at a point too.
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '* { pointer-events: auto !important }'
  for (let y = 0; y === 0 || y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    compare(look().filter(({ bottom, top }) => bottom > 0 && top < innerHeight))
  }
  scrollTo({ top: 0, behavior: 'instant' })
  style.remove()
  return faults
}

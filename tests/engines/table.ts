import { texts } from '#web/text/en/shell.ts'
import { storedText } from '../browser/support/games.ts'
import type { Engine, Point, PointerKind, Size } from './engine.ts'

/** The expert's budget: enough to play sensibly. */
const NODES = 200
/** Only what hangs meets this: it leaves room for a machine that is busy with other work. */
export const LONGEST_WAIT = 120_000
const LONGEST_SETTLING = 20_000
const POLL = 50
/** A gesture without an effect after this time has none. */
const SLOW_EFFECT = 5_000
/** A dragged card hangs this far above the finger, see use-pointer-drag.tsx. */
const ABOVE_FINGER = 44

/** A table in a browser, played by following hints: in every game, the expert marks what to press next. */
export class EngineTable {
  readonly #engine: Engine
  readonly #address: string
  /** How many times something was dragged. */
  drags = 0
  #draggable = 0

  constructor(engine: Engine, address: string) {
    this.#engine = engine
    this.#address = address
  }

  /** Settings for all games of a browser: nothing moves, and the bots answer at once. */
  async prepare(): Promise<void> {
    await this.#engine.open(`${this.#address}/licences.txt`, { width: 1280, height: 800 })
    await this.#engine.evaluate(() => {
      const settings = { language: 'en', botSpeed: 'instant', motion: 'off', sound: true }
      localStorage.setItem('hilltop.settings', JSON.stringify(settings))
    })
  }

  /** Starts a game of a person and a bot on the new-game page. */
  async start(game: string, size: Size): Promise<void> {
    await this.#engine.open(`${this.#address}/new/${game}/?players=2&bots=1&first=1&seed=engines`, size)
    const hasStarted = () => this.#engine.evaluate(() => location.pathname === '/table/')
    await this.#insist(() => this.#tryPress(texts.pages.newGame.start), hasStarted, 'the table')
    await this.#engine.evaluate((nodes) => history.replaceState(null, '', `${location.href}&nodes=${nodes}`), NODES)
    await this.#isThere()
    await this.#engine.evaluate(watch)
  }

  /** The sounds that began and the errors that were reported since the game was started or opened. */
  heard(): Promise<Heard> {
    return this.#engine.evaluate(() => window.reported)
  }

  /** Opens a saved game in a window of this size. */
  async open(id: string | null, size: Size): Promise<void> {
    await this.#engine.open(`${this.#address}/table/?game=${id}&nodes=${NODES}`, size)
    await this.#isThere()
    await this.#engine.evaluate(watch)
  }

  /** Opens the game again that is open. */
  async openAgain(size: Size): Promise<void> {
    await this.open(await this.#engine.evaluate(idOfGame), size)
  }

  /** The actions of the open game, as the browser stores them. */
  async actions(): Promise<readonly unknown[]> {
    const text = await this.#engine.evaluate(storedText, `game.${await this.#engine.evaluate(idOfGame)}`)
    return JSON.parse(text ?? 'null').record.actions
  }

  /** Opens the current game in a window of another size. */
  async resize(size: Size): Promise<void> {
    await this.#engine.resize(size)
    await this.#isThere()
  }

  #isThere(): Promise<void> {
    return this.until(() => document.querySelector('main footer button') !== null)
  }

  /**
   * Presses what the hint marks, this many times or until the game is over; returns the number of times. Of what can be
   * both pressed and dragged, every second one is dragged.
   */
  async play(most: number, pointer: PointerKind): Promise<number> {
    for (let made = 0; made < most; made++) {
      await this.until(isReady, texts.table.hint)
      if (await this.isOver()) return made
      await this.hint(pointer)
      if (await this.isOver()) return made
      await this.#follow(pointer)
    }
    return most
  }

  /** Asks for a hint, unless there is one, and waits until it can be followed or the game is over. */
  async hint(pointer: PointerKind): Promise<void> {
    const ask = async () => {
      // Another press on a hint that is asked for would take it back.
      const isAsked = await this.#engine.evaluate(isHinted, texts.table.hint)
      return !isAsked && this.#tryPress(texts.table.hint, pointer)
    }
    const isGiven = async () => (await this.#engine.evaluate(marks)).length > 0 || (await this.isOver())
    await this.#insist(ask, isGiven, 'a hint')
  }

  /** Plays on until the last action can be undone, at most this many presses; returns whether it can. */
  async playUntilUndo(most: number, pointer: PointerKind): Promise<boolean> {
    const canUndo = () => this.#engine.evaluate(isPossible, texts.table.undo)
    for (let i = 0; i < most && !(await canUndo()); i++) await this.play(1, pointer)
    return canUndo()
  }

  isOver(): Promise<boolean> {
    return this.#engine.evaluate(
      (result) => document.querySelector(`dialog[open][aria-label="${result}"]`) !== null,
      texts.table.result,
    )
  }

  /**
   * The faults of the layout: texts covered by a picture, and controls of the strip that are not visible. Only those that
   * stay count: fonts, pictures and a new size of the window need a moment.
   */
  async faults(): Promise<readonly string[]> {
    const end = Date.now() + LONGEST_SETTLING
    for (;;) {
      const faults = await this.#engine.evaluate(faultsOfLayout)
      if (faults.length === 0 || Date.now() > end) return faults
      await new Promise((resolve) => setTimeout(resolve, POLL))
    }
  }

  /** Makes the gesture that the hint asks for, until it has an effect. */
  async #follow(pointer: PointerKind): Promise<void> {
    const before = await this.#engine.evaluate(lookOf)
    const isDrag = (await this.#engine.evaluate(dragged)) !== null && this.#draggable++ % 2 === 0
    const gesture = async () => {
      // Looked up for each try: what is marked moves when fonts and pictures arrive.
      const [mark] = await this.#engine.evaluate(marks)
      const way = isDrag ? await this.#engine.evaluate(dragged) : null
      if (mark === undefined) return false
      if (way === null) {
        await this.#engine.press(mark, pointer)
      } else {
        const [from, to] = way.points
        const isLifted = way.isCard && pointer === 'touch' && this.#engine.hasTouch
        await this.#engine.drag(from, { x: to.x, y: to.y + (isLifted ? ABOVE_FINGER : 0) }, pointer)
      }
      return true
    }
    const hasChanged = async () => (await this.#engine.evaluate(lookOf)) !== before
    await this.#insist(gesture, hasChanged, `an effect of a ${pointer} that ${isDrag ? 'drags' : 'presses'}`)
    if (isDrag) this.drags++
  }

  /**
   * On a slow machine a tap may become a long press, or come before the page listens, and then does nothing: it is made
   * again. The gesture returns whether it could be made.
   */
  async #insist(gesture: () => Promise<boolean>, isDone: () => Promise<boolean>, what: string): Promise<void> {
    let last = Number.NEGATIVE_INFINITY
    await this.#poll(async () => {
      if (Date.now() - last > SLOW_EFFECT) {
        if (await gesture()) last = Date.now()
      }
      return isDone()
    }, what)
  }

  /** Presses the button, or what opens a menu, with this name as soon as it exists and can be pressed. */
  async pressNamed(name: string, pointer?: PointerKind): Promise<void> {
    await this.#poll(() => this.#tryPress(name, pointer), name)
  }

  /** Returns whether there was something to press. */
  async #tryPress(name: string, pointer?: PointerKind): Promise<boolean> {
    const point = await this.#engine.evaluate(middleOfNamed, name)
    if (point !== null) await this.#engine.press(point, pointer)
    return point !== null
  }

  /** Waits until a condition holds in the page. */
  until<Args extends readonly unknown[]>(
    isSo: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    return this.#poll(() => this.#engine.evaluate(isSo, ...args), `${isSo}`)
  }

  async #poll(isSo: () => Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + LONGEST_WAIT
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`${this.#engine.name}: waited in vain for ${what}`)
      await new Promise((resolve) => setTimeout(resolve, POLL))
    }
  }
}

interface Heard {
  sounds: number
  readonly errors: string[]
}

declare global {
  interface Window {
    reported: Heard
  }
}

// The functions below run in the page, so each must be self-contained.

/** Counts sounds, each of which has a volume of its own, and collects errors. */
function watch(): void {
  const heard: Heard = { sounds: 0, errors: [] }
  window.reported = heard
  window.addEventListener('error', ({ message }) => heard.errors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => heard.errors.push(String(reason)))
  window.GainNode = class extends GainNode {
    constructor(audio: BaseAudioContext, options?: GainOptions) {
      super(audio, options)
      heard.sounds++
    }
  }
}

function idOfGame(): string | null {
  return new URLSearchParams(location.search).get('game')
}

function middleOfNamed(name: string): Point | null {
  const named = [...document.querySelectorAll<HTMLElement>('button, summary')].find(
    (each) => (each.getAttribute('aria-label') ?? each.innerText) === name,
  )
  if (named === undefined || named.getAttribute('aria-disabled') === 'true') return null
  named.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = named.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function isPossible(name: string): boolean {
  return document.querySelector(`button[aria-label="${name}"]:not(:disabled, [aria-disabled=true])`) !== null
}

/** Whether the person may ask for a hint or follow one, or the game is over. */
function isReady(hint: string): boolean {
  const ask = document.querySelector<HTMLButtonElement>(`button[aria-label="${hint}"]`)
  return ask !== null || document.querySelector('[data-hint], dialog[open]') !== null
}

/** Whether a hint is given, or asked for, or the game is over. */
function isHinted(hint: string): boolean {
  return document.querySelector(`button[aria-label="${hint}"][aria-pressed=true], dialog[open]`) !== null
}

/** The centres of marked elements that can be pressed: cards and buttons before places, which need a selected card. */
function marks(): Point[] {
  const rank = (mark: Element) => (mark.matches('button:not([aria-pressed=true], [role=gridcell])') ? 0 : 1)
  return [...document.querySelectorAll('[data-hint]:not([data-hint="casing"])')]
    .filter((mark) => mark.getClientRects().length > 0)
    .sort((one, other) => rank(one) - rank(other))
    .map((mark) => {
      mark.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = mark.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
}

interface Way {
  readonly points: readonly [from: Point, to: Point]
  /** A card hangs above the finger that drags it. */
  readonly isCard: boolean
}

/** Where the marked card can be dragged to, or how the marked track can be drawn from card to card; null otherwise. */
function dragged(): Way | null {
  const middle = (each: Element) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const ring = document.querySelector<SVGRectElement>('rect[data-hint]:not([data-hint="casing"])')
  const isInSight = (each: Element) => {
    const { x, y } = middle(each)
    return each.getClientRects().length > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
  }
  const card = document.querySelector('button[data-hint][data-dragged]')
  if (card !== null) {
    const target = ring ?? document.querySelector('button[data-hint]:not([data-dragged])')
    return target !== null && isInSight(target) ? { points: [middle(card), middle(target)], isCard: true } : null
  }
  const matrix = ring?.getScreenCTM()
  if (!ring || !matrix || document.querySelector('[role=grid][data-mode=lay]') === null) return null
  const { x, y, width, height } = ring.getBBox()
  const end = (along: number) => {
    const point = new DOMPoint(along, y + height / 2).matrixTransform(matrix)
    return { x: point.x, y: point.y }
  }
  return { points: [end(x), end(x + width)], isCard: false }
}

/** Changes with everything that is drawn, such as a card that is only rotated. */
function lookOf(): number {
  let hash = 0
  for (const letter of document.querySelector('main')?.innerHTML ?? '') hash = (hash * 31 + letter.charCodeAt(0)) | 0
  return hash
}

function faultsOfLayout(): string[] {
  const faults: string[] = []
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
  if (scrollHeight > clientHeight || scrollWidth > clientWidth) faults.push('the page scrolls')
  const dialog = document.querySelector('dialog[open]')
  if (dialog !== null) return dialog.scrollWidth > dialog.clientWidth ? ['the dialog scrolls sideways'] : faults
  for (const target of document.querySelectorAll('main footer button')) {
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5
    if (!isSeen && right > left) faults.push(`not in sight: ${target.getAttribute('aria-label') ?? target.textContent}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const hasText = [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim() !== '')
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    if (hasText && isCut && textOverflow !== 'ellipsis' && ['hidden', 'clip'].includes(overflowX)) {
      faults.push(`cut: ${element.textContent}`)
    }
  }
  const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
    const button = text.parentElement?.closest('button')
    // What only screen readers get is clipped to nothing.
    const isUnseen = getComputedStyle(text.parentElement ?? document.body).clipPath.startsWith('inset(50%')
    if (!button || isUnseen || text.textContent?.trim() === '') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, top, width, height } = range.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const picture = hit?.closest('svg')
    if (picture && button.contains(picture) && !picture.contains(text)) faults.push(`covered: ${text.textContent}`)
  }
  return faults
}

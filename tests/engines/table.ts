import { texts } from '#web/text/en/shell.ts'
import type { Engine, Point, PointerKind, Size } from './engine.ts'

/** The teacher's budget: enough to play sensibly. */
const NODES = 200
const LONGEST_WAIT = 60_000
const POLL = 50

/** A table in a browser, played by following hints: in every game, the teacher marks what to press next. */
export class EngineTable {
  readonly #engine: Engine
  readonly #address: string

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
    await this.pressNamed(texts.pages.newGame.start)
    await this.until(() => location.pathname === '/table/')
    await this.#engine.evaluate((nodes) => history.replaceState(null, '', `${location.href}&nodes=${nodes}`), NODES)
    await this.#isThere()
  }

  /** Opens a saved game in a window of this size. */
  async open(id: string | null, size: Size): Promise<void> {
    await this.#engine.open(`${this.#address}/table/?game=${id}&nodes=${NODES}`, size)
    await this.#isThere()
  }

  /** Opens the game again that is open. */
  async openAgain(size: Size): Promise<void> {
    await this.open(await this.#engine.evaluate(() => new URLSearchParams(location.search).get('game')), size)
  }

  /** Opens the current game in a window of another size. */
  async resize(size: Size): Promise<void> {
    await this.#engine.resize(size)
    await this.#isThere()
  }

  #isThere(): Promise<void> {
    return this.until(() => document.querySelector('main footer button') !== null)
  }

  /** Makes this many decisions, or all that are left; returns the number made. */
  async play(decisions: number, pointer: PointerKind): Promise<number> {
    for (let made = 0; made < decisions; made++) {
      await this.until(isReady, texts.table.hint)
      if (await this.isOver()) return made
      if ((await this.#engine.evaluate(marks)).length === 0) {
        await this.pressNamed(texts.table.hint)
        await this.until(() => document.querySelector('[data-hint]') !== null)
      }
      await this.#pressMark(pointer)
    }
    return decisions
  }

  isOver(): Promise<boolean> {
    return this.#engine.evaluate(() => document.querySelector('dialog[open]') !== null)
  }

  /** The faults of the layout: texts covered by a picture, and controls of the strip that are not visible. */
  faults(): Promise<readonly string[]> {
    return this.#engine.evaluate(faultsOfLayout)
  }

  /** Presses the marked elements, and waits for an effect. */
  async #pressMark(pointer: PointerKind): Promise<void> {
    const before = await this.#engine.evaluate(lookOf)
    const [mark] = await this.#engine.evaluate(marks)
    await this.#engine.press(mark, pointer)
    await this.#changed(lookOf, before)
  }

  async #changed(look: () => string, before: string): Promise<void> {
    await this.#poll(async () => (await this.#engine.evaluate(look)) !== before, 'a change')
  }

  /** Presses the button with this name as soon as it exists. */
  async pressNamed(name: string): Promise<void> {
    await this.until(
      (wanted) =>
        [...document.querySelectorAll('button')].some((b) => (b.getAttribute('aria-label') ?? b.innerText) === wanted),
      name,
    )
    const point = await this.#engine.evaluate((wanted) => {
      const button = [...document.querySelectorAll('button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.innerText) === wanted,
      )
      button?.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = (button ?? document.body).getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }, name)
    await this.#engine.press(point)
  }

  /** Waits until a condition holds in the page. */
  until<Args extends readonly unknown[]>(isSo: (...args: Args) => boolean, ...args: Args): Promise<void> {
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

// The functions below run in the page, so each must be self-contained.

/** Whether the person may ask for a hint or follow one, or the game is over. */
function isReady(hint: string): boolean {
  const ask = document.querySelector<HTMLButtonElement>(`button[aria-label="${hint}"]`)
  const mayAsk = ask !== null && !ask.disabled && ask.getAttribute('aria-disabled') !== 'true'
  return mayAsk || document.querySelector('[data-hint], dialog[open]') !== null
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

/** Changes with every action of a player. */
function lookOf(): string {
  const marked = [...document.querySelectorAll('[data-hint]')].map((mark) =>
    JSON.stringify(mark.getBoundingClientRect()),
  )
  const pressed = [...document.querySelectorAll('[aria-pressed=true]')].map((each) => each.textContent)
  return [document.querySelector('main')?.textContent, ...marked, ...pressed].join('|')
}

function faultsOfLayout(): string[] {
  const faults: string[] = []
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
  if (scrollHeight > clientHeight || scrollWidth > clientWidth) faults.push('the page scrolls')
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

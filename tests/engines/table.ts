import { texts } from '#web/text/en/shell.ts'
import { storedText } from '../browser/support/games.ts'
import type { Engine, PointerKind, Size } from './engine.ts'
import { addGuide } from './guide.ts'

/** The expert's budget: enough to play sensibly. */
const NODES = 200
/** Only what hangs meets this: it leaves room for a machine that is busy with other work. */
export const LONGEST_WAIT_MS = 90_000
const POLL_MS = 50
/** A dragged card hangs this far above the finger, see use-pointer-drag.tsx. */
const ABOVE_FINGER = 44

/** A table in a browser, played by following hints. */
export class EngineTable {
  readonly #engine: Engine
  readonly #address: string
  /** How many times something was dragged. */
  drags = 0

  constructor(engine: Engine, address: string) {
    this.#engine = engine
    this.#address = address
  }

  /** Settings for all games of a browser: nothing moves, and the bots answer at once. */
  async prepare(): Promise<void> {
    await this.#engine.open(`${this.#address}/licences.txt`)
    await this.#engine.evaluate(() => {
      const settings = { language: 'en', botSpeed: 'instant', motion: 'off', sound: true }
      localStorage.setItem('hilltop.settings', JSON.stringify(settings))
    })
  }

  /** Opens a page of the server in a window of this size. */
  async open(path: string, size: Size): Promise<void> {
    await this.#engine.resize(size)
    await this.#engine.open(`${this.#address}${path}`)
    await this.#engine.evaluate(addGuide, { hint: texts.table.hint, result: texts.table.result })
  }

  /** Starts a game of a person and a bot on the new-game page. */
  async start(game: string, size: Size): Promise<void> {
    await this.open(`/new/${game}/?players=2&bots=1&first=1&seed=engines`, size)
    await this.press(texts.pages.newGame.start, 'mouse')
    await this.until(() => location.pathname === '/table/')
    await this.#engine.evaluate((nodes) => history.replaceState(null, '', `${location.href}&nodes=${nodes}`), NODES)
  }

  /** Opens the game again that is open. */
  async openAgain(size: Size): Promise<void> {
    await this.open(`/table/?game=${await this.#engine.evaluate(idOfGame)}&nodes=${NODES}`, size)
  }

  /** The actions of the open game, as the browser stores them. */
  async actions(): Promise<readonly unknown[]> {
    const text = await this.#engine.evaluate(storedText, `game.${await this.#engine.evaluate(idOfGame)}`)
    return JSON.parse(text ?? 'null').record.actions
  }

  /** Follows hints with this many gestures or until the game is over; returns the number of gestures. */
  async play(most: number, pointer: PointerKind): Promise<number> {
    for (let made = 0; made < most; ) {
      const gesture = await this.#engine.evaluate(() => window.guide.next())
      if (gesture === null) return made
      const { kind, from, to, isCard } = gesture
      if (to === undefined) {
        await this.#engine.press(from, pointer)
      } else {
        const isLifted = isCard && pointer === 'touch' && this.#engine.hasTouch
        await this.#engine.drag(from, { x: to.x, y: to.y + (isLifted ? ABOVE_FINGER : 0) }, pointer)
        this.drags++
      }
      if (kind === 'follow') made++
    }
    return most
  }

  faults(): Promise<readonly string[]> {
    return this.#engine.evaluate(() => window.guide.faults())
  }

  /** Whether a button can be pressed. */
  isPossible(name: string): Promise<boolean> {
    const find = (label: string) =>
      document.querySelector(`button[aria-label="${label}"]:not(:disabled, [aria-disabled=true])`) !== null
    return this.#engine.evaluate(find, name)
  }

  /** Presses the button, or what opens a menu, with this name as soon as it can be pressed. */
  async press(name: string, pointer: PointerKind): Promise<void> {
    const point = await this.#engine.evaluate((wanted) => window.guide.named(wanted), name)
    await this.#engine.press(point, pointer)
  }

  /** Waits until a condition holds in the page. */
  async until<Args extends unknown[]>(
    isSo: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    const end = Date.now() + LONGEST_WAIT_MS
    while (!(await this.#engine.evaluate(isSo, ...args))) {
      if (Date.now() > end) throw new Error(`${this.#engine.name}: waited in vain for ${isSo}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

/** Runs in the page, so it is self-contained. */
function idOfGame(): string | null {
  return new URLSearchParams(location.search).get('game')
}

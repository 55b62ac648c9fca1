import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { QUICK_FOLDER } from '#server/testing/folders.ts'
import { type Engine, LONGEST_CALL_MS, type Point, type PointerKind, type Size, STEPS } from './engine.ts'

const FIREFOX = '/usr/bin/firefox-esr'

export function hasFirefox(): boolean {
  return existsSync(FIREFOX)
}

export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(QUICK_FOLDER, 'hilltop-firefox-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    userDataDir: profile,
    env: { ...process.env, HOME: profile },
    defaultViewport: null,
    timeout: LONGEST_CALL_MS,
    protocolTimeout: LONGEST_CALL_MS,
  })
  const [page] = await browser.pages()
  return new Firefox(browser, page, profile)
}

class Firefox implements Engine {
  readonly name = 'Firefox'
  readonly hasTouch = true
  readonly #browser: Browser
  readonly #page: Page
  readonly #profile: string

  constructor(browser: Browser, page: Page, profile: string) {
    this.#browser = browser
    this.#page = page
    this.#profile = profile
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address)
  }

  resize(size: Size): Promise<void> {
    return this.#page.setViewport(size)
  }

  async evaluate<Args extends unknown[], T>(work: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T> {
    return (await this.#page.evaluate(`(${work})(...${JSON.stringify(args)})`)) as T
  }

  press({ x, y }: Point, pointer: PointerKind): Promise<void> {
    return pointer === 'mouse' ? this.#page.mouse.click(x, y) : this.#page.touchscreen.tap(x, y)
  }

  async drag(from: Point, to: Point, pointer: PointerKind): Promise<void> {
    const { mouse, touchscreen } = this.#page
    if (pointer === 'mouse') {
      await mouse.move(from.x, from.y)
      await mouse.down()
      await mouse.move(to.x, to.y, { steps: STEPS })
      return mouse.up()
    }
    const finger = await touchscreen.touchStart(from.x, from.y)
    for (let i = 1; i <= STEPS; i++) {
      await finger.move(from.x + ((to.x - from.x) * i) / STEPS, from.y + ((to.y - from.y) * i) / STEPS)
    }
    await finger.end()
  }

  pressEscape(): Promise<void> {
    return this.#page.keyboard.press('Escape')
  }

  async close(): Promise<void> {
    await this.#browser.close()
    rmSync(this.#profile, { recursive: true, force: true })
  }
}

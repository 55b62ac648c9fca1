import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import {
  type Engine,
  keyActions,
  type Point,
  type PointerKind,
  pointerActions,
  type Size,
  stepsBetween,
} from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'
const SCREEN = '2000x1300x24'
/** A window of MiniBrowser cannot be narrower than its toolbar. */
const NARROWEST = 480
/** Its bars are about so high; the first window tells how high they are. */
const BARS = 100
const LONGEST_START = 120_000
/** How often the size of the window is corrected, and how long it may take to follow. */
const CORRECTIONS = 5
const LONGEST_RESIZE = 5_000
const POLL = 50

/** WebKitGTK's MiniBrowser, in the library folder of the machine's architecture. */
function miniBrowser(): string | undefined {
  return readdirSync(LIBRARIES)
    .map((folder) => `${LIBRARIES}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path))
}

export function hasWebKit(): boolean {
  return existsSync(DRIVER) && existsSync(DISPLAY_SERVER) && miniBrowser() !== undefined
}

/** WebKit, which every browser on an iPhone uses, through WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const display = spawn(DISPLAY_SERVER, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await firstLine(display)
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    // Without a graphics card, layers that are painted into the page itself are several times faster.
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      LANG: 'en_GB.UTF-8',
      LANGUAGE: 'en',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  })
  const stop = () => {
    driver.kill()
    display.kill()
  }
  try {
    return new WebKit(await newSession(`http://127.0.0.1:${port}`), stop)
  } catch (error) {
    stop()
    throw error
  }
}

async function newSession(address: string): Promise<string> {
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const end = Date.now() + LONGEST_START
  for (;;) {
    try {
      const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, { capabilities })
      return `${address}/session/${sessionId}`
    } catch (error) {
      // The driver does not listen yet.
      if (!(error instanceof TypeError) || Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: T }
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`)
  return value
}

class WebKit implements Engine {
  readonly name = 'WebKit'
  /** WebKitGTK's driver sends mouse events for a finger. */
  readonly hasTouch = false
  readonly #session: string
  readonly #stop: () => void
  #isFramed = false
  /** How much larger the window is than its page. */
  #border: Size = { width: 0, height: BARS }

  constructor(session: string, stop: () => void) {
    this.#session = session
    this.#stop = stop
  }

  async open(address: string, size: Size): Promise<void> {
    await this.#ask('POST', '/frame', { id: null })
    await this.#fit(size)
    this.#isFramed = size.width < NARROWEST
    if (!this.#isFramed) return this.#ask('POST', '/url', { url: address })
    await this.#ask('POST', '/url', { url: new URL('/licences.txt', address).href })
    await this.evaluate(
      (source, frame) => {
        document.body.style.margin = '0'
        document.body.innerHTML = `<iframe src="${source}" width="${frame.width}" height="${frame.height}" style="border:0"></iframe>`
        return new Promise<void>((done) => {
          document.querySelector('iframe')?.addEventListener('load', () => done())
        })
      },
      address,
      size,
    )
    await this.#ask('POST', '/frame', { id: 0 })
  }

  async resize(size: Size): Promise<void> {
    const isNarrow = size.width < NARROWEST
    if (isNarrow || this.#isFramed) return this.open(await this.evaluate(() => location.href), size)
    await this.#fit(size)
  }

  /** Makes the page as large as this, or as narrow as it can be; the window is larger by its bars. */
  async #fit(size: Size): Promise<void> {
    const width = Math.max(size.width, NARROWEST)
    const setTo = (rect: Size) => this.#ask('POST', '/window/rect', { x: 0, y: 0, ...rect })
    const isFit = (shown: Size) => shown.width === width && shown.height === size.height
    const shownNow = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    let shown = await shownNow()
    for (let i = 0; i < CORRECTIONS && !isFit(shown); i++) {
      const outer = { width: width + this.#border.width, height: size.height + this.#border.height }
      await setTo(outer)
      // The page follows the window a moment later.
      const end = Date.now() + LONGEST_RESIZE
      do {
        await new Promise((resolve) => setTimeout(resolve, POLL))
        shown = await shownNow()
      } while (!isFit(shown) && Date.now() < end)
      this.#border = { width: outer.width - shown.width, height: outer.height - shown.height }
    }
    if (!isFit(shown)) throw new Error(`WebKit: the page is ${shown.width}x${shown.height}`)
  }

  async evaluate<Args extends readonly unknown[], T>(
    work: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T> {
    const script = `const done = arguments[arguments.length - 1], __name = (f) => f
      Promise.resolve().then(() => (${work})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = await this.#ask<{ value: T; error?: string }>('POST', '/execute/async', { script, args: [args] })
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }

  press(point: Point, pointer: PointerKind = 'mouse'): Promise<void> {
    return this.#ask('POST', '/actions', { actions: pointerActions([point], pointer) })
  }

  drag(from: Point, to: Point, pointer: PointerKind = 'mouse', holdMs = 0): Promise<void> {
    return this.#ask('POST', '/actions', { actions: pointerActions(stepsBetween(from, to), pointer, holdMs) })
  }

  key(key: Parameters<Engine['key']>[0]): Promise<void> {
    return this.#ask('POST', '/actions', { actions: keyActions(key) })
  }

  picture(): Promise<string> {
    return this.#ask('GET', '/screenshot')
  }

  async close(): Promise<void> {
    await this.#ask('DELETE', '').finally(this.#stop)
  }

  #ask<T>(method: string, path: string, body?: object): Promise<T> {
    return ask(method, this.#session + path, body)
  }
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())))
}

/** A port that no program listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

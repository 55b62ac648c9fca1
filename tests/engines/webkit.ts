import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Engine, LONGEST_CALL_MS, type Point, type PointerKind, type Size, STEPS } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'
const SCREEN = '2000x1300x24'
const POLL_MS = 50
/** WebDriver's private character for the key. */
const ESCAPE = '\uE00C'

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
  const [number] = await once(display.stdout, 'data')
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    // Without a graphics card, layers that are painted into the page itself are several times faster.
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  })
  const processes = [driver, display]
  try {
    const webkit = new WebKit(await newSession(`http://127.0.0.1:${port}`), processes)
    await webkit.begin()
    return webkit
  } catch (error) {
    stop(processes)
    throw error
  }
}

function stop(processes: readonly ChildProcess[]): void {
  for (const each of processes) each.kill()
}

async function newSession(address: string): Promise<string> {
  const args = ['--automation', '--javascript-can-open-windows-automatically=true']
  const options = { binary: miniBrowser(), args }
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: LONGEST_CALL_MS } },
  }
  const end = Date.now() + LONGEST_CALL_MS
  for (;;) {
    try {
      const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, { capabilities })
      return `${address}/session/${sessionId}`
    } catch (error) {
      // The driver does not listen yet.
      if (!(error instanceof TypeError) || Date.now() > end) throw error
      await pause()
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
  readonly #processes: readonly ChildProcess[]

  constructor(session: string, processes: readonly ChildProcess[]) {
    this.#session = session
    this.#processes = processes
  }

  /** Goes on in a popup window: it has no bars, so it can be as narrow as a phone. */
  async begin(): Promise<void> {
    const [main] = await this.#ask<string[]>('GET', '/window/handles')
    await this.evaluate(() => void window.open('about:blank', '', 'popup'))
    for (;;) {
      const popup = (await this.#ask<string[]>('GET', '/window/handles')).find((each) => each !== main)
      if (popup !== undefined) return this.#ask('POST', '/window', { handle: popup })
      await pause()
    }
  }

  open(address: string): Promise<void> {
    return this.#ask('POST', '/url', { url: address })
  }

  async resize(size: Size): Promise<void> {
    await this.#ask('POST', '/window/rect', { x: 0, y: 0, ...size })
    // The page follows the window a moment later.
    const isFit = ({ width, height }: Size) => innerWidth === width && innerHeight === height
    while (!(await this.evaluate(isFit, size))) await pause()
  }

  async evaluate<Args extends unknown[], T>(work: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T> {
    const script = `const done = arguments[1]
      Promise.resolve().then(() => (${work})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = await this.#ask<{ value: T; error?: string }>('POST', '/execute/async', { script, args: [args] })
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }

  press(point: Point, pointer: PointerKind): Promise<void> {
    return this.#point([point], pointer)
  }

  drag(from: Point, to: Point, pointer: PointerKind): Promise<void> {
    const path = Array.from({ length: STEPS + 1 }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / STEPS,
      y: from.y + ((to.y - from.y) * i) / STEPS,
    }))
    return this.#point(path, pointer)
  }

  #point(path: readonly Point[], pointerType: PointerKind): Promise<void> {
    const [first, ...rest] = path.map(({ x, y }) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 0,
    }))
    const actions = [first, { type: 'pointerDown', button: 0 }, ...rest, { type: 'pointerUp', button: 0 }]
    return this.#act({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions })
  }

  pressEscape(): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: ESCAPE }))
    return this.#act({ type: 'key', id: 'keyboard', actions })
  }

  #act(source: object): Promise<void> {
    return this.#ask('POST', '/actions', { actions: [source] })
  }

  async close(): Promise<void> {
    await this.#ask('DELETE', '').finally(() => stop(this.#processes))
  }

  #ask<T>(method: string, path: string, body?: object): Promise<T> {
    return ask(method, this.#session + path, body)
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS))
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

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Engine, type Point, pointerActions, type Size, stepsBetween } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'
const SCREEN = '2000x1300x24'
/** A window of MiniBrowser cannot be narrower than its toolbar. */
const NARROWEST = 480
const LONGEST_START = 20_000

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
    env: { ...process.env, DISPLAY: `:${number}`, LANG: 'en_GB.UTF-8', LANGUAGE: 'en' },
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
  readonly #session: string
  readonly #stop: () => void

  constructor(session: string, stop: () => void) {
    this.#session = session
    this.#stop = stop
  }

  async open(address: string, size: Size): Promise<void> {
    await this.#ask('POST', '/frame', { id: null })
    const width = Math.max(size.width, NARROWEST)
    await this.#ask('POST', '/window/rect', { x: 0, y: 0, width, height: size.height + 100 })
    const shown = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    const height = size.height + size.height + 100 - shown.height
    await this.#ask('POST', '/window/rect', { x: 0, y: 0, width: width + width - shown.width, height })
    if (size.width >= NARROWEST) return this.#ask('POST', '/url', { url: address })
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

  async press(point: Point, pointer: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    await this.#ask('POST', '/actions', { actions: pointerActions([point], pointer) })
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.#ask('POST', '/actions', { actions: pointerActions(stepsBetween(from, to), 'mouse') })
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

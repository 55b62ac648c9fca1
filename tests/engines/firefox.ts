import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { QUICK_FOLDER } from '#server/testing/folders.ts'
import {
  type Engine,
  keyActions,
  type Point,
  type PointerKind,
  pointerActions,
  type Size,
  stepsBetween,
} from './engine.ts'

const FIREFOX = '/usr/bin/firefox-esr'
const PREFERENCES = [
  'user_pref("intl.accept_languages", "en-GB");',
  'user_pref("browser.shell.checkDefaultBrowser", false);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("app.update.enabled", false);',
]

export function hasFirefox(): boolean {
  return existsSync(FIREFOX)
}

/** Firefox, through WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(QUICK_FOLDER, 'hilltop-firefox-'))
  writeFileSync(join(profile, 'user.js'), PREFERENCES.join('\n'))
  const browser = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await listeningAt(browser)
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  const stop = async () => {
    socket.close()
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true })
  }
  const firefox = new Firefox(socket, stop)
  await firefox.begin()
  return firefox
}

/** Firefox prints the port it listens on. */
function listeningAt({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stderr === null) return reject(new Error('Firefox has no output'))
    createInterface({ input: stderr })
      .on('line', (line) => {
        const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
        if (address !== undefined) resolve(address)
      })
      .once('close', () => reject(new Error('Firefox ended before it listened')))
  })
}

class Firefox implements Engine {
  readonly name = 'Firefox'
  readonly hasTouch = true
  readonly #socket: WebSocket
  readonly #stop: () => Promise<void>
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #asked = 0
  #context = ''

  constructor(socket: WebSocket, stop: () => Promise<void>) {
    this.#socket = socket
    this.#stop = stop
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.id === undefined) return
      this.#waiting.get(answer.id)?.(answer)
      this.#waiting.delete(answer.id)
    })
  }

  async begin(): Promise<void> {
    await this.#ask('session.new', { capabilities: {} })
    const { contexts } = await this.#ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    this.#context = contexts[0].context
  }

  async open(address: string, size: Size): Promise<void> {
    await this.resize(size)
    await this.#here('browsingContext.navigate', { url: address, wait: 'complete' })
  }

  async evaluate<Args extends readonly unknown[], T>(
    work: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T> {
    const answer = await this.#ask<{ result: { value: string }; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration: `async (args) => { const __name = (f) => f; return JSON.stringify(await (${work})(...JSON.parse(args))) ?? 'null' }`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        userActivation: true,
        target: { context: this.#context },
      },
    )
    if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text)
    return JSON.parse(answer.result.value)
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#here('browsingContext.setViewport', { viewport: { width, height } })
  }

  press(point: Point, pointer: PointerKind = 'mouse'): Promise<void> {
    return this.#perform(pointerActions([point], pointer))
  }

  drag(from: Point, to: Point, pointer: PointerKind = 'mouse', holdMs = 0): Promise<void> {
    return this.#perform(pointerActions(stepsBetween(from, to), pointer, holdMs))
  }

  key(key: Parameters<Engine['key']>[0]): Promise<void> {
    return this.#perform(keyActions(key))
  }

  async picture(): Promise<string> {
    return (await this.#here<{ data: string }>('browsingContext.captureScreenshot', {})).data
  }

  close(): Promise<void> {
    return this.#stop()
  }

  async #perform(actions: readonly object[]): Promise<void> {
    await this.#here('input.performActions', { actions })
  }

  #here<T>(method: string, params: object): Promise<T> {
    return this.#ask(method, { ...params, context: this.#context })
  }

  #ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.#asked
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ type, result, message }) => {
        if (type === 'error') reject(new Error(`Firefox: ${method}: ${message}`))
        else resolve(result as T)
      })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }
}

interface Answer {
  readonly id?: number
  readonly type: string
  readonly result: unknown
  readonly message?: string
}

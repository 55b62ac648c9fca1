import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { QUICK_FOLDER } from '#server/testing/folders.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The real server in its own process; its data remain when it ends. */
export class ServerProcess {
  readonly data = mkdtempSync(join(QUICK_FOLDER, 'hilltop-killed-'))
  readonly #port: number
  readonly #settings: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #arrived: (address: string) => void = () => undefined
  #address = this.#nextAddress()

  /** Without a port, each start uses a new one. */
  constructor(port = 0, settings: Readonly<Record<string, string>> = {}) {
    this.#port = port
    this.#settings = settings
  }

  /** The address, when the server is ready. */
  get address(): Promise<string> {
    return this.#address
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA: this.data,
      DATABASE_URL: '',
      BOT_PAUSE: '0',
      BOT_MS: '1',
      BOT_THREADS: '1',
      RATE: '0',
      LOG_LEVEL: 'error',
      ...this.#settings,
    }
    const child = spawn(process.execPath, ['programs/server/main.js'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    const address = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server exited with ${code} before it was ready`)))
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, port] = line.match(/http:\/\/localhost:(\d+)/) ?? []
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      })
    })
    this.#arrived(address)
  }

  /** Ends the process and returns its exit code; null if it was killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (child === undefined) return null
    this.#address = this.#nextAddress()
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  /** Stops it for a while, with everything that it has open, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal)
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** What `/readyz` says: nothing, or which parts of the database fail. */
  async failures(): Promise<string> {
    const response = await fetch(`${await this.#address}/readyz`)
    const { message = '' } = (await response.json()) as { message?: string }
    return message
  }

  remove(): void {
    this.#child?.kill('SIGKILL')
    rmSync(this.data, { recursive: true, force: true })
  }

  /** From now on, the address is that of the next process. */
  #nextAddress(): Promise<string> {
    return new Promise((resolve) => {
      this.#arrived = resolve
    })
  }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** Debian's, which is not in everybody's path. */
const DEBIAN = '/usr/sbin/nats-server'
const PROGRAM = existsSync(DEBIAN) ? DEBIAN : 'nats-server'

/** Whether tests that need a NATS server are skipped. In CI they must not be. */
export function hasNoNats(): boolean {
  const isMissing = spawnSync(PROGRAM, ['--version']).status !== 0
  if (isMissing && process.env.CI) throw new Error('nats-server is not installed, and CI needs it')
  return isMissing
}

/** A NATS server on a free port of this machine. */
export class NatsProcess {
  readonly #options: readonly string[]
  #child: ChildProcess | undefined
  #port = '-1'

  private constructor(options: readonly string[]) {
    this.#options = options
  }

  static async start(...options: readonly string[]): Promise<NatsProcess> {
    const nats = new NatsProcess(options)
    await nats.restart()
    process.once('exit', () => nats.#child?.kill('SIGKILL'))
    return nats
  }

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`
  }

  /** Starts it on the same port after it was killed. */
  async restart(): Promise<void> {
    const child = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', this.#port, ...this.#options], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`nats-server ended: ${said}`)))
      child.stderr.on('data', (text: Buffer) => {
        said += text
        if (said.includes('Server is ready')) resolve()
      })
    })
    this.#port = /client connections on [^\n]*:(\d+)/.exec(said)?.[1] ?? this.#port
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

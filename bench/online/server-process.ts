import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Usage } from './probe.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROBE = import.meta.resolve('./probe.ts')
const PATIENCE_MS = 120_000

/** A server in its own process, with an empty data folder. */
export class ServerProcess {
  readonly port: number
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child
    this.#folder = folder
    this.port = port
  }

  /** Starts a program of this repository and waits until it prints its address. */
  static async start(program: string, env: Readonly<Record<string, string>>, flags: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'hilltop-bench-'))
    const args = ['--expose-gc', ...flags, '--import', 'tsx', '--import', PROBE, fileURLToPath(program)]
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA: folder, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    try {
      return new ServerProcess(child, folder, await portOf(child, program))
    } catch (error) {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }

  /** What it has used so far; `isTidy` runs a garbage collection first, which takes a moment. */
  async usage(isTidy: boolean): Promise<Usage> {
    this.#child.send(isTidy)
    const [usage] = await once(this.#child, 'message')
    return usage
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = once(this.#child, 'exit')
      this.#child.kill('SIGTERM')
      const late = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE_MS)
      await ended
      clearTimeout(late)
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function portOf(child: ChildProcess, program: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${program} did not start`)), PATIENCE_MS)
    let said = ''
    child.stdout?.on('data', (text: Buffer) => {
      said += text
      const port = /localhost:(\d+)/.exec(said)?.[1]
      if (port === undefined) return
      clearTimeout(late)
      resolve(Number(port))
    })
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
  })
}

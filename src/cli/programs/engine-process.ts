import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { oneLine } from '../io.ts'
import { LONGEST_LINE, readMessage, type ToEngine } from './protocol.ts'

/** What a program can do wrong, and how it is told. */
export const FAULT_TEXTS = {
  died: 'ended too early',
  late: 'answered too late',
  flooded: 'wrote too much',
  garbled: 'wrote something else than messages',
  illegal: 'chose an illegal action',
}
export type FaultKind = keyof typeof FAULT_TEXTS

export class Fault extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Lines without use that a program may write before it answers. */
const MOST_LINES = 10_000
/** How much of its standard error is kept, to show why it died. */
const LAST_WORDS = 2000
/** How long a program may take to end after it was told to. */
const QUIT_MS = 500

/** A running program that speaks the engine protocol. It gets a group of processes of its own, so that all of it can be ended. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams
  /** Complete lines that were not read yet. */
  #lines: string[] = []
  #rest = ''
  #errors = ''
  #fault: Fault | undefined
  #wake: () => void = () => undefined

  constructor(command: string, cwd: string) {
    this.#child = spawn(command, { shell: true, detached: true, cwd, stdio: 'pipe' })
    const { stdin, stdout, stderr } = this.#child
    this.#child.on('error', (error) => this.#fail('died', `could not be started: ${error.message}`))
    this.#child.on('close', (code, signal) => this.#fail('died', `ended with ${signal ?? `exit code ${code}`}`))
    // A program that has ended reads nothing: what matters then is that it has ended.
    stdin.on('error', () => undefined)
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-LAST_WORDS)
    })
    stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text))
  }

  /** The group of its processes. */
  get group(): number | undefined {
    return this.#child.pid
  }

  send(message: ToEngine): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** Waits for a message that `read` makes something of; throws a fault if none comes in time. */
  async answer<Answer>(
    read: (message: Readonly<Record<string, unknown>>) => Answer | undefined,
    ms: number,
  ): Promise<Answer> {
    const timeout = new AbortController()
    const end = setTimeout(ms, 'end' as const, { signal: timeout.signal }).catch(() => 'end' as const)
    try {
      for (let count = 0; ; ) {
        for (const line of this.#lines.splice(0)) {
          const message = readMessage(line)
          if (message === undefined)
            throw new Fault('garbled', `wrote a line that is no message: ${line.slice(0, 200)}`)
          if (message.type === 'problem') throw new Fault('garbled', `reports a problem: ${message.text}`)
          const answer = read(message)
          if (answer !== undefined) return answer
          if (++count > MOST_LINES) throw new Fault('flooded', `wrote ${count} lines without an answer`)
        }
        if (this.#fault !== undefined) throw this.#fault
        const woken = new Promise<'line'>((resolve) => {
          this.#wake = () => resolve('line')
        })
        if ((await Promise.race([woken, end])) === 'end') throw new Fault('late', `did not answer within ${ms} ms`)
      }
    } finally {
      timeout.abort()
    }
  }

  /** Ends it: politely first, if it has done nothing wrong. */
  async close(): Promise<void> {
    if (this.#fault === undefined) {
      const closed = new Promise((resolve) => this.#child.once('close', resolve))
      this.send({ type: 'quit' })
      this.#child.stdin.end()
      await Promise.race([closed, setTimeout(QUIT_MS, undefined, { ref: false })])
    }
    this.kill()
  }

  kill(): void {
    if (this.#child.pid !== undefined) killGroup(this.#child.pid)
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    this.#lines.push(...lines.filter((line) => line.trim() !== ''))
    if (this.#rest.length > LONGEST_LINE || lines.some((line) => line.length > LONGEST_LINE)) {
      this.#fail('flooded', `wrote a line of more than ${LONGEST_LINE} characters`)
    } else if (this.#lines.length > MOST_LINES) this.#fail('flooded', `wrote ${this.#lines.length} lines unasked`)
    this.#wake()
  }

  #fail(kind: FaultKind, what: string): void {
    if (this.#fault !== undefined) return
    const words = kind === 'died' ? this.#errors.trim().split('\n').at(-1) : undefined
    this.#fault = new Fault(kind, words ? `${what}: ${oneLine(words)}` : what)
    if (kind !== 'died') this.kill()
    this.#wake()
  }
}

/** Ends a program and all that it has started. */
export function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

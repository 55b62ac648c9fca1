import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Interrupted, oneLine } from '../io.ts'
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

/** In the environment of a program, which all that it starts inherits. */
const MARK = 'HILLTOP_PROGRAM'
/** How many characters of complete lines may wait to be read. */
const MOST_UNREAD = 4 * LONGEST_LINE
/** Lines without use that a program may write before it answers. */
const MOST_LINES = 10_000
/** How much of its standard error is kept, to show why it died. */
const LAST_WORDS = 2000
/** How long a program may take to end after it was told to. */
const QUIT_MS = 500

/** Where programs are started, and who is told of their processes and faults. */
export interface ProgramPlace {
  readonly cwd: string
  readonly started?: (processes: Processes) => void
  readonly ended?: (processes: Processes) => void
  /** Is told what has died in a game, with the last line of its standard error. */
  readonly died?: (text: string) => void
  /** Calls the listener when the user stops the command; returns a function that removes it. */
  readonly onInterrupt?: (listener: () => void) => () => void
}

/** The processes of a program: its group, and a mark in the environment of those that have left the group. */
export interface Processes {
  readonly group: number
  readonly mark: string
}

/** A running program that speaks the engine protocol, with everything that it starts. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #place: ProgramPlace
  /** Undefined if it could not be started, and when it was ended. */
  #processes: Processes | undefined
  #stopListening: () => void = () => undefined
  /** Complete lines that were not read yet, and how many characters they have. */
  #lines: string[] = []
  #size = 0
  #rest = ''
  #errors = ''
  #fault: Fault | Interrupted | undefined
  #wake: () => void = () => undefined

  constructor(command: string, place: ProgramPlace) {
    const id = randomUUID()
    const env = { ...process.env, [MARK]: id }
    this.#child = spawn(command, { shell: true, detached: true, cwd: place.cwd, env, stdio: 'pipe' })
    this.#place = place
    const { pid, stdin, stdout, stderr } = this.#child
    this.#processes = pid === undefined ? undefined : { group: pid, mark: `${MARK}=${id}` }
    if (this.#processes) place.started?.(this.#processes)
    this.#child.on('error', (error) => this.#fail('died', `could not be started: ${error.message}`))
    const died = (code: number | null, signal: string | null) =>
      this.#fail('died', `ended with ${signal ?? `exit code ${code}`}`)
    this.#child.on('close', died)
    // Something that it has started may hold its output open. What it has written last is still read.
    this.#child.on('exit', async (code, signal) => {
      await setTimeout(QUIT_MS, undefined, { ref: false })
      died(code, signal)
    })
    // A program that has ended reads nothing: what matters then is that it has ended.
    stdin.on('error', () => undefined)
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-LAST_WORDS)
    })
    stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text))
    const stopListening = place.onInterrupt?.(() => this.#end(new Interrupted('stopped')))
    if (stopListening) this.#stopListening = stopListening
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
        this.#size = 0
        for (const line of this.#lines.splice(0)) {
          const message = readMessage(line)
          if (message === undefined)
            throw new Fault('garbled', `wrote a line that is no message: ${line.slice(0, 200)}`)
          if (message.type === 'problem')
            throw new Fault('garbled', `reports a problem: ${`${message.text}`.slice(0, 200)}`)
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
    this.#stopListening()
    const { stdin, stdout, stderr } = this.#child
    for (const stream of [stdin, stdout, stderr]) stream.destroy()
    if (this.#processes === undefined) return
    killProcesses(this.#processes)
    this.#place.ended?.(this.#processes)
    this.#processes = undefined
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.trim() === '') continue
      this.#lines.push(line)
      this.#size += line.length
    }
    if (this.#rest.length > LONGEST_LINE || lines.some((line) => line.length > LONGEST_LINE)) {
      this.#fail('flooded', `wrote a line of more than ${LONGEST_LINE} characters`)
    } else if (this.#lines.length > MOST_LINES) this.#fail('flooded', `wrote ${this.#lines.length} lines unasked`)
    else if (this.#size > MOST_UNREAD) this.#fail('flooded', `wrote ${this.#size} characters unasked`)
    this.#wake()
  }

  #fail(kind: FaultKind, what: string): void {
    const words = kind === 'died' ? this.#errors.trim().split('\n').at(-1) : undefined
    this.#end(new Fault(kind, words ? `${what}: ${oneLine(words)}` : what))
  }

  #end(fault: Fault | Interrupted): void {
    if (this.#fault !== undefined) return
    this.#fault = fault
    this.kill()
    this.#wake()
  }
}

/** How often it looks for processes that were started while others were ended. */
const MOST_SWEEPS = 10

/** Ends a program and all that it has started. */
export function killProcesses({ group, mark }: Processes): void {
  kill(-group)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const left = markedProcesses(mark)
    if (left.length === 0) return
    for (const id of left) kill(id)
  }
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Processes with this mark in their environment, where the system shows it (Linux). */
function markedProcesses(mark: string): number[] {
  try {
    const ids = readdirSync('/proc').map(Number)
    return ids.filter((id) => Number.isInteger(id) && environmentOf(id).includes(mark))
  } catch {
    return []
  }
}

function environmentOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/environ`, 'latin1')
  } catch {
    // It has ended, or belongs to another user.
    return ''
  }
}

import { closeSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Io } from './io.ts'
import { RefusedInput, UsageError } from './io.ts'

/** The name that stands for standard input. */
const STDIN = '-'

export async function readBytes(io: Io, file: string): Promise<Buffer> {
  try {
    if (file !== STDIN) return readFileSync(resolve(io.cwd, file))
    const chunks: Uint8Array[] = []
    for await (const chunk of io.stdin) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (error) {
    throw new RefusedInput(`${nameOf(file)} cannot be read: ${reason(error)}`)
  }
}

/** The name of a file in messages. */
export function nameOf(file: string): string {
  return file === STDIN ? 'standard input' : file
}

/** A file's bytes as text, without the byte order mark that some editors write. */
export function textOf(bytes: Buffer, where: string): string {
  try {
    return bytes.toString('utf8').replace(/^\ufeff/, '')
  } catch {
    throw new RefusedInput(`${where} is too large`)
  }
}

export function parseJson(text: string, where: string): unknown {
  if (text.trim() === '') throw new RefusedInput(`${where} is empty`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RefusedInput(`${where} is not JSON: ${(error as Error).message}`)
  }
}

/** How many characters are buffered before they are written. */
const CHUNK = 1 << 18

/** A file of JSON Lines. It ends with a complete line even if the command is stopped. */
export class LineFile {
  readonly #name: string
  readonly #descriptor: number
  #waiting: string[] = []
  #size = 0

  constructor(io: Io, name: string) {
    this.#name = name
    this.#descriptor = this.#trying(() => openSync(resolve(io.cwd, name), 'w'))
  }

  write(value: unknown): void {
    const line = `${JSON.stringify(value)}\n`
    this.#waiting.push(line)
    this.#size += line.length
    if (this.#size >= CHUNK) this.#flush()
  }

  close(): void {
    try {
      this.#flush()
    } finally {
      closeSync(this.#descriptor)
    }
  }

  #flush(): void {
    let rest = Buffer.from(this.#waiting.join(''))
    this.#waiting = []
    this.#size = 0
    this.#trying(() => {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#descriptor, rest))
    })
  }

  #trying<Value>(action: () => Value): Value {
    try {
      return action()
    } catch (error) {
      throw new RefusedInput(`${this.#name} cannot be written: ${reason(error)}`)
    }
  }
}

/** File names as given on the command line; undefined if the option is absent. */
type Names = readonly (string | undefined)[]

/** Opens all files for writing, or none. Each must differ from the others and from the input files. */
export function openLineFiles(io: Io, names: Names, inputs: Names): (LineFile | undefined)[] {
  const seen = new Set(inputs.flatMap((name) => (name === undefined || name === STDIN ? [] : [realPath(io, name)])))
  for (const name of names) {
    if (name === undefined) continue
    if (name === '' || name === STDIN) throw new UsageError('a file to write needs a name')
    const path = realPath(io, name)
    if (seen.has(path)) throw new UsageError(`${name} is given for two files; choose another name`)
    seen.add(path)
  }
  const opened: (LineFile | undefined)[] = []
  try {
    for (const name of names) opened.push(name === undefined ? undefined : new LineFile(io, name))
  } catch (error) {
    for (const file of opened) file?.close()
    throw error
  }
  return opened
}

function realPath(io: Io, name: string): string {
  const path = resolve(io.cwd, name)
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'there is no permission',
  EPERM: 'there is no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}

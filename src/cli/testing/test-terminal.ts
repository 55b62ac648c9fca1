import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Io, Output } from '../io.ts'
import { run } from '../main.ts'

/** The result of one command line. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs command lines in a temporary folder and collects their output. */
export class TestTerminal {
  readonly folder = mkdtempSync(join(tmpdir(), 'hilltop-cli-'))

  async run(
    args: readonly string[],
    given: { stdin?: string; isTTY?: boolean; interrupt?: () => boolean; isOutputClosed?: boolean } = {},
  ): Promise<Ran> {
    const out = new CollectedOutput(given.isTTY ?? false)
    const err = new CollectedOutput(given.isTTY ?? false)
    const io: Io = {
      stdin: chunks(given.stdin ?? ''),
      stdout: out,
      stderr: err,
      cwd: this.folder,
      onInterrupt(listener) {
        if (given.interrupt?.()) listener()
        return () => {}
      },
      isOutputClosed: given.isOutputClosed ?? false,
    }
    const code = await run(args, io)
    return { code, out: out.text, err: err.text }
  }

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(join(this.folder, name), content)
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

class CollectedOutput implements Output {
  text = ''
  readonly isTTY: boolean
  readonly columns = 100

  constructor(isTTY: boolean) {
    this.isTTY = isTTY
  }

  write(text: string): void {
    this.text += text
  }
}

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  const middle = bytes.length >> 1
  yield bytes.subarray(0, middle)
  yield bytes.subarray(middle)
}

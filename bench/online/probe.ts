import { setImmediate as breath } from 'node:timers/promises'

/** Loaded into a server before it starts; reports its resource use to the parent process. */
export interface Usage {
  /** Processor time since the beginning, in ms. */
  readonly cpuMs: number
  /** The heap and external buffers after garbage collection. */
  readonly heapBytes: number
  readonly residentBytes: number
}

const COLLECTIONS = 3

process.on('message', (isTidy: boolean) => void report(isTidy))
// Do not keep the server alive, and end it when the bench has ended with an error.
process.channel?.unref()
process.on('disconnect', () => process.exit())

async function report(isTidy: boolean): Promise<void> {
  for (let i = 0; isTidy && i < COLLECTIONS; i++) {
    globalThis.gc?.()
    await breath()
  }
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  const usage: Usage = { cpuMs: (user + system) / 1000, heapBytes: heapUsed + external, residentBytes: rss }
  process.send?.(usage)
}

import { setImmediate as breath } from 'node:timers/promises'

/** Is loaded into a server before it starts, and tells over the channel to its parent what it uses. */
export interface Usage {
  /** Processor time since the beginning, in ms. */
  readonly cpuMs: number
  /** What lives in the heap and in the buffers outside it, after rubbish was collected. */
  readonly heapBytes: number
  readonly residentBytes: number
}

const COLLECTIONS = 3

process.on('message', (isTidy: boolean) => void tell(isTidy))
// The server ends when it wants to.
process.channel?.unref()

async function tell(isTidy: boolean): Promise<void> {
  for (let i = 0; isTidy && i < COLLECTIONS; i++) {
    globalThis.gc?.()
    await breath()
  }
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  const usage: Usage = { cpuMs: (user + system) / 1000, heapBytes: heapUsed + external, residentBytes: rss }
  process.send?.(usage)
}

import type { FastifyInstance } from 'fastify'
import type { House } from '../house/house.ts'
import { Problem } from '../problem.ts'

const PATIENCE_MS = 2000

/** For supervisors: whether the process lives, and whether it can do its work. */
export function healthRoutes(server: FastifyInstance, house: House): void {
  server.get('/healthz', async () => ({ status: 'alive' }))

  server.get('/readyz', async () => {
    try {
      await withinPatience(house.isReady())
    } catch (cause) {
      throw new Problem('unavailable', 'the database does not answer', { cause })
    }
    return { status: 'ready' }
  })
}

async function withinPatience(answer: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  try {
    await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { commitmentOf, unsignedSeedOf } from '#fair/fair.ts'
import { readConfig } from '#server/config.ts'
import { start } from '#server/start.ts'
import { ensurePrograms } from '../../../scripts/build-programs.mjs'

/**
 * A server with the example among its games, in a process that is started with the condition `example`. It builds its own
 * pages without optimisation, and the threads of its bots. A message turns a table into one of an old version and restarts the server.
 */

/** Turns a random table into one of an old version with a fixed seed. */
export interface OldTable {
  readonly table: string
  readonly rulesVersion: number
  readonly secret: string
  readonly words: readonly string[]
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const ADDRESSES = ['new/chestnuts', 'table', 'replay', 'analysis', 'scores', 'rules/chestnuts', 'online/table']

const config = readConfig(process.env)
const pages = join(config.data, 'pages')
await buildPages()
ensurePrograms()
let running = await start(config, pages)
await running.server.listen({ port: config.port, host: '127.0.0.1' })
const address = running.server.server.address()
const port = typeof address === 'object' ? (address?.port ?? 0) : 0
process.send?.({ port })

process.on('message', async ({ table, rulesVersion, secret, words }: OldTable) => {
  await running.store.db
    .updateTable('tables')
    .set({ rules_version: rulesVersion, secret, commitment: commitmentOf(secret), seed: unsignedSeedOf(secret, words) })
    .where('id', '=', table)
    .execute()
  await running.stop()
  running = await start(config, pages)
  await running.server.listen({ port, host: '127.0.0.1' })
  process.send?.({ port })
})

async function buildPages(): Promise<void> {
  await build({
    configFile: false,
    root: join(ROOT, 'src/web'),
    logLevel: 'silent',
    resolve: { conditions: ['example', ...defaultClientConditions] },
    build: { outDir: pages, emptyOutDir: true, target: 'es2022', minify: false },
    worker: { format: 'es' },
    plugins: [react()],
  })
  for (const path of ADDRESSES) {
    mkdirSync(join(pages, path), { recursive: true })
    cpSync(join(pages, 'index.html'), join(pages, path, 'index.html'))
  }
  cpSync(join(pages, 'index.html'), join(pages, '404.html'))
}

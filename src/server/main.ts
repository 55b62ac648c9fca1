import { fileURLToPath } from 'node:url'
import { createServer } from './server.ts'

const PAGES = fileURLToPath(new URL('../../dist', import.meta.url))
const PORT = process.env.PORT || '8080'
const HOST = process.env.HOST || '0.0.0.0'

const port = Number(PORT)
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT must be a number from 0 to 65535, not ${PORT}`)

const server = await createServer(PAGES)
try {
  await server.listen({ port, host: HOST })
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  fail(code === 'EADDRINUSE' ? `port ${port} is in use: choose another with PORT=8081 npm start` : message)
}
const address = server.server.address()
const actual = typeof address === 'object' && address !== null ? address.port : port
process.stdout.write(`Hilltop is at http://localhost:${actual}\n`)

// npm passes the signal on but does not wait, so the process ends itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0))
  })
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

import { fileURLToPath } from 'node:url'
import { type Config, ConfigError, configLines, readConfig, withoutPassword } from './config.ts'
import type { RunningServer } from './start.ts'

/** The process exits after this long even if stopping has not finished. */
const STOP_TIMEOUT_MS = 4500

/** Ctrl+C signals both node and npm, and npm forwards its own: two signals this close together count as one. */
const ECHO_MS = 500

const PAGES = fileURLToPath(new URL('../../dist', import.meta.url))

const config = configOfEnvironment()
const running = await open(config)
const port = await listen(running, config)
process.stdout.write(`Hilltop is running at http://localhost:${port} (Ctrl+C to stop)\n`)
for (const line of configLines(config)) process.stdout.write(`  ${line}\n`)
// npm forwards the signal but does not wait, so the process ends itself.
stopOnSignals(() => running.stop())

function configOfEnvironment(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message)
    throw error
  }
}

async function open(config: Config): Promise<RunningServer> {
  // Loaded when the configuration is known to be right: it takes seconds on a slow machine.
  const { start } = await import('./start.ts')
  try {
    return await start(config, PAGES)
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message)
    const place = config.databaseUrl === undefined ? `in ${config.data}` : `at ${withoutPassword(config.databaseUrl)}`
    fail(`the database ${place} cannot be opened: ${reasonOf(error)}`)
  }
}

async function listen({ server, stop }: RunningServer, { port, host }: Config): Promise<number> {
  try {
    await server.listen({ port, host })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    await stop()
    fail(code === 'EADDRINUSE' ? `port ${port} is in use: choose another with PORT=8081 npm start` : message)
  }
  const address = server.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** If several addresses were tried, the error itself has no message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return String(first instanceof Error ? first.message || first.name : first).replace(/\s+/g, ' ')
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Ends the process cleanly on the first signal, and immediately on the second. */
function stopOnSignals(stop: () => Promise<void>): void {
  let since: number | undefined
  const onSignal = () => {
    if (since !== undefined) {
      if (Date.now() - since > ECHO_MS) process.exit(1)
      return
    }
    since = Date.now()
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`the server did not stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}

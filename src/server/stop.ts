/** Whatever is not done by then is left. */
const PATIENCE_MS = 4500
/** A terminal signals node and npm, and npm passes it on: that is one wish, not two. */
const ECHO_MS = 500

/** Ends the process cleanly on a signal, and at once on a second one. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let since: number | undefined
  const heard = () => {
    if (since !== undefined) {
      if (Date.now() - since > ECHO_MS) process.exit(1)
      return
    }
    since = Date.now()
    setTimeout(() => process.exit(0), PATIENCE_MS).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`the server did not stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, heard)
}

/** For so long a thread may be deaf, in ms. */
const LONGEST_WORK = 8

const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.onmessage = () => waiting.shift()?.()

/** Lets the thread hear what was sent to it. A timer would wait for milliseconds each time. */
function breathe(): Promise<void> {
  return new Promise((done) => {
    waiting.push(done)
    channel.port2.postMessage(undefined)
  })
}

/** A pause for somebody who works in small pieces: asked after each, it waits only where it was long since the last. */
export function breaks(): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < LONGEST_WORK) return undefined
    return breathe().then(() => {
      last = performance.now()
    })
  }
}

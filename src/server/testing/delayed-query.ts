import type { Database } from '../database/schema.ts'

/** Wraps a database so that the result of its first query is delayed until `release`. */
export function delayFirstQuery(database: Database) {
  const arrived = gate()
  const held = gate()
  let isFirst = true

  const answered = async (answer: Promise<unknown>) => {
    if (!isFirst) return answer
    isFirst = false
    const value = await answer
    arrived.open()
    await held.opened
    return value
  }
  /** Also wraps the query builders that it returns. */
  const heldBack = <Thing extends object>(thing: Thing): Thing =>
    new Proxy(thing, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          const built: unknown = value.apply(target, args)
          if (built instanceof Promise) return answered(built)
          return typeof built === 'object' && built !== null ? heldBack(built) : built
        }
      },
    })
  return { db: heldBack(database), arrived: arrived.opened, release: held.open }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/**
 * Loaded into a server before its program (`node --import`): the time stands still, and chance is the same in every run.
 * So what two revisions show differs only by what was changed.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const NOW = Number(process.env.LOOKS_NOW)

if (isMainThread) {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(NOW)
      else super(...given)
    }

    static now() {
      return NOW
    }
  }
  let state = 1
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  /** Of each length the first, the second and so on: other lengths that are asked for in between change nothing. */
  const asked = new Map()
  const bytes = (length) => {
    const count = asked.get(length) ?? 0
    asked.set(length, count + 1)
    return crypto.createHash('shake256', { outputLength: length }).update(`${length}/${count}`).digest()
  }
  crypto.randomBytes = bytes
  crypto.randomUUID = () =>
    bytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  syncBuiltinESMExports()
  // The server measures time on this clock where the database has none of its own.
  const start = performance.now()
  performance.now = () => start
}

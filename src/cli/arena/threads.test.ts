import { expect, it } from 'vitest'
import { scheduleOf } from '#bots/arena/schedule.ts'
import type { ArenaSetting } from './play.ts'
import { playInThreads } from './threads.ts'

const SETTING: ArenaSetting = {
  game: 'machi-koro',
  options: { players: 2 },
  bots: ['random'],
  seed: 'tea',
  limit: { nodes: 1 },
  cwd: '.',
}

/** Plays in threads that run this script instead. */
function playWith(script: string, signal = new AbortController().signal, threads = 2): Promise<number> {
  let played = 0
  const work = {
    setting: SETTING,
    games: scheduleOf([[0, 0]], 5),
    threads,
    signal,
    played: () => {
      played++
    },
  }
  const header = "import { parentPort } from 'node:worker_threads';"
  const entry = new URL(`data:text/javascript,${encodeURIComponent(header + script)}`)
  return playInThreads(work, entry).then(() => played)
}

it('each game is played once, by any free thread', async () => {
  const answer = "job === 'close' ? 'closed' : { played: {} }"
  expect(await playWith(`parentPort.on('message', (job) => parentPort.postMessage(${answer}))`)).toBe(5)
})

it('many threads are no leak that Node warns of', async () => {
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  await playWith("parentPort.on('message', () => parentPort.postMessage('closed'))", undefined, 12)
  process.off('warning', listen)
  expect(warnings).toEqual([])
})

it('an error in one thread is thrown', async () => {
  const script = "parentPort.on('message', async () => { throw new Error('the bot cheat chose end') })"
  await expect(playWith(script)).rejects.toThrow('the bot cheat chose end')
})

it('a thread that ends early is an error', async () => {
  await expect(playWith('process.exit(3)')).rejects.toThrow('a thread of the arena ended early, with exit code 3')
})

it('an abort terminates threads that would run forever', async () => {
  const stopping = new AbortController()
  const endless = playWith("parentPort.on('message', () => { for (;;); })", stopping.signal)
  setTimeout(() => stopping.abort(), 100)
  expect(await endless).toBe(0)
  expect(await playWith('process.exit(3)', AbortSignal.abort())).toBe(0)
})

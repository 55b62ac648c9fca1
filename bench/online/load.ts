import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchTable } from './bench-table.ts'

/** The result of a load. */
export interface Load {
  readonly moves: number
  readonly seconds: number
  /** How long moves took to be acknowledged, in ms, in ascending order. */
  readonly ackMs: Float64Array
}

/**
 * As fast as possible: each of several tables makes its next move when the last one is complete. Ends early if there are
 * not enough games left.
 */
export async function asFastAsItGoes(tables: readonly BenchTable[], atOnce: number, seconds: number): Promise<Load> {
  const queue = tables.filter(({ isOver }) => !isOver)
  const took: number[] = []
  const begin = performance.now()
  let end = begin + seconds * 1000
  const play = async (): Promise<void> => {
    for (let table = queue.pop(); table !== undefined; table = queue.pop()) {
      while (!table.isOver) {
        if (performance.now() >= end) return
        took.push(await table.move(performance.now()))
      }
    }
    end = 0
  }
  await Promise.all(Array.from({ length: atOnce }, play))
  return loadOf(took, begin)
}

/** A fixed number of moves per second, whether or not the server keeps up: each is timed from when it was due. */
export async function atRate(tables: readonly BenchTable[], perSecond: number, seconds: number): Promise<Load> {
  const open = tables.filter(({ isOver }) => !isOver)
  const total = Math.round(perSecond * seconds)
  const took: number[] = []
  const begin = performance.now()
  const pending: Promise<unknown>[] = []
  let next = 0
  const free = async (): Promise<BenchTable> => {
    for (let tries = 1; ; tries++) {
      const table = open[next++ % open.length]
      if (!table.isBusy && !table.isOver) return table
      // If the server does not keep up, the times of all waiting moves grow.
      if (tries % open.length === 0) await sleep(1)
    }
  }
  for (let made = 0; made < total; made++) {
    const due = begin + (made * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    const table = await free()
    pending.push(table.move(due).then((ms) => took.push(ms)))
  }
  await Promise.all(pending)
  return loadOf(took, begin)
}

/** Makes some moves at every table, so that its memory is that of a table in play. */
export async function playSome(tables: readonly BenchTable[], moves: number, atOnce: number): Promise<void> {
  const queue = [...tables]
  const play = async (): Promise<void> => {
    for (let table = queue.pop(); table !== undefined; table = queue.pop()) {
      for (let i = 0; i < moves && !table.isOver; i++) await table.move(performance.now())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, play))
}

export function percentile({ ackMs }: Load, share: number): number {
  return ackMs[Math.min(ackMs.length - 1, Math.floor(ackMs.length * share))] ?? Number.NaN
}

function loadOf(took: readonly number[], begin: number): Load {
  const seconds = (performance.now() - begin) / 1000
  return { moves: took.length, seconds, ackMs: Float64Array.from(took).sort() }
}

import { expect, it } from 'vitest'
import { GAME_IDS } from '#games/index.ts'
import kernel from '#games/rail-on-the-hill/bot/graph-kernel.json' with { type: 'json' }
import { inEachEngine } from './engines.ts'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 664 }
const SIDEWAYS = { width: 844, height: 390 }
const DECISIONS = 4

/** What the kernel of the graph network computes from some numbers. */
function computed(code: string): number {
  const module = new WebAssembly.Module(Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)))
  const { memory, weights, edges, value } = new WebAssembly.Instance(module).exports as unknown as {
    readonly memory: WebAssembly.Memory
    readonly weights: WebAssembly.Global<'i32'>
    readonly edges: WebAssembly.Global<'i32'>
    readonly value: () => number
  }
  const floats = new Float32Array(memory.buffer, weights.value, (edges.value - weights.value) / 4)
  floats.forEach((_, i) => {
    floats[i] = (((i * 37) % 101) - 50) / 400
  })
  return value()
}

inEachEngine((place) => {
  it('may run the network of the expert of The Rail, which gives the same as on the server', async () => {
    const { engine, address } = place()
    await engine.open(`${address}/`, WIDE)
    expect(computed(kernel.code)).not.toBe(0)
    expect(await engine.evaluate(computed, kernel.code)).toBe(computed(kernel.code))
  })

  it.each(GAME_IDS)('%s starts, looks right on a phone and on a wide screen, and is played', async (game) => {
    const { table } = place()
    await table.start(game, WIDE)
    expect(await table.play(DECISIONS, 'mouse')).toBe(DECISIONS)
    for (const size of [WIDE, SIDEWAYS, PHONE]) {
      await table.resize(size)
      expect({ size, faults: await table.faults() }).toEqual({ size, faults: [] })
    }
    expect(await table.play(2, 'touch')).toBe(2)
  })
})

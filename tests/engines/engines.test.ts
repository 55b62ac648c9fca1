import { expect, it } from 'vitest'
import { GAME_IDS } from '#games/index.ts'
import kernels from '#games/rail-on-the-hill/bot/kernels.json' with { type: 'json' }
import { inEachEngine } from './engines.ts'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 664 }
const SIDEWAYS = { width: 844, height: 390 }
const DECISIONS = 4

/** The kernels of the networks of The Rail, and which of their memory holds numbers of how many bytes. */
const KERNELS = [
  { code: kernels.graph, from: 'weights', to: 'edges', size: 4 },
  { code: kernels.network, from: 'numbers', to: 'changed', size: 8 },
]

/** What a kernel computes from some numbers. */
function computed({ code, from, to, size }: (typeof KERNELS)[number]): number {
  const module = new WebAssembly.Module(Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)))
  const { memory, value, ...at } = new WebAssembly.Instance(module).exports as unknown as {
    readonly memory: WebAssembly.Memory
    readonly value: (changes: number) => number
    readonly [name: string]: unknown
  }
  const [begin, end] = [from, to].map((name) => (at[name] as WebAssembly.Global<'i32'>).value)
  const floats = new (size === 4 ? Float32Array : Float64Array)(memory.buffer, begin, (end - begin) / size)
  floats.forEach((_, i) => {
    floats[i] = (((i * 37) % 101) - 50) / 400
  })
  return value(8)
}

inEachEngine((place) => {
  it('may run the networks of The Rail, which give the same as on the server', async () => {
    const { engine, address } = place()
    await engine.open(`${address}/`)
    for (const kernel of KERNELS) {
      expect(computed(kernel)).not.toBe(0)
      expect(await engine.evaluate(computed, kernel)).toBe(computed(kernel))
    }
  })

  it.each(GAME_IDS)('%s starts, looks right on a phone and on a wide screen, and is played', async (game) => {
    const { engine, table } = place()
    await table.start(game, WIDE)
    expect(await table.play(DECISIONS, 'mouse')).toBe(DECISIONS)
    for (const size of [WIDE, SIDEWAYS, PHONE]) {
      await engine.resize(size)
      expect({ size, faults: await table.faults() }).toEqual({ size, faults: [] })
    }
    expect(await table.play(2, 'touch')).toBe(2)
  })
})

import packed from './weights.json' with { type: 'json' }

/**
 * What the net has learned, by the number of players. `scripts/make-machi-weights.ts` makes the file: in it weights are
 * whole numbers of 16 bits, the lower byte first, as text.
 */

const SCALE = 4096
const OFFSET = 0x8000

export function packWeights(unpacked: Float64Array): string {
  const bytes = Array.from(unpacked, (weight) => {
    const word = Math.min(2 * OFFSET - 1, Math.max(0, Math.round(weight * SCALE) + OFFSET))
    return String.fromCharCode(word & 255, word >> 8)
  })
  return btoa(bytes.join(''))
}

function unpackWeights(packed: string): Float64Array {
  const bytes = atob(packed)
  return Float64Array.from(
    { length: bytes.length / 2 },
    (_, i) => (bytes.charCodeAt(2 * i) + 256 * bytes.charCodeAt(2 * i + 1) - OFFSET) / SCALE,
  )
}

/** By the number of players; unpacked at once, so that the first question need not wait for it. */
class Learned {
  readonly #weights: ReadonlyMap<number, Float64Array>

  constructor(packed: Readonly<Record<string, string>>) {
    this.#weights = new Map(Object.entries(packed).map(([players, text]) => [Number(players), unpackWeights(text)]))
  }

  for(players: number): Float64Array {
    const found = this.#weights.get(players)
    if (found === undefined) throw new RangeError(`nothing was learned for ${players} players`)
    return found
  }
}

/** Who wins (net.ts), and what to build (policy.ts). */
export const chanceWeights = new Learned(packed.chances)
export const policyWeights = new Learned(packed.policy)

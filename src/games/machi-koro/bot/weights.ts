import packed from './weights.json' with { type: 'json' }

/**
 * How the weights of a net are stored. `scripts/make-machi-weights.ts` makes the file, with each weight as a
 * little-endian integer.
 */
interface Precision {
  readonly bytes: number
  /** The stored integer for a weight of 1. */
  readonly scale: number
}

/** Small differences between chances must survive rounding; the policy's favourite needs far less precision. */
export const OF_CHANCES: Precision = { bytes: 2, scale: 4096 }
export const OF_POLICY: Precision = { bytes: 1, scale: 64 }

export function packWeights(unpacked: Float64Array, { bytes, scale }: Precision): string {
  const values = 256 ** bytes
  const packed = Array.from(unpacked, (weight) => {
    const value = Math.min(values - 1, Math.max(0, Math.round(weight * scale) + values / 2))
    return Array.from({ length: bytes }, (_, i) => String.fromCharCode(Math.floor(value / 256 ** i) & 255)).join('')
  })
  return btoa(packed.join(''))
}

function unpackWeights(packed: string, { bytes, scale }: Precision): Float64Array {
  const text = atob(packed)
  return Float64Array.from({ length: text.length / bytes }, (_, place) => {
    let value = -(256 ** bytes) / 2
    for (let i = 0; i < bytes; i++) value += text.charCodeAt(place * bytes + i) * 256 ** i
    return value / scale
  })
}

/** Weights by the number of players. Unpacked when the module loads, so that the first question does not wait. */
class Learned {
  readonly #weights: ReadonlyMap<number, Float64Array>

  constructor(packed: Readonly<Record<string, string>>, precision: Precision) {
    const unpacked = Object.entries(packed).map(
      ([players, text]) => [Number(players), unpackWeights(text, precision)] as const,
    )
    this.#weights = new Map(unpacked)
  }

  for(players: number): Float64Array {
    const found = this.#weights.get(players)
    if (found === undefined) throw new RangeError(`nothing was learned for ${players} players`)
    return found
  }
}

/** The weights for who wins (evaluator.ts) and for what to build (policy.ts). */
export const chanceWeights = new Learned(packed.chances, OF_CHANCES)
export const policyWeights = new Learned(packed.policy, OF_POLICY)

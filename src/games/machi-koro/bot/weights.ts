import weights from './weights.json' with { type: 'json' }

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

/** Unpacked at once, so that the first question need not wait for it. */
const UNPACKED = new Map(Object.entries(weights).map(([players, packed]) => [Number(players), unpackWeights(packed)]))

export function weightsFor(players: number): Float64Array {
  const found = UNPACKED.get(players)
  if (found === undefined) throw new RangeError(`nothing was learned for ${players} players`)
  return found
}

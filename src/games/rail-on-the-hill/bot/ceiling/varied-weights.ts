import type { Rng } from '../../../../engine/random.ts'
import type { OutlookWeights } from '../outlook-weights.ts'

/** How many of the weights are changed, and by how much: the spread of the logarithm. */
const CHANGED = 0.3
const SPREAD = 0.5

/** The weights of somebody who thinks a little differently about what things are worth. */
export function variedWeights(weights: OutlookWeights, rng: Rng): OutlookWeights {
  const varied: { -readonly [Name in keyof OutlookWeights]: number } = { ...weights }
  for (const name of Object.keys(weights) as (keyof OutlookWeights)[]) {
    if (fraction(rng) < CHANGED) varied[name] *= Math.exp(SPREAD * bell(rng))
  }
  return varied
}

/** From 0 on, below 1. */
export function fraction(rng: Rng): number {
  return rng.below(STEPS) / STEPS
}

const STEPS = 1 << 20

/** Around 0 with a spread of 1: a sum of even chances is nearly normal. */
function bell(rng: Rng): number {
  let sum = 0
  for (let i = 0; i < 6; i++) sum += fraction(rng) - 0.5
  return sum * Math.SQRT2
}

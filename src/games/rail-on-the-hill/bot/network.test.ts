import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { Inputs, TOWN_INPUTS } from './inputs.ts'
import { LINE_INPUTS } from './line-inputs.ts'
import { NETWORK_INPUTS, NETWORK_WEIGHTS, Network } from './network.ts'

const rng = new Rng('network')
const weights = Float32Array.from({ length: NETWORK_WEIGHTS }, () => (rng.below(2001) - 1000) / 2000)

function someInputs(): Float32Array {
  return Float32Array.from({ length: NETWORK_INPUTS }, () => (rng.below(3) === 0 ? rng.below(13) / 6 : 0))
}

function estimate(network: Network, inputs: Float32Array): number {
  network.inputs.moveTo(0)
  for (const input of inputs) network.inputs.put(input)
  return network.value()
}

describe('the inputs', () => {
  it('are the same regardless of what was written before', () => {
    const used = new Inputs(20)
    for (let i = 0; i < 100; i++) {
      const [choice, steps, value, isUsed] = [rng.below(8) - 1, rng.below(6), rng.below(4), rng.below(2) === 0]
      const write = (to: Inputs) => {
        to.moveTo(0)
        to.choice(choice, 6)
        to.steps(steps, 4)
        if (!isUsed) to.skip(10)
        else for (let at = 0; at < 10; at++) to.put(at === 0 ? 1 : value)
        return Array.from(to.values)
      }
      expect(write(used)).toEqual(write(new Inputs(20)))
      used.forgetChanges()
    }
  })
})

describe('the network', () => {
  it('returns the same value regardless of earlier calls', () => {
    const used = new Network(weights)
    for (let i = 0; i < 20; i++) {
      const inputs = someInputs()
      expect(estimate(used, inputs)).toBe(estimate(new Network(weights), inputs))
    }
  })

  it('does not depend on the order of the lines', () => {
    const inputs = someInputs()
    const turned = inputs.slice()
    turned.copyWithin(TOWN_INPUTS, TOWN_INPUTS + LINE_INPUTS)
    turned.set(inputs.subarray(TOWN_INPUTS, TOWN_INPUTS + LINE_INPUTS), NETWORK_INPUTS - LINE_INPUTS)
    expect(turned).not.toEqual(inputs)
    expect(estimate(new Network(weights), turned)).toBeCloseTo(estimate(new Network(weights), inputs), 6)
  })
})

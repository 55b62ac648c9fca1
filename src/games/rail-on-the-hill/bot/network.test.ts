import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { ROUNDS } from '../rules/numbers.ts'
import { Inputs, TOWN_INPUTS } from './inputs.ts'
import { LINE_INPUTS } from './line-inputs.ts'
import { NETWORK_INPUTS, NETWORK_WEIGHTS, Network, PlainArithmetic } from './network.ts'
import { Survey } from './survey.ts'
import { turnsOf } from './testing/play-bots.ts'
import { describePlayer } from './trained-judge.ts'

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

/** Positions of games alone and together, in an order in which neighbours differ much and little. */
function surveys(): Survey[] {
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => round)
  const moments = [...turnsOf({ players: 1 }, rounds), ...turnsOf({ players: 2 }, rounds)]
  return [...moments, ...moments.toReversed()].map(({ state, seat }) => {
    const survey = new Survey()
    survey.survey(state, seat - 1)
    return survey
  })
}

describe('the inputs', () => {
  it('are the same regardless of what was written before', () => {
    const used = new Inputs(30)
    for (let i = 0; i < 100; i++) {
      const [choice, steps, value, isUsed] = [rng.below(8) - 1, rng.below(6), rng.below(4), rng.below(2) === 0]
      const write = (to: Inputs) => {
        to.moveTo(0)
        to.choice(choice, 6)
        to.steps(steps, 4)
        to.put(value, 4)
        if (!isUsed) to.skip(10)
        else for (let at = 0; at < 10; at++) to.put(at === 0 ? 1 : value)
        if (value === 0) to.skip(2)
        else if (!to.skipSame(value, 2)) {
          to.flag(true)
          to.put(value, 3)
        }
        return Array.from(to.values)
      }
      expect(write(used)).toEqual(write(new Inputs(30)))
      used.forgetChanges()
    }
  })

  it('of a position are the same regardless of the positions before', () => {
    const used = new Inputs(NETWORK_INPUTS)
    for (const [i, survey] of surveys().entries()) {
      const fresh = new Inputs(NETWORK_INPUTS)
      for (const to of [used, fresh]) describePlayer(survey, i % 3 === 0, to)
      expect(used.values).toEqual(fresh.values)
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

  it('returns exactly the same with the kernel as without', () => {
    const kernel = new Network(weights)
    const plain = new Network(weights, new PlainArithmetic())
    expect(kernel.inputs.changed.buffer).not.toBe(plain.inputs.changed.buffer)
    for (let i = 0; i < 200; i++) {
      const inputs = someInputs()
      expect(estimate(kernel, inputs)).toBe(estimate(plain, inputs))
    }
    for (const [i, survey] of surveys().entries()) {
      for (const network of [kernel, plain]) describePlayer(survey, i % 3 === 0, network.inputs)
      expect(kernel.inputs.countOfChanges).toBeGreaterThan(0)
      expect(kernel.value()).toBe(plain.value())
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

import { describe, expect, it } from 'vitest'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { chooseOptions } from './choose-game.ts'
import { UsageError } from './io.ts'
import { variantHelp } from './main.ts'

const HILL = { name: 'hill', values: ['low', 'high', 3], usual: 'low' }
const rules = { ...railOnTheHill, variants: ['requests', HILL] }

describe('a variant with several values', () => {
  const choose = (options: string) => chooseOptions(rules, { options })

  it('is chosen with --options, and left out if it is the usual one', () => {
    expect(choose('{"hill": "high", "requests": true}')).toEqual({ players: 2, hill: 'high', requests: true })
    expect(choose('{"players": 3, "hill": 3}')).toEqual({ players: 3, hill: 3 })
    expect(choose('{"hill": "low"}')).toEqual({ players: 2 })
  })

  it('refuses any other value', () => {
    expect(() => choose('{"hill": "steep"}')).toThrow(
      new UsageError('--options: options.hill must be one of "low", "high", 3, not "steep"'),
    )
  })

  it('is listed with its values in the help', () => {
    expect(rules.variants.map(variantHelp)).toEqual(['requests', 'hill: "low" (usual) or "high" or 3'])
  })
})

import { expect, it } from 'vitest'
import { allVariants } from '#engine/options.ts'
import { railOnTheHill } from '../rules/rules.ts'
import { LEAST_LEAD, leadOfSteady } from './testing/steady-games.ts'

it.each(allVariants(railOnTheHill.variants).map((variant, i) => ({ players: i === 0 ? 4 : 2 + (i % 2), ...variant })))(
  'steady beats random players: %o',
  (options) => {
    expect(leadOfSteady(options)).toBeGreaterThan(LEAST_LEAD)
  },
)

import { expect, it } from 'vitest'
import { ALL_OPTIONS } from '../rules/testing/variants.ts'
import { LEAST_LEAD, leadOfSteady } from './testing/steady-games.ts'

it.each(ALL_OPTIONS.filter(({ players }) => players > 1))('steady beats random players: %o', (options) => {
  expect(leadOfSteady(options)).toBeGreaterThan(LEAST_LEAD)
})

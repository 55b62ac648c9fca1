import { describe, expect, it } from 'vitest'
import { rules as en } from './en.ts'
import { rules as hu } from './hu.ts'
import { rules as ja } from './ja.ts'
import type { RailRuleSection } from './tables.ts'

const LANGUAGES: Readonly<Record<string, readonly RailRuleSection[]>> = { en, hu, ja }

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, sections) => {
  it('have the same actions in the notation as English', () => {
    const written = (all: readonly RailRuleSection[]) => all.at(-1)?.table?.rows.map(([action]) => action)
    expect(written(sections)).toEqual(written(en))
  })
})

import { describe, expect, it } from 'vitest'
import { rules as en } from './en.ts'
import { rules as hu } from './hu.ts'
import { rules as ja } from './ja.ts'
import type { RailRuleSection } from './types.ts'

const LANGUAGES: Readonly<Record<string, readonly RailRuleSection[]>> = { en, hu, ja }

function rulesOf(sections: readonly RailRuleSection[]) {
  return sections.flatMap(({ rules }) => rules)
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+/g) ?? []).sort()
}

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, sections) => {
  it('have the same actions in the notation as English', () => {
    const written = (all: readonly RailRuleSection[]) => all.at(-1)?.table?.rows.map(([action]) => action)
    expect(written(sections)).toEqual(written(en))
  })

  it('have the same bounds for the titles as English', () => {
    const bounds = (all: readonly RailRuleSection[]) =>
      rulesOf(all)
        .at(-1)
        ?.table?.rows.map((row) => numbersIn(row.join(' ')))
    expect(bounds(sections)).toEqual(bounds(en))
  })
})

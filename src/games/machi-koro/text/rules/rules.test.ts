import { describe, expect, it } from 'vitest'
import { machiKoro } from '../../rules/rules.ts'
import { rules as en } from './en.ts'
import { rules as hu } from './hu.ts'
import { rules as ja } from './ja.ts'
import type { MachiRuleSection } from './tables.ts'

const LANGUAGES: Readonly<Record<string, readonly MachiRuleSection[]>> = { en, hu, ja }

function tableOf(sections: readonly MachiRuleSection[], id: string) {
  return sections.find((section) => section.id === id)?.table?.rows ?? []
}

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, sections) => {
  it('have the same actions in the notation as English, and all of them are actions', () => {
    const written = (all: readonly MachiRuleSection[]) => tableOf(all, 'notation').map(([action]) => action)
    expect(written(sections)).toEqual(written(en))
    expect(written(sections).filter((action) => machiKoro.parse(action) === undefined)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { HINTS as en } from './en/board.ts'
import { HINTS as hu } from './hu/board.ts'
import { HINTS as ja } from './ja/board.ts'

/** What a text wants to be told. */
function valuesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name))].sort()
}

describe('the reasons of bots', () => {
  it.each(Object.keys(en) as (keyof typeof en)[])('%s needs the same in all languages', (key) => {
    expect(valuesIn(hu[key])).toEqual(valuesIn(en[key]))
    expect(valuesIn(ja[key])).toEqual(valuesIn(en[key]))
  })
})

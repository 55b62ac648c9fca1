import { describe, expect, it, vi } from 'vitest'
import { findMutants, plant } from '../scripts/mutate/mutants.ts'

const SOURCE = `
export const LIMIT = 7
type Three = 3
export function sum(numbers) {
  let total = 0
  let steps = numbers.length
  while (steps > 0) steps--
  for (const number of numbers) {
    if (number >= LIMIT) continue
    total += number
  }
  steps++
  if (steps && numbers.some((number) => number === 0)) throw new Error('zero' + 1)
  return [total, steps, numbers?.every((number) => number < 3) ?? total]
}`

describe('planted faults', () => {
  it('are changes of operators, conditions, numbers, results and statements, but not of types and messages', () => {
    const changes = findMutants('sum.ts', SOURCE).map(({ line, change }) => `${line}: ${change}`)
    expect(changes).toMatchInlineSnapshot(`
      [
        "2: 7 → 8",
        "5: 0 → 1",
        "7: steps > 0 → false",
        "7: steps > 0 → >=",
        "7: 0 → 1",
        "7: removed: steps--",
        "7: steps-- → steps++",
        "9: number >= LIMIT → true",
        "9: number >= LIMIT → false",
        "9: number >= LIMIT → >",
        "9: removed: continue",
        "10: removed: total += number",
        "10: total += number → -=",
        "12: removed: steps++",
        "12: steps++ → steps--",
        "13: steps && numbers.some((number) => number === 0) → true",
        "13: steps && numbers.some((number) => number === 0) → false",
        "13: steps && numbers.some((number) => number === 0) → ||",
        "13: numbers.some((number) => number === 0) → every",
        "13: number === 0 → !==",
        "13: 0 → 1",
        "13: removed: throw new Error('zero' + 1)",
        "14: [total, steps, numbers?.every((number) => number < 3) ?? total] → []",
        "14: numbers?.every((number) => number < 3) ?? total → numbers?.every((number) => number < 3)",
        "14: numbers?.every((number) => number < 3) → some",
        "14: number < 3 → <=",
        "14: 3 → 4",
      ]
    `)
  })

  it('change nothing until they are active, and then one thing', async () => {
    const source = SOURCE.replace('type Three = 3', '')
    const mutants = findMutants('sum.js', source).map((mutant, id) => ({ ...mutant, id }))
    const planted = plant('sum.js', source, mutants)
    let active = -1
    vi.stubGlobal('__mutant', (id: number) => id === active)
    const { sum } = await import(`data:text/javascript,${encodeURIComponent(planted)}`)
    const resultOf = (change: string) => {
      active = mutants.findIndex((mutant) => mutant.change === change)
      return sum([1, 7, 2])
    }
    expect(resultOf('nothing')).toEqual([3, 1, false])
    expect(resultOf('removed: continue')).toEqual([10, 1, false])
    expect(resultOf('removed: steps++')).toEqual([3, 0, false])
    expect(resultOf('total += number → -=')).toEqual([-3, 1, false])
    expect(resultOf('numbers?.every((number) => number < 3) → some')).toEqual([3, 1, true])
    expect(() => resultOf('number === 0 → !==')).toThrow('zero')
    vi.unstubAllGlobals()
  })
})

import { expect, it } from 'vitest'
import type { Game, GameTypes, Refusal, Seat } from '../game.ts'
import type { Reason } from '../result.ts'
import type { TestTable } from './test-table.ts'

interface RefusingTable extends Pick<TestTable<GameTypes>, 'refusal' | 'whyNot'> {
  readonly game: Pick<Game, 'explain'>
}

/** A simple situation for each reason. A text that is no action cannot be played here, and is tested elsewhere. */
export type RefusalCases<Reasons> = Readonly<
  Record<Exclude<keyof Reasons, 'NOT_AN_ACTION'>, readonly [table: RefusingTable, seat: Seat, text: string]>
>

/** Declares the tests that the refusals of every game must pass. */
export function testRefusals<Reasons extends Readonly<Record<string, Reason>>>(
  reasons: Reasons,
  texts: Readonly<Record<string, string>>,
  cases: RefusalCases<Reasons>,
): void {
  const titled = (Object.keys(cases) as (keyof typeof cases)[]).map((name) => {
    const { rule, reason } = reasons[name]
    return [rule, reason, name, cases[name]] as const
  })

  it.each(titled)('%s: %s is said in a sentence, and changes nothing (%s)', (rule, reason, _, [table, seat, text]) => {
    expect(table.whyNot(seat, text)).toBe(`${rule} ${reason}`)
    const refusal = table.refusal(seat, text) as Refusal
    expect(refusal.values.action).toBe(text)
    const sentence = table.game.explain(refusal)
    expect(sentence.split(' ').length).toBeGreaterThan(2)
    for (const [, value] of texts[reason].matchAll(/\{(\w+)\}/g))
      expect(sentence).toContain(String(refusal.values[value]))
  })

  it('every text is that of a reason, and every reason has one', () => {
    const said = Object.values(reasons).map(({ reason }) => reason)
    expect(Object.keys(texts).sort()).toEqual([...new Set(said)].sort())
  })
}

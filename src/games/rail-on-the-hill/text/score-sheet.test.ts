import { expect, test } from 'vitest'
import { Rng } from '#engine/random.ts'
import { railOnTheHill } from '../rules/rules.ts'
import type { RailOptions } from '../rules/state.ts'
import { scoreSheet } from './score-sheet.ts'

function finalScores(options: RailOptions) {
  const state = railOnTheHill.setup(options, 'sheet')
  const rng = new Rng('sheet')
  for (let [seat] = railOnTheHill.active(state); seat !== undefined; [seat] = railOnTheHill.active(state)) {
    railOnTheHill.play(state, seat, railOnTheHill.sample(state, seat, rng))
  }
  return railOnTheHill.standing(state).scores
}

test('RH-V1 to RH-V7: the rows of the sheet add up to its total', () => {
  const scores = finalScores({ players: 3, requests: true })
  const [names, ...rows] = scoreSheet(scores, ['Ada', 'Grace', 'Mary'])
  expect(names).toEqual(['', 'Ada', 'Grace', 'Mary'])
  const rule = rows.findIndex((row) => row.length === 0)
  for (const [i, score] of scores.entries()) {
    const sum = rows.slice(0, rule).reduce((total, row) => total + Number(row[i + 1]), 0)
    expect(sum).toBe(score.total)
    expect(rows[rule + 1][i + 1]).toBe(String(score.total))
  }
  expect(rows.filter(([item]) => item?.startsWith('Request'))).toHaveLength(2)
  expect(rows.map(([item]) => item)).not.toContain('Title')
})

test('RH-Z3: alone, the sheet ends with the title', () => {
  const scores = finalScores({ players: 1 })
  const rows = scoreSheet(scores, ['Ada'])
  expect(rows.at(-1)).toEqual(['Title', scores[0].title])
  expect(rows.some(([item]) => item?.startsWith('Request'))).toBe(false)
})

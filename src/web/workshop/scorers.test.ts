import { expect, test } from 'vitest'
import { GAME_TOOLS } from '#games/editors.ts'
import { findEntrance, GAME_IDS } from '#games/index.ts'

/** What every key of every row comes to, if it is pressed once. */
async function pressAll(id: string) {
  const scorer = await GAME_TOOLS[id].loadScorer()
  const [words, texts] = await Promise.all([scorer.loadWords('en'), findEntrance(id)?.loadTexts('en')])
  const rows = scorer.rows(words, texts)
  return {
    rows,
    score: scorer.score(Object.fromEntries(rows.map((row) => [row.id, row.keys.map(({ entry }) => entry)]))),
  }
}

test.each(GAME_IDS)('%s: every row of the score pad has its points, and keys that differ', async (id) => {
  const { rows, score } = await pressAll(id)
  expect(Object.keys(score.rows).sort()).toEqual(rows.map((row) => row.id).sort())
  for (const { keys } of rows) expect(new Set(keys.map(({ entry }) => entry)).size).toBe(keys.length)
})

test('the score pads add up as the rules do', async () => {
  const loko = await GAME_TOOLS.lokomoto.loadScorer()
  const entries = { trains: ['6', '4'], bonus: ['1', '-1', '1'], shapes: ['3'], unused: ['-2', '-1'] }
  expect(loko.score(entries)).toMatchObject({ total: 10 + 1 + 3 - 3, rank: [11, 2, 3] })
  const machi = await GAME_TOOLS['machi-koro'].loadScorer()
  const built = { landmarks: ['radio-tower', 'radio-tower', 'train-station'], coins: ['10', '5', '1'] }
  expect(machi.score(built)).toMatchObject({ total: 2, rank: [2, 16] })
})

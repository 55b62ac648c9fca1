import { expect, test } from 'vitest'
import type { SeatInfo } from '#boards/board.ts'
import { Rng } from '#engine/random.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { findEntrance, findFacts, GAME_IDS, loadRules } from '#games/index.ts'

test.each(GAME_IDS)('%s: whatever a player could try is described, and is legal or refused with a rule', async (id) => {
  const [game, editor, face] = await Promise.all([
    loadRules(id),
    GAME_TOOLS[id].loadPositionEditor(),
    findEntrance(id)?.loadFace(),
  ])
  const texts = await findEntrance(id)?.loadTexts('en')
  const hints = await face?.loadHints(texts)
  const players = Math.max(2, findFacts(id)?.usualPlayers ?? 2)
  const seats = Array.from({ length: players }, (_, i): SeatInfo => ({ name: `Player ${i + 1}`, kind: 'person' }))
  const state = game.setup({ players }, 'tries')
  const rng = new Rng('tries')
  let allowed = 0
  const refusedBy = new Set<string>()
  for (let turn = 0; game.active(state).length > 0; turn++) {
    const [seat] = game.active(state)
    const view = game.view(state, seat)
    for (const text of turn % 10 === 0 ? editor.tries(game.position(state), seat, game.cards) : []) {
      const action = game.parse(text)
      if (action === undefined) throw new Error(`${text} is not in the notation`)
      const refusal = game.refusal(state, seat, action)
      expect(hints?.describe(text, view, texts, game.cards, seats)).toMatch(/^[^{}]+$/)
      if (refusal === undefined) allowed++
      else {
        expect(face?.explain(refusal, texts, game.cards)).toMatch(/^[^{}]{5,}$/)
        refusedBy.add(refusal.rule)
      }
    }
    game.play(state, seat, game.sample(state, seat, rng))
  }
  expect(allowed).toBeGreaterThan(20)
  expect(refusedBy.size).toBeGreaterThanOrEqual(3)
})

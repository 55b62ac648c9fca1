import { expect, test } from 'vitest'
import { Rng } from '#engine/random.ts'
import { replay } from '#engine/record.ts'
import { GAME_TOOLS, gameFromStart, loadCheck } from '#games/editors.ts'
import { GAME_IDS, loadRules } from '#games/index.ts'
import { linkToRecord, recordToLink } from '../replay/record-link.ts'
import { freshDraft, positionText, readDraft, recordAt } from './position-source.ts'

/** A position in the middle of a random game of the fewest players. */
async function middleOf(id: string) {
  const game = await loadRules(id)
  const state = game.setup({ players: game.players[0] }, 'middle')
  const rng = new Rng('middle')
  for (let step = 0; step < 60; step++) {
    const [seat] = game.active(state)
    game.play(state, seat, game.sample(state, seat, rng))
  }
  return { game, position: game.position(state) }
}

test.each(GAME_IDS)(
  '%s: a game goes on from a position that travelled in a link, and is replayed from there',
  async (id) => {
    const { game, position } = await middleOf(id)
    const link = await linkToRecord(await recordToLink(recordAt({ game, position })))
    if (!link.ok) throw new Error('the link is broken')
    const begun = await gameFromStart(game, link.value)
    if (!begun.ok) throw new Error(begun.error)
    const state = begun.value.setup({ players: game.players[0] }, link.value.seed)
    expect(game.position(state)).toEqual(position)
    const [seat] = game.active(state)
    const action = game.format(game.sample(state, seat, new Rng('next')))
    expect(replay(begun.value, { ...link.value, actions: [[seat, action]] }).ok).toBe(true)
    expect(replay(game, { ...link.value, actions: [[seat, action]] })).toMatchObject({ ok: false })
  },
)

test.each(GAME_IDS)('%s: an impossible position of a record is refused with its rule', async (id) => {
  const { game, position } = await middleOf(id)
  const broken = { ...(position as object), active: [] }
  const begun = await gameFromStart(game, recordAt({ game, position: broken }))
  expect(begun).toMatchObject({ ok: false, error: expect.stringMatching(/[A-Z]{2}-[A-Z]\d/) })
})

test.each(GAME_IDS)('%s: what the editor completes stays as it is, and is possible', async (id) => {
  const game = await loadRules(id)
  const checking = await loadCheck(id, game.rulesVersion)
  const editor = await GAME_TOOLS[id].loadPositionEditor()
  for (const { position } of [freshDraft(game, { players: game.players[1] }, editor), await middleOf(id)]) {
    const tidied = editor.tidy(position, game.cards)
    expect(checking?.check(tidied, game)).toEqual([])
    expect(editor.tidy(tidied, game.cards)).toEqual(tidied)
  }
})

test('a position as a file names the version of its rules, and opens under it alone', async () => {
  const { game, position } = await middleOf('machi-koro')
  const text = positionText({ game, position })
  expect(JSON.parse(text)).toEqual({ ...(position as object), rulesVersion: 1 })
  expect(await readDraft(text)).toMatchObject({ ok: true, value: { game: { rulesVersion: 1 }, position } })
  const later = await readDraft(positionText({ game: { ...game, rulesVersion: 99 }, position }))
  expect(later).toEqual({ ok: false, problem: { kind: 'otherVersion', version: 99 } })
})

test('pasted text is a position, a record or neither', async () => {
  const { game, position } = await middleOf('machi-koro')
  expect(await readDraft(JSON.stringify(position))).toMatchObject({ ok: true, value: { position } })
  expect(await readDraft(JSON.stringify(recordAt({ game, position })))).toMatchObject({ ok: true, value: { position } })
  for (const text of ['', '{', '[]', 'null', '{"game":"chess"}', '{"game":7}', 'x'.repeat(1_000_001)]) {
    expect((await readDraft(text)).ok).toBe(false)
  }
})

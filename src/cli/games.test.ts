import { afterAll, describe, expect, test } from 'vitest'
import { explainCards } from '#engine/card-sentences.ts'
import { findFacts, GAME_IDS, loadRules } from '#games/index.ts'
import { TestTerminal } from './testing/test-terminal.ts'

const terminal = new TestTerminal()
afterAll(() => terminal.remove())

describe.each(GAME_IDS)('every command works with %s', (game) => {
  test('cards prints tables, and JSON that can be read again', async () => {
    const table = await terminal.run(['cards', game])
    expect(table).toMatchObject({ code: 0, err: '' })
    expect(table.out).not.toMatch(/undefined|\[object/)
    const { out } = await terminal.run(['cards', game, '--json'])
    expect(JSON.parse(out)).toEqual((await loadRules(game)).cards)
    terminal.write('cards.json', out)
    const own = (await loadRules(game)).withCards(JSON.parse(out), { id: 'own', sha256: '' })
    const again = await terminal.run(['cards', game, '--cards', 'cards.json', '--json'])
    expect(again).toEqual(
      own.ok ? { code: 0, out, err: '' } : { code: 1, out: '', err: expect.stringContaining(explainCards(own.error)) },
    )
  })

  test('a game is played, recorded, replayed and scored', async () => {
    const played = await terminal.run(['simulate', game, '--bots', 'random', '--record', 'game.json'])
    expect(played).toMatchObject({ code: 0, err: '' })
    const { result } = JSON.parse(terminal.read('game.json'))
    const scored = await terminal.run(['score', 'game.json', '--json'])
    expect(Object.values(JSON.parse(scored.out).scores)).toEqual(result.scores)
    for (const command of ['replay', 'score']) {
      const { code, out } = await terminal.run([command, 'game.json'])
      expect(code).toBe(0)
      expect(out).not.toMatch(/undefined|\[object|NaN/)
    }
  })

  test('the help lists its players and bots', async () => {
    const { out } = await terminal.run(['simulate', '--help'])
    const facts = findFacts(game)
    const about = out.slice(out.indexOf(`\n  ${game}\n`))
    expect(about).toMatch(new RegExp(`players +${facts?.players.join(' to ')}\n`))
    expect(about).toMatch(new RegExp(`bots +${facts?.bots.join(', ')}\n`))
  })

  test('demo and perft run', async () => {
    expect(await terminal.run(['demo', game, '--bots', 'random'])).toMatchObject({ code: 0, err: '' })
    const { out } = await terminal.run(['perft', game, '--depth', '1', '--json'])
    expect(JSON.parse(out)).toMatchObject({ game, depth: 1, sequences: expect.any(Number) })
  })
})

test('an unknown game is refused with the names of the games', async () => {
  const { code, err } = await terminal.run(['simulate', 'chess'])
  expect(code).toBe(2)
  expect(err).toContain(`the games are ${GAME_IDS.join(', ')};`)
})

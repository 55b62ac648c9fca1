import { afterAll, describe, expect, test } from 'vitest'
import { findFacts, GAME_IDS, loadRules } from '#games/index.ts'
import { Desk } from './testing/fake-io.ts'

const desk = new Desk()
afterAll(() => desk.remove())

describe.each(GAME_IDS)('every command knows %s', (game) => {
  test('its cards are a table, and JSON that can be read again', async () => {
    const table = await desk.run(['cards', game])
    expect(table).toMatchObject({ code: 0, err: '' })
    expect(table.out).not.toMatch(/undefined|\[object/)
    const { out } = await desk.run(['cards', game, '--json'])
    expect(JSON.parse(out)).toEqual((await loadRules(game)).cards)
    desk.write('cards.json', out)
    const own = (await loadRules(game)).withCards(JSON.parse(out), { id: 'own', sha256: '' })
    const again = await desk.run(['cards', game, '--cards', 'cards.json', '--json'])
    expect(again).toEqual(
      own.ok ? { code: 0, out, err: '' } : { code: 1, out: '', err: expect.stringContaining(own.error) },
    )
  })

  test('a game is played, recorded, replayed and scored', async () => {
    const played = await desk.run(['simulate', game, '--bots', 'random', '--record', 'game.json'])
    expect(played).toMatchObject({ code: 0, err: '' })
    const { result } = JSON.parse(desk.read('game.json'))
    const scored = await desk.run(['score', 'game.json', '--json'])
    expect(Object.values(JSON.parse(scored.out).scores)).toEqual(result.scores)
    for (const command of ['replay', 'score']) {
      const { code, out } = await desk.run([command, 'game.json'])
      expect(code).toBe(0)
      expect(out).not.toMatch(/undefined|\[object|NaN/)
    }
  })

  test('the help has its players and bots', async () => {
    const { out } = await desk.run(['simulate', '--help'])
    const facts = findFacts(game)
    const about = out.slice(out.indexOf(`\n  ${game}\n`))
    expect(about).toMatch(new RegExp(`players +${facts?.players.join(' to ')}\n`))
    expect(about).toMatch(new RegExp(`bots +${facts?.bots.join(', ')}\n`))
  })

  test('it can be watched, and its sequences counted', async () => {
    expect(await desk.run(['demo', game, '--bots', 'random'])).toMatchObject({ code: 0, err: '' })
    const { out } = await desk.run(['perft', game, '--depth', '1', '--json'])
    expect(JSON.parse(out)).toMatchObject({ game, depth: 1, sequences: expect.any(Number) })
  })
})

test('a game that is not there is refused with the names of those that are', async () => {
  const { code, err } = await desk.run(['simulate', 'chess'])
  expect(code).toBe(2)
  expect(err).toContain(`the games are ${GAME_IDS.join(', ')};`)
})

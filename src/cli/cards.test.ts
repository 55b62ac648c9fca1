import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadRules } from '#games/index.ts'
import { Desk } from './testing/fake-io.ts'

const RAIL = 'rail-on-the-hill'
const standard = (await loadRules(RAIL)).cards as {
  townCards: { id: number; values: { red: unknown } }[]
  planCards: object[]
  devTokens: object[]
}
const desk = new Desk()
beforeAll(() => desk.write('my-box.json', JSON.stringify(otherCards())))
afterAll(() => desk.remove())

/** The standard cards, but Town cards 1 and 68 have changed numbers. */
function otherCards() {
  const cards = structuredClone(standard)
  for (const card of cards.townCards) if (card.id === 1 || card.id === 68) card.id = 69 - card.id
  return cards
}

describe('cards', () => {
  test('a table for each kind', async () => {
    const { code, out, err } = await desk.run(['cards', RAIL])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Town cards \(68\)\n\nid +landmark +red +yellow +blue +black +roads\n─+\n/)
    expect(out).toContain('\nPlan cards (60)\n')
    expect(out).toContain('\nDev tokens (36)\n')
    expect(out).toMatch(/^68 +\S+ +4 +4 +4 +4 /m)
  })

  test('--json is the card set, with a card on each line', async () => {
    const { out } = await desk.run(['cards', RAIL, '--json'])
    expect(JSON.parse(out)).toEqual(standard)
    expect(out.split('\n').length).toBeGreaterThan(68 + 60 + 36)
  })
})

describe('--cards', () => {
  test('what cards prints can be read again', async () => {
    desk.write('copy.json', (await desk.run(['cards', RAIL, '--json'])).out)
    const { out } = await desk.run(['cards', RAIL, '--cards', 'copy.json', '--json'])
    expect(JSON.parse(out)).toEqual(standard)
  })

  test('a record names the cards by the file, or by the id in it, and its checksum', async () => {
    const simulate = ['simulate', RAIL, '--players', '1', '--bots', 'random', '--record', 'game.json', '--cards']
    const withId = JSON.stringify({ id: 'first printing', ...otherCards() })
    desk.write('named.json', withId)
    desk.write('unnamed.json', JSON.stringify({ id: '', ...otherCards() }))
    for (const [file, id] of [
      ['my-box.json', 'my-box'],
      ['named.json', 'first printing'],
      ['unnamed.json', 'unnamed'],
    ]) {
      expect((await desk.run([...simulate, file])).code).toBe(0)
      const sha256 = createHash('sha256').update(desk.read(file)).digest('hex')
      expect(JSON.parse(desk.read('game.json')).cards).toEqual({ id, sha256 })
      const { code, out } = await desk.run(['replay', 'game.json', '--cards', file])
      expect(code).toBe(0)
      expect(out).toMatch(new RegExp(`^cards +${id}$`, 'm'))
    }
  })

  test('a record contains its cards, so that it can be replayed without the file', async () => {
    const args = ['simulate', RAIL, '--players', '1', '--bots', 'random', '--record', 'whole.json', '--cards']
    await desk.run([...args, 'my-box.json'])
    const record = JSON.parse(desk.read('whole.json'))
    expect(record.cardSet).toBe(desk.read('my-box.json'))
    const write = (cardSet: unknown) => desk.write('whole.json', JSON.stringify({ ...record, cardSet }))
    for (const command of ['replay', 'score']) {
      const { code, out } = await desk.run([command, 'whole.json'])
      expect(code).toBe(0)
      expect((await desk.run([command, 'whole.json', '--cards', 'my-box.json'])).out).toBe(out)
    }
    const problem = async (cardSet: unknown) => {
      write(cardSet)
      return (await desk.run(['score', 'whole.json'])).err
    }
    expect(await problem(JSON.stringify(standard))).toMatch(/^hilltop: whole.json: the card set is not the one that is/)
    expect(await problem('{')).toMatch(/^hilltop: whole.json: the card set is not JSON: /)
    expect(await problem(7)).toMatch(/^hilltop: whole.json: cardSet must be the text of a card file, not 7/)
    expect(await problem(null)).toMatch(/give its file with --cards FILE/)
  })

  test('a record does not contain a card file that is too large for it', async () => {
    desk.write('large.json', JSON.stringify(otherCards()) + ' '.repeat(256 * 1024))
    const args = [RAIL, '--players', '1', '--bots', 'random', '--cards', 'large.json', '--record', 'bare.json']
    expect((await desk.run(['simulate', ...args])).code).toBe(0)
    expect(JSON.parse(desk.read('bare.json'))).not.toHaveProperty('cardSet')
    expect((await desk.run(['score', 'bare.json'])).err).toMatch(/give its file with --cards FILE/)
    expect((await desk.run(['score', 'bare.json', '--cards', 'large.json'])).code).toBe(0)
  })

  test('a record of the standard cards is not replayed with others', async () => {
    await desk.run(['simulate', RAIL, '--players', '1', '--bots', 'random', '--record', 'standard.json'])
    const { code, err } = await desk.run(['score', 'standard.json', '--cards', 'my-box.json'])
    expect({ code, err }).toEqual({
      code: 1,
      err: 'hilltop: standard.json: the record was played with the standard cards, not with "my-box"\n',
    })
  })

  test('the JSON of simulate and perft names them too', async () => {
    for (const args of [
      ['simulate', RAIL, '--bots', 'random'],
      ['perft', RAIL, '--depth', '1'],
    ]) {
      const { out } = await desk.run([...args, '--players', '1', '--cards', 'my-box.json', '--json'])
      expect(JSON.parse(out).cards.id).toBe('my-box')
    }
  })

  test('a card file that is wrong is refused with the card and the field', async () => {
    const wrong = otherCards()
    wrong.townCards[16].values.red = 7
    desk.write('wrong.json', JSON.stringify(wrong))
    desk.write('cut.json', JSON.stringify(wrong).slice(0, 500))
    desk.write('empty.json', '')
    desk.write('list.json', '[]')
    for (const [file, says] of [
      ['wrong.json', /^hilltop: wrong.json: Town card 17: values.red must be from 1 to 6, not 7\n$/],
      ['cut.json', /^hilltop: cut.json is not JSON: [^\n]+\n$/],
      ['empty.json', /^hilltop: empty.json is empty\n$/],
      ['list.json', /^hilltop: list.json: a card set must be an object, not \[\]\n$/],
      ['missing.json', /^hilltop: missing.json cannot be read: there is no such file or folder\n$/],
    ] as const) {
      for (const args of [['cards', RAIL], ['simulate', RAIL], ['perft', RAIL], ['demo']]) {
        const { code, out, err } = await desk.run([...args, '--cards', file])
        expect({ code, out }).toEqual({ code: 1, out: '' })
        expect(err).toMatch(says)
      }
    }
  })
})

describe('perft', () => {
  test('a line for each depth', async () => {
    const { code, out, err } = await desk.run(['perft', RAIL, '--seed', 'tea', '--depth', '2'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^depth +sequences\n─+\n1 +\d+\n2 +\d+\n$/)
  })

  test('--json', async () => {
    const { out } = await desk.run(['perft', RAIL, '--seed', 'tea', '--depth', '3', '--players', '1', '--json'])
    const { byDepth, ...rest } = JSON.parse(out)
    expect(byDepth).toHaveLength(3)
    expect(byDepth[0]).toBe(1) // alone there is one set to take
    expect(rest).toEqual({ game: RAIL, options: { players: 1 }, seed: 'tea', depth: 3, sequences: byDepth[2] })
  })

  test('nothing done is one sequence', async () => {
    const { out } = await desk.run(['perft', RAIL, '--depth', '0', '--json'])
    expect(JSON.parse(out)).toMatchObject({ depth: 0, sequences: 1 })
  })

  test('on a terminal it says which depth it is at', async () => {
    const { err } = await desk.run(['perft', RAIL, '--depth', '1'], { isTTY: true })
    expect(err).toBe('\r\u001b[Kcounting depth 1 of 1\r\u001b[K')
  })
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadRules } from '#games/index.ts'
import { TestTerminal } from './testing/test-terminal.ts'

const RAIL = 'rail-on-the-hill'
const standard = (await loadRules(RAIL)).cards as {
  townCards: { id: number; values: { red: unknown } }[]
  planCards: object[]
  devTokens: object[]
}
const terminal = new TestTerminal()
beforeAll(() => terminal.write('my-box.json', JSON.stringify(otherCards())))
afterAll(() => terminal.remove())

/** The standard cards, but with the numbers of Town cards 1 and 68 swapped. */
function otherCards() {
  const cards = structuredClone(standard)
  for (const card of cards.townCards) if (card.id === 1 || card.id === 68) card.id = 69 - card.id
  return cards
}

describe('cards', () => {
  test('prints a table for each kind of card', async () => {
    const { code, out, err } = await terminal.run(['cards', RAIL])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Town cards \(68\)\n\nid +landmark +red +yellow +blue +black +roads\n─+\n/)
    expect(out).toContain('\nPlan cards (60)\n')
    expect(out).toContain('\nDev tokens (36)\n')
    expect(out).toMatch(/^68 +\S+ +4 +4 +4 +4 /m)
  })

  test('--json prints the card set, one card per line', async () => {
    const { out } = await terminal.run(['cards', RAIL, '--json'])
    expect(JSON.parse(out)).toEqual(standard)
    expect(out.split('\n').length).toBeGreaterThan(68 + 60 + 36)
  })
})

describe('--cards', () => {
  test('reads what the command cards prints', async () => {
    terminal.write('copy.json', (await terminal.run(['cards', RAIL, '--json'])).out)
    const { out } = await terminal.run(['cards', RAIL, '--cards', 'copy.json', '--json'])
    expect(JSON.parse(out)).toEqual(standard)
  })

  test('a record names the cards by the id in the file, or by its name, and by its checksum', async () => {
    const simulate = ['simulate', RAIL, '--players', '1', '--bots', 'random', '--record', 'game.json', '--cards']
    const withId = JSON.stringify({ id: 'first printing', ...otherCards() })
    terminal.write('named.json', withId)
    terminal.write('unnamed.json', JSON.stringify({ id: '', ...otherCards() }))
    for (const [file, id] of [
      ['my-box.json', 'my-box'],
      ['named.json', 'first printing'],
      ['unnamed.json', 'unnamed'],
    ]) {
      expect((await terminal.run([...simulate, file])).code).toBe(0)
      const sha256 = createHash('sha256').update(terminal.read(file)).digest('hex')
      expect(JSON.parse(terminal.read('game.json')).cards).toEqual({ id, sha256 })
      const { code, out } = await terminal.run(['replay', 'game.json', '--cards', file])
      expect(code).toBe(0)
      expect(out).toMatch(new RegExp(`^cards +${id}$`, 'm'))
    }
  })

  test('an id of cards is one line that can be shown anywhere, as on the pages', async () => {
    terminal.write('odd.json', JSON.stringify({ ...standard, id: `my\n\u202ecards ${'x'.repeat(200)}` }))
    const { out } = await terminal.run(['simulate', RAIL, '--bots', 'random', '--cards', 'odd.json', '--json'])
    expect(JSON.parse(out).cards.id).toBe(`mycards ${'x'.repeat(200)}`.slice(0, 78))
  })

  test('a record contains its cards, so that it can be replayed without the file', async () => {
    const args = ['simulate', RAIL, '--players', '1', '--bots', 'random', '--record', 'whole.json', '--cards']
    await terminal.run([...args, 'my-box.json'])
    const record = JSON.parse(terminal.read('whole.json'))
    expect(record.cardSet).toBe(terminal.read('my-box.json'))
    const write = (cardSet: unknown) => terminal.write('whole.json', JSON.stringify({ ...record, cardSet }))
    for (const command of ['replay', 'score']) {
      const { code, out } = await terminal.run([command, 'whole.json'])
      expect(code).toBe(0)
      expect((await terminal.run([command, 'whole.json', '--cards', 'my-box.json'])).out).toBe(out)
    }
    const problem = async (cardSet: unknown) => {
      write(cardSet)
      return (await terminal.run(['score', 'whole.json'])).err
    }
    expect(await problem(JSON.stringify(standard))).toMatch(/^hilltop: whole.json: the card set is not the one that is/)
    expect(await problem('{')).toMatch(/^hilltop: whole.json: the card set is not JSON: /)
    expect(await problem(7)).toMatch(/^hilltop: whole.json: cardSet must be the text of a card file, not 7/)
    expect(await problem(null)).toMatch(/give its file with --cards FILE/)
  })

  test('a record does not contain a card file that is too large for it', async () => {
    terminal.write('large.json', JSON.stringify(otherCards()) + ' '.repeat(256 * 1024))
    const args = [RAIL, '--players', '1', '--bots', 'random', '--cards', 'large.json', '--record', 'bare.json']
    expect((await terminal.run(['simulate', ...args])).code).toBe(0)
    expect(JSON.parse(terminal.read('bare.json'))).not.toHaveProperty('cardSet')
    expect((await terminal.run(['score', 'bare.json'])).err).toMatch(/give its file with --cards FILE/)
    expect((await terminal.run(['score', 'bare.json', '--cards', 'large.json'])).code).toBe(0)
  })

  test('a record of the standard cards is not replayed with other cards', async () => {
    await terminal.run(['simulate', RAIL, '--players', '1', '--bots', 'random', '--record', 'standard.json'])
    const { code, err } = await terminal.run(['score', 'standard.json', '--cards', 'my-box.json'])
    expect({ code, err }).toEqual({
      code: 1,
      err: 'hilltop: standard.json: the record was played with the standard cards, not with "my-box"\n',
    })
  })

  test('the JSON of simulate and perft names the cards too', async () => {
    for (const args of [
      ['simulate', RAIL, '--bots', 'random'],
      ['perft', RAIL, '--depth', '1'],
    ]) {
      const { out } = await terminal.run([...args, '--players', '1', '--cards', 'my-box.json', '--json'])
      expect(JSON.parse(out).cards.id).toBe('my-box')
    }
  })

  test('a wrong card file is refused with the card and the field', async () => {
    const wrong = otherCards()
    wrong.townCards[16].values.red = 7
    terminal.write('wrong.json', JSON.stringify(wrong))
    terminal.write('cut.json', JSON.stringify(wrong).slice(0, 500))
    terminal.write('empty.json', '')
    terminal.write('list.json', '[]')
    for (const [file, says] of [
      ['wrong.json', /^hilltop: wrong.json: Town card 17: values.red must be from 1 to 6, not 7\n$/],
      ['cut.json', /^hilltop: cut.json is not JSON: [^\n]+\n$/],
      ['empty.json', /^hilltop: empty.json is empty\n$/],
      ['list.json', /^hilltop: list.json: a card set must be an object, not \[\]\n$/],
      ['missing.json', /^hilltop: missing.json cannot be read: there is no such file or folder\n$/],
    ] as const) {
      for (const args of [['cards', RAIL], ['simulate', RAIL], ['perft', RAIL], ['demo']]) {
        const { code, out, err } = await terminal.run([...args, '--cards', file])
        expect({ code, out }).toEqual({ code: 1, out: '' })
        expect(err).toMatch(says)
      }
    }
  })
})

describe('perft', () => {
  test('prints a line for each depth', async () => {
    const { code, out, err } = await terminal.run(['perft', RAIL, '--seed', 'tea', '--depth', '2'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^depth +sequences\n─+\n1 +\d+\n2 +\d+\n$/)
  })

  test('--json', async () => {
    const { out } = await terminal.run(['perft', RAIL, '--seed', 'tea', '--depth', '3', '--players', '1', '--json'])
    const { byDepth, ...rest } = JSON.parse(out)
    expect(byDepth).toHaveLength(3)
    expect(byDepth[0]).toBe(1) // a solo draft offers only one set
    expect(rest).toEqual({ game: RAIL, options: { players: 1 }, seed: 'tea', depth: 3, sequences: byDepth[2] })
  })

  test('depth 0 counts one sequence', async () => {
    const { out } = await terminal.run(['perft', RAIL, '--depth', '0', '--json'])
    expect(JSON.parse(out)).toMatchObject({ depth: 0, sequences: 1 })
  })

  test('shows the current depth on a terminal', async () => {
    const { err } = await terminal.run(['perft', RAIL, '--depth', '1'], { isTTY: true })
    expect(err).toBe('\r\u001b[Kcounting depth 1 of 1\r\u001b[K')
  })
})

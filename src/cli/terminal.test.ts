import { describe, expect, test } from 'vitest'
import { randomBot } from '#bots/quick-bot.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { Summary } from './commands/simulate.ts'
import { oneLine } from './io.ts'
import { scoreText, sheetText } from './standing.ts'
import { list, Progress, table, widthOf, wrap } from './terminal.ts'

describe('tables', () => {
  test('align numbers to the right and texts to the left', () => {
    const rows = [['name', 'points', 'share'], ['Ada', '7', '5.0 %'], ['Grace', '-12', '95.0 %'], [], ['', '', '–']]
    expect(table(rows)).toBe(
      [
        'name   points   share',
        '─────────────────────',
        'Ada         7   5.0 %',
        'Grace     -12  95.0 %',
        '─────────────────────',
        '                    –',
        '',
      ].join('\n'),
    )
  })

  test('stay aligned with names in any script', () => {
    expect(widthOf('山の駅')).toBe(6)
    expect(widthOf('e\u0301')).toBe(1)
    expect(
      table([
        ['a', 'b'],
        ['山', 'x'],
        ['mm', 'y'],
      ]),
    ).toBe('a   b\n─────\n山  x\nmm  y\n')
  })

  test('lists', () => {
    expect(
      list([
        ['seed', 'tea'],
        ['game', 'rail'],
      ]),
    ).toBe('seed  tea\ngame  rail\n')
  })

  test('long lines are wrapped and indented', () => {
    expect(wrap('- ', ['one', 'two', 'three'], ', ', 10)).toBe('- one,\n  two,\n  three\n')
    expect(wrap('- ', ['one', 'two', 'three'], ', ', 11)).toBe('- one, two,\n  three\n')
    expect(wrap('', ['a-very-long-word'], ' ', 5)).toBe('a-very-long-word\n')
  })
})

test('oneLine makes one printable line', () => {
  expect(oneLine('a\nb\r\n c\u0000\u001b[31m\u2028')).toBe('a b c\ufffd\ufffd[31m')
})

describe('games without a sheet or a total', () => {
  const scores = [
    { landmarks: 4, coins: 7 },
    { landmarks: 2, coins: 11, extra: { cards: [1, 2] } },
  ]
  const entry = { rules: railOnTheHill, bots: [], sparring: { bots: [] }, ceiling: undefined, sheet: undefined }

  test('show their parts', () => {
    expect(scoreText(scores[0])).toBe('landmarks 4, coins 7')
    expect(sheetText(entry, scores, ['1 Ada', '2 Grace'])).toBe(
      [
        '             1 Ada  2 Grace',
        '───────────────────────────',
        'Landmarks        4        2',
        'Coins            7       11',
        'Extra cards               2',
        '',
      ].join('\n'),
    )
  })

  test('have a line above the total, if there is one', () => {
    const score = { trains: 31, bonus: 2, shapes: 6, unused: -3, total: 36 }
    expect(sheetText(entry, [score], ['1 Ada'])).toBe(
      [
        '        1 Ada',
        '─────────────',
        'Trains     31',
        'Bonus       2',
        'Shapes      6',
        'Unused     -3',
        '─────────────',
        'Total      36',
        '',
      ].join('\n'),
    )
    expect(sheetText(entry, [{ total: 36 }], ['1 Ada'])).toBe('       1 Ada\n────────────\nTotal     36\n')
  })

  test('are summarised by wins', () => {
    const summary = new Summary([randomBot, randomBot])
    summary.add({ winners: [1], scores })
    summary.add({ winners: [1, 2], scores })
    expect(summary.text()).toBe(
      [
        'seat  bot     wins    share',
        '───────────────────────────',
        '   1  random     2  100.0 %',
        '   2  random     1   50.0 %',
        '',
      ].join('\n'),
    )
  })
})

describe('the progress bar', () => {
  function bar(isTTY: boolean) {
    const written: string[] = []
    let now = 0
    const output = { isTTY, columns: 80, write: (text: string) => written.push(text) }
    const progress = new Progress(output, 1000, 'games', () => now)
    return {
      written,
      progress,
      at(ms: number, done: number) {
        now = ms
        progress.update(done)
      },
    }
  }

  test('appears after a while, with the count, the rate and the time left', () => {
    const { at, written, progress } = bar(true)
    at(100, 10)
    expect(written).toEqual([])
    at(500, 0)
    at(550, 60)
    at(1000, 100)
    at(4000, 500)
    progress.clear()
    progress.clear()
    expect(written).toEqual([
      '\r\u001b[K░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 1000 games, 0.0/s',
      '\r\u001b[K██░░░░░░░░░░░░░░░░░░░░░░ 100 of 1000 games, 100/s, 9 s left',
      '\r\u001b[K████████████░░░░░░░░░░░░ 500 of 1000 games, 125/s, 4 s left',
      '\r\u001b[K',
    ])
  })

  test('counts minutes and hours', () => {
    const { at, written } = bar(true)
    at(10_000, 100)
    at(100_000, 10)
    expect(written[0]).toContain('1 min 30 s left')
    expect(written[1]).toContain('2 h 45 min left')
  })

  test('is not printed without a terminal', () => {
    const { at, written, progress } = bar(false)
    at(5000, 500)
    progress.clear()
    expect(written).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { addressOf, readAddress } from './record-link.ts'

describe('the address of a replay', () => {
  test('a game of this browser stands in the query', () => {
    expect(readAddress('?game=abc&at=57', '')).toEqual({ source: { kind: 'game', text: 'abc' }, at: 57 })
    expect(readAddress('?game=abc', '')).toEqual({ source: { kind: 'game', text: 'abc' }, at: undefined })
  })

  test('a shared record stands behind the hash, and comes first', () => {
    expect(readAddress('', '#r=a-_9&at=3')).toEqual({ source: { kind: 'link', text: 'a-_9' }, at: 3 })
    expect(readAddress('?game=abc&at=57', '#r=x').source).toEqual({ kind: 'link', text: 'x' })
  })

  test.each(['-1', '1.5', 'x', '', '1e3', '12345678'])('at=%s is no moment', (at) => {
    expect(readAddress(`?game=abc&at=${at}`, '').at).toBeUndefined()
  })

  test.each([
    ['', ''],
    ['?game=', '#'],
    ['?at=5', '#at=5'],
    ['', '#r='],
  ])('%j and %j name no game', (search, hash) => {
    expect(readAddress(search, hash)).toEqual({ source: undefined, at: undefined })
  })

  test('what is written is read again', () => {
    const game = { kind: 'game', text: 'a b&c' } as const
    expect(readAddress(addressOf(game, 7), '')).toEqual({ source: game, at: 7 })
    const link = { kind: 'link', text: 'Zz-_0' } as const
    expect(readAddress('', addressOf(link, 7))).toEqual({ source: link, at: 7 })
    expect(addressOf(link, 0)).toBe('#r=Zz-_0')
  })
})

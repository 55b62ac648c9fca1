import { describe, expect, test } from 'vitest'
import type { Moment } from '#boards/board.ts'
import { type Heard, happened } from './Announcer.tsx'

/** A game of which each action is a letter, with the seat before it; a view is all that was played until then. */
function heard(actions: string): Heard {
  const all = actions.split(' ').filter(Boolean)
  const log = all.map(
    (text, i): Moment => ({ seat: Number(text[0]), action: text.slice(1), before: all.slice(0, i).join(' ') }),
  )
  return { log, end: actions }
}

function between(before: string, now: string) {
  return happened(heard(before), heard(now), ({ seat, action }) => `${seat}${action}`)
}

describe('what happened between two moments', () => {
  test('actions that were added', () => {
    expect(between('1a 2b', '1a 2b 1c 2d')).toEqual({ undone: [], done: ['1c', '2d'] })
  })

  test('actions that were taken back, the latest first', () => {
    expect(between('1a 2b 1c', '1a')).toEqual({ undone: ['1c', '2b'], done: [] })
  })

  test('something else instead', () => {
    expect(between('1a 2b 2c', '1a 2d')).toEqual({ undone: ['2c', '2b'], done: ['2d'] })
  })

  test('actions of others after an undone action are announced neither as undone nor as done', () => {
    expect(between('1a 1b 2c 3d', '1a 2c 3d')).toEqual({ undone: ['1b'], done: [] })
    expect(between('1a 1b 2c', '1a 2c 1d')).toEqual({ undone: ['1b'], done: ['1d'] })
  })

  test('each is announced with the view after it', () => {
    const ends: unknown[] = []
    happened(heard('1a'), heard('1a 2b 1c'), (_, next) => {
      ends.push(next)
      return ''
    })
    expect(ends).toEqual(['1a 2b', '1a 2b 1c'])
  })
})

import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import type { Moment } from '#boards/board.ts'
import { fakeFace, goldenRecord, sessionOf } from '../replay/testing/golden.ts'
import { texts } from '../text/en/shell.ts'
import { TextsProvider } from '../text/TextsContext.tsx'
import { Announcer, type Heard, happened } from './Announcer.tsx'
import type { Session } from './session.ts'

const whole = goldenRecord('solo')

function sessionAfter(actions: number): Session {
  const { result: _, ...record } = { ...whole, actions: whole.actions.slice(0, actions) }
  return sessionOf(record, 1)
}

function announcer(session: Session): ReactNode {
  return (
    <TextsProvider first={texts}>
      <Announcer session={session} face={fakeFace} texts={undefined} notice={undefined} />
    </TextsProvider>
  )
}

/** A table after so many actions, and what is said aloud there. */
function listen(actions: number) {
  const session = sessionAfter(actions)
  const { container, rerender } = render(announcer(session))
  return {
    session,
    said: () => container.querySelector('[aria-live]')?.textContent,
    openAnew: (later: Session) => rerender(announcer(later)),
  }
}

function next(session: Session): string {
  const [seat, action] = whole.actions[session.now.get().log.length]
  session.take(seat, action)
  return `${seat}: ${action}`
}

test('what happened before is not announced', () => {
  expect(listen(5).said()).toBe('')
})

test('every action and every undo is announced', () => {
  const { session, said } = listen(1)
  let told = ''
  act(() => {
    told = next(session)
  })
  expect(said()).toBe(told)
  expect(session.now.get().canUndo).toBe(true)
  act(() => session.undo())
  expect(said()).toBe(texts.table.takenBack(told))
  act(() => session.redo())
  expect(said()).toBe(told)
})

test('several actions are announced in order, and finally the end of the game', () => {
  const { session, said } = listen(whole.actions.length - 2)
  let told: string[] = []
  act(() => {
    told = [next(session), next(session)]
  })
  expect(said()).toBe([...told, texts.table.gameOver].join(' '))
})

test('after another tab played on, only what is new is announced', () => {
  const { said, openAnew } = listen(5)
  openAnew(sessionAfter(6))
  const [seat, action] = whole.actions[5]
  expect(said()).toBe(`${seat}: ${action}`)
})

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

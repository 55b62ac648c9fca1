import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fakeFace, goldenRecord, sessionOf } from '../replay/testing/golden.ts'
import { texts } from '../text/en/shell.ts'
import { TextsProvider } from '../text/TextsContext.tsx'
import { Announcer } from './Announcer.tsx'
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

import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { readMove } from '../../rules/notation.ts'
import { faceUp, type Situation } from '../../rules/testing/positions.ts'
import { TRIANGLE } from '../../rules/testing/small-set.ts'
import { Board } from '../Board.tsx'
import { boardAt } from '../testing/test-board.ts'
import type { LokoBoardProps } from '../use-turn.ts'
import { marksFor } from './marks.ts'

afterEach(cleanup)

/** The table of seat 1 with a hint. */
function show(situation: Situation, action: string, more?: Partial<LokoBoardProps>) {
  const board = boardAt(situation)
  render(<Board {...board} hint={{ plan: [action] }} {...more} />)
  return board.take
}

const rings = () => document.querySelectorAll('rect[data-hint="true"]').length

/** The buttons that are marked, also through what they say. */
function marked(): HTMLElement[] {
  return [...document.querySelectorAll('[data-hint]')].flatMap((element) => element.closest('button') ?? [])
}

function tap(section: string) {
  const place = document.querySelector(`[data-section="${section}"]`)
  if (place === null) throw new Error(`there is no section ${section}`)
  fireEvent.keyDown(place, { key: 'Enter' })
}

/** Touches what is marked, on the map one of the sections that are left, until something is done. */
function follow(situation: Situation, action: string): readonly string[] {
  const take = show(situation, action)
  const { sections } = readMove(action)
  const way: string[] = []
  while (take.mock.calls.length === 0 && way.length < 8) {
    const [button] = marked()
    const section = sections[way.length]
    way.push(button === undefined ? `${rings()} left` : (button.getAttribute('aria-label') ?? button.textContent))
    if (button !== undefined) fireEvent.click(button)
    else tap(section)
  }
  expect(take.mock.calls).toEqual([[action]])
  return way
}

const NETWORK = [{ solid: 'a1-a2 a1-b1 a2-b1 b1-c1' }]

describe('touching what is marked does what was advised', () => {
  it('with sections', () => {
    expect(follow({ phase: 'block' }, 'block a1-a2')).toEqual(['1 left', 'Block a1 – a2'])
    cleanup()
    expect(follow({}, 'draw a1-a2')).toEqual(['1 left', 'Draw a1 – a2'])
    cleanup()
    expect(follow({}, 'reserve a1-a2 b1-c1')).toEqual(['2 left', '1 left', 'Reserve both'])
    cleanup()
    expect(follow({ free: 'a1-a2' }, 'reserve a1-a2')).toEqual(['1 left', 'Reserve it'])
  })

  it('with the train, the way to pay and the shape that were meant', () => {
    const shop: Situation = { trains: [3], shapes: faceUp(TRIANGLE), players: NETWORK }
    const withShape = follow(shop, 'buy 3 with a1-a2 a1-b1 a2-b1 shape 11')
    expect(withShape).toEqual([expect.stringMatching(/^Plain 3/), expect.stringMatching(/^Buy Plain 3/)])
    cleanup()
    const plain = follow(shop, 'buy 3 with a1-a2 a1-b1 a2-b1')
    expect(plain).toHaveLength(3)
  })
})

it('train, shape and all sections that pay are marked together', () => {
  const shop: Situation = { trains: [3], shapes: faceUp(TRIANGLE), players: NETWORK }
  show(shop, 'buy 3 with a1-a2 a1-b1 a2-b1 shape 11')
  expect(rings()).toBe(3)
  expect(marked()).not.toHaveLength(0)
})

it('a payment that no player has proposed is changed section by section', () => {
  const action = 'buy 3 with a1-a2 a1-b1 b1-c1'
  const take = show({ trains: [3], players: NETWORK }, action)
  fireEvent.click(marked()[0])
  expect(rings()).toBe(2)
  tap('a2-b1')
  tap('b1-c1')
  fireEvent.click(marked()[0])
  expect(take.mock.calls).toEqual([[action]])
})

it('a payment that has the right sections, but another shape, can still be changed', () => {
  const chosen = { picked: [], paying: ['a1-a2', 'b1-c1'], train: 3, ways: [], way: undefined }
  const board = { hint: { plan: ['buy 3 with a1-a2 b1-c1 shape 12'] }, mayAct: true }
  expect(marksFor(board, chosen)).toEqual(['section a1-a2'])
})

it('on a phone, only the tab of the trains is marked: choosing a shape is no step of a purchase', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } }
  onTestFinished(() => happyDOM.setViewport({ width: 1024, height: 768 }))
  happyDOM.setViewport({ width: 390, height: 664 })
  show({ trains: [3], shapes: faceUp(TRIANGLE), players: NETWORK }, 'buy 3 with a1-a2 a1-b1 a2-b1 shape 11')
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]
  const tab = (name: string) => tabs().find(({ textContent }) => textContent === name)
  fireEvent.click(tab('Players') ?? document.body)
  expect(tab('Shapes')).toBeDefined()
  expect(tabs().filter(({ dataset }) => dataset.hint === 'true')).toEqual([tab('Trains')])
})

it('another section that is picked is put back first', () => {
  show({}, 'draw a1-a2')
  tap('b1-c1')
  expect(marked().map(({ textContent }) => textContent)).toEqual(['Cancel'])
})

it('nothing is marked while others act, or without a hint', () => {
  show({}, 'draw a1-a2', { mayAct: false })
  expect(rings()).toBe(0)
  cleanup()
  show({}, 'draw a1-a2', { hint: undefined })
  expect(rings()).toBe(0)
})

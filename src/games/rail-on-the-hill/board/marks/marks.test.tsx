import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { people, QUIET_BOARD } from '#boards/testing/quiet-board.ts'
import { insightOf } from '../../rules/insight.ts'
import { type Move, readMove, squaresOfSpot } from '../../rules/notation.ts'
import { line, type Situation, Table, town } from '../../rules/testing/positions.ts'
import { texts } from '../../text/en/board.ts'
import { Board } from '../Board.tsx'
import type { RailBoardProps } from '../use-turn.ts'

afterEach(cleanup)

/** The table of seat 1 after some actions, with a hint. */
function show(situation: Situation, done: readonly string[], plan: readonly string[], more?: Partial<RailBoardProps>) {
  const table = Table.at(situation)
  table.play(1, ...done)
  const { game, state } = table
  const take = vi.fn<(action: string) => void>()
  render(
    <Board
      {...QUIET_BOARD}
      cards={game.cards}
      view={game.view(state, 1)}
      insight={insightOf(state, 1)}
      standing={game.standing(state)}
      seats={people(2)}
      legal={table.legal(1)}
      take={take}
      whyNot={(action) => table.refusal(1, action)}
      hint={{ plan }}
      texts={texts}
      {...more}
    />,
  )
  return take
}

const marked = () => [...document.querySelectorAll<HTMLElement>('[data-hint]')]
const buttons = () => marked().filter((element) => element.tagName === 'BUTTON')
const rings = () => marked().filter((element) => element.tagName === 'rect')

/** Looking for roles takes long on a whole table. */
function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`there is no ${selector}`)
  return element
}

function enter(square: string) {
  const cell = found(`[data-square="${square}"]`)
  act(() => cell.focus())
  fireEvent.keyDown(cell, { key: 'Enter' })
}

function squaresOf(move: Move): readonly string[] {
  if ('spot' in move) return squaresOfSpot(move.spot)
  return 'square' in move && move.square !== undefined ? [move.square] : []
}

const LOADED = [
  () => import('../panels/DraftPanel.tsx'),
  () => import('../panels/TwoChoices.tsx'),
  () => import('../panels/TwoChoices.tsx'),
  () => import('../panels/PlanTarget.tsx'),
  () => import('../panels/TurnChoices.tsx'),
]

/** Touches what is marked, and in the town the squares of the action, until something is done; returns how it went. */
async function follow(situation: Situation, done: readonly string[], action: string): Promise<readonly string[]> {
  const take = show(situation, done, [action])
  const squares = squaresOf(readMove(action))
  const way: string[] = []
  while (take.mock.calls.length === 0 && way.length < 6) {
    // Some choices are loaded when they come up.
    await act(() => Promise.all(LOADED.map((load) => load())))
    const [button] = buttons()
    way.push(button === undefined ? squares.join() : (button.getAttribute('aria-label') ?? button.textContent))
    if (button !== undefined) fireEvent.click(button)
    else for (const square of squares) enter(square)
  }
  expect(take.mock.calls).toEqual([[action]])
  return way
}

const BOARD = { a: 17, b: 18, c: 19, d: 20 }
const SQUARE = town('d4', '1 2', '3 4')
const START: Situation = { board: BOARD, plans: [42, 1], devs: [1, 31], players: [{ town: SQUARE, resources: 5 }] }
const FULL = { red: line('', { plans: [13, 14, 15, 16] }) }
const THIRD: Situation = { ...START, players: [{ town: SQUARE, lines: { red: line('d4-e5 d4-d5') } }] }
const EARNED = ['acquire c', 'lay red e4-e5']
const BOUGHT: Situation = { ...START, devPile: [2, 26], players: [{ town: SQUARE, resources: 3 }] }

describe('touching what is marked does what was advised', () => {
  it('in the setup', async () => {
    const sets = [{ towns: [17, 18, 19], dev: 1 }, null]
    const draft: Situation = { phase: 'draft', round: 0, sets, players: [{ town: {}, hand: [] }, { hand: [] }] }
    expect(await follow(draft, [], 'take 1')).toEqual([
      expect.stringMatching(
        /^Take set 1: card 17: Red 1, yellow 2, blue 3, black 4\. Roads north, .* card 19: .* Token ×2 on red\.$/,
      ),
    ])
    cleanup()
    const pending = { kind: 'upgrade', token: 1 } as const
    expect(
      await follow({ phase: 'setup', round: 0, players: [{ pending, hand: [17] }, {}] }, [], 'upgrade e4'),
    ).toEqual(['e4'])
    cleanup()
    const planHand = [41, 42, 43, 44, 45, 46]
    const plans: Situation = { phase: 'setup', round: 0, active: [1], players: [{ hand: [17], planHand }, {}] }
    expect(await follow(plans, [], 'plan 42 blue')).toHaveLength(2)
  })

  it('with cards and tracks', async () => {
    expect(await follow(START, [], 'acquire b')).toEqual([expect.stringMatching(/^Acquire card 18 at Plan: Red/)])
    cleanup()
    const placing = await follow(
      { ...START, players: [{ town: SQUARE, hand: [21] }] },
      ['acquire a'],
      'place 21 f4 r180',
    )
    const chosen = expect.stringMatching(/^Choose card 21: Red/)
    expect(placing).toEqual([chosen, 'f4', 'Rotate the card', 'Rotate the card', 'Place the card here'])
    cleanup()
    expect(await follow(START, ['acquire a'], 'lay red d4-e5')).toEqual(['Lay a red track', 'd4,e5'])
    cleanup()
    expect(await follow(THIRD, [...EARNED], 'bonus track')).toHaveLength(1)
  })

  it('with Plan cards', async () => {
    const lines = ['Take Plan 42', 'Blue line'].map((text) => expect.stringContaining(text))
    expect(await follow(START, ['acquire b'], 'plan 42 blue')).toEqual(lines)
    cleanup()
    const full = { ...START, players: [{ town: SQUARE, lines: FULL }] }
    expect(await follow(full, ['acquire b'], 'plan 42 red -14')).toHaveLength(3)
    cleanup()
    const drawn = { ...THIRD, planDeck: [41, 43] }
    expect(await follow(drawn, [...EARNED, 'bonus plans'], 'plan 43 red')).toHaveLength(2)
  })

  it('with resources and tokens', async () => {
    expect(await follow(START, ['acquire a'], 'collect')).toHaveLength(1)
    cleanup()
    expect(await follow(START, ['acquire d'], 'develop 31')).toHaveLength(1)
    cleanup()
    expect(await follow(START, ['acquire d'], 'develop 1 e4')).toEqual([expect.stringContaining('×2 on red'), 'e4'])
    cleanup()
    expect(await follow(BOUGHT, ['acquire a'], 'buy')).toEqual(['Buy a token for 3 resources', 'Draw tokens'])
    cleanup()
    expect(await follow(BOUGHT, ['acquire a', 'buy'], 'keep 2 d4')).toHaveLength(2)
  })

  it('at the end of a turn', async () => {
    const hand = { ...START, players: [{ town: SQUARE, hand: [21] }] }
    expect(await follow(hand, ['acquire a', 'place 21 f4 r0'], 'end')).toEqual(['End turn'])
  })
})

it('a track that is to go has a ring, and so has the way to scrap it', () => {
  show(THIRD, ['acquire c'], ['scrap red d4-e5'])
  expect(rings()).not.toHaveLength(0)
  fireEvent.click(buttons()[0])
  expect(found('[aria-label^="Scrap the red track d4-e5"]')).toBeTruthy()
})

it('the track of a later step is sketched, without a ring', () => {
  show(START, ['acquire a'], ['collect', 'lay red d4-e5'])
  expect(rings()).toHaveLength(0)
  expect(found('path[stroke="var(--line-red)"][stroke-dasharray]')).toBeTruthy()
})

it('what is picked up and of no use is put back first', () => {
  show({ ...START, players: [{ town: SQUARE, hand: [21] }] }, ['acquire a', 'place 21 f4 r0'], ['end'])
  fireEvent.click(found('[aria-label="Lay a red track"]'))
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Cancel'])
})

it('from another player’s town there is a way back', () => {
  show(START, ['acquire a'], ['lay red d4-e5'], { shown: 2 })
  expect(rings()).toHaveLength(0)
  expect(buttons().map(({ textContent }) => textContent)).toContain('Back to my town')
})

it('nothing is marked while others act, or without a hint', () => {
  show(START, [], ['acquire b'], { mayAct: false, legal: [] })
  expect(marked()).toHaveLength(0)
  cleanup()
  show(START, [], [], { hint: undefined })
  expect(marked()).toHaveLength(0)
})

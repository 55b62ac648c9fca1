import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { people, QUIET_BOARD } from '#boards/testing/quiet-board.ts'
import { insightOf } from '../../rules/insight.ts'
import { machiKoro } from '../../rules/rules.ts'
import { bigTown, gameOf } from '../../rules/testing/big-town.ts'
import { type Situation, Table } from '../../rules/testing/positions.ts'
import { texts } from '../../text/en/board.ts'
import { Board } from '../Board.tsx'
import type { MachiBoardProps } from '../use-turn.ts'

afterEach(cleanup)

/** The table of seat 1 with a hint. */
function show(situation: Situation, action: string, more?: Partial<MachiBoardProps>, rules = machiKoro) {
  const table = Table.at(situation, rules)
  const { game, state, view } = table
  const take = vi.fn<(action: string) => void>()
  render(
    <Board
      {...QUIET_BOARD}
      cards={game.cards}
      view={view}
      insight={insightOf(state, 1)}
      standing={game.standing(state)}
      seats={people(view.players.length)}
      legal={table.legal}
      take={take}
      whyNot={(text) => table.refusal(1, text)}
      hint={{ plan: [action] }}
      texts={texts}
      {...more}
    />,
  )
  return take
}

/** The buttons that are marked, also through what they say. */
function marked(): HTMLElement[] {
  const within = [...document.querySelectorAll('[data-hint]')].flatMap((element) => element.closest('button') ?? [])
  return [...new Set(within)]
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent

/** Touches what is marked until something is done; returns what was marked at each step. */
function follow(situation: Situation, action: string, rules = machiKoro): readonly (readonly string[])[] {
  const take = show(situation, action, {}, rules)
  const way: string[][] = []
  while (take.mock.calls.length === 0 && way.length < 6) {
    const buttons = marked()
    way.push(buttons.map(nameOf))
    fireEvent.click(buttons[0])
  }
  expect(take.mock.calls).toEqual([[action]])
  return way
}

const THREE = [{ coins: 9, cards: { bakery: 1, cafe: 1 } }, { coins: 3, cards: { mine: 1 } }, { coins: 8 }]

describe('a board with cards that have neither a drawing nor a translation', () => {
  const other = gameOf(bigTown)
  const players = [{ coins: 20, cards: { 'tea-house': 2, cafe: 1 }, landmarks: ['harbour'] }, { cards: { quarry: 1 } }]

  it('shows every card with a picture and a name', () => {
    show({ phase: 'build', dice: [6], players }, 'pass', {}, other)
    const items = [...document.querySelectorAll('[data-availability]')]
    expect(items).toHaveLength(26)
    for (const item of items) {
      expect(item.querySelector('svg path')).not.toBeNull()
      expect(item.getAttribute('aria-label')).not.toMatch(/undefined|NaN|[a-z]-[a-z]/)
    }
    expect(document.body.textContent).not.toMatch(/undefined|NaN/)
    expect(document.body.textContent).toMatch(/Rose Garden.*Kiosk 24.*Market Hall/)
  })

  it.each([
    ['build', 'build market-hall', 'Market Hall'],
    ['build', 'build tea-house', 'Tea House'],
    ['swap', 'swap tea-house 2 quarry', 'Tea House'],
  ] as const)('at the time to %s: %s', (phase, action, name) => {
    const way = follow({ phase, dice: [6], players }, action, other)
    expect(way[0][0]).toContain(name)
  })
})

describe('touching what is marked does what was advised', () => {
  it('with the dice', () => {
    const players = [{ landmarks: ['train-station', 'radio-tower'] as const }]
    expect(follow({ players }, 'roll 2')).toEqual([['Roll 2 dice']])
    cleanup()
    const rolled: Situation = { phase: 'reroll', dice: [3, 4], players }
    expect(follow(rolled, 'reroll 1')).toEqual([['Roll 1 die again']])
    cleanup()
    expect(follow(rolled, 'stand')).toEqual([['Keep 7']])
  })

  it('with the supply', () => {
    const build: Situation = { phase: 'build', dice: [1], players: THREE }
    expect(follow(build, 'build ranch')).toEqual([[expect.stringMatching(/^Ranch, blue/)], ['Build Ranch, 1 coin']])
    cleanup()
    expect(follow(build, 'build train-station')).toHaveLength(2)
    cleanup()
    expect(follow(build, 'pass')).toEqual([['Build nothing']])
  })

  it('with the others', () => {
    const taking = [{ coins: 2, cards: { 'tv-station': 1 } }, { coins: 3 }, { coins: 8 }]
    expect(follow({ phase: 'tv', dice: [6], players: taking }, 'tv 3')).toEqual([
      ['Take 5 coins from Csilla', 'Take 5 coins from Csilla'],
    ])
    cleanup()
    const swapping: Situation = {
      phase: 'swap',
      dice: [6],
      players: [{ cards: { bakery: 1, cafe: 1, 'business-center': 1 } }, { cards: { mine: 1, ranch: 1 } }],
    }
    expect(follow(swapping, 'swap cafe 2 mine')).toEqual([
      ['Give your Café', 'Take Béla’s Mine'],
      ['Take Béla’s Mine'],
      ['Swap Café for Béla’s Mine'],
    ])
    cleanup()
    expect(follow(swapping, 'noswap')).toEqual([['Do not swap']])
  })
})

it('a choice that is of no use is taken back first', () => {
  show({ phase: 'build', dice: [1], players: THREE }, 'pass')
  const ranch = document.querySelector('[aria-label^="Ranch, blue"]')
  if (ranch !== null) fireEvent.click(ranch)
  expect(marked().map(nameOf)).toEqual(['Cancel'])
})

it('nothing is marked while others act, or without a hint', () => {
  show({ players: THREE }, 'roll 1', { mayAct: false, legal: [] })
  expect(marked()).toHaveLength(0)
  cleanup()
  show({ players: THREE }, 'roll 1', { hint: undefined })
  expect(marked()).toHaveLength(0)
})

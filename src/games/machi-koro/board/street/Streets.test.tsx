import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CardSet, ESTABLISHMENTS } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import type { MachiView } from '../../rules/position.ts'
import { street as texts } from '../../text/en/board.ts'
import { words } from '../../text/en/words.ts'
import { Streets } from './Streets.tsx'
import type { Happening, StreetsProps } from './street-props.ts'

const cards = standard as CardSet
const supply = Object.fromEntries(ESTABLISHMENTS.map((id) => [id, 6])) as MachiView['supply']
const view: MachiView = {
  game: 'machi-koro',
  options: { players: 3 },
  phase: 'build',
  active: [1],
  turn: 1,
  turns: 7,
  dice: [3],
  supply,
  players: [
    { coins: 4, cards: { bakery: 2, ranch: 1, stadium: 1 }, landmarks: ['train-station'] },
    { coins: 3, cards: { cafe: 2, 'wheat-field': 1 }, landmarks: [] },
    { coins: 0, cards: { mine: 1 }, landmarks: [] },
  ],
}
const transfers = [
  { from: 1, to: 2, card: 'cafe', copies: 2, coins: 1, owed: 2 },
  { from: 'bank', to: 1, card: 'bakery', copies: 2, coins: 2, owed: 2 },
] as const
const props: StreetsProps = {
  view,
  cards,
  seats: ['Anna', 'Béla', 'Csilla'].map((name) => ({ name, kind: 'person' })),
  shown: 1,
  onShow: vi.fn(),
  mode: { kind: 'look' },
  ghost: null,
  happening: null,
  lastRoll: { seat: 1, dice: [3], transfers },
  texts,
  words,
  pace: 0,
}
const roll: Happening = { key: 1, isRoll: true, transfers, built: null, swapped: null }

function purses() {
  return [...document.querySelectorAll('[data-place="1"], [data-place="2"], [data-place="3"]')].map((purse) =>
    Number(purse.textContent),
  )
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a street', () => {
  it('is a list of kinds by their numbers, and of the landmarks', () => {
    render(<Streets {...props} />)
    const buildings = within(screen.getByRole('list', { name: 'Anna’s street' })).getAllByRole('button')
    expect(buildings.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Ranch, blue, rolls 2. On anyone’s turn: get 1 coin from the bank.',
      '2 Bakeries, green, rolls 2–3. On your turn: get 1 coin from the bank.',
      'Stadium, purple, rolls 6. On your turn: take 2 coins from every other player.',
      'Train Station, built: You may roll 1 or 2 dice.',
      'Shopping Mall, not built: Each of your shops and restaurants earns 1 coin extra.',
      'Amusement Park, not built: When you roll a double, take another turn.',
      'Radio Tower, not built: Once per turn, you may roll again.',
    ])
  })

  it('marks what works with the roll, and whose turn it is', () => {
    const { container } = render(<Streets {...props} />)
    const working = [...container.querySelectorAll('[data-works]')].map((each) => each.getAttribute('data-place'))
    expect(working).toEqual(['1 bakery', '2 cafe'])
    expect(screen.getByRole('img', { name: 'Anna’s turn' })).toBeTruthy()
  })

  it('marks the card that waits for a choice, and nothing while a roll may be rolled again', () => {
    const players = view.players.map((player) => ({ ...player, cards: { ...player.cards, 'tv-station': 1 } }))
    const asking: MachiView = { ...view, players, phase: 'tv', dice: [6] }
    const lastRoll = { seat: 1, dice: [6], transfers: [] }
    const { container, rerender } = render(<Streets {...props} view={asking} lastRoll={lastRoll} />)
    const working = () => [...container.querySelectorAll('[data-works]')].map((each) => each.getAttribute('data-place'))
    expect(working()).toEqual(['1 tv-station'])
    rerender(<Streets {...props} view={{ ...asking, phase: 'reroll' }} lastRoll={lastRoll} />)
    expect(working()).toEqual([])
  })

  it('shows what one thinks of building where it would stand', () => {
    render(<Streets {...props} ghost={{ seat: 3, item: 'cheese-factory' }} />)
    const names = within(screen.getByRole('list', { name: 'Csilla’s street' })).getAllByRole('button')
    expect(names.map((each) => each.getAttribute('aria-label')).slice(0, 2)).toEqual([
      'Preview: Cheese Factory, green, rolls 7. On your turn: get 3 coins from the bank per Ranch.',
      'Mine, blue, rolls 9. On anyone’s turn: get 5 coins from the bank.',
    ])
  })

  it('has one tab stop, and the arrow keys go along it', () => {
    render(<Streets {...props} />)
    const buildings = within(screen.getByRole('list', { name: 'Anna’s street' })).getAllByRole('button')
    expect(buildings.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buildings[0]])
    buildings[0].focus()
    fireEvent.keyDown(buildings[0], { key: 'ArrowRight' })
    expect(document.activeElement).toBe(buildings[1])
    fireEvent.keyDown(buildings[1], { key: 'End' })
    fireEvent.keyDown(buildings[6], { key: 'ArrowRight' })
    expect(document.activeElement).toBe(buildings[6])
  })

  it('says what a building does when it is tapped, and no more when it is tapped again', () => {
    render(<Streets {...props} />)
    const ranch = screen.getByRole('button', { name: /^Ranch/ })
    fireEvent.click(ranch)
    const effect = /^On anyone’s turn: get 1 coin from the bank/
    expect(screen.getByText(effect)).toBeTruthy()
    fireEvent.click(ranch)
    expect(screen.queryByText(effect)).toBeNull()
  })
})

describe('the tray', () => {
  it('says who rolled and who paid whom', () => {
    render(<Streets {...props} />)
    const tray = screen.getByRole('region', { name: texts.dice })
    expect(within(tray).getByText('Anna rolled')).toBeTruthy()
    expect(
      within(tray)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['Café: Béla +1 of 2, Anna −1', 'Bakery: Anna +2'])
  })

  it('says that no player is paid when nothing more can come', () => {
    const lastRoll = { seat: 1, dice: [5], transfers: [] }
    const { rerender } = render(<Streets {...props} lastRoll={lastRoll} />)
    expect(screen.getByText(texts.nobodyPaid)).toBeTruthy()
    rerender(<Streets {...props} view={{ ...view, phase: 'tv' }} lastRoll={lastRoll} />)
    expect(screen.queryByText(texts.nobodyPaid)).toBeNull()
  })

  it('says who is next, and how many payments it has no room for', () => {
    const many = Array.from({ length: 6 }, (_, i) => ({ ...transfers[1], card: ESTABLISHMENTS[i] }))
    const { rerender } = render(<Streets {...props} lastRoll={{ seat: 1, dice: [3], transfers: many }} />)
    expect(screen.getByText('+3 more').title).toContain('Café')
    rerender(<Streets {...props} view={{ ...view, dice: [], turn: 2, phase: 'roll' }} />)
    expect(screen.getByText('Béla rolls next')).toBeTruthy()
  })
})

describe('coins that travel', () => {
  const moving = { ...props, pace: 100 }

  it('leave and arrive one payment after the other, when the dice lie', () => {
    vi.useFakeTimers()
    const { rerender, container } = render(<Streets {...moving} />)
    expect(purses()).toEqual([4, 3, 0])
    rerender(<Streets {...moving} happening={roll} />)
    expect(purses()).toEqual([3, 2, 0])
    expect(container.querySelector('[data-works]')).toBeNull()
    act(() => vi.advanceTimersByTime(400))
    expect(purses()).toEqual([2, 2, 0])
    expect(screen.queryByText('Bakery: Anna +2')).toBeNull()
    act(() => vi.advanceTimersByTime(150))
    expect(purses()).toEqual([2, 3, 0])
    act(() => vi.advanceTimersByTime(150))
    expect(purses()).toEqual([4, 3, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are where they belong at once when something else happens', () => {
    vi.useFakeTimers()
    const { rerender, unmount } = render(<Streets {...moving} />)
    rerender(<Streets {...moving} happening={roll} />)
    const built: Happening = { ...roll, key: 2, isRoll: false, transfers: [], built: { seat: 1, item: 'ranch' } }
    rerender(<Streets {...moving} happening={built} />)
    expect(purses()).toEqual([4, 3, 0])
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('do not move where nothing should, nor for what happened before', () => {
    const { rerender } = render(<Streets {...moving} happening={roll} />)
    expect(purses()).toEqual([4, 3, 0])
    rerender(<Streets {...props} happening={{ ...roll, key: 2 }} />)
    expect(purses()).toEqual([4, 3, 0])
  })
})

describe('choosing in the streets', () => {
  it('takes from a player', () => {
    const onTake = vi.fn()
    render(
      <Streets {...props} mode={{ kind: 'tv', targets: [2, 3], amount: (seat) => (seat === 2 ? 3 : 0), onTake }} />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Take 3 coins from Béla' }))
    fireEvent.click(screen.getByRole('button', { name: 'Take nothing from Csilla, who has no coins' }))
    expect(onTake.mock.calls).toEqual([[2], [3]])
    expect(screen.queryByRole('button', { name: /from Anna/ })).toBeNull()
  })

  it('waits for the dice', () => {
    vi.useFakeTimers()
    const mode: StreetsProps['mode'] = { kind: 'tv', targets: [2], amount: () => 3, onTake: vi.fn() }
    const { rerender } = render(<Streets {...props} pace={100} />)
    rerender(<Streets {...props} pace={100} mode={mode} happening={roll} />)
    expect(screen.queryByRole('button', { name: 'Take 3 coins from Béla' })).toBeNull()
    act(() => vi.advanceTimersByTime(400))
    expect(screen.getByRole('button', { name: 'Take 3 coins from Béla' })).toBeTruthy()
  })

  it('gives and takes cards, and reports those that cannot be swapped as well', () => {
    const onGive = vi.fn()
    const onTake = vi.fn()
    render(
      <Streets
        {...props}
        mode={{
          kind: 'swap',
          own: 1,
          given: 'ranch',
          taken: null,
          mayGive: ['ranch', 'bakery'],
          mayTake: (seat) => (seat === 2 ? ['cafe'] : []),
          onGive,
          onTake,
        }}
      />,
    )
    expect(screen.getByRole('button', { name: 'Give your Ranch' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Give your Stadium' }).getAttribute('aria-disabled')).toBe('true')
    const street = within(screen.getByRole('list', { name: 'Anna’s street' })).getAllByRole('button')
    expect(street.filter(({ tabIndex }) => tabIndex === 0)).toEqual([street[0]])
    for (const name of ['Give your Bakery', 'Give your Stadium', 'Take Béla’s Café', 'Take Csilla’s Mine']) {
      fireEvent.click(screen.getByRole('button', { name }))
    }
    expect(onGive.mock.calls).toEqual([['bakery'], ['stadium']])
    expect(onTake.mock.calls).toEqual([
      [2, 'cafe'],
      [3, 'mine'],
    ])
  })
})

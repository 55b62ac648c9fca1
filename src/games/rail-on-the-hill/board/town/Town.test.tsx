import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CardSet, LineName } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { town as texts } from '../../text/en/board.ts'
import { words } from '../../text/en/words.ts'
import { MiniTown } from '../panels/OthersPanel.tsx'
import { centreOf, middleOf, type Point } from './geometry.ts'
import { Town } from './Town.tsx'
import type { TownMode, TownProps } from './town-props.ts'

const cards = standard as unknown as CardSet
const line = (...tracks: string[]) => ({ tracks, laid: tracks.length, plans: [] })
const town = {
  c3: { card: 5, turn: 0, token: 1 },
  d4: { card: 8, turn: 90, token: null },
  d3: { card: 9, turn: 0, token: null },
  c4: { card: 10, turn: 0, token: null },
}
const lines = { red: line('c3-d4'), yellow: line('c3-d4'), blue: line(), black: line('c4-d3') }
const props: Omit<TownProps, 'mode'> = {
  town,
  lines,
  spots: {
    'c3-d3': { cost: 1, openSquares: ['c3'], crosses: false },
    'c3-d4': { cost: 0, openSquares: [], crosses: false },
  },
  cards,
  texts,
  words,
  label: 'Town of Anna',
  pace: 0,
}

function show(mode: TownMode, more: Partial<TownProps> = {}) {
  return render(<Town {...props} mode={mode} {...more} />)
}

/** The same with what is loaded when something is picked up. */
async function showWithPreviews(mode: TownMode) {
  const shown = show(mode)
  await act(() => import('./Previews.tsx'))
  return shown
}

function cell(square: string): HTMLElement {
  return screen.getByRole('gridcell', { name: new RegExp(`^${square}:`) })
}

afterEach(cleanup)

describe('the grid of a town', () => {
  it('has one tab stop, which the arrow keys move', () => {
    show({ kind: 'look' })
    const stops = () => screen.getAllByRole('gridcell').filter((each) => each.tabIndex === 0)
    expect(screen.getAllByRole('gridcell')).toHaveLength(16)
    expect(stops()).toEqual([cell('c3')])
    cell('c3').focus()
    fireEvent.keyDown(cell('c3'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(cell('d3'))
    fireEvent.keyDown(cell('d3'), { key: 'Home', ctrlKey: true })
    expect(document.activeElement).toBe(cell('b2'))
    fireEvent.keyDown(cell('b2'), { key: 'End' })
    expect(stops()).toEqual([cell('e2')])
  })

  it('forgets a long press when it goes', () => {
    vi.useFakeTimers()
    const { unmount } = show({ kind: 'look' })
    fireEvent.pointerDown(cell('d4'), { pointerType: 'touch' })
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

describe('laying a track with the keyboard', () => {
  it('goes from a marked card to its neighbour', () => {
    const onSpot = vi.fn()
    show({ kind: 'lay', line: 'red', spots: ['c3-d3'], onSpot })
    cell('c3').focus()
    fireEvent.keyDown(cell('c3'), { key: 'Enter' })
    expect(screen.getByText('Red track from c3. Choose a neighbouring card.')).toBeTruthy()
    fireEvent.keyDown(cell('c3'), { key: 'ArrowRight' })
    expect(screen.getByText('1 resource: open land on c3')).toBeTruthy()
    fireEvent.keyDown(cell('d3'), { key: 'Enter' })
    expect(onSpot).toHaveBeenCalledWith('c3-d3')
  })

  it('is cancelled with Escape', () => {
    const onSpot = vi.fn()
    show({ kind: 'lay', line: 'red', spots: ['c3-d3'], onSpot })
    cell('c3').focus()
    fireEvent.keyDown(cell('c3'), { key: 'Enter' })
    fireEvent.keyDown(cell('c3'), { key: 'Escape' })
    expect(screen.getByText('Start of the track cancelled.')).toBeTruthy()
    fireEvent.keyDown(cell('c3'), { key: 'ArrowRight' })
    fireEvent.keyDown(cell('d3'), { key: 'Enter' })
    expect(onSpot).not.toHaveBeenCalled()
  })
})

describe('laying a track by hand', () => {
  const lay = (onSpot: (spot: string) => void, line: LineName = 'blue') => ({
    kind: 'lay' as const,
    line,
    spots: ['c3-d3', 'c3-d4', 'c4-d4'],
    onSpot,
  })
  /** A pixel is a unit of the drawing here. */
  const clientAt = ({ x, y }: Point) => ({ clientX: x, clientY: y })
  const clickAt = (point: Point, target: Element = screen.getByRole('grid')) =>
    fireEvent.click(target, { detail: 1, ...clientAt(point) })

  it('takes the exact middle of a spot, where no card is', () => {
    const onSpot = vi.fn()
    show(lay(onSpot))
    clickAt(middleOf('c3-d3'))
    clickAt(middleOf('c3-d4'))
    expect(onSpot.mock.calls).toEqual([['c3-d3'], ['c3-d4']])
  })

  it('goes by the place of a tap and not by the card that it is thought to mean', () => {
    const onSpot = vi.fn()
    show(lay(onSpot))
    const { x, y } = middleOf('c3-d3')
    clickAt({ x: x - 3, y }, cell('d3'))
    expect(onSpot).toHaveBeenCalledWith('c3-d3')
  })

  it('takes a click without a place for the card', () => {
    const onSpot = vi.fn()
    show(lay(onSpot))
    fireEvent.click(cell('c3'))
    fireEvent.click(cell('d3'))
    expect(onSpot.mock.calls).toEqual([['c3-d3']])
  })

  it('lays what is pointed at, whichever card is marked', () => {
    const onSpot = vi.fn()
    show(lay(onSpot))
    clickAt(centreOf('c3'))
    const { x, y } = centreOf('d4')
    clickAt({ x: x - 36, y })
    clickAt(centreOf('c3'))
    clickAt({ x, y })
    expect(onSpot.mock.calls).toEqual([['c4-d4'], ['c3-d4']])
  })

  it('forgets the marked card with the line', () => {
    const onSpot = vi.fn()
    const { rerender } = show(lay(onSpot))
    clickAt(centreOf('c3'))
    rerender(<Town {...props} mode={{ kind: 'look' }} />)
    expect(screen.getByText(texts.startUnmarked)).toBeTruthy()
    rerender(<Town {...props} mode={lay(onSpot)} />)
    clickAt(centreOf('d3'))
    rerender(<Town {...props} mode={lay(onSpot, 'red')} />)
    clickAt(centreOf('c3'))
    expect(onSpot).not.toHaveBeenCalled()
  })

  it('lets a finger slip within a badge', () => {
    const onSpot = vi.fn()
    show(lay(onSpot))
    const grid = screen.getByRole('grid')
    const { x, y } = middleOf('c3-d4')
    fireEvent.pointerDown(grid, { pointerType: 'touch', clientX: x - 8, clientY: y - 5 })
    fireEvent.pointerUp(grid, { pointerType: 'touch', clientX: x - 8, clientY: y + 2 })
    expect(onSpot.mock.calls).toEqual([['c3-d4']])
  })

  it('shows where a Double Track token is spent, and says so', async () => {
    const { container } = await showWithPreviews(lay(vi.fn()))
    expect(container.querySelectorAll('[data-badge="token"]')).toHaveLength(1)
    expect(container.querySelectorAll('[data-badge="cost"]')).toHaveLength(1)
    fireEvent.pointerMove(screen.getByRole('grid'), { pointerType: 'mouse', ...clientAt(middleOf('c3-d4')) })
    expect(screen.getByText(texts.cost.double)).toBeTruthy()
    fireEvent.pointerMove(screen.getByRole('grid'), { pointerType: 'mouse', ...clientAt(middleOf('c3-d3')) })
    expect(screen.queryByText(texts.cost.double)).toBeNull()
  })
})

describe('placing a card', () => {
  const mode = (ghost: string | null) => ({
    kind: 'place' as const,
    card: cards.townCards[0],
    turn: 0,
    turns: [0, 90, 180, 270],
    squares: ['b3', 'e3'],
    ghost,
    onSquare: vi.fn(),
    onTurn: vi.fn(),
    onConfirm: vi.fn(),
  })

  it('asks for every empty square, and not for taken ones', () => {
    const place = mode(null)
    show(place)
    fireEvent.click(cell('b3'))
    fireEvent.click(cell('b2'))
    fireEvent.click(cell('c3'))
    expect(place.onSquare.mock.calls).toEqual([['b3'], ['b2']])
  })

  it('turns with a tap and with R, and confirms with Enter', () => {
    const place = mode('e3')
    show(place)
    fireEvent.click(cell('e3'))
    fireEvent.keyDown(cell('e3'), { key: 'r' })
    fireEvent.click(screen.getByRole('button', { name: texts.turnCard }))
    expect(place.onTurn).toHaveBeenCalledTimes(3)
    cell('e3').focus()
    fireEvent.keyDown(cell('e3'), { key: 'Enter' })
    fireEvent.click(screen.getByRole('button', { name: texts.placeCard }))
    expect(place.onConfirm).toHaveBeenCalledTimes(2)
  })
})

describe('what can be touched', () => {
  it('is only a square where the card can go, and the one under it stands out', async () => {
    const mode: TownMode = {
      kind: 'place',
      card: cards.townCards[0],
      turn: 0,
      turns: [0],
      squares: ['b3', 'e3'],
      ghost: null,
      onSquare: vi.fn(),
      onTurn: vi.fn(),
      onConfirm: vi.fn(),
    }
    const { container, rerender } = await showWithPreviews(mode)
    const open = screen.getAllByRole('gridcell').filter((each) => each.dataset.open !== undefined)
    expect(open).toEqual([cell('b3'), cell('e3')])
    expect(container.querySelector('[stroke="var(--plot)"]')).toBeNull()
    const faces = () => container.querySelectorAll('text').length
    const before = faces()
    rerender(<Town {...props} mode={mode} hovered="e3" />)
    expect(faces()).toBeGreaterThan(before)
  })
})

describe('scrapping and upgrading', () => {
  it('has a button for each track that can go', () => {
    const onSpot = vi.fn()
    show({ kind: 'scrap', spots: [{ line: 'black', spot: 'c4-d3' }], onSpot })
    fireEvent.click(screen.getByRole('button', { name: texts.scrap('black', 'c4-d3') }))
    expect(onSpot).toHaveBeenCalledWith('c4-d3', 'black')
  })

  it('gives the square of an upgrade', () => {
    const onSquare = vi.fn()
    show({ kind: 'upgrade', token: cards.devTokens[0], squares: ['d4'], onSquare })
    cell('d4').focus()
    fireEvent.keyDown(cell('d4'), { key: ' ' })
    fireEvent.click(cell('d4'))
    fireEvent.click(cell('b2'))
    expect(onSquare.mock.calls).toEqual([['d4'], ['d4']])
  })
})

describe('the drawing', () => {
  it('draws what has just happened and what is meant', () => {
    const fresh = { kind: 'track', line: 'red', spot: 'c3-d4' } as const
    const { container, rerender } = show({ kind: 'look' }, { fresh, pace: 100, lit: { squares: ['c3'], line: 'red' } })
    expect(container.querySelector('mask')).not.toBeNull()
    rerender(<Town {...props} mode={{ kind: 'look' }} fresh={{ kind: 'card', square: 'c3' }} pace={100} />)
    expect(container.querySelector('mask')).toBeNull()
  })

  it('is named where it is small', () => {
    render(<MiniTown town={town} lines={lines} cards={cards} label="Town of Béla" />)
    expect(screen.getByRole('img', { name: 'Town of Béla' })).toBeTruthy()
  })
})

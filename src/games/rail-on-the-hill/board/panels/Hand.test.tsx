import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CardSet } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { panels } from '../../text/en/panels.ts'
import { words } from '../../text/en/words.ts'
import { offerOf } from '../use-turn.ts'
import { Hand, type HandProps } from './Hand.tsx'

afterEach(cleanup)

const PLACES = ['place 1 d4 r0', 'place 1 d4 r90']

function show(props: Partial<HandProps> = {}) {
  const calls = {
    onSelect: vi.fn(),
    onTurn: vi.fn(),
    onDragMove: vi.fn(),
    onDragEnd: vi.fn(),
    onDragCancel: vi.fn(),
  }
  render(
    <Hand
      hand={[1, 5]}
      offer={offerOf(PLACES)}
      selected={null}
      cards={standard as CardSet}
      texts={panels}
      words={words}
      {...calls}
      {...props}
    />,
  )
  return calls
}

const card = (number: number) => screen.getByRole('button', { name: new RegExp(`^Choose card ${number} `) })
const at = (clientX: number, clientY: number, pointerType = 'mouse') => ({
  pointerId: 1,
  button: 0,
  clientX,
  clientY,
  pointerType,
})

describe('the hand', () => {
  it('speaks the values and the roads of each card, of the chosen one as it is turned', () => {
    show({ selected: { card: 1, turn: 90 } })
    expect(card(5).getAttribute('aria-label')).toBe(
      'Choose card 5 (zoo): Red 3, yellow 3, blue 3, black 3. Roads north, north-east, south-east, west, north-west.',
    )
    expect(card(1).getAttribute('aria-label')).toMatch(/Roads north, north-east, east, south, south-west, west\.$/)
  })

  it('takes a short way for a tap', () => {
    const { onSelect, onDragMove, onDragEnd } = show()
    fireEvent.pointerDown(card(1), at(100, 100))
    fireEvent.pointerMove(card(1), at(103, 104))
    fireEvent.pointerUp(card(1), at(103, 104))
    fireEvent.click(card(1))
    expect(onSelect.mock.calls).toEqual([[1]])
    expect(onDragMove).not.toHaveBeenCalled()
    expect(onDragEnd).not.toHaveBeenCalled()
  })

  it('reports a drag and takes the click after it for no tap', () => {
    const { onSelect, onDragMove, onDragEnd } = show()
    fireEvent.pointerDown(card(1), at(100, 100))
    fireEvent.pointerMove(card(1), at(104, 105))
    fireEvent.pointerMove(card(1), at(101, 100))
    fireEvent.pointerUp(card(1), at(300, 200))
    fireEvent.click(card(1))
    expect(onDragMove.mock.calls).toEqual([
      [1, 104, 105],
      [1, 101, 100],
    ])
    expect(onDragEnd.mock.calls).toEqual([[1, 300, 200]])
    expect(onSelect).not.toHaveBeenCalled()
    fireEvent.click(card(1))
    expect(onSelect.mock.calls).toEqual([[1]])
  })

  it('reports the place of the card above the finger', () => {
    const { onDragEnd } = show()
    fireEvent.pointerDown(card(1), at(100, 100, 'touch'))
    fireEvent.pointerMove(card(1), at(100, 200, 'touch'))
    fireEvent.pointerUp(card(1), at(100, 200, 'touch'))
    expect(onDragEnd.mock.calls).toEqual([[1, 100, 156]])
  })

  it('lets go with Escape', () => {
    const { onDragEnd, onDragCancel } = show()
    fireEvent.pointerDown(card(1), at(100, 100))
    fireEvent.pointerMove(card(1), at(200, 100))
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(card(1), at(200, 100))
    expect(onDragCancel).toHaveBeenCalledOnce()
    expect(onDragEnd).not.toHaveBeenCalled()
  })

  it('keeps a card that cannot be placed, but passes a tap on', () => {
    const { onSelect, onDragMove } = show()
    expect(card(5).getAttribute('aria-disabled')).toBe('true')
    fireEvent.pointerDown(card(5), at(100, 100))
    fireEvent.pointerMove(card(5), at(200, 100))
    fireEvent.click(card(5))
    expect(onDragMove).not.toHaveBeenCalled()
    expect(onSelect.mock.calls).toEqual([[5]])
  })

  it('turns the selected card where there is another way round', () => {
    const { onTurn } = show({ selected: { card: 1, turn: 0 } })
    fireEvent.click(screen.getByRole('button', { name: 'Rotate the card' }))
    expect(onTurn).toHaveBeenCalledOnce()
    cleanup()
    show({ selected: { card: 1, turn: 0 }, offer: offerOf(PLACES.slice(0, 1)) })
    expect(screen.queryByRole('button', { name: 'Rotate the card' })).toBeNull()
  })
})

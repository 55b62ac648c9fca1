import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RailMap, Shape } from '../../cards/cards.ts'
import { map as texts } from '../../text/en/board.ts'
import { words } from '../../text/en/panels.ts'
import { MapSheet } from './MapSheet.tsx'
import type { MapHandle, MapProps } from './map-props.ts'
import { sheetOf } from './sheet.ts'
import { frameOf, toScreen, WHOLE } from './use-map-view.ts'

const map: RailMap = {
  lattice: 'triangular',
  nodes: { a1: [0, 0], b1: [1, 0], c1: [2, 0], a2: [0, 1], b2: [1, 1] },
  sections: ['a1-a2', 'a1-b1', 'a2-b1', 'a2-b2', 'b1-b2', 'b1-c1', 'b2-c1'],
  names: { a1: 'Győr', b1: 'Pápa', a2: 'Vác', b2: 'Eger' },
}
const shape: Shape = {
  id: 12,
  points: 2,
  asterisk: false,
  sections: [
    [
      [0, 0],
      [1, 0],
    ],
  ],
}
const props: MapProps = {
  map,
  sections: {
    'a1-a2': 'free',
    'a1-b1': { seat: 1, solid: true },
    'a2-b1': { seat: 1, solid: false },
    'a2-b2': { seat: 2, solid: true },
    'b1-b2': { seat: 2, solid: false },
    'b1-c1': 'black',
    'b2-c1': 'black',
  },
  blocked: new Set(['b2-c1']),
  eyes: 1,
  seats: [
    { name: 'Anna', kind: 'person' },
    { name: 'Béla', kind: 'person' },
  ],
  picked: [],
  pickLook: 'solid',
  paying: new Set(),
  matched: [],
  missing: [],
  last: [],
  fresh: [],
  overlay: null,
  onOverlay: () => {},
  isOpen: (section) => section === 'a2-b1',
  onSection: () => {},
  texts,
  words,
}

function show(more: Partial<MapProps> = {}) {
  return render(<MapSheet {...props} {...more} />)
}

const sections = () =>
  screen.getAllByRole('button').filter((button) => (button as unknown as SVGElement).dataset.section !== undefined)
const spoken = () => sections().map((section) => section.getAttribute('aria-label'))
const at = (section: string) => {
  const found = sections().find((each) => each.dataset.section === section)
  if (found === undefined) throw new Error(`There is no section ${section}.`)
  return found
}
const stops = () => sections().filter((section) => section.getAttribute('tabindex') === '0')

afterEach(cleanup)

describe('for those who listen', () => {
  it('every section has its towns and its state', () => {
    show()
    expect(spoken()).toEqual([
      'Győr – Vác, free',
      'Győr – Pápa, yours, drawn',
      'Vác – Pápa, yours, reserved',
      'Vác – Eger, Béla’s, drawn',
      'Pápa – Eger, Béla’s, reserved',
      'Pápa – c1, used',
      'Eger – c1, blocked',
    ])
  })

  it('what is chosen is said too, and a spectator hears names', () => {
    show({ picked: ['a1-a2'], paying: new Set(['a1-b1']), eyes: 'spectator' })
    expect(spoken().slice(0, 2)).toEqual(['Győr – Vác, free, picked', 'Győr – Pápa, Anna’s, drawn, chosen to pay'])
  })

  it('a click without a place takes the section', () => {
    const onSection = vi.fn()
    show({ onSection })
    fireEvent.click(at('b1-b2'), { detail: 0 })
    expect(onSection).toHaveBeenCalledWith('b1-b2')
  })
})

describe('a purchase', () => {
  const sections = { ...props.sections, 'a1-b1': 'black' } as const
  const hasInkOf = (section: string, seat: number) =>
    at(section).querySelector(`path:is([fill="var(--seat-${seat})"], [stroke="var(--seat-${seat})"])`) !== null

  it('goes over strokes that are still there while the black pen moves', () => {
    const used = { 'a1-b1': 1 }
    const { rerender } = show({ sections, used, fresh: ['a1-b1'] })
    expect(hasInkOf('a1-b1', 1)).toBe(true)
    rerender(<MapSheet {...props} sections={sections} used={used} fresh={[]} />)
    expect(hasInkOf('a1-b1', 1)).toBe(false)
  })
})

describe('with the keyboard', () => {
  it('the map is one tab stop, first where something can be done, and arrow keys move it', () => {
    show()
    expect(stops()).toEqual([at('a2-b1')])
    at('a2-b1').focus()
    fireEvent.keyDown(at('a2-b1'), { key: 'ArrowUp' })
    expect(document.activeElement).toBe(at('a1-b1'))
    expect(stops()).toEqual([at('a1-b1')])
  })

  it('Enter and Space take a section, whether it is open or not', () => {
    const onSection = vi.fn()
    show({ onSection })
    fireEvent.keyDown(at('b1-c1'), { key: 'Enter' })
    fireEvent.keyDown(at('a2-b1'), { key: ' ' })
    expect(onSection.mock.calls).toEqual([['b1-c1'], ['a2-b1']])
  })

  it('plus, minus and zero change what is seen', () => {
    show()
    const closer = screen.getByRole('button', { name: texts.zoomIn })
    for (const isLast of [false, true]) {
      expect(closer.getAttribute('aria-disabled')).toBeNull()
      fireEvent.keyDown(at('a2-b1'), { key: '+' })
      expect(closer.getAttribute('aria-disabled')).toBe(isLast ? 'true' : null)
    }
    fireEvent.keyDown(at('a2-b1'), { key: '0' })
    const buttons = () => screen.queryAllByRole('button', { name: texts.wholeMap })
    fireEvent.keyDown(at('a2-b1'), { key: '+' })
    expect(buttons()).toHaveLength(1)
    fireEvent.keyDown(at('a2-b1'), { key: '0' })
    expect(buttons()).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: texts.zoomIn }))
    fireEvent.click(screen.getByRole('button', { name: texts.zoomOut }))
    expect(buttons()).toHaveLength(0)
  })

  it('the board can send it here', () => {
    const handle = createRef<MapHandle>()
    show({ handle })
    handle.current?.focus('b1-b2')
    expect(document.activeElement).toBe(at('b1-b2'))
  })

  it('the board can send it from one choice to the next', () => {
    const handle = createRef<MapHandle>()
    const choices = ['a2-b1', 'b1-b2']
    show({ handle, isOpen: (section) => choices.includes(section) })
    const seen = Array.from({ length: 4 }, () => {
      act(() => handle.current?.goOn())
      return document.activeElement?.getAttribute('data-section')
    })
    expect(seen.toSorted()).toEqual([...choices, ...choices].toSorted())
    expect(seen.slice(2)).toEqual(seen.slice(0, 2))
  })
})

describe('by hand', () => {
  const { box, sections: places } = sheetOf(map)
  /** Without a layout the map has its usual size. */
  const frame = frameOf(box, 800, 600)
  const place = (section: string) => {
    const [clientX, clientY] = toScreen(WHOLE, frame, places.find((each) => each.section === section)?.middle ?? [0, 0])
    return { clientX, clientY, button: 0, pointerId: 1 }
  }

  it('goes by the place of a tap and not by what it is thought to mean', () => {
    const onSection = vi.fn()
    show({ onSection })
    fireEvent.pointerDown(at('a1-a2'), place('b1-b2'))
    fireEvent.pointerUp(at('a1-a2'), place('b1-b2'))
    expect(onSection.mock.calls).toEqual([['b1-b2']])
  })

  it('shows what a finger looks at, and chooses it when it is lifted', () => {
    vi.useFakeTimers()
    const onSection = vi.fn()
    const { container } = show({ onSection })
    fireEvent.pointerDown(at('a1-a2'), { ...place('a1-a2'), pointerType: 'touch' })
    vi.advanceTimersByTime(200)
    fireEvent.pointerMove(at('a1-a2'), { ...place('a2-b2'), pointerType: 'touch' })
    expect(container.querySelector('[popover]')?.textContent).toBe('Vác – Eger, Béla’s, drawn')
    fireEvent.pointerUp(at('a1-a2'), { ...place('a2-b2'), pointerType: 'touch' })
    expect(container.querySelector('[popover]')).toBeNull()
    expect(onSection.mock.calls).toEqual([['a2-b2']])
    vi.useRealTimers()
  })

  it('neither does nor gives up what is chosen already when a finger that looked is lifted from it', () => {
    vi.useFakeTimers()
    const onSection = vi.fn()
    show({ onSection, picked: ['a1-a2'], paying: new Set(['a1-b1']) })
    for (const section of ['a1-a2', 'a1-b1']) {
      fireEvent.pointerDown(at('a1-a2'), { ...place(section), pointerType: 'touch' })
      vi.advanceTimersByTime(200)
      fireEvent.pointerUp(at('a1-a2'), { ...place(section), pointerType: 'touch' })
    }
    expect(onSection).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('enlarges the map by two quick taps, of which the second takes nothing', () => {
    const onSection = vi.fn()
    show({ onSection })
    for (let tap = 0; tap < 2; tap++) {
      fireEvent.pointerDown(at('a1-a2'), { ...place('a1-a2'), pointerType: 'touch' })
      const up = createEvent.pointerUp(at('a1-a2'), { ...place('a1-a2'), pointerType: 'touch' })
      // How quick they are does not depend on the machine.
      Object.defineProperty(up, 'timeStamp', { value: 1000 + 100 * tap })
      fireEvent(at('a1-a2'), up)
    }
    expect(onSection.mock.calls).toEqual([['a1-a2']])
    expect(screen.queryByRole('button', { name: texts.wholeMap })).not.toBeNull()
  })
})

describe('a shape card on the map', () => {
  const overlay = { shape, turns: 0, at: [0, 0] as const }
  const card = () => screen.getByRole('button', { name: /on the map/ })

  it('says how much of it one has', () => {
    show({ overlay })
    expect(card().getAttribute('aria-label')).toBe('Shape 12, worth 2, on the map: 1 yours, 0 open, 0 lost')
  })

  it('moves, turns and is laid aside by keys', () => {
    const onOverlay = vi.fn()
    show({ overlay, onOverlay })
    fireEvent.keyDown(card(), { key: 'ArrowRight' })
    fireEvent.keyDown(card(), { key: 'r' })
    fireEvent.keyDown(card(), { key: 'Escape' })
    expect(onOverlay.mock.calls).toEqual([[{ ...overlay, at: [1, 0] }], [{ ...overlay, turns: 1 }], [null]])
    expect(document.activeElement).toBe(at('a2-b1'))
  })

  it('leaves the keys of the browser alone', () => {
    const onOverlay = vi.fn()
    show({ overlay, onOverlay })
    expect(fireEvent.keyDown(card(), { key: 'r', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(card(), { key: 'ArrowLeft', metaKey: true })).toBe(true)
    expect(onOverlay).not.toHaveBeenCalled()
  })

  it('lets a tap on its edge through to the map, and is dragged by it', () => {
    const onOverlay = vi.fn()
    const onSection = vi.fn()
    const { container } = show({ overlay, onOverlay, onSection })
    const edge = container.querySelectorAll('[data-apart] rect')[1]
    const { box, sections: places } = sheetOf(map)
    const frame = frameOf(box, 800, 600)
    const [clientX, clientY] = toScreen(WHOLE, frame, places[0].middle)
    const pointer = { button: 0, pointerId: 1, clientX, clientY }
    fireEvent.pointerDown(edge, pointer)
    fireEvent.pointerUp(edge, pointer)
    expect(onSection.mock.calls).toEqual([['a1-a2']])
    fireEvent.pointerDown(edge, pointer)
    fireEvent.pointerMove(edge, { ...pointer, clientX: clientX + frame.scale * 90 })
    fireEvent.pointerUp(edge, pointer)
    expect(onOverlay.mock.calls).toEqual([[{ ...overlay, at: [1, 0] }]])
    expect(onSection).toHaveBeenCalledOnce()
  })

  it('is turned by a tap, moved by dragging and laid aside by its cross', () => {
    const onOverlay = vi.fn()
    const onSection = vi.fn()
    show({ overlay, onOverlay, onSection })
    const pointer = { button: 0, pointerId: 1, clientX: 100, clientY: 100 }
    fireEvent.pointerDown(card(), pointer)
    fireEvent.pointerUp(card(), pointer)
    fireEvent.pointerDown(card(), pointer)
    const { scale } = frameOf(sheetOf(map).box, 800, 600)
    fireEvent.pointerMove(card(), { ...pointer, clientX: 100 + scale * 90 })
    fireEvent.pointerUp(card(), pointer)
    fireEvent.click(screen.getByRole('button', { name: /^Remove Shape 12/ }))
    expect(onOverlay.mock.calls).toEqual([[{ ...overlay, turns: 1 }], [{ ...overlay, at: [1, 0] }], [null]])
    expect(onSection).not.toHaveBeenCalled()
  })
})

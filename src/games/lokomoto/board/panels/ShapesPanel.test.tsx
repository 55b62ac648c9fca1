import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ShapeProgress } from '../../rules/insight.ts'
import { shapes as texts, words } from '../../text/en/panels.ts'
import { TEST_CARDS } from '../testing/test-cards.ts'
import { ShapesPanel, type ShapesPanelProps } from './ShapesPanel.tsx'

afterEach(cleanup)

const NOBODY = { trains: [], shapes: [], secret: [] }
const OPEN: ShapesPanelProps['view'] = {
  options: { players: 2 },
  shapes: { 1: 1, 2: 11, 3: 21 },
  shapesLeft: { 1: 9, 2: 1, 3: 0 },
  players: [NOBODY, NOBODY],
}
const PROGRESS: readonly ShapeProgress[] = [
  { shape: 1, turns: 2, sections: ['a2-b1', 'b1-c1'], missing: [] },
  { shape: 11, turns: 5, sections: ['a2-b1', 'b1-c1', 'b1-b2'], missing: ['b1-b2'] },
]

function show(props: Partial<ShapesPanelProps>) {
  const calls = { onShow: vi.fn(), onLay: vi.fn(), onLift: vi.fn() }
  const { container } = render(
    <ShapesPanel
      cards={TEST_CARDS}
      view={OPEN}
      owner={1}
      progress={PROGRESS}
      trainsFor={() => []}
      shown={null}
      laid={null}
      texts={texts}
      words={words}
      {...calls}
      {...props}
    />,
  )
  return { ...calls, panel: container }
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const tap = (name: RegExp | string) => fireEvent.click(button(name))

describe('the shapes', () => {
  it('says how far the network is with each', () => {
    const { panel } = show({})
    expect(button('Shape 1, worth 1. Complete, but no train fits. Show it on the map.')).toBeTruthy()
    expect(button('Shape 11, worth 2, not in one stroke. 1 section missing. Show it on the map.')).toBeTruthy()
    expect(button('Shape 21, worth 3. Cannot be completed. Show it on the map.')).toBeTruthy()
    expect(panel.textContent).toContain('9 in deck')
    expect(panel.textContent).toContain('deck empty')
  })

  it('names the train with which a shape that is held can be taken', () => {
    const trainsFor = vi.fn(() => [3, 2])
    const { panel } = show({ trainsFor })
    expect(panel.textContent).toContain('Complete: take it with Púpos')
    expect(trainsFor.mock.calls).toEqual([[1]])
  })

  it('prints its number on each card', () => {
    const { panel } = show({})
    for (const number of ['No. 1', 'No. 11', 'No. 21']) expect(panel.textContent).toContain(number)
  })

  it('shows a card on the map', () => {
    const { onShow } = show({ shown: 11 })
    expect(button(/^Shape 11/).getAttribute('aria-pressed')).toBe('true')
    tap(/^Shape 1,/)
    expect(onShow).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('lays a card on the map the way it matches, or as it was turned by hand', () => {
    const { onLay } = show({})
    tap('Try on map: shape 11')
    tap('Turn shape 11')
    tap('Turn shape 11')
    tap('Try on map: shape 11')
    tap(/^Shape 11/)
    tap('Try on map: shape 11')
    tap('Try on map: shape 21')
    expect(onLay.mock.calls).toEqual([
      [11, 5],
      [11, 1],
      [11, 5],
      [21, 0],
    ])
  })

  it('turns a card on the map, and takes it off', () => {
    const { onLay, onLift } = show({ laid: { shape: 11, turns: 3 } })
    tap('Turn shape 11')
    expect(onLay).toHaveBeenCalledExactlyOnceWith(11, 4)
    tap('Remove: shape 11')
    expect(onLift).toHaveBeenCalledOnce()
  })

  it('says that all cards of a deck are taken', () => {
    const { panel } = show({ view: { ...OPEN, shapes: { 1: 1, 2: null, 3: 21 } } })
    expect(panel.textContent).toContain('All shapes worth 2 are taken.')
  })

  it('has one open card and the own secret ones with hidden agendas', () => {
    const anna = { ...NOBODY, secret: [{ points: 2 as const, id: 11 }] }
    const bela = {
      ...NOBODY,
      secret: [
        { points: 2 as const, id: null },
        { points: 3 as const, id: null },
      ],
    }
    const view = {
      ...OPEN,
      options: { players: 2, hiddenAgendas: true as const },
      shapes: { 1: 1, 2: null, 3: null },
      players: [anna, bela],
    }
    show({ view })
    expect(screen.getAllByRole('listitem').length).toBe(2)
    expect(button(/^Shape 11, worth 2, secret/)).toBeTruthy()
    cleanup()
    show({ view, owner: 2 })
    expect(screen.getAllByRole('listitem').length).toBe(1)
  })
})

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Proposal, ShapePlace } from '../../rules/insight.ts'
import { trains as texts, words } from '../../text/en/panels.ts'
import type { Way } from '../choice.ts'
import { TEST_CARDS } from '../testing/test-cards.ts'
import { TrainsPanel, type TrainsPanelProps } from './TrainsPanel.tsx'

afterEach(cleanup)

const BOBO: Proposal = { train: 2, sections: ['a2-b1', 'a2-b2', 'b1-b2', 'b1-c1'], shape: undefined, points: 4 }
const BOBO_WITH_SHAPE: Proposal = { ...BOBO, sections: [...BOBO.sections, 'b2-c1'], shape: 11, points: 6 }
const HAJTANY: Proposal = { train: 1, sections: ['a2-b1', 'a2-b2'], shape: undefined, points: 1 }

const PLACE: ShapePlace = { shape: 11, turns: 2, sections: ['a2-b1', 'b1-c1', 'b2-c1'] }

function proposals(train: number): readonly Proposal[] {
  if (train === 1) return [HAJTANY]
  return train === 2 ? [BOBO_WITH_SHAPE, BOBO] : []
}

const shapesIn = () => [PLACE]

function way(about: Partial<Way>): Way {
  const plain = { train: 2, sections: BOBO.sections, shape: undefined, points: 4, extra: 0 }
  return { ...plain, isByHand: false, action: 'plain', refusal: undefined, ...about }
}

const PLAIN = way({})
const WITH_SHAPE = way({ sections: BOBO_WITH_SHAPE.sections, shape: PLACE, points: 6, extra: 1, action: 'with shape' })
const WRONG = way({
  sections: ['a2-b1', 'b2-c1'],
  isByHand: true,
  action: 'wrong',
  refusal: { rule: 'LK-B1', reason: 'not-connected', values: {} },
})

/** A player whose largest network has five sections that no single stroke can draw. */
function panel(props: Partial<TrainsPanelProps>) {
  return (
    <TrainsPanel
      cards={TEST_CARDS}
      trains={[1, 2, 3, 4, 5, 6]}
      left={48}
      networks={[5, 2]}
      proposals={proposals}
      shapesIn={shapesIn}
      hasDrawn
      mayBuy
      chosen={null}
      ways={[]}
      way={undefined}
      onChoose={vi.fn()}
      onWay={vi.fn()}
      texts={texts}
      words={words}
      {...props}
    />
  )
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const reach = (name: RegExp) => button(name).getAttribute('data-availability')

describe('the trains', () => {
  it('says of every train whether it can be bought, or what is in the way', () => {
    render(panel({}))
    expect(button(/^Hajtány, 2 sections, worth 1 point with bonus −1\. Can be bought now\.$/)).toBeTruthy()
    expect(button(/^Bobó, 4 sections, worth 4 points\. Can be bought now, also with shape 11\.$/)).toBeTruthy()
    expect(button(/^Púpos, 5 sections, worth 6 points with bonus \+1\. Not in one stroke\.$/).textContent).toContain(
      'not in one stroke',
    )
    expect(button(/^Csörgő, 6 sections, worth 6 points\. 1 section short\.$/).textContent).toContain('1 short')
    expect(button(/^Bivaly/).textContent).toContain('3 short')
  })

  it('lights what is within reach also when it is not the time to buy', () => {
    render(panel({ mayBuy: false }))
    expect([/^Hajtány/, /^Bobó/, /^Púpos/, /^Szili/].map(reach)).toEqual([
      'affordable',
      'affordable',
      'branched',
      'short',
    ])
    expect(button(/^Bobó/).getAttribute('aria-disabled')).toBe('true')
  })

  it('reports every tap', () => {
    const onChoose = vi.fn()
    render(panel({ onChoose }))
    fireEvent.click(button(/^Bobó/))
    fireEvent.click(button(/^Bivaly/))
    expect(onChoose.mock.calls).toEqual([[2], [6]])
  })

  it('says how large the largest network is, and how many trains are left', () => {
    const { container, rerender } = render(panel({}))
    expect(container.textContent).toContain('Largest network: 5 sections')
    expect(container.textContent).toContain('48 in the deck')
    rerender(panel({ networks: [], left: 0 }))
    expect(container.textContent).toContain('No unused sections')
    rerender(panel({ networks: [], left: 0, hasDrawn: false }))
    expect(container.textContent).toContain('Nothing drawn yet')
    expect(container.textContent).toContain('The deck is empty')
  })

  it('offers the ways to pay for the chosen train, and marks the current one', () => {
    const onWay = vi.fn()
    render(panel({ chosen: 2, ways: [WITH_SHAPE, PLAIN, WRONG], way: PLAIN, onWay }))
    const ways = within(screen.getByRole('list', { name: 'Ways to pay for Bobó' })).getAllByRole('button')
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      '4 + 1 sections6 points',
      '4 sections4 points',
      'Chosen: 2does not fit',
    ])
    expect(ways.map((button) => button.getAttribute('aria-label'))).toEqual([
      '5 sections, 1 more than the price, with shape 11: 6 points',
      '4 sections: 4 points',
      '2 sections of your choice: does not fit',
    ])
    expect(ways.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
    expect(ways.map((button) => button.getAttribute('aria-disabled'))).toEqual([null, null, 'true'])
    for (const button of ways) fireEvent.click(button)
    expect(onWay.mock.calls).toEqual([[WITH_SHAPE], [PLAIN], [WRONG]])
  })

  it('says less of each where there are many', () => {
    const many = ['a', 'b', 'c', 'd'].map((action) => ({ ...WITH_SHAPE, action }))
    render(panel({ chosen: 2, ways: many, way: many[0] }))
    const ways = within(screen.getByRole('list', { name: 'Ways to pay for Bobó' })).getAllByRole('button')
    expect(ways.map(({ textContent }) => textContent)).toEqual(many.map(() => '4 + 16 points'))
    expect(ways[0].getAttribute('aria-label')).toBe('5 sections, 1 more than the price, with shape 11: 6 points')
  })

  it('says what the chosen train lacks', () => {
    const { container } = render(panel({ chosen: 5 }))
    expect(container.textContent).toContain('Szili: 2 sections short')
    expect(button(/^Szili/).getAttribute('aria-pressed')).toBe('true')
  })

  it('asks for proposals only when something has changed', () => {
    const asked = vi.fn(proposals)
    const trains = [1, 2]
    const { rerender } = render(panel({ proposals: asked, trains }))
    rerender(panel({ proposals: asked, trains, chosen: 2 }))
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('shows a new train as it comes, and keeps the focus at its place', () => {
    const { container, rerender } = render(panel({}))
    expect(container.querySelector('[data-new]')).toBeNull()
    button(/^Bobó/).focus()
    rerender(panel({ trains: [1, 7, 3, 4, 5, 6] }))
    expect(button(/^Muki/).querySelector('[data-new]')).toBeTruthy()
    expect(container.querySelectorAll('[data-new]').length).toBe(1)
    expect(document.activeElement).toBe(button(/^Muki/))
  })

  it('is one stop for the Tab key, and arrow keys go through its rows', () => {
    render(panel({ trains: [1, 2, 3, 4, 5] }))
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops).toEqual([button(/^Hajtány/)])
    const walk = [
      ['ArrowRight', /^Bobó/],
      ['ArrowDown', /^Szili/],
      ['ArrowDown', /^Szili/],
      ['ArrowRight', /^Szili/],
      ['Home', /^Hajtány/],
      ['ArrowUp', /^Hajtány/],
      ['End', /^Szili/],
      ['ArrowLeft', /^Csörgő/],
      ['ArrowUp', /^Hajtány/],
    ] as const
    button(/^Hajtány/).focus()
    for (const [key, name] of walk) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      expect(document.activeElement, key).toBe(button(name))
      expect(button(name).tabIndex).toBe(0)
    }
  })
})

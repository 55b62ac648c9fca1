import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sections as texts, words } from '../../text/en/panels.ts'
import { TEST_CARDS } from '../testing/test-cards.ts'
import { SectionsPanel, type SectionsPanelProps } from './SectionsPanel.tsx'

afterEach(cleanup)

const SECTIONS: SectionsPanelProps['sections'] = {
  'a2-b1': 'free',
  'a2-b2': { seat: 1, solid: true },
  'b1-b2': { seat: 1, solid: false },
  'b1-c1': { seat: 2, solid: true },
  'b2-c1': 'black',
}

/** The map as Anna sees it. */
function show(first: Partial<SectionsPanelProps> = {}) {
  const onSection = vi.fn()
  const panel = (props: Partial<SectionsPanelProps>) => (
    <SectionsPanel
      map={TEST_CARDS.map}
      sections={SECTIONS}
      blocked={new Set()}
      eyes={1}
      seats={['Anna', 'Béla'].map((name) => ({ name, kind: 'person' }))}
      picked={[]}
      paying={new Set()}
      isOpen={(section) => section !== 'b1-c1'}
      onSection={onSection}
      texts={texts}
      words={words}
      {...props}
    />
  )
  const { rerender } = render(panel(first))
  return { onSection, rerender: (props: Partial<SectionsPanelProps>) => rerender(panel(props)) }
}

const filter = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const stations = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const spoken = () => screen.queryAllByRole('listitem').map((item) => item.firstElementChild?.getAttribute('aria-label'))
const button = (name: string) => screen.getByRole('button', { name })

describe('the list of sections', () => {
  it('has the free sections of each station at first', () => {
    show()
    expect(stations()).toEqual(['Győr', 'Székesfehérvár'])
    expect(spoken()).toEqual(['Győr – Székesfehérvár, free', 'Székesfehérvár – Győr, free'])
    expect(screen.getByRole('status').textContent).toBe('2 stations, 1 section')
  })

  it('has the player’s own, or all, with how they look', () => {
    show({ paying: new Set(['a2-b2']) })
    filter('Yours')
    expect(spoken()).toContain('Székesfehérvár – b2, yours, drawn, to pay with')
    expect(spoken()).toContain('Győr – b2, yours, reserved')
    filter('All')
    expect(stations()).toEqual(['b2', 'Győr', 'Székesfehérvár', 'Új-Szeged'])
    expect(spoken()).toContain('Győr – Új-Szeged, Béla: drawn')
    expect(spoken()).toContain('b2 – Új-Szeged, used')
    expect(button('Győr – Új-Szeged, Béla: drawn').getAttribute('aria-disabled')).toBe('true')
  })

  it('distinguishes blocked sections from used ones', () => {
    show({ blocked: new Set(['b2-c1']) })
    filter('All')
    expect(spoken()).toContain('b2 – Új-Szeged, blocked')
  })

  it('finds stations by the beginning of a word, without accents', () => {
    show()
    filter('All')
    search('szek')
    expect(stations()).toEqual(['Székesfehérvár'])
    search('SZ')
    expect(stations()).toEqual(['Székesfehérvár', 'Új-Szeged'])
    search('fehérvár')
    expect(stations()).toEqual([])
    expect(screen.getByText(texts.nothing.all)).toBeTruthy()
  })

  it('reports every tap, and shows what is picked', () => {
    const { onSection } = show({ picked: ['a2-b1'] })
    filter('All')
    const picked = button('Győr – Székesfehérvár, free, picked')
    expect(picked.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(picked)
    fireEvent.click(button('Győr – Új-Szeged, Béla: drawn'))
    expect(onSection.mock.calls).toEqual([['a2-b1'], ['b1-c1']])
  })

  it('goes on with the next section when the one with the focus leaves the list', () => {
    const sections = { ...SECTIONS, 'b1-b2': 'free', 'b1-c1': 'free' } as const
    const { rerender } = show({ sections })
    button('Győr – Új-Szeged, free').focus()
    rerender({ sections: { ...sections, 'b1-c1': { seat: 1, solid: true } } })
    expect(document.activeElement).toBe(button('Székesfehérvár – Győr, free'))
  })

  it('goes back to the field when the last section leaves the list', () => {
    const taken = Object.fromEntries(Object.keys(SECTIONS).map((section) => [section, 'black' as const]))
    const { rerender } = show({ sections: { ...taken, 'b1-c1': 'free' } })
    button('Győr – Új-Szeged, free').focus()
    rerender({ sections: taken })
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  it('leads from the field into the list, where arrow keys go along stations and between them', () => {
    show()
    filter('All')
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown' })
    const walk = [
      ['Home', 'b2 – Győr, yours, reserved'],
      ['ArrowRight', 'b2 – Székesfehérvár, yours, drawn'],
      ['ArrowDown', 'Győr – b2, yours, reserved'],
      ['ArrowLeft', 'b2 – Új-Szeged, used'],
      ['ArrowUp', 'b2 – Új-Szeged, used'],
      ['End', 'Új-Szeged – Győr, Béla: drawn'],
    ] as const
    for (const [key, name] of walk) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      expect(document.activeElement, key).toBe(button(name))
      expect(button(name).tabIndex).toBe(0)
    }
    const stops = screen.getAllByRole('listitem').filter((item) => item.querySelector('[tabindex="0"]'))
    expect(stops.length).toBe(1)
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { Rng } from '#engine/random.ts'
import { insightOf } from '../../rules/insight.ts'
import type { LokoPlayer, SectionState } from '../../rules/position.ts'
import { lokomoto } from '../../rules/rules.ts'
import { players, score, words } from '../../text/en/panels.ts'
import { Poster } from './Poster.tsx'
import { type LokoSheetProps, Sheet, verdictOf } from './Sheet.tsx'

afterEach(cleanup)

function trainNamed(name: string): number {
  const train = lokomoto.cards.trains.find((each) => each.name === name)
  if (train === undefined) throw new Error(`there is no ${name}`)
  return train.id
}

/** Csörgő and Truman cost 6, the others 3, Bzmot with a bonus of 1. */
const [CSORGO, TRUMAN, BZMOT, FRIGYLADA, MK48, M31] = ['Csörgő', 'Truman', 'Bzmot', 'Frigyláda', 'Mk48', 'M31'].map(
  trainNamed,
)

const ANNA: LokoPlayer = { trains: [CSORGO], shapes: [], secret: [] }
const BELA: LokoPlayer = { trains: [BZMOT, CSORGO], shapes: [1, 12], secret: [] }
const NOBODY: LokoPlayer = { trains: [], shapes: [], secret: [] }

/** A game that is over: everything is black but what is given. */
function ended(taken: readonly LokoPlayer[], left: Readonly<Record<string, SectionState>> = {}): LokoSheetProps {
  const start = lokomoto.position(lokomoto.setup({ players: taken.length }, 'result'))
  const used = new Set(taken.flatMap(({ trains, shapes }) => [...trains, ...shapes.map((shape) => -shape)]))
  const unused = (cards: readonly number[]) => cards.filter((card) => !used.has(card))
  const position = {
    ...start,
    phase: 'over' as const,
    active: [],
    trains: [],
    trainDeck: unused(lokomoto.cards.trains.map(({ id }) => id)),
    shapes: { 1: null, 2: null, 3: null },
    shapeDecks: { 1: [], 2: [], 3: [] },
    sections: { ...Object.fromEntries(lokomoto.cards.map.sections.map((name) => [name, 'black' as const])), ...left },
    players: taken,
  }
  const state = lokomoto.fromPosition(position, new Rng('result'))
  return {
    cards: lokomoto.cards,
    view: lokomoto.view(state, 'spectator'),
    insight: insightOf(state, 'spectator'),
    standing: lokomoto.standing(state),
    seats: ['Anna', 'Béla', 'Chiyo'].slice(0, taken.length).map((name) => ({ name, kind: 'person' })),
    texts: { name: 'Lokomoto', words, players, score },
  }
}

const [ONE, OTHER, THIRD] = lokomoto.cards.map.sections

/** Béla has won, and both have something left on the map. */
function finished(): LokoSheetProps {
  return ended([ANNA, BELA], {
    [ONE]: { seat: 1, solid: true },
    [OTHER]: { seat: 1, solid: false },
    [THIRD]: { seat: 2, solid: true },
  })
}

describe('the sheet', () => {
  test('says who won, with the winner’s column marked', () => {
    render(<Sheet {...finished()} />)
    expect(screen.getByText('Béla wins with 12 points')).toBeDefined()
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers.slice(1)).toEqual(['Anna', ' WinnerBéla'])
  })

  test('has a row for everything that scores', () => {
    render(<Sheet {...finished()} />)
    const cells = (name: string) =>
      within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells('Trains')).toEqual(['6', '9'])
    expect(cells('Bonus')).toEqual(['0', '+1'])
    expect(cells('Shapes')).toEqual(['0', '3'])
    expect(cells('Unused sections')).toEqual(['−1', '−1'])
    expect(cells('Total')).toEqual(['5', '12'])
  })

  test('shows the finished map, and the cards that every player has taken', () => {
    render(<Sheet {...ended([NOBODY, BELA])} />)
    expect(screen.getByRole('img', { name: 'The finished map' })).toBeDefined()
    const namesIn = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('img')
        .map((card) => card.getAttribute('aria-label'))
    expect(namesIn('Trains of Béla')).toEqual(['Bzmot, 3 +1: 4 points', 'Csörgő, 6 points'])
    expect(namesIn('Shapes of Béla')).toEqual(['Shape 1, worth 1', 'Shape 12, worth 2'])
    expect(screen.getByText('No trains yet')).toBeDefined()
  })
})

describe('the verdict', () => {
  const verdict = (...taken: readonly LokoPlayer[]) => verdictOf(ended(taken), score)
  const bought = (trains: readonly number[], shapes: readonly number[] = []) => ({ trains, shapes, secret: [] })

  test('LK-V2: names the one with the most points', () => {
    expect(verdict(bought([CSORGO]), bought([BZMOT]))).toBe('Anna wins with 6 points')
  })

  test('LK-V2: says that trains decided between equal points', () => {
    // 6 + 1 against 3 + 1 + 3.
    expect(verdict(bought([CSORGO], [1]), bought([BZMOT, FRIGYLADA]))).toBe(
      'Béla wins the tie at 7 points: most trains (2)',
    )
  })

  test('LK-V2: says that shapes decided between equal points and as many trains', () => {
    // 3 + 3, once with a bonus and once with a shape; 6 + 1 has the points, but one train less.
    expect(verdict(bought([BZMOT, FRIGYLADA]), bought([MK48, M31], [1]), bought([CSORGO], [2]))).toBe(
      'Béla wins the tie at 7 points: most points in shapes (1)',
    )
  })

  test('LK-V2: lets those share the win who are equal in all', () => {
    expect(verdict(bought([CSORGO]), bought([TRUMAN]))).toBe('Anna and Béla share the win, with 6 points each')
  })
})

describe('the poster', () => {
  test('names the winner first, and tells the points of all', () => {
    const poster = renderToStaticMarkup(<Poster {...finished()} />)
    const written = [...poster.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(written.filter((text) => !Object.values(lokomoto.cards.map.names ?? {}).includes(text))).toEqual([
      'Lokomoto',
      'Winner',
      'Béla',
      '12',
      'Béla',
      '12',
      'Anna',
      '5',
    ])
  })

  test('needs no style sheet of the page', () => {
    expect(renderToStaticMarkup(<Poster {...finished()} />)).not.toMatch(/ class="|<style/)
  })
})

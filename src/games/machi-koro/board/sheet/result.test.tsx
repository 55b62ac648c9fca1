import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { Rng } from '#engine/random.ts'
import { LANDMARKS } from '../../cards/cards.ts'
import { insightOf } from '../../rules/insight.ts'
import type { MachiPlayer } from '../../rules/position.ts'
import { machiKoro } from '../../rules/rules.ts'
import { score } from '../../text/en/board.ts'
import { words } from '../../text/en/words.ts'
import { Poster } from './Poster.tsx'
import { type MachiSheetProps, Sheet } from './Sheet.tsx'

afterEach(cleanup)

const ANNA: MachiPlayer = { coins: 9, cards: { 'wheat-field': 1, bakery: 2 }, landmarks: ['train-station'] }
const BELA: MachiPlayer = { coins: 2, cards: { 'wheat-field': 1, bakery: 1, mine: 4 }, landmarks: LANDMARKS }

/** A game that Béla has won. */
function finished(): MachiSheetProps {
  const start = machiKoro.position(machiKoro.setup({ players: 2 }, 'result'))
  const position = { ...start, phase: 'over' as const, active: [], turn: 2, players: [ANNA, BELA] }
  const state = machiKoro.fromPosition(position, new Rng('result'))
  return {
    cards: machiKoro.cards,
    view: { ...machiKoro.view(state, 'spectator'), turns: 41 },
    insight: insightOf(state),
    standing: machiKoro.standing(state),
    seats: ['Anna', 'Béla'].map((name) => ({ name, kind: 'person' })),
    texts: { name: 'Machi Koro', words, score },
  }
}

describe('the sheet', () => {
  test('says who won and how long it took', () => {
    render(<Sheet {...finished()} />)
    expect(screen.getByText('Béla wins')).toBeDefined()
    expect(screen.getByText('All four landmarks after 41 turns')).toBeDefined()
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers.slice(1)).toEqual(['Anna', ' WinnerBéla'])
  })

  test('has a row for what every player has, and for what their dice bring', () => {
    render(<Sheet {...finished()} />)
    const cells = (name: string) =>
      within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells('Landmarks')).toEqual(['1 of 4', '4 of 4'])
    expect(cells('Coins')).toEqual(['9', '2'])
    expect(cells('Cards in town')).toEqual(['3', '6'])
    // With one die Anna gets 1 for a 1 and 2 for a 2 or a 3. Béla gets 4 x 5 for a 9 with two dice, and 2 for a 2 or a 3.
    expect(cells('Coins per own roll, on average')).toEqual(['0.8', '2.4'])
  })

  test('shows the town of the winner first', () => {
    render(<Sheet {...finished()} />)
    const towns = screen.getAllByRole('img').map((town) => town.getAttribute('aria-label'))
    expect(towns).toEqual(['Town of Béla', 'Town of Anna'])
  })
})

describe('the poster', () => {
  test('names the winner, and says how far the others came', () => {
    const poster = renderToStaticMarkup(<Poster {...finished()} />)
    const written = [...poster.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(written).toEqual([
      '×4',
      'Machi Koro',
      'Winner',
      'Béla',
      'All four landmarks after 41 turns',
      'Anna',
      '1 landmark',
    ])
  })
})

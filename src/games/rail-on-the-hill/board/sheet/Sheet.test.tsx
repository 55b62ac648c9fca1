import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { insightOf } from '../../rules/insight.ts'
import { FULL_TOWN, line, plainGame, Table, town } from '../../rules/testing/positions.ts'
import { score } from '../../text/en/panels.ts'
import { words } from '../../text/en/words.ts'
import type { RailSheetProps } from './Sheet.tsx'
import { Sheet } from './Sheet.tsx'

afterEach(cleanup)

const game = plainGame({ towns: { 3: { landmark: 'zoo' }, 20: { landmark: 'bank' } } })
const OTHER_TOWN = town('d4', '17 18 19 20', '21 22 23 24', '25 26 27 28', '29 30 31 32')
const LONG = 'd4-e4 e4-f4 f4-g4 g4-g5 g5-g6 g6-g7 f7-g7'

/** Both have the same total; only Béla has a fulfilled Plan. */
function tie(): RailSheetProps {
  const { state } = Table.at(
    {
      phase: 'over',
      active: [],
      round: 14,
      players: [
        { town: FULL_TOWN, lines: { black: line(LONG) }, resources: 32 },
        { town: OTHER_TOWN, lines: { black: line(LONG, { plans: [53] }) } },
      ],
    },
    game,
  )
  const seats = ['Anna', 'Béla'].map((name) => ({ name, kind: 'person' as const }))
  const texts = { name: 'The Rail on the Hill', words, score }
  const view = game.view(state, 'spectator')
  return { cards: game.cards, view, insight: insightOf(state), standing: game.standing(state), seats, texts }
}

describe('the score sheet', () => {
  test('is a table with a column for each seat', () => {
    const props = tie()
    render(<Sheet {...props} />)
    const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    const cells = (name: string) =>
      row(name)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
    expect(cells('Black line')).toEqual(['32', '32'])
    expect(cells('Black Plans')).toEqual(['0', '6'])
    expect(cells('No Plan met')).toEqual(['−40', '−30'])
    expect(cells('Resources')).toEqual(['16', '0'])
    expect(cells('Total')).toEqual(['8', '8'])
  })

  test('says in words that fulfilled Plans decided, and marks the winner by a word', () => {
    render(<Sheet {...tie()} />)
    expect(screen.getByText(/^Béla wins the tie at 8 points/)).toBeDefined()
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers.slice(1)).toEqual(['Anna', ' WinnerBéla'])
  })
})

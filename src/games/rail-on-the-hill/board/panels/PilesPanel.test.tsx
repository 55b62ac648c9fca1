import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Table } from '../../rules/testing/positions.ts'
import { viewOf } from '../../rules/view.ts'
import { panels } from '../../text/en/panels.ts'
import { words } from '../../text/en/words.ts'
import { PilesPanel } from './PilesPanel.tsx'

afterEach(cleanup)

it('shows the size of every pile and all discards, as RH-R2 leaves them open to all', () => {
  const { game, state } = Table.at({ townDiscard: [9, 5], planDiscard: [42], devDiscard: [31, 1] })
  const view = viewOf(state, 'spectator')
  render(<PilesPanel view={view} cards={game.cards} texts={panels} words={words} />)
  const part = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)
  const piles = [
    ['Town cards', view.townDeck, /^card 5.*: Red .* Roads /, 2],
    ['Plan cards', view.planDeck, /, \d+ points/, 1],
    ['Tokens', view.devPile, /^×2 on red$/, 2],
  ] as const
  for (const [title, left, first, discarded] of piles) {
    const pile = part(title)
    expect(pile.getByText(`${left} in the pile, ${discarded} discarded`)).toBeDefined()
    expect(pile.getAllByRole('listitem')[0].title).toMatch(first)
    expect(pile.getAllByRole('listitem')).toHaveLength(discarded)
  }
})

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Rng } from '#engine/random.ts'
import { type CardSet, ESTABLISHMENTS, type Establishment } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { compileCards } from '../../cards/tables.ts'
import { insightOf } from '../../rules/insight.ts'
import { type MachiPlayer, type MachiPosition, stateAt } from '../../rules/position.ts'
import { odds as texts } from '../../text/en/board.ts'
import { words } from '../../text/en/words.ts'
import { OddsPanel, type OddsPanelProps } from './OddsPanel.tsx'

afterEach(cleanup)

const CARDS = standard as CardSet
const ANNA: MachiPlayer = { coins: 9, cards: { ranch: 2, bakery: 1 }, landmarks: [] }
const BELA: MachiPlayer = { coins: 4, cards: { cafe: 2, ranch: 1 }, landmarks: ['train-station'] }

function show(props: Partial<OddsPanelProps> = {}, players: readonly MachiPlayer[] = [ANNA, BELA]) {
  const position: MachiPosition = {
    game: 'machi-koro',
    options: { players: players.length },
    phase: 'build',
    active: [1],
    turn: 1,
    dice: [3],
    supply: Object.fromEntries(ESTABLISHMENTS.map((id) => [id, 6])) as MachiPosition['supply'],
    players,
  }
  const calls = { onRoller: vi.fn(), onDice: vi.fn() }
  render(
    <OddsPanel
      cards={CARDS}
      insight={insightOf(stateAt(position, compileCards(CARDS), new Rng('odds')), 1)}
      seats={['Anna', 'Béla'].map((name) => ({ name, kind: 'person' }))}
      eyes={1}
      roller={1}
      dice={1}
      built={null}
      gain=""
      rolled={null}
      texts={texts}
      words={words}
      {...calls}
      {...props}
    />,
  )
  return calls
}

/** What stands in the row of a player, as it is read aloud. */
function row(name: RegExp): string[] {
  const cells = within(screen.getByRole('row', { name })).getAllByRole('cell')
  return cells.map((cell) => {
    const seen = [...cell.querySelectorAll('span')].filter((span) => span.children.length === 0)
    return seen
      .filter((span) => span.getAttribute('aria-hidden') !== 'true')
      .map((span) => span.textContent)
      .join(' ')
  })
}

describe('the odds', () => {
  it('tell what each number of one die brings every player', () => {
    show()
    expect(row(/^Anna/)).toEqual(['0', '+3', '−1', '0', '0', '0', '+0.3'])
    expect(row(/^Béla/)).toEqual(['0', '+1', '+2', '0', '0', '0', '+0.5'])
    expect(screen.getAllByRole('columnheader')[1].textContent).toContain('1 in 6')
  })

  it('tell of two dice only where a player may roll them', () => {
    show({ dice: 2 })
    expect(screen.queryByRole('button', { name: '2 dice' })).toBeNull()
    expect(screen.getAllByRole('columnheader')).toHaveLength(8)
    cleanup()
    const { onDice } = show({ roller: 2, dice: 2 })
    expect(screen.getAllByRole('columnheader')).toHaveLength(13)
    expect(screen.getByRole('columnheader', { name: /^7|7$/ }).textContent).toContain('6 in 36')
    fireEvent.click(screen.getByRole('button', { name: '1 die' }))
    expect(onDice.mock.calls).toEqual([[1]])
  })

  it('show the roll of the player who is chosen', () => {
    const { onRoller } = show()
    expect(screen.getByRole('button', { name: 'Anna' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Béla' }))
    expect(onRoller.mock.calls).toEqual([[2]])
  })

  it('mark what would change with a building', () => {
    show({ built: 'bakery' })
    expect(screen.getByText(/^If you build Bakery/)).toBeTruthy()
    expect(row(/^Anna/).slice(1, 3)).toEqual(['+4 instead of +3', '0 instead of −1'])
    expect(row(/^Béla/)[1]).toBe('+1')
    cleanup()
    show({ built: 'bakery', eyes: 'spectator' })
    expect(screen.getByText(/^With Bakery built/)).toBeTruthy()
  })

  it('compare the mean of two dice with that of one, where a building brings the second die', () => {
    show({ built: 'train-station', dice: 2 })
    expect(row(/^Anna/).at(-1)).toBe('0.0 instead of +0.3')
  })

  it('mark the number on the table, and where a card would ask something', () => {
    show({ rolled: 6 }, [{ ...ANNA, cards: { 'tv-station': 1 } }, BELA])
    const six = screen.getAllByRole('columnheader')[6]
    expect(six.getAttribute('data-rolled')).toBe('true')
    expect(six.textContent).toContain('TV Station: the player who rolled chooses who pays; shown for the richest.')
    expect(row(/^Anna/)[5]).toBe('+4')
  })

  it('tell of such a card what it takes, whatever its name is', () => {
    const establishments = CARDS.establishments.map((card): Establishment => {
      return card.id === 'tv-station' ? { ...card, takes: 'card' } : card
    })
    show({ cards: { ...CARDS, establishments } }, [{ ...ANNA, cards: { 'tv-station': 1 } }, BELA])
    expect(screen.getAllByRole('columnheader')[6].textContent).toContain(
      'TV Station: the player who rolled may swap a card.',
    )
  })
})

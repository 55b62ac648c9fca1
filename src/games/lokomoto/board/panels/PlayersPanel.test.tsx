import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LokoPlayerView } from '../../rules/view.ts'
import { players as texts, words } from '../../text/en/panels.ts'
import { TEST_CARDS } from '../testing/test-cards.ts'
import { PlayersPanel } from './PlayersPanel.tsx'

afterEach(cleanup)

const ANNA: LokoPlayerView = { trains: [3, 1], shapes: [11], secret: [{ points: 3, id: 21 }] }
const BELA: LokoPlayerView = { trains: [], shapes: [], secret: [{ points: 2, id: null }] }

function show() {
  const onShow = vi.fn()
  render(
    <PlayersPanel
      cards={TEST_CARDS}
      players={[ANNA, BELA]}
      scores={[
        { trains: 7, bonus: 0, shapes: 2, unused: -3, total: 6 },
        { trains: 0, bonus: 0, shapes: 0, unused: -2, total: -2 },
      ]}
      seats={['Anna', 'Béla'].map((name) => ({ name, kind: 'person' }))}
      turn={1}
      shown={2}
      onShow={onShow}
      texts={texts}
      words={words}
    />,
  )
  return { onShow }
}

const spoken = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('img')
    .map((card) => card.getAttribute('aria-label'))

describe('the players', () => {
  it('reads every score in full', () => {
    show()
    expect(screen.getByText('Trains 7, bonus 0, shapes 2, unused −3, total 6')).toBeTruthy()
    expect(screen.getByText('Trains 0, bonus 0, shapes 0, unused −2, total −2')).toBeTruthy()
  })

  it('has the cards of every player, secret ones face down', () => {
    show()
    expect(spoken('Trains of Anna')).toEqual(['Púpos, 5 +1: 6 points', 'Hajtány, 2 −1: 1 point'])
    expect(spoken('Shapes of Anna')).toEqual(['Shape 11, worth 2', 'Secret shape worth 3'])
    expect(screen.queryByRole('list', { name: 'Trains of Béla' })).toBeNull()
    expect(spoken('Shapes of Béla')).toEqual(['Secret shape worth 2'])
  })

  it('puts the shown player on top, marks whose turn it is, and reports a tap', () => {
    const { onShow } = show()
    const names = screen.getAllByRole('button')
    expect(names.map(({ textContent }) => textContent)).toEqual(['Béla', 'Annatheir turn'])
    expect(names.map((name) => name.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    fireEvent.click(names[1])
    expect(onShow).toHaveBeenCalledExactlyOnceWith(1)
  })
})

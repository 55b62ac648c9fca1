import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { people, QUIET_BOARD } from '#boards/testing/quiet-board.ts'
import { insightOf } from '../../rules/insight.ts'
import { railOnTheHill as game } from '../../rules/rules.ts'
import { texts } from '../../text/en/board.ts'
import { Board } from '../Board.tsx'
import { OthersPanel } from './OthersPanel.tsx'

afterEach(cleanup)

/** Two players have their sets, and no Plan is placed yet. */
function opened() {
  const state = game.setup({ players: 2, first: 1 }, 'open hands')
  game.play(state, 2, game.parse('take 1') ?? -1)
  game.play(state, 1, game.parse('take 2') ?? -1)
  const [view, standing] = [game.view(state, 1), game.standing(state)]
  return { view, standing, insight: insightOf(state, 1), seats: people(2), cards: game.cards, shown: 1 }
}

function showOthers(props = opened()) {
  render(<OthersPanel {...props} words={texts.words} texts={texts.score} onShow={() => undefined} />)
  return props
}

it('RH-S6: the Town cards in the hand of another player are shown, since hands are open', () => {
  const { view } = showOthers()
  const [, other] = screen.getAllByRole('list', { name: 'Town cards in hand' })
  const shown = within(other).getAllByRole('img')
  expect(shown.map((card) => card.getAttribute('aria-label')?.match(/^card (\d+)/)?.[1])).toEqual(
    view.players[1].hand.map(String),
  )
})

it('RH-V5: a seat and its town have the same points as the score panel, with those lost for lines without a fulfilled Plan', () => {
  const props = opened()
  render(<Board {...QUIET_BOARD} {...props} legal={[]} take={() => undefined} whyNot={() => undefined} texts={texts} />)
  const seat = document.querySelector('[aria-label^="Anna: −40 points if the game ended now (0 and −40 points for"]')
  expect(seat?.textContent).toBe('−40')
  cleanup()
  showOthers(props)
  expect(screen.getByRole('button', { name: 'Show the town of Anna, −40 points' }).textContent).toContain('−40')
})

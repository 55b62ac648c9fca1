import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pointSources } from '../../rules/scoring/provenance.ts'
import { scoreOf } from '../../rules/scoring/score.ts'
import type { RailState } from '../../rules/state.ts'
import { FULL_TOWN, landmarks, line, plainGame, type Situation, Table } from '../../rules/testing/positions.ts'
import { score as texts } from '../../text/en/panels.ts'
import { words } from '../../text/en/words.ts'
import { ScorePanel } from './ScorePanel.tsx'

afterEach(cleanup)

const game = plainGame({
  ...landmarks({ 1: 'zoo', 2: 'bank', 6: 'school' }),
  plans: { 7: { kind: 'three', landmarks: ['zoo', 'bank', 'hospital'], points: 8 } },
})

/** Red runs d4 e4 e5, meets Plan 7 with a Wild and misses 53; the other lines have nothing. */
const SITUATION: Situation = {
  options: { players: 2, requests: true },
  requests: ['F', 'K'],
  players: [
    {
      resources: 5,
      town: { ...FULL_TOWN, e4: { card: 2, turn: 0, token: 1 } },
      lines: { red: line('d4-e4 e4-e5', { plans: [7, 53] }), blue: line('f6-g7'), black: line('f7-g6') },
      kept: [31],
    },
  ],
}

function show(first?: 'red') {
  const state: RailState = Table.at(SITUATION, game).state
  const onLight = vi.fn()
  const onClose = vi.fn()
  const score = scoreOf(state, 0)
  const sources = pointSources(state, 0)
  render(<ScorePanel {...{ score, sources, words, texts, first, onLight, onClose }} cards={game.cards} name="Anna" />)
  return { score, onLight, onClose }
}

const number = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}:`) })

describe('the live score', () => {
  test('has the numbers of the pad', () => {
    const { score } = show()
    expect(number('Red line').textContent).toBe('4')
    expect(number('Red Plans').textContent).toBe('8')
    expect(number('No Plan met').textContent).toContain('−30')
    expect(number('Request F').textContent).toContain('4')
    expect(number('Resources').textContent).toContain('2')
    expect(screen.getByText(/^Total/).parentElement?.textContent).toContain(`${score.total}`.replace('-', '−'))
  })

  test('unfolds one number at a time', () => {
    show()
    fireEvent.click(number('Red line'))
    expect(number('Red line').getAttribute('aria-expanded')).toBe('true')
    const rows = within(screen.getByRole('region', { name: 'Red line' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'd4 · card 1 (zoo)1',
      'e4 · card 2 (bank)×22',
      'e5 · card 6 (school)1',
    ])
    fireEvent.click(number('Red Plans'))
    expect(number('Red line').getAttribute('aria-expanded')).toBe('false')
    const plans = within(screen.getByRole('region', { name: 'Red Plans' })).getAllByRole('listitem')
    expect(plans.map((row) => row.textContent)).toEqual([
      'Plan 7: zoo, bank, hospitalon d4, e4 · Wild counts as hospital8',
      'Plan 53: 7 tracksnot fulfilled0',
    ])
    fireEvent.click(number('Red Plans'))
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('begins with the line that was asked for', () => {
    show('red')
    expect(number('Red line with its Plans').getAttribute('aria-expanded')).toBe('true')
    const whole = screen.getByRole('region', { name: 'Red line with its Plans' })
    expect(within(whole).getByRole('heading').textContent).toContain('4 + 8 = 12')
    expect(within(whole).getAllByRole('listitem')).toHaveLength(5)
  })

  test('lights up what is open, and within it the place of a source', () => {
    const { onLight } = show('red')
    const whole = { squares: ['e5', 'e4', 'd4'], line: 'red' }
    expect(onLight).toHaveBeenLastCalledWith(whole)
    const source = screen.getByRole('button', { name: /^e4/ })
    fireEvent.focus(source)
    expect(onLight).toHaveBeenLastCalledWith({ squares: ['e4'], line: 'red' })
    fireEvent.blur(source)
    expect(onLight).toHaveBeenLastCalledWith(whole)
    fireEvent.pointerEnter(source)
    expect(onLight).toHaveBeenLastCalledWith({ squares: ['e4'], line: 'red' })
    fireEvent.pointerLeave(source)
    expect(onLight).toHaveBeenLastCalledWith(whole)
    fireEvent.click(number('Red line with its Plans'))
    expect(onLight).toHaveBeenLastCalledWith(null)
  })

  test('lights up all four squares around an intersection, and nothing for resources', () => {
    const { onLight } = show()
    fireEvent.focus(number('Request F'))
    expect(onLight).toHaveBeenLastCalledWith({ squares: ['f6', 'g6', 'f7', 'g7'] })
    fireEvent.focus(number('Resources'))
    expect(onLight).toHaveBeenLastCalledWith(null)
  })

  test('closes', () => {
    const { onClose } = show()
    fireEvent.click(screen.getByRole('button', { name: texts.close }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

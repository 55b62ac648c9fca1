import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CardSet, LineName } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import type { LinePlan } from '../../rules/insight.ts'
import { panels } from '../../text/en/panels.ts'
import { words } from '../../text/en/words.ts'
import { offerOf } from '../use-turn.ts'
import { PlanTarget } from './PlanTarget.tsx'

afterEach(cleanup)

const lying = (...cards: number[]): LinePlan[] =>
  cards.map((card) => ({ card, have: 0, need: 2, missing: [], category: undefined }))

const PLANS = { red: lying(1, 2, 3, 41), yellow: lying(4), blue: lying(43), black: [] }
const at = (have: number) => ({ have, need: 2, missing: [], category: undefined })
const PROSPECT = { red: at(1), yellow: at(0), blue: at(0), black: at(2) }
/** On red only Plan 41 may go, since it has the same effect as 42; blue cannot take 42 at all. */
const OFFER = offerOf(['plan 42 red -41', 'plan 42 yellow', 'plan 42 black'])
const SCORE = {
  lines: { red: 0, yellow: 0, blue: 0, black: 0 },
  plans: { red: [], yellow: [], blue: [], black: [] },
  penalty: 0,
  requests: {},
  resources: 0,
  total: 0,
  fulfilled: 0,
}

function show(line: LineName | null, onCancel?: () => void) {
  const calls = { onLine: vi.fn(), onDiscard: vi.fn() }
  render(
    <PlanTarget
      card={42}
      prospect={PROSPECT}
      line={line}
      plans={PLANS}
      score={SCORE}
      offer={OFFER}
      cards={standard as CardSet}
      texts={panels}
      words={words}
      onCancel={onCancel}
      {...calls}
    />,
  )
  return calls
}

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

describe('the line for a Plan card', () => {
  it('is asked for with what lies there; a line that cannot take the card says so', () => {
    const { onLine } = show(null)
    expect(screen.getAllByRole('button').filter(isOff)).toEqual([
      screen.getByRole('button', { name: 'Blue line: already has this Plan' }),
    ])
    fireEvent.click(
      screen.getByRole('button', { name: 'Red line, 1 of 2 for this Plan, 4 of 4 Plan cards: put it here' }),
    )
    fireEvent.click(screen.getByRole('button', { name: /^Blue line/ }))
    expect(onLine.mock.calls).toEqual([['red'], ['blue']])
  })

  it('is followed by the card that goes, where the line is full', () => {
    const { onLine, onDiscard } = show('red')
    expect(screen.getByRole('img', { name: /^The new Plan 42: / })).toBeTruthy()
    const cards = screen.getAllByRole('button', { name: /^Replace Plan/ })
    expect(cards.map(isOff)).toEqual([true, true, true, false])
    fireEvent.click(cards[3])
    expect(onDiscard.mock.calls).toEqual([[41]])
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(onLine.mock.calls).toEqual([[null]])
  })

  it('can be cancelled with Escape only before anything was sent', () => {
    const onCancel = vi.fn()
    show(null, onCancel)
    const dock = screen.getByRole('group', { name: 'Put Plan 42 on a line' })
    expect(document.activeElement).toBe(dock)
    fireEvent.keyDown(dock, { key: 'Escape' })
    expect(onCancel).toHaveBeenCalledOnce()
    cleanup()
    show(null)
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })
})

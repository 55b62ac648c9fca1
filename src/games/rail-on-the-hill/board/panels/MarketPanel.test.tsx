import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CardSet } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { panels } from '../../text/en/panels.ts'
import { words } from '../../text/en/words.ts'
import { offerOf } from '../use-turn.ts'
import { MarketPanel, type MarketPanelProps } from './MarketPanel.tsx'

afterEach(cleanup)

function show(props: Partial<MarketPanelProps>) {
  const calls = { onLocation: vi.fn(), onCollect: vi.fn(), onPlan: vi.fn(), onToken: vi.fn() }
  render(
    <MarketPanel
      board={{ a: 1, b: 5, c: null, d: 8 }}
      plans={[42]}
      devs={[1, 25]}
      acquired={null}
      located={false}
      offer={offerOf([])}
      cards={standard as CardSet}
      texts={panels}
      words={words}
      selected={{}}
      {...calls}
      {...props}
    />,
  )
  return calls
}

const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'

describe('the market', () => {
  it('offers the cards that can be acquired, and says so of no others', () => {
    const { onLocation } = show({ offer: offerOf(['acquire a', 'acquire d']) })
    const [police, zoo, plain] = [/^Acquire card 1 /, /^Acquire card 5 /, /^Acquire card 8 /].map((name) =>
      screen.getByRole('button', { name }),
    )
    expect([police, zoo, plain].map(isOff)).toEqual([false, true, false])
    fireEvent.click(plain)
    expect(onLocation.mock.calls).toEqual([['d']])
  })

  it('passes a tap on something impossible on, so that the table can say why', () => {
    const calls = show({})
    fireEvent.click(screen.getByRole('button', { name: /^Acquire card 5 .*: Red 3, .* Roads north, / }))
    fireEvent.click(screen.getByRole('button', { name: 'Take 2 resources' }))
    fireEvent.click(screen.getByRole('button', { name: /^Take Plan 42/ }))
    fireEvent.click(screen.getByRole('button', { name: /^Take ×2 on red/ }))
    expect(calls.onLocation.mock.calls).toEqual([['b']])
    expect(calls.onCollect).toHaveBeenCalledOnce()
    expect(calls.onPlan.mock.calls).toEqual([[42]])
    expect(calls.onToken.mock.calls).toEqual([[1]])
  })

  it('shows an empty place where a card was taken', () => {
    show({})
    const track = screen.getByRole('group', { name: /^Location c/ })
    expect(track.querySelector('button')).toBeNull()
    expect(track.textContent).toContain('No card left here')
  })

  it('says which action is due, and when it has been taken', () => {
    show({ acquired: 'b', offer: offerOf(['plan 42 red']), selected: { plan: 42 } })
    expect(screen.getByRole('group', { name: /^Location b/ }).textContent).toContain('yours to take now')
    expect(screen.getByRole('button', { name: /^Take Plan 42/, pressed: true })).toBeTruthy()
    cleanup()
    show({ acquired: 'b', located: true })
    expect(screen.getByRole('group', { name: /^Location b/ }).textContent).toContain('Action taken')
  })
})

import { cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Touchable } from '#ui/Touchable.tsx'
import type { Hint, Moment } from './board.ts'
import { Help, HelpPart } from './Help.tsx'
import { SeatBar } from './SeatBar.tsx'
import { CancelButton, Strip, StripButton } from './Strip.tsx'
import { Newcomer, TableFrame, useFirstPanel } from './TableFrame.tsx'
import { QUIET_BOARD } from './testing/quiet-board.ts'
import { kit } from './text/en.ts'
import { usePicked } from './turn.ts'

afterEach(cleanup)

interface View {
  readonly stones: number
  readonly turn: number
}

interface TinyProps {
  readonly hint?: Hint
  take(action: string): void
}

const LOG: readonly Moment<View>[] = [
  { seat: 1, action: 'take 2', before: { stones: 7, turn: 1 } },
  { seat: 2, action: 'take 1', before: { stones: 5, turn: 1 } },
]

/** A board of the kit alone: take one or two stones, or all after thinking about it. */
function Board({ hint, take }: TinyProps) {
  const board = {
    ...QUIET_BOARD,
    view: { stones: 4, turn: 2 },
    log: LOG,
    seats: [
      { name: 'Anna', kind: 'person' as const },
      { name: 'Béla', kind: 'bot' as const },
    ],
    hint,
    news: 'Béla takes 1.',
    ruleAddress: (rule: string) => `#${rule}`,
  }
  const [isBold, think] = usePicked(board, false)
  return (
    <TableFrame
      board={board}
      seats={
        <SeatBar board={board} active={[1]} progress={2} look={(seat) => ({ score: seat, scoreLabel: `${seat}` })} />
      }
      main={<p>{board.view.stones} stones</p>}
      panels={[{ id: 'pile', label: 'Pile', content: <Touchable onClick={() => think(true)}>All</Touchable> }]}
      log={{
        narrate: ({ seat, action }, { stones }) => `${board.seats[seat - 1].name}: ${action}, ${stones} left`,
        roundOf: ({ before }) => before.turn,
      }}
      help={(frame) => (
        <Help {...frame}>
          <HelpPart title="Goal" items={[['TS-1', '1', 'Take the last stone.']]} />
        </Help>
      )}
      keys={{ 1: () => take('take 1'), escape: () => think(false) }}
      strip={
        <Strip
          board={board}
          now={isBold ? 'Take them all?' : 'Take one or two.'}
          buttons={
            isBold ? (
              <CancelButton onPress={() => think(false)} />
            ) : (
              ['take 1', 'take 2'].map((action) => (
                <StripButton key={action} mark={action} onPress={() => take(action)}>
                  {action}
                </StripButton>
              ))
            )
          }
        />
      }
    />
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const button = (name: string) => screen.getByRole('button', { name })

describe('a board of the kit alone', () => {
  it('says what to do and what others did, and takes actions by button and by key', () => {
    const take = vi.fn()
    render(<Board take={take} />)
    expect(screen.getByText('Take one or two.').dataset.main).toBe('true')
    expect(screen.getByText('Béla takes 1.').dataset.main).toBe('false')
    fireEvent.click(button('take 2'))
    fireEvent.keyDown(window, { key: '1' })
    expect(take.mock.calls).toEqual([['take 2'], ['take 1']])
  })

  it('marks the button of the action that the hint advises, and no other', () => {
    render(<Board take={vi.fn()} hint={{ plan: ['take 2'] }} />)
    expect([button('take 1').dataset.hint, button('take 2').dataset.hint]).toEqual([undefined, 'true'])
  })

  it('puts down what is picked up with the key and with the button', () => {
    render(<Board take={vi.fn()} />)
    fireEvent.click(button('All'))
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByText('Take them all?')).toBeNull()
    fireEvent.click(button('All'))
    fireEvent.click(button(kit.cancel))
    expect(screen.queryByText('Take them all?')).toBeNull()
  })

  it('shows who sits there, who acts, who began and the round', () => {
    render(<Board take={vi.fn()} />)
    const seats = within(screen.getByRole('list', { name: kit.players }))
    const [anna, bela] = seats.getAllByRole('listitem')
    expect([anna.dataset.active, bela.dataset.active]).toEqual(['true', 'false'])
    expect(within(anna).getByRole('img', { name: kit.began })).toBeTruthy()
    expect(within(bela).queryByRole('img')).toBeNull()
    expect(screen.getAllByText(kit.log.round(2))).not.toEqual([])
  })

  it('has a log, and help that a key opens and closes', async () => {
    render(<Board take={vi.fn()} />)
    fireEvent.click(tab(kit.log.title))
    expect(await screen.findByText('Anna: take 2, 5 left')).toBeTruthy()
    expect(screen.getByText('Béla: take 1, 4 left')).toBeTruthy()
    fireEvent.keyDown(window, { key: '?' })
    expect(screen.getByRole('link', { name: /Take the last stone/ }).getAttribute('href')).toBe('#TS-1')
    fireEvent.keyDown(window, { key: '?' })
    expect(tab('Pile').getAttribute('aria-selected')).toBe('true')
  })

  it('brings the keyboard to the help, and back to where it was', () => {
    render(<Board take={vi.fn()} />)
    button('take 2').focus()
    fireEvent.keyDown(window, { key: '?' })
    expect(document.activeElement).toBe(tab(kit.help.tab))
    fireEvent.keyDown(window, { key: '?' })
    expect(document.activeElement).toBe(button('take 2'))
  })

  it('leads from the help to the lessons, where there are some', () => {
    render(
      <Newcomer value={{ isNew: false, lessons: '/learn/stones/' }}>
        <Board take={vi.fn()} />
      </Newcomer>,
    )
    fireEvent.click(tab(kit.help.tab))
    expect(screen.getByRole('link', { name: kit.help.lessons }).getAttribute('href')).toBe('/learn/stones/')
  })
})

it('what a player gains floats up from the score, with a picture of what it is', () => {
  const seats = [{ name: 'Anna', kind: 'person' as const }]
  const bar = (points: number, log: readonly Moment<View>[]) => (
    <SeatBar
      board={{ seats, shown: 1, show: () => undefined, log }}
      active={[1]}
      look={() => ({ score: '', scoreLabel: 'Score', points, pointIcon: 'coins' })}
    />
  )
  const { rerender } = render(bar(3, []))
  expect(button('Score').textContent).toBe('')
  rerender(bar(5, LOG))
  expect(button('Score').textContent).toBe('+2coins')
})

describe('the panel to begin with', () => {
  const first = (isNew: boolean, eyes: number, log = LOG) =>
    renderHook(() => useFirstPanel('pile', { log, eyes }), {
      wrapper: ({ children }) => <Newcomer value={{ isNew }}>{children}</Newcomer>,
    }).result.current

  it('is the help for a player to whom the game is new, until they have acted', () => {
    expect([first(true, 3), first(true, 1), first(true, 1, [])]).toEqual(['help', 'pile', 'help'])
  })

  it('is the home panel for all others', () => {
    expect(first(false, 3)).toBe('pile')
  })
})

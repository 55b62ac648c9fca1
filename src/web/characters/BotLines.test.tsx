// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Moment, SeatInfo } from '#boards/board.ts'
import { characters } from '../text/en/characters.ts'
import { BotLines, Greeting } from './BotLines.tsx'

const { people } = characters
const SEATS: readonly SeatInfo[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Marta', bot: 'steady', character: 'marta' },
  { kind: 'bot', name: 'Emil', bot: 'steady', character: 'emil' },
  { kind: 'bot', name: 'Steady', bot: 'steady' },
]
const acted = (seat: number): Moment => ({ seat, action: '', before: undefined })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('at the end the bots say what fits the result; one without a character says nothing', async () => {
  render(<BotLines seats={SEATS} line={(seat) => (seat === 3 ? 'won' : 'lost')} />)
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([`Marta ${people.marta.lost}`, `Emil ${people.emil.won}`])
})

test('a greeting stays while bots act, and goes with the first action of a person', async () => {
  const { rerender } = render(<Greeting seats={SEATS} log={[]} />)
  await screen.findByText(people.marta.hello)
  rerender(<Greeting seats={SEATS} log={[acted(2)]} />)
  screen.getByText(people.marta.hello)
  rerender(<Greeting seats={SEATS} log={[acted(2), acted(1)]} />)
  expect(screen.queryByText(people.marta.hello)).toBeNull()
})

test('a greeting goes by itself', async () => {
  render(<Greeting seats={SEATS} log={[]} />)
  await screen.findByText(people.marta.hello)
  cleanup()
  vi.useFakeTimers()
  const { container } = render(<Greeting seats={SEATS} log={[]} />)
  expect(container.firstChild).not.toBeNull()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(container.firstChild).toBeNull()
})

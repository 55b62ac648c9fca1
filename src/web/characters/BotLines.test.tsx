import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { SeatInfo } from '#boards/board.ts'
import { characters } from '../text/en/characters.ts'
import { BotLines, Greeting } from './BotLines.tsx'

const { people } = characters
const SEATS: readonly SeatInfo[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Marta', bot: 'steady', character: 'marta' },
  { kind: 'bot', name: 'Emil', bot: 'steady', character: 'emil' },
  { kind: 'bot', name: 'Steady', bot: 'steady' },
]

beforeEach(() => localStorage.clear())

test('at the end the bots say what fits the result; one without a character says nothing', async () => {
  render(<BotLines seats={SEATS} hasWon={(seat) => seat === 3} />)
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([`Marta ${people.marta.lost}`, `Emil ${people.emil.won}`])
})

test('at the beginning every bot with a character says hello', async () => {
  const { container } = render(<Greeting seats={SEATS} />)
  await screen.findByText('Marta')
  expect(container.textContent).toBe(`Marta ${people.marta.hello} Emil ${people.emil.hello} `)
})

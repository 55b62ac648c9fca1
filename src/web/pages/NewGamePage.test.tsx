// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { facts } from '../../games/rail-on-the-hill/facts.ts'
import { intro } from '../../games/rail-on-the-hill/text/intro/en.ts'
import { listGames, loadGame } from '../games/saved-game.ts'
import { texts } from '../text/en/index.ts'
import { TextsProvider } from '../text/TextsContext.tsx'
import { NewGamePage } from './NewGamePage.tsx'
import { NewGameForm } from './new-game/NewGameForm.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

async function open(query: string) {
  const memory = memoryLocation({ path: `/new/rail-on-the-hill/${query}`, record: true })
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <TextsProvider first={texts}>
        <NewGamePage gameId="rail-on-the-hill" />
      </TextsProvider>
    </Router>,
  )
  await screen.findByRole('button', { name: 'Start' })
  return memory
}

test('one click starts the game that the link describes', async () => {
  const memory = await open('?players=2&bots=1&requests=1&seed=tea&first=2')
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  const [{ id }] = listGames()
  expect(memory.history?.at(-1)).toBe(`/table/?game=${id}`)
  expect(loadGame(id)).toMatchObject({
    seats: [
      { kind: 'person', name: 'Player 1' },
      { kind: 'bot', name: 'Steady', bot: 'steady' },
    ],
    record: { options: { players: 2, first: 2, requests: true }, seed: 'tea', names: ['Player 1', 'Steady'] },
  })
})

test('what was chosen by hand is played, and remembered for the next time', async () => {
  await open('')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of seat 1' }), { target: { value: ' Anna ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a seat' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Bot on seat 2' }), { target: { value: 'random' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /No Rotation/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  const [{ id, seats, variants }] = listGames()
  expect(seats).toEqual([
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Random', bot: 'random' },
  ])
  expect(variants).toEqual(['noRotation'])
  expect(loadGame(id)?.record.options).toEqual({ players: 2, noRotation: true })
  cleanup()
  await open('')
  expect(screen.getByRole('textbox', { name: 'Name of seat 1' })).toHaveProperty('value', ' Anna ')
  expect(screen.getByRole('combobox', { name: 'Bot on seat 2' })).toHaveProperty('value', 'random')
})

test('a seat can be left again, down to the fewest that the game allows', async () => {
  await open('?players=2')
  fireEvent.click(screen.getByRole('button', { name: 'Remove seat 2' }))
  expect(screen.queryByRole('button', { name: /Remove seat/ })).toBeNull()
})

test('a game without variants asks for none, and its first set-up has bots up to the usual number', async () => {
  const memory = memoryLocation({ path: '/' })
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <TextsProvider first={texts}>
        <NewGameForm game={{ ...facts, players: [2, 4], usualPlayers: 2, variants: [] }} intro={intro} />
      </TextsProvider>
    </Router>,
  )
  expect(screen.queryByRole('heading', { name: 'Variants' })).toBeNull()
  expect(screen.getByText('More options').closest('details')).toHaveProperty('open', true)
  expect(screen.getByRole('combobox', { name: 'Bot on seat 2' })).toHaveProperty('value', 'steady')
  expect(screen.queryByRole('button', { name: /Remove seat/ })).toBeNull()
})

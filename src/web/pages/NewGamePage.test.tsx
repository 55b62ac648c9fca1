import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { GameFacts } from '#engine/game.ts'
import { facts } from '#games/rail-on-the-hill/rules/facts.ts'
import { intro } from '#games/rail-on-the-hill/text/intro/en.ts'
import { listGames, loadGame } from '../games/saved-game.ts'
import { characters } from '../text/en/characters.ts'
import { texts } from '../text/en/shell.ts'
import { TextsProvider } from '../text/TextsContext.tsx'
import { NewGamePage } from './NewGamePage.tsx'
import { NewGameForm } from './new-game/NewGameForm.tsx'

beforeEach(() => localStorage.clear())

function show(page: ReactNode, path = '/') {
  const memory = memoryLocation({ path, record: true })
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <TextsProvider first={texts}>{page}</TextsProvider>
    </Router>,
  )
  return memory
}

async function open(query: string) {
  const memory = show(<NewGamePage gameId="rail-on-the-hill" />, `/new/rail-on-the-hill/${query}`)
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
      { kind: 'bot', name: 'Wendel', bot: 'steady', character: 'wendel' },
    ],
    record: { options: { players: 2, first: 2, requests: true }, seed: 'tea', names: ['Player 1', 'Wendel'] },
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
    { kind: 'bot', name: expect.any(String), bot: 'random', character: expect.any(String) },
  ])
  expect(variants).toEqual({ noRotation: true })
  expect(loadGame(id)?.record.options).toEqual({ players: 2, noRotation: true })
  cleanup()
  await open('')
  expect(screen.getByRole('textbox', { name: 'Name of seat 1' })).toHaveProperty('value', ' Anna ')
  expect(screen.getByRole('combobox', { name: 'Bot on seat 2' })).toHaveProperty('value', 'random')
})

test('the levels of bots are listed by strength, and the list says so', async () => {
  await open('?players=2&bots=1')
  const list = screen.getByRole('group', { name: 'From strongest to weakest' })
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(facts.bots.map((bot) => intro.bots[bot]))
})

test('a seat can be left again, down to the fewest that the game allows', async () => {
  await open('?players=2')
  fireEvent.click(screen.getByRole('button', { name: 'Remove seat 2' }))
  expect(screen.queryByRole('button', { name: /Remove seat/ })).toBeNull()
})

test('a variant with several values is chosen from a list, played, and remembered', async () => {
  const game: GameFacts = {
    ...facts,
    variants: ['requests', { name: 'hill', values: ['low', 'high', 3], usual: 'low' }],
  }
  const values = { low: { name: 'Low', line: 'Easy.' }, high: { name: 'High', line: 'Hard.' } }
  const words = { ...intro, variants: { ...intro.variants, hill: { name: 'Hill', line: 'How high.', values } } }
  const openForm = () => show(<NewGameForm game={game} intro={words} characters={characters} />)
  openForm()
  const list = () => screen.getByRole('combobox', { name: 'Hill' })
  expect(list()).toHaveProperty('value', 'low')
  expect(Array.from(list().children, ({ textContent }) => textContent)).toEqual(['Low', 'High', '3'])
  fireEvent.change(list(), { target: { value: 'high' } })
  screen.getByText('Hard.')
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(loadGame(listGames()[0].id)?.record.options).toEqual({ players: 1, hill: 'high' })
  cleanup()
  openForm()
  expect(list()).toHaveProperty('value', 'high')
  fireEvent.change(list(), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  const options = listGames().map(({ id }) => loadGame(id)?.record.options)
  expect(options).toContainEqual({ players: 1, hill: 3 })
  cleanup()
  openForm()
  fireEvent.change(list(), { target: { value: 'low' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(listGames().map(({ id }) => loadGame(id)?.record.options)).toContainEqual({ players: 1 })
})

test('a game without variants asks for none, and its first set-up has bots up to the usual number', async () => {
  show(<NewGameForm game={{ ...facts, players: [2, 4], usualPlayers: 2, variants: [] }} {...{ intro, characters }} />)
  expect(screen.queryByRole('heading', { name: 'Variants' })).toBeNull()
  expect(screen.getByText('More options').closest('details')).toHaveProperty('open', true)
  expect(screen.getByRole('combobox', { name: 'Bot on seat 2' })).toHaveProperty('value', 'steady')
  expect(screen.queryByRole('button', { name: /Remove seat/ })).toBeNull()
})

test('the printed way to choose who begins is told beside the choice', async () => {
  await open('?players=3&bots=1')
  const first = screen.getByRole('combobox', { name: 'Starting player' })
  expect(screen.getByText(/boarded a train most recently/).id).toBe(first.getAttribute('aria-describedby'))
  fireEvent.change(first, { target: { value: '2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(loadGame(listGames()[0].id)?.record.options).toEqual({ players: 3, first: 2 })
})

test('players of a game with colours choose theirs, and it is remembered', async () => {
  const openForm = () =>
    show(
      <NewGameForm
        game={{ ...facts, colours: 4 }}
        intro={{ ...intro, colours: ['Red', 'Blue', 'Green', 'Ochre'] }}
        characters={characters}
      />,
    )
  openForm()
  const colour = () => screen.getByRole('combobox', { name: 'Colour of seat 1' })
  fireEvent.change(colour(), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(listGames()[0].seats).toMatchObject([{ colour: 3 }])
  cleanup()
  openForm()
  expect(colour()).toHaveProperty('value', '3')
})

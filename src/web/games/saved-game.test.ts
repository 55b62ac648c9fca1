import { beforeEach, expect, it } from 'vitest'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { listGames, loadGame, removeGame } from './saved-game.ts'
import { startGame } from './start-game.ts'

const SEATS = [{ kind: 'person', name: 'Anna' }] as const

function start(): string {
  return startGame({ game: railOnTheHill, options: { players: 1 }, seats: SEATS, seed: 'tea' })
}

function change(name: string, change: (json: Record<string, unknown>) => void): void {
  const json = JSON.parse(localStorage.getItem(`hilltop.${name}`) ?? '{}')
  change(json)
  localStorage.setItem(`hilltop.${name}`, JSON.stringify(json))
}

beforeEach(() => localStorage.clear())

it('keeps a new game, lists it and forgets it', () => {
  const id = start()
  expect(loadGame(id)).toMatchObject({ id, seats: SEATS, record: { seed: 'tea', actions: [] } })
  expect(listGames().map((game) => game.id)).toEqual([id])
  removeGame(id)
  expect(loadGame(id)).toBeUndefined()
  expect(listGames()).toEqual([])
})

it('opens a game of an earlier version with hidden characters in a name, without them', () => {
  const id = start()
  change(`game.${id}`, (json) => Object.assign(json, { seats: [{ kind: 'person', name: 'An\u202ena' }] }))
  expect(loadGame(id)).toMatchObject({ seats: SEATS })
})

it.each<[string, (json: Record<string, unknown>) => void]>([
  ['no seats', (json) => Object.assign(json, { seats: [] })],
  ['more seats than players', (json) => Object.assign(json, { seats: [...SEATS, ...SEATS] })],
  ['a seat that is nobody', (json) => Object.assign(json, { seats: [null] })],
  ['no record', (json) => Object.assign(json, { record: {} })],
])('does not open a game with %s', (_, broken) => {
  const id = start()
  change(`game.${id}`, broken)
  expect(loadGame(id)).toBeUndefined()
})

it('lists a game from when only the names of its variants were kept', () => {
  const id = start()
  change(`summary.${id}`, (json) => Object.assign(json, { variants: ['requests', 'gone'] }))
  expect(listGames()).toMatchObject([{ id, variants: { requests: true } }])
})

it.each<[string, (json: Record<string, unknown>) => void]>([
  ['no seats', (json) => Object.assign(json, { seats: undefined })],
  ['no time', (json) => Object.assign(json, { changedAt: 'yesterday' })],
  ['half a result', (json) => Object.assign(json, { result: {} })],
])('leaves a game with %s out of the list, and no other', (_, broken) => {
  const id = start()
  const other = start()
  change(`summary.${id}`, broken)
  expect(listGames().map((game) => game.id)).toEqual([other])
})

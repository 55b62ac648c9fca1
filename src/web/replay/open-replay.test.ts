import { expect, test } from 'vitest'
import type { GameRecord } from '#engine/record.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { addCardSet } from '../games/card-files.ts'
import { listCardSets } from '../games/card-sets.ts'
import { startGame } from '../games/start-game.ts'
import { bytesOf, richPlans } from '../games/testing/card-files.ts'
import { openReplay } from './open-replay.ts'
import { recordToLink } from './record-link.ts'
import { goldenRecord } from './testing/golden.ts'

const record = goldenRecord('solo')
const { result: _, ...unfinished } = { ...record, actions: record.actions.slice(0, 30) }

async function isResultWrong(played: GameRecord): Promise<boolean | undefined> {
  const opened = await openReplay({ kind: 'link', text: await recordToLink(played) }, String)
  return opened.ok ? opened.replay.isResultWrong : undefined
}

test('a result is held against what the actions give', async () => {
  expect(await isResultWrong(record)).toBe(false)
  expect(await isResultWrong({ ...record, result: { winners: [1], scores: [] } })).toBe(true)
})

test('names in a record are shown without hidden characters, and one of nothing else is like none', async () => {
  const opened = async (name: string) => {
    const text = await recordToLink({ ...record, names: [name] })
    const result = await openReplay({ kind: 'link', text }, (seat) => `Player ${seat}`)
    return result.ok && result.replay.session.seats[0].name
  }
  expect(await opened('An\u202ena')).toBe('Anna')
  expect(await opened('\u2800')).toBe('Player 1')
})

test('a game that is not over has no result, and is wrong to claim one', async () => {
  expect(await isResultWrong(unfinished)).toBe(false)
  expect(await isResultWrong({ ...record, actions: unfinished.actions })).toBe(true)
})

test('the link of a game with a replaced card set opens where the set is not known, and can be given on', async () => {
  localStorage.clear()
  const added = await addCardSet(railOnTheHill, 'rich.json', bytesOf(richPlans(1)))
  if (!added.ok) throw new Error(added.problem.kind)
  const cards = added.value
  const seats = [{ kind: 'person', name: 'Anna' }] as const
  const id = startGame({ game: railOnTheHill, options: { players: 1 }, seats, seed: 'tea', cards })
  const own = await openReplay({ kind: 'game', text: id }, String)
  if (!own.ok) throw new Error(own.problem.kind)
  const { link } = own.replay
  expect(link.length).toBeLessThan(8000)
  localStorage.clear()
  const received = await openReplay({ kind: 'link', text: link }, String)
  if (!received.ok) throw new Error(received.problem.kind)
  expect(received.replay.session.game.cardSetName).toEqual(cards)
  expect(received.replay.link).toBe(link)
  expect(listCardSets(railOnTheHill.id)).toEqual([cards])
})

test('a link keeps the colours that players have chosen, and what is no colour is left out', async () => {
  const seats = [
    { kind: 'person', name: 'Anna', colour: 4 },
    { kind: 'bot', name: 'Bo', bot: 'easy' },
  ] as const
  const id = startGame({ game: lokomoto, options: { players: 2 }, seats, seed: 'tea' })
  const own = await openReplay({ kind: 'game', text: id }, String)
  if (!own.ok) throw new Error(own.problem.kind)
  const coloursIn = async (link: string) => {
    const received = await openReplay({ kind: 'link', text: link }, String)
    return received.ok ? received.replay.session.seats.map(({ colour }) => colour) : undefined
  }
  expect(await coloursIn(own.replay.link)).toEqual([4, 2])
  const odd = { ...own.replay.record, colours: ['red', 9] } as unknown as GameRecord
  expect(await coloursIn(await recordToLink(odd))).toEqual([undefined, undefined])
})

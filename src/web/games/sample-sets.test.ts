import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findFacts } from '#games/index.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { firstDraft, wishOf } from '../online/lobby/TableTerms.tsx'
import { linkOf } from '../pages/new-game/NewGameForm.tsx'
import { firstSetUp } from '../pages/new-game/set-up.ts'
import { openReplay } from '../replay/open-replay.ts'
import { keptCardSet, listCardSets } from './card-sets.ts'
import { keepSample } from './sample-sets.ts'
import { startGame } from './start-game.ts'

const TEXT = readFileSync(join(import.meta.dirname, '../public/sets/tram-city.json'), 'utf8')
const facts = findFacts('lokomoto')

/** A web server that has only this file. */
function serve(body: string | undefined): void {
  vi.stubGlobal('fetch', async (address: string) =>
    body !== undefined && address.endsWith('/sets/tram-city.json')
      ? new Response(body)
      : new Response('', { status: 404 }),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function kept(): Promise<string> {
  serve(TEXT)
  const sha256 = await keepSample('lokomoto', 'tram-city')
  if (sha256 === undefined || facts === undefined) throw new Error('the sample was not kept')
  return sha256
}

test('a sample set is kept for games, but not listed among the sets of the person', async () => {
  const sha256 = await kept()
  expect(keptCardSet(sha256)?.name).toEqual({ id: 'Tram City', sha256 })
  expect(listCardSets('lokomoto')).toEqual([])
})

test('what is missing or broken is not kept', async () => {
  for (const body of [undefined, '{}', TEXT.slice(1)]) {
    serve(body)
    expect(await keepSample('lokomoto', 'tram-city')).toBeUndefined()
  }
  expect(localStorage).toHaveLength(0)
})

test('a game with a sample set is opened again, and its link brings the set to another browser', async () => {
  const sha256 = await kept()
  const cards = { id: 'Tram City', sha256 }
  const seats = [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Bo', bot: 'steady' },
  ] as const
  const id = startGame({ game: lokomoto, options: { players: 2 }, seats, seed: 'tea', cards })
  const own = await openReplay({ kind: 'game', text: id }, String)
  if (!own.ok) throw new Error(own.problem.kind)
  expect(own.replay.session.game.cardSetName).toEqual(cards)
  localStorage.clear()
  const received = await openReplay({ kind: 'link', text: own.replay.link }, String)
  if (!received.ok) throw new Error(received.problem.kind)
  expect(received.replay.session.game.cardSetName).toEqual(cards)
})

test('an online table gets the whole file, and the link to a setup names it', async () => {
  const sha256 = await kept()
  if (facts === undefined) throw new Error('there is no Lokomoto')
  const wish = wishOf(facts, firstDraft(facts, sha256))
  expect(wish.cards).toEqual({ id: 'Tram City', text: TEXT })
  expect(linkOf(firstSetUp(facts, 'Anna', sha256), facts).get('set')).toBe('tram-city')
  expect(linkOf(firstSetUp(facts, 'Anna', ''), facts).has('set')).toBe(false)
})

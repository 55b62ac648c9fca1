import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { GameFace } from '#boards/board.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { face as machiKoroFace } from '#games/machi-koro/board/Board.tsx'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { Unreachable } from '../../api.ts'
import { RetryPolicy } from '../../connection/retry.ts'
import { seatedTable } from '../OnlineTable.tsx'
import { MatchServer, Seated } from '../testing/match-server.ts'
import { useRecap } from './use-recap.ts'

const GAME: Game = machiKoro
/** A board that says the actions as they are. */
const FACE: GameFace = { ...(machiKoroFace as GameFace), narrate: ({ action }) => action }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a tab that was asleep fetches what it missed before it shows the recap', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const server = new MatchServer(GAME, { players: 2, first: 1 }, 'slept')
  const rng = new Rng('slept')
  const move = (): string => {
    const [seat] = server.active
    const action = GAME.format(GAME.sample(server.state, seat, rng))
    server.act(seat, { seq: server.seq, action, request: `slept ${server.seq}` })
    return action
  }
  while (server.active[0] === 1) move()
  const screen = new Seated(server, FACE, 1)
  const teller = { face: FACE, texts: undefined, seats: [] }
  const retries = new RetryPolicy(screen.time)
  const catchUp = () => retries.ask(() => screen.game.catchUp())
  const { result, rerender } = renderHook(
    (narrate: GameFace['narrate']) =>
      useRecap(
        seatedTable(screen.game, []),
        screen.game,
        { ...teller, face: { ...FACE, narrate } },
        {
          seat: 1,
          startedAt: 0,
          catchUp,
        },
      ),
    { initialProps: FACE.narrate },
  )
  look('hidden')
  const missed: string[] = []
  while (server.active[0] === 2) missed.push(move())
  vi.setSystemTime(61_000)
  screen.network = async () => {
    throw new Unreachable('no network yet')
  }
  act(() => look('visible'))
  await act(() => new Promise<void>(setImmediate))
  expect(result.current.lines).toBeUndefined()
  screen.network = async () => undefined
  screen.time.pass(500)
  await act(() => new Promise<void>(setImmediate))
  const told = () => result.current.lines?.map(({ text }) => text)
  expect(told()).toEqual(missed)
  rerender(({ action }) => `Steady: ${action}`)
  expect(told(), 'a name that comes later').toEqual(missed.map((action) => `Steady: ${action}`))
})

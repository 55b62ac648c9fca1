import { describe, expect, it } from 'vitest'
import type { GameFace } from '#boards/board.ts'
import type { Game } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { recordOf } from '#engine/record.ts'
import { type Move, readMove } from '#games/machi-koro/rules/notation.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import type { SeatPlan } from '../games/saved-game.ts'
import { AutoPlayer } from './auto-player.ts'
import { Session } from './session.ts'

const game: Game = machiKoro
const face = {
  insight: () => undefined,
  progress: () => 0.5,
  headline: () => ({ points: 0, title: undefined }),
} as unknown as GameFace

const SEATS: readonly SeatPlan[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'person', name: 'Béla' },
]

/** A random game up to where somebody has just taken an action of the kind and can only pass now. */
function onlyPassAfter(kind: Move['kind']): Session {
  const rng = new Rng('forced')
  for (let k = 0; k < 200; k++) {
    const match = new Match(game, { players: 2 }, `forced/${k}`)
    while (!match.isOver) {
      const [seat] = game.active(match.state)
      const next = game.sample(match.state, seat, rng)
      match.take(seat, next)
      const session = readMove(game.format(next)).kind === kind ? sessionOf(match) : undefined
      if (session?.forced(seat) === 'pass') return session
    }
  }
  throw new Error('no such moment')
}

function sessionOf(match: Match): Session {
  const record = recordOf(match, ['Anna', 'Béla'])
  const opened = Session.open(game, face, { id: 'abc', seats: SEATS, startedAt: 1, changedAt: 1, record })
  if (!opened.ok) throw new Error(opened.error)
  return opened.value
}

function lastActions(session: Session, count: number): string[] {
  return session.now
    .get()
    .log.slice(-count)
    .map(({ action }) => action)
}

describe('a step that leaves a person no choice', () => {
  it('is taken for the person and stands in the log', async () => {
    const session = onlyPassAfter('roll')
    const player = new AutoPlayer(
      session,
      () => 0,
      () => undefined,
    )
    await expect.poll(() => lastActions(session, 1)).toEqual(['pass'])
    player.stop()
  })

  it('is not undone alone: behind the dice it stands', () => {
    const session = onlyPassAfter('roll')
    const [seat] = session.now.get().active
    session.take(seat, 'pass')
    expect(session.now.get().canUndo).toBe(false)
    session.undo()
    expect(lastActions(session, 1)).toEqual(['pass'])
  })

  it.each(['while the table is open', 'after a reload'])('goes back together with the choice before it, %s', (when) => {
    const begun = onlyPassAfter('stand')
    const [seat] = begun.now.get().active
    begun.take(seat, 'pass')
    const reloaded = Session.open(game, face, begun.saved())
    if (!reloaded.ok) throw new Error(reloaded.error)
    const session = when === 'after a reload' ? reloaded.value : begun
    const length = session.now.get().log.length
    session.undo()
    expect(session.now.get().log.length).toBe(length - 2)
    expect(session.now.get().active).toEqual([seat])
    session.redo()
    expect(lastActions(session, 1)).toEqual(['stand'])
    expect(session.forced(seat)).toBe('pass')
  })

  it('does not take away what can be done again behind it', () => {
    const session = onlyPassAfter('stand')
    const [seat] = session.now.get().active
    session.takeForced(seat)
    const [next] = session.now.get().active
    session.undo()
    session.redo()
    session.undo()
    expect(session.now.get().canRedo).toBe(true)
    session.redo()
    session.takeForced(seat)
    expect(lastActions(session, 2)).toEqual(['stand', 'pass'])
    expect(session.now.get().active).toEqual([next])
    session.takeForced(next)
    expect(lastActions(session, 1)).toEqual(['pass'])
  })

  it('is nothing where several things can be done', () => {
    const match = new Match(game, { players: 2, first: 1 }, 'tea')
    match.take(1, game.parse('roll 1'))
    expect(sessionOf(match).forced(1)).toBeUndefined()
    expect(sessionOf(match).forced(2)).toBeUndefined()
  })
})

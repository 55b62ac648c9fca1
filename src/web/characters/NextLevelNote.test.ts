import { describe, expect, test } from 'vitest'
import type { GameSummary } from '../games/saved-game.ts'
import { nextLevelAfter } from './NextLevelNote.tsx'

const BOTS = ['expert', 'strong', 'steady', 'easy', 'random']

/** A finished game of a person on seat 1 against bots of one level. */
function played(level: string, hasWon: boolean, bots = 1): GameSummary {
  const seats = [
    { kind: 'person' as const, name: 'Anna' },
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, name: 'Bot', bot: level })),
  ]
  const result = { winners: [hasWon ? 1 : 2], points: seats.map(() => 0) }
  const some = { id: 'a', game: 'tea', startedAt: 0, changedAt: 0, actions: 1, seed: '', variants: {}, progress: 1 }
  return { ...some, seats, result }
}

function suggestion(...games: GameSummary[]) {
  return nextLevelAfter(games, 'tea', BOTS)
}

const won = played('steady', true)
const lost = played('steady', false)

describe('the level to try next', () => {
  test('is the next stronger one after winning most of at least three games', () => {
    expect(suggestion(won, won)).toBeUndefined()
    expect(suggestion(won, lost, won, won)).toEqual({
      level: 'steady',
      games: 4,
      won: 3,
      next: 'strong',
      isStronger: true,
    })
    expect(suggestion(won, lost, won, lost)).toBeUndefined()
  })

  test('is the next easier one after losing all, but never the random bot', () => {
    expect(suggestion(lost, lost, lost)).toMatchObject({ next: 'easy', isStronger: false })
    const easy = played('easy', false)
    expect(suggestion(easy, easy, easy)).toBeUndefined()
  })

  test('goes by the last games against the same level with as many players', () => {
    const stronger = played('strong', false)
    expect(suggestion(stronger, won, won, won)).toBeUndefined()
    expect(suggestion(won, won, played('steady', true, 3))).toBeUndefined()
    expect(suggestion(lost, won, won, won, won, won)).toMatchObject({ games: 5, won: 4 })
  })

  test('needs fewer wins against more opponents', () => {
    const [wonOfFour, lostOfFour] = [played('steady', true, 3), played('steady', false, 3)]
    expect(suggestion(wonOfFour, lostOfFour, wonOfFour, lostOfFour)).toMatchObject({ next: 'strong' })
  })

  test('ends at the expert, and ignores other games and games of several people or levels', () => {
    const best = played('expert', true)
    expect(suggestion(best, best, best)).toBeUndefined()
    const together = { ...won, seats: won.seats.map(() => ({ kind: 'person' as const, name: 'Anna' })) }
    expect(suggestion(together, won, won, won)).toBeUndefined()
    expect(suggestion({ ...lost, game: 'other' }, won, won, won)).toMatchObject({ next: 'strong' })
  })
})

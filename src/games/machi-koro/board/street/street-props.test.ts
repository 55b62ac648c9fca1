import { describe, expect, it } from 'vitest'
import type { Moment } from '#boards/board.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { readMove } from '../../rules/notation.ts'
import { machiKoro } from '../../rules/rules.ts'
import type { MachiView } from '../../rules/view.ts'
import { roundsOf } from '../Board.tsx'
import { happeningOf, lastRollOf } from './street-props.ts'

/** A random game with everything that was seen on the way. */
function randomGame(seed: string): { readonly log: Moment<MachiView>[]; readonly end: MachiView } {
  const match = new Match(machiKoro, { players: 3 }, seed)
  const rng = new Rng(seed)
  const log: Moment<MachiView>[] = []
  while (!match.isOver) {
    const [seat] = machiKoro.active(match.state)
    const action = machiKoro.sample(match.state, seat, rng)
    log.push({ seat, action: machiKoro.format(action), before: machiKoro.view(match.state, 'spectator') })
    match.take(seat, action)
  }
  return { log, end: machiKoro.view(match.state, 'spectator') }
}

const { log, end } = randomGame('last roll')
const viewAt = (i: number) => log[i]?.before ?? end

describe('the roll on the table', () => {
  it('is none before the first', () => {
    expect(lastRollOf([], viewAt(0), machiKoro.cards)).toBeNull()
    expect(happeningOf([], viewAt(0), machiKoro.cards)).toBeNull()
  })

  it('is the last one, with all that was paid for it, at every moment of a game', () => {
    for (let i = 1; i <= log.length; i++) {
      const past = log.slice(0, i)
      const view = viewAt(i)
      const roll = lastRollOf(past, view, machiKoro.cards)
      const begun = past.findLastIndex(({ action }) => readMove(action).kind === 'roll')
      expect(roll?.seat).toBe(past[begun].seat)
      if (view.dice.length > 0) expect(roll?.dice).toEqual(view.dice)
      const gained = (roll?.transfers ?? []).filter(({ to }) => to === 1).reduce((sum, { coins }) => sum + coins, 0)
      const paid = (roll?.transfers ?? []).filter(({ from }) => from === 1).reduce((sum, { coins }) => sum + coins, 0)
      const isBuilt = past.slice(begun).some(({ action }) => readMove(action).kind === 'build')
      if (!isBuilt) expect(view.players[0].coins - past[begun].before.players[0].coins).toBe(gained - paid)
    }
  })

  it('happens with the action that was taken last', () => {
    for (const [i, { action, seat }] of log.entries()) {
      const happening = happeningOf(log.slice(0, i + 1), viewAt(i + 1), machiKoro.cards)
      const move = readMove(action)
      expect(happening?.isRoll).toBe(move.kind === 'roll' || move.kind === 'reroll')
      expect(happening?.built).toEqual(move.kind === 'build' ? { seat, item: move.item } : null)
      const swapped = move.kind === 'swap' && [
        { seat, card: move.given },
        { seat: move.seat, card: move.taken },
      ]
      expect(happening?.swapped).toEqual(swapped || null)
    }
  })
})

describe('rounds', () => {
  it('begin where the turn comes back to the player who began', () => {
    const turns = [2, 2, 3, 1, 2, 2, 2, 3].map((seat) => ({ seat, action: 'pass', before: undefined }))
    expect(roundsOf(turns)).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
    expect(roundsOf([])).toEqual([])
  })
})

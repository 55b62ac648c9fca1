import { describe, expect, it } from 'vitest'
import type { Moment } from '#boards/board.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import type { Transfer } from '../../rules/income.ts'
import { readMove } from '../../rules/notation.ts'
import type { MachiView } from '../../rules/position.ts'
import { machiKoro } from '../../rules/rules.ts'
import { texts as english } from '../../text/en/board.ts'
import { texts as hungarian } from '../../text/hu/board.ts'
import { texts as japanese } from '../../text/ja/board.ts'
import { roundsOf } from '../Board.tsx'
import { happeningOf, lastRollOf, paymentLines } from './street-props.ts'

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

const NAMES = ['Anna', 'Béla', 'Cili']

function told(transfers: readonly Transfer[], { street, words } = english): string[] {
  return paymentLines(transfers, (seat) => NAMES[seat - 1], words.items, street).map(({ text }) => text)
}

const cafe = { card: 'cafe', from: 1 } as const
const stadium = { card: 'stadium', to: 1, copies: 1, owed: 2 } as const
const CAFES: readonly Transfer[] = [
  { ...cafe, to: 3, copies: 2, coins: 2, owed: 2 },
  { ...cafe, to: 2, copies: 3, coins: 1, owed: 3 },
]

describe('the payments of a roll', () => {
  it('of the bank are on one line for each card', () => {
    const field = { card: 'wheat-field', from: 'bank' } as const
    const lines = told([
      { ...field, to: 1, copies: 2, coins: 2, owed: 2 },
      { ...field, to: 2, copies: 1, coins: 1, owed: 1 },
      { card: 'cheese-factory', from: 'bank', to: 1, copies: 1, coins: 0, owed: 0 },
    ])
    expect(lines).toEqual(['Wheat Field: Anna +2, Béla +1', 'Cheese Factory: nothing for Anna'])
  })

  it('of one player to several tell who was not paid in full', () => {
    expect(told(CAFES)).toEqual(['Café: Cili +2, Béla +1 of 3, Anna −3'])
    expect(told([{ ...cafe, to: 2, copies: 1, coins: 0, owed: 1 }])).toEqual(['Café: Béla 0 of 1'])
  })

  it('of several players to one tell who did not pay in full', () => {
    const full: Transfer = { ...stadium, from: 3, coins: 2 }
    expect(told([full, { ...stadium, from: 2, coins: 1 }])).toEqual(['Stadium: Anna +3, Cili −2, Béla −1 of 2'])
    expect(told([full])).toEqual(['Stadium: Anna +2, Cili −2'])
  })

  it('are told in every language', () => {
    expect(told(CAFES, hungarian)).toEqual(['Kávézó: Cili +2, Béla +1 (3 helyett), Anna −3'])
    expect(told(CAFES, japanese)).toEqual(['カフェ：Cili +2、Béla +1（本来3）、Anna −3'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Transfer } from './income.ts'
import type { MachiView } from './position.ts'
import { machiKoro } from './rules.ts'
import { ledgerOf } from './score.ts'
import { gameWith } from './testing/other-cards.ts'
import { Table } from './testing/positions.ts'

const COSTS = new Map<string, number>(
  [...machiKoro.cards.establishments, ...machiKoro.cards.landmarks].map(({ id, cost }) => [id, cost]),
)

/** The coins of every player after some payments. */
function paid({ players }: MachiView, ledger: readonly Transfer[]): number[] {
  const coins = players.map((player) => player.coins)
  for (const { from, to, coins: many } of ledger) {
    if (from !== 'bank') coins[from - 1] -= many
    coins[to - 1] += many
  }
  return coins
}

/** The payments of the last of some actions. */
function ledgerAfter(table: Table, text: string): readonly Transfer[] {
  const before = table.view
  table.play(text)
  return ledgerOf(before, text, table.view, table.game.cards)
}

/** The payments of a roll that comes out like this. */
function ledgerOfRoll(table: Table, ...dice: readonly number[]): readonly Transfer[] {
  const before = table.view
  return ledgerOf(before, `roll ${dice.length}`, table.roll(...dice).view, table.game.cards)
}

describe('the ledger', () => {
  it('of any action of any game agrees with the coins before and after', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
        let last: readonly [view: MachiView, text: string] | undefined
        const check = ({ view, coins }: Table) => {
          if (last === undefined) return
          const [before, text] = last
          const expected = paid(before, ledgerOf(before, text, view, machiKoro.cards))
          if (text.startsWith('build')) expected[before.turn - 1] -= COSTS.get(text.slice(6)) ?? 0
          expect(coins).toEqual(expected)
        }
        const end = Table.start({ players }, seed).playOn(seed, (table, text) => {
          check(table)
          last = [table.view, text]
        })
        check(end)
      }),
      { seed: 1, numRuns: 10 },
    )
  })

  it('never has more than is owed, and the bank always pays in full', () => {
    const transfers = transfersOfGames(10)
    expect(transfers.length).toBeGreaterThan(500)
    const isSound = ({ from, to, coins, owed, copies }: Transfer) =>
      from !== to && copies > 0 && coins >= 0 && (from === 'bank' ? coins === owed : coins <= owed)
    expect(transfers.filter((transfer) => !isSound(transfer))).toEqual([])
  })

  it('is in the order of the rules, with what is forgiven', () => {
    const players = [{ coins: 3, cards: { bakery: 2 } }, { cards: { cafe: 3 } }, { cards: { cafe: 2 } }]
    expect(ledgerOfRoll(Table.at({ players }), 3)).toEqual([
      { from: 1, to: 3, card: 'cafe', copies: 2, coins: 2, owed: 2 },
      { from: 1, to: 2, card: 'cafe', copies: 3, coins: 1, owed: 3 },
      { from: 'bank', to: 1, card: 'bakery', copies: 2, coins: 2, owed: 2 },
    ])
  })

  it('has the Stadium in the roll and the TV Station in its own action', () => {
    const cards = { stadium: 1, 'tv-station': 1, 'business-center': 1, ranch: 1 }
    const table = Table.at({ players: [{ cards }, { coins: 9 }, { coins: 1 }] })
    expect(ledgerOfRoll(table, 6)).toEqual([
      { from: 3, to: 1, card: 'stadium', copies: 1, coins: 1, owed: 2 },
      { from: 2, to: 1, card: 'stadium', copies: 1, coins: 2, owed: 2 },
    ])
    expect(ledgerAfter(table, 'tv 3')).toEqual([{ from: 3, to: 1, card: 'tv-station', copies: 1, coins: 0, owed: 5 }])
    expect(ledgerAfter(table, 'noswap')).toEqual([])
    expect(ledgerAfter(table, 'pass')).toEqual([])
  })

  it('waits until a roll stands', () => {
    const landmarks = ['radio-tower'] as const
    const ranch = [{ from: 'bank', to: 1, card: 'ranch', copies: 1, coins: 1, owed: 1 }]
    const table = Table.at({ players: [{ cards: { ranch: 1 }, landmarks }] })
    expect(ledgerOfRoll(table, 2)).toEqual([])
    expect(ledgerAfter(table, 'stand')).toEqual(ranch)
    const again = Table.at({ players: [{ cards: { ranch: 1 }, landmarks }] }).roll(5)
    const before = again.view
    expect(ledgerOf(before, 'reroll 1', again.roll(2).view, machiKoro.cards)).toEqual(ranch)
  })

  it('has nothing to say about what is no action, or pays no player', () => {
    const { view } = Table.at({ phase: 'build', dice: [2], players: [{ cards: { ranch: 1 }, coins: 9 }] })
    for (const text of ['', 'fly', 'pass', 'build mine', 'swap ranch 2 mine', 'noswap']) {
      expect(ledgerOf(view, text, view, machiKoro.cards)).toEqual([])
    }
  })

  it('is that of the cards that are played with', () => {
    const game = gameWith({ ranch: { rolls: [4], income: 7 } })
    const [entry] = ledgerOfRoll(Table.at({ players: [{ cards: { ranch: 2 } }] }, game), 4)
    expect(entry).toMatchObject({ card: 'ranch', coins: 14 })
  })

  it('has what a purple card behind the Business Center takes, when the swap is done', () => {
    const game = gameWith({ mine: { colour: 'purple', takes: 'coins-of-all', rolls: [6] } })
    const cards = { 'business-center': 1, mine: 1 }
    const table = Table.at({ players: [{ cards }, { coins: 9 }] }, game).roll(6)
    expect(table.coins).toEqual([0, 9])
    const ledger = ledgerAfter(table, 'noswap')
    expect(table.coins).toEqual([5, 4])
    expect(ledger).toEqual([{ from: 2, to: 1, card: 'mine', copies: 1, coins: 5, owed: 5 }])
  })
})

/** Every payment of some random games. */
function transfersOfGames(games: number): Transfer[] {
  const transfers: Transfer[] = []
  for (let k = 0; k < games; k++) {
    let last: readonly [view: MachiView, text: string] | undefined
    Table.start({ players: 2 + (k % 3) }, `transfers/${k}`).playOn('transfers', ({ view }, text) => {
      if (last !== undefined) transfers.push(...ledgerOf(...last, view, machiKoro.cards))
      last = [view, text]
    })
  }
  return transfers
}

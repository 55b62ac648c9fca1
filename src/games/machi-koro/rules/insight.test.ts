import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { ESTABLISHMENTS, type EstablishmentId, ITEMS, type ItemId, type LandmarkId } from '../cards/cards.ts'
import { insightOf, type Outlook, type RollOutlook } from './insight.ts'
import { DIE_SIDES } from './numbers.ts'
import type { MachiPosition } from './position.ts'
import { machiKoro } from './rules.ts'
import { Table } from './testing/positions.ts'

const game = machiKoro
const STATION: readonly LandmarkId[] = ['train-station']

const at = (outlook: Outlook, roll: number) => outlook.rolls.find((each) => each.roll === roll)

/** Some moments of a random game, not the last one. */
function momentsOf(seed: string, players: number): MachiPosition[] {
  const moments: MachiPosition[] = []
  Table.start({ players }, seed).playOn(seed, ({ position }) => moments.push(position))
  const rng = new Rng(seed)
  return Array.from({ length: 3 }, () => moments[rng.below(moments.length)])
}

const moment = fc
  .tuple(fc.string(), fc.integer({ min: 2, max: 4 }), fc.nat(2))
  .map(([seed, players, which]) => momentsOf(seed, players)[which])
const each = { seed: 1, numRuns: 12 }

/** What really happens when a seat has rolled this and takes from the richest, where it may. */
function really(position: MachiPosition, roller: number, dice: number, roll: number): Omit<RollOutlook, 'ways' | 'of'> {
  const shown = dice === 1 ? [roll] : [Math.max(1, roll - DIE_SIDES), Math.min(roll - 1, DIE_SIDES)]
  const rolled: MachiPosition = { ...position, phase: 'reroll', turn: roller, active: [roller], dice: shown }
  const table = new Table(game, game.fromPosition(rolled, new Rng('really')))
  const asks: EstablishmentId[] = []
  table.play('stand')
  if (table.position.phase === 'tv') {
    asks.push('tv-station')
    const others = table.legal.map((text) => Number(text.slice(3)))
    const most = Math.max(...others.map((seat) => table.player(seat).coins))
    table.play(`tv ${others.find((seat) => table.player(seat).coins === most)}`)
  }
  if (table.position.phase === 'swap') asks.push('business-center')
  return { roll, coins: table.coins.map((coins, i) => coins - position.players[i].coins), asks }
}

/** The position in which a seat has one thing more. */
function withBuilt(position: MachiPosition, seat: number, built: ItemId): MachiPosition {
  const players = position.players.map((player, i) => {
    if (i !== seat - 1) return player
    const kind = ESTABLISHMENTS.find((id) => id === built)
    if (kind === undefined) return { ...player, landmarks: [...player.landmarks, built as LandmarkId] }
    return { ...player, cards: { ...player.cards, [kind]: (player.cards[kind] ?? 0) + 1 } }
  })
  return { ...position, players }
}

const insightAt = (position: MachiPosition, eyes?: number) =>
  insightOf(game.fromPosition(position, new Rng('insight')), eyes)

describe('an outlook', () => {
  it.each([1, 2])('of %i dice has every number once, and its chances add up to 1', (dice) => {
    const { rolls } = insightAt(Table.start({ players: 2 }, 'odds').position).outlook(1, dice)
    expect(rolls.map(({ roll }) => roll)).toEqual(Array.from({ length: 5 * dice + 1 }, (_, i) => dice + i))
    expect(rolls.reduce((sum, { ways, of }) => sum + ways / of, 0)).toBeCloseTo(1)
  })

  it('of two dice knows that 7 is likeliest', () => {
    const { rolls } = insightAt(Table.start({ players: 2 }, 'odds').position).outlook(1, 2)
    expect(rolls.map(({ ways }) => ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
    expect(new Set(rolls.map(({ of }) => of))).toEqual(new Set([36]))
  })

  it('is what really happens, for every player and every roll', () => {
    fc.assert(
      fc.property(moment, (position) => {
        const insight = insightAt(position)
        for (const [i] of position.players.entries()) {
          for (const dice of [1, 2]) {
            for (const { ways: _, of: __, ...told } of insight.outlook(i + 1, dice).rolls) {
              expect(told).toEqual(really(position, i + 1, dice, told.roll))
            }
          }
        }
      }),
      each,
    )
  })

  it('has the mean of what the numbers bring', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 2 }), (position, dice) => {
        const { rolls, mean } = insightAt(position).outlook(1, dice)
        expect(mean).toHaveLength(position.players.length)
        const throws = rolls.flatMap(({ ways, coins }) => Array.from({ length: ways }, () => coins))
        for (const [i, expected] of mean.entries()) {
          expect(throws.reduce((sum, coins) => sum + coins[i], 0) / throws.length).toBeCloseTo(expected)
        }
      }),
      each,
    )
  })

  it('with one thing more is that of a town which has it', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ITEMS), fc.nat(), (position, built, n) => {
        const builder = 1 + (n % position.players.length)
        if (position.players[builder - 1].landmarks.some((id) => id === built)) return
        const after = insightAt(withBuilt(position, builder, built), builder)
        for (const roller of [builder, 1, 2]) {
          expect(insightAt(position, builder).outlook(roller, 2, built)).toEqual(after.outlook(roller, 2))
          expect(insightAt(position, builder).mostDice(roller, built)).toBe(after.mostDice(roller))
        }
      }),
      each,
    )
  })

  it('without eyes it is the player whose turn it is who might build', () => {
    const { position } = Table.at({ turn: 2, players: [{ coins: 9 }, { coins: 9 }] })
    const outlook = insightAt(position).outlook(1, 1, 'ranch')
    expect(at(outlook, 2)?.coins).toEqual([0, 1])
    expect(at(insightAt(position, 1).outlook(2, 1, 'ranch'), 2)?.coins).toEqual([1, 0])
  })

  it('of a TV Station takes from the richest once the Stadium has taken', () => {
    const cards = { stadium: 1, 'tv-station': 1, 'business-center': 1 }
    const { position } = Table.at({ players: [{ cards }, { coins: 4 }, { coins: 9 }, { coins: 6 }] })
    expect(at(insightAt(position).outlook(1, 1), 6)).toEqual({
      roll: 6,
      ways: 1,
      of: 6,
      coins: [11, -2, -7, -2],
      asks: ['tv-station', 'business-center'],
    })
  })

  it('changes nothing, and does not change when the game goes on', () => {
    const table = Table.at({ players: [{ coins: 9, cards: { ranch: 1 } }] })
    const insight = insightOf(table.state, 1)
    const before = [table.position, insight.outlook(1, 1, 'mine')]
    insight.outlook(2, 2, 'train-station')
    expect([table.position, insight.outlook(1, 1, 'mine')]).toEqual(before)
    table.roll(2).play('build ranch')
    expect(insight.outlook(1, 1, 'mine')).toEqual(before[1])
  })
})

describe('another turn', () => {
  const park: readonly LandmarkId[] = ['train-station', 'amusement-park']
  const follows = (landmarks: readonly LandmarkId[], dice: readonly number[], phase: MachiPosition['phase']) => {
    const players = [{ landmarks }, {}]
    return insightAt(Table.at({ phase, dice, players }).position).takesAnotherTurn
  }

  it('MK-X1: follows a double of a town with an Amusement Park', () => {
    expect(follows(park, [3, 3], 'build')).toBe(true)
    expect(follows(park, [3, 4], 'build')).toBe(false)
    expect(follows(park, [3], 'build')).toBe(false)
    expect(follows(STATION, [3, 3], 'build')).toBe(false)
  })

  it('MK-X1: is not known before a roll stands', () => {
    expect(follows(park, [], 'roll')).toBe(false)
    expect(follows([...park, 'radio-tower'], [3, 3], 'reroll')).toBe(false)
  })
})

describe('how many dice', () => {
  it('two with a Train Station, or with one more thing that is one', () => {
    const { position } = Table.at({ players: [{ coins: 9 }, { landmarks: STATION }] })
    const insight = insightAt(position, 1)
    expect([insight.mostDice(1), insight.mostDice(2)]).toEqual([1, 2])
    expect(insight.mostDice(1, 'train-station')).toBe(2)
    expect(insight.mostDice(1, 'shopping-mall')).toBe(1)
  })
})

/** Seat 1 looks, with these cards and coins, at a table where seat 2 has only its first cards. */
function seenBy(mine: Partial<MachiPosition['players'][number]>) {
  const start = game.position(game.setup({ players: 2, first: 1 }, 'tea'))
  const players = [
    { ...start.players[0], ...mine },
    { ...start.players[1], coins: 3 },
  ]
  return insightOf(game.fromPosition({ ...start, players }, new Rng('tea')), 1)
}

describe('what the insight tells of building', () => {
  it('is what a card brings in a round: blue on every roll, green on one, red on the roll of the other', () => {
    const { gainPerRound } = seenBy({ coins: 9 })
    expect(gainPerRound('forest')).toBeCloseTo(2 / 6)
    expect(gainPerRound('convenience-store')).toBeCloseTo(3 / 6)
    expect(gainPerRound('cafe')).toBeCloseTo(1 / 6)
    expect(gainPerRound('mine')).toBe(0)
  })

  it('never makes a second die worth less than nothing, since one may still roll one', () => {
    expect(seenBy({}).gainPerRound('train-station')).toBe(0)
    expect(seenBy({ cards: { mine: 4 } }).gainPerRound('train-station')).toBeGreaterThan(0)
  })

  it('is what stands in the way', () => {
    const { obstacle } = seenBy({ coins: 6, cards: { stadium: 1 }, landmarks: STATION })
    const said = (['ranch', 'tv-station', 'stadium', 'train-station'] as const).map((item) => obstacle(item))
    expect(said).toEqual([undefined, 'too-expensive', 'one-per-town', 'built-already'])
  })
})

describe('what the insight tells of a TV Station', () => {
  it('is what a player would pay, who may have too little', () => {
    expect(seenBy({ coins: 9 }).takenFrom(2)).toBe(3)
  })
})

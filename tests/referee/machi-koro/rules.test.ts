import { describe, expect, test } from 'vitest'
import { judgeLine } from '../trace.ts'
import type { EstablishmentId, LandmarkId } from './facts.ts'
import { legalActions } from './moves.ts'
import { type Phase, type Position, playerAt } from './position.ts'
import { machiKoroReferee } from './referee.ts'
import { lineAt, moment, type Town } from './sample.ts'

/** Single positions and steps, worked out by hand from the rules page: correct ones, each next to wrong ones. */

const STATION: LandmarkId[] = ['train-station']
const TOWER: LandmarkId[] = ['radio-tower']

/** The problems that the referee finds in an action of the current player and in the resulting position. */
function judge(before: Position, action: string, after: Position): string {
  const line = { ...lineAt(9, before), seat: before.turn, action }
  return judgeLine(line, lineAt(10, after), machiKoroReferee).join('\n')
}

/** Seat 1 rolls these dice, and the towns then have these coins. */
function roll(towns: Town[], dice: number[], coinsAfter: number[], phaseAfter: Phase = 'build'): string {
  const after = towns.map((town, index) => ({ ...town, coins: coinsAfter[index] }))
  return judge(moment(towns, 1, 'roll', []), `roll ${dice.length}`, moment(after, 1, phaseAfter, dice))
}

/** Seat 1 builds, and then `nextTurn` is to roll. */
function build(action: string, dice: number[], before: Town, after: Town, nextTurn = 2): string {
  const other = { coins: 3 }
  return judge(moment([before, other], 1, 'build', dice), action, moment([after, other], nextTurn, 'roll', []))
}

function alone(position: Position): string {
  return judgeLine(lineAt(9, position), undefined, machiKoroReferee).join('\n')
}

describe('rolling', () => {
  test('MK-R1: income, then build; nothing is skipped', () => {
    expect(roll([{ coins: 0 }, { coins: 0 }], [1], [1, 1])).toBe('')
    const skipped = judge(
      moment([{ coins: 0 }, { coins: 0 }], 1, 'roll', []),
      'roll 1',
      moment([{ coins: 1 }, { coins: 1 }], 2, 'roll', []),
    )
    expect(skipped).toBe('after seat 1 "roll 1": dice [] (MK-R2)')
    const left = judge(moment([{ coins: 0 }, { coins: 0 }], 1, 'build', [4]), 'pass', {
      ...moment([{ coins: 0 }, { coins: 0 }], 2, 'roll', []),
      dice: [4],
    })
    expect(left).toContain('dice is [4], should be [] (MK-R1, MK-R3)')
    expect(alone(moment([{ coins: 0 }, { coins: 0 }], 1, 'roll', [4]))).toContain('dice [4] before the roll (MK-R1)')
    const start = moment([{ coins: 3 }, { coins: 0 }], 1, 'roll', [])
    expect(judge(start, 'build ranch', start)).toContain('seat 1 plays "build ranch": not legal (MK-R1)')
  })

  test('MK-R2: two dice need a Train Station, and only their sum counts', () => {
    expect(legalActions(moment([{ coins: 0 }, { coins: 0 }], 1, 'roll', []))).toEqual(['roll 1'])
    const station: Town = { coins: 0, landmarks: STATION, cards: { ranch: 1 } }
    expect(legalActions(moment([station, { coins: 0 }], 1, 'roll', []))).toEqual(['roll 1', 'roll 2'])
    expect(roll([station, { coins: 0 }], [1, 1], [2, 0])).toBe('')
    expect(roll([station, { coins: 0 }], [1, 1], [4, 2])).toContain('coins is 4, should be 2 (')
    expect(roll([{ coins: 0 }, { coins: 0 }], [1, 1], [1, 0])).toContain('"roll 2": not legal (MK-R2)')
    expect(alone(moment([{ coins: 0 }, { coins: 0 }], 1, 'build', [1, 1]))).toContain('without a Train Station (MK-R2)')
  })

  test('MK-R2: impossible dice are reported', () => {
    const before = moment([{ coins: 0, landmarks: STATION }, { coins: 0 }], 1, 'roll', [])
    const then = (dice: number[]) => moment([{ coins: 0, landmarks: STATION }, { coins: 0 }], 1, 'build', dice)
    expect(judge(before, 'roll 1', then([4]))).toBe('')
    for (const dice of [[7], [0], [], [2, 2]]) expect(judge(before, 'roll 1', then(dice))).toContain('(MK-R2)')
    for (const dice of [[4], [1, 7], [1, 1, 2]]) expect(judge(before, 'roll 2', then(dice))).toContain('(MK-R2)')
    for (const dice of [[7], [0], [], [1, 1, 2]]) expect(alone(then(dice))).toContain('(MK-R2)')
  })

  test('MK-R3: with a Radio Tower the first roll pays nothing until the player stands', () => {
    const towns: Town[] = [{ coins: 0, landmarks: TOWER }, { coins: 0 }]
    expect(roll(towns, [1], [0, 0], 'reroll')).toBe('')
    expect(roll(towns, [1], [1, 1])).toContain('phase is build, should be reroll (MK-R3, MK-R1)')
    expect(roll(towns, [1], [1, 1], 'reroll')).toContain('coins is 1, should be 0 (nothing by MK-R3)')
    expect(roll([{ coins: 0 }, { coins: 0 }], [1], [0, 0], 'reroll')).toContain('should be build (MK-R1, MK-R3)')
    expect(alone(moment([{ coins: 0 }, { coins: 0 }], 1, 'reroll', [1]))).toContain('without a Radio Tower (MK-R3)')
  })

  test('MK-R3: stand keeps the dice; a second roll is final and may use another number of dice', () => {
    const both: LandmarkId[] = ['train-station', 'radio-tower']
    const seen = moment([{ coins: 0, landmarks: both }, { coins: 0 }], 1, 'reroll', [1])
    const then = (coins: number, phase: Phase, dice: number[], other = coins) =>
      moment([{ coins, landmarks: both }, { coins: other }], 1, phase, dice)
    expect(legalActions(seen)).toEqual(['reroll 1', 'reroll 2', 'stand'])
    expect(legalActions(moment([{ coins: 0, landmarks: TOWER }, { coins: 0 }], 1, 'reroll', [1]))).toEqual([
      'reroll 1',
      'stand',
    ])
    expect(judge(seen, 'stand', then(1, 'build', [1]))).toBe('')
    expect(judge(seen, 'stand', then(0, 'build', [5]))).toContain('dice is [5], should be [1] (MK-R1, MK-R3)')
    expect(judge(seen, 'reroll 2', then(1, 'build', [1, 2], 0))).toBe('')
    expect(judge(seen, 'reroll 2', then(0, 'reroll', [1, 2]))).toContain(
      'phase is reroll, should be build (MK-R1, MK-R3)',
    )
    expect(judge(seen, 'reroll 2', then(1, 'build', [1]))).toContain('dice [1] (MK-R2)')
    expect(judge(then(1, 'build', [1]), 'reroll 1', then(0, 'build', [5]))).toContain('not legal (MK-R3)')
  })
})

describe('income', () => {
  test('the first example of the rulebook: nothing to pay with, then two Bakeries (MK-I1, MK-I2)', () => {
    const towns: Town[] = [
      { coins: 0, cards: { bakery: 1 } },
      { coins: 3, cards: { cafe: 1 } },
    ]
    expect(roll(towns, [3], [2, 3])).toBe('')
    const greenFirst = roll(towns, [3], [1, 4])
    expect(greenFirst).toContain('seat 1 coins is 1, should be 2 (-0 by MK-I2, +0 by MK-I3, +2 by MK-I3, MK-I4)')
    expect(greenFirst).toContain('seat 2 coins is 4, should be 3 (+0 by MK-I2, +0 by MK-I3)')
    expect(roll(towns, [3], [2, 4])).toContain('MK-I2')
  })

  test('the second example of the rulebook: counter-clockwise, so C is paid before B (MK-I2)', () => {
    const towns: Town[] = [
      { coins: 3, cards: { forest: 1 } },
      { coins: 0, cards: { cafe: 3 } },
      { coins: 0, cards: { cafe: 2 } },
    ]
    expect(roll(towns, [3], [1, 1, 2])).toBe('')
    const clockwise = roll(towns, [3], [1, 3, 0])
    expect(clockwise).toContain('seat 2 coins is 3, should be 1 (+1 by MK-I2')
    expect(clockwise).toContain('seat 3 coins is 0, should be 2 (+2 by MK-I2')
    expect(roll(towns, [3], [1, 3, 2])).toContain('MK-I2')
  })

  test('MK-I2: the player to the right of seat 3 of four is seat 2, then 1, then 4', () => {
    const cafes = { cafe: 1 }
    const towns = (coins: number[]): Town[] => coins.map((own) => ({ coins: own, cards: cafes }))
    const before = moment(towns([0, 0, 2, 0]), 3, 'roll', [])
    expect(judge(before, 'roll 1', moment(towns([1, 1, 1, 0]), 3, 'build', [3]))).toBe('')
    expect(judge(before, 'roll 1', moment(towns([1, 0, 1, 1]), 3, 'build', [3]))).toContain('MK-I2')
  })

  test('MK-I3: blue pays every player, green only the roller, red never on the own turn', () => {
    const cards: Town['cards'] = { ranch: 1, cafe: 1 }
    const towns: Town[] = [
      { coins: 5, cards },
      { coins: 5, cards },
    ]
    expect(roll(towns, [2], [7, 6])).toBe('')
    expect(roll(towns, [2], [7, 5])).toContain('seat 2 coins is 5, should be 6 (+0 by MK-I2, +1 by MK-I3)')
    expect(roll(towns, [2], [7, 7])).toContain('MK-I3')
    expect(roll(towns, [2], [6, 6])).toContain('MK-I3')
    expect(roll([towns[0], { coins: 5 }], [3], [6, 5])).toBe('')
    expect(roll([towns[0], { coins: 5 }], [3], [7, 4])).toContain('MK-I2')
  })

  test('MK-I4: every copy pays, and the +1 of a Shopping Mall is per copy', () => {
    const mall: LandmarkId[] = ['shopping-mall']
    const shops: Town = { coins: 0, cards: { bakery: 1, 'convenience-store': 2 }, landmarks: mall }
    expect(roll([shops, { coins: 0 }], [3], [4, 0])).toBe('')
    expect(roll([shops, { coins: 0 }], [3], [3, 0])).toContain('MK-I4')
    expect(roll([shops, { coins: 0 }], [4], [8, 0])).toBe('')
    expect(roll([{ ...shops, landmarks: [] }, { coins: 0 }], [4], [6, 0])).toBe('')
    // For a Café its owner's Mall counts, not the roller's.
    const cafes: Town = { coins: 0, cards: { cafe: 2 } }
    expect(roll([{ coins: 9 }, { ...cafes, landmarks: mall }], [3], [6, 4])).toBe('')
    expect(roll([{ coins: 9, landmarks: mall }, cafes], [3], [9, 2])).toBe('')
    expect(roll([{ coins: 9, landmarks: mall }, cafes], [3], [7, 4])).toContain('MK-I2')
    // The Mall does nothing for fields and factories.
    const fields: Town = { coins: 0, cards: { ranch: 2, 'cheese-factory': 1 }, landmarks: [...STATION, ...mall] }
    expect(roll([fields, { coins: 0 }], [3, 4], [6, 0])).toBe('')
    expect(roll([fields, { coins: 0 }], [3, 4], [7, 0])).toContain('MK-I4')
  })

  const EVERYTHING: Partial<Record<EstablishmentId, number>> = {
    ranch: 2,
    forest: 2,
    mine: 1,
    'apple-orchard': 2,
    'cheese-factory': 2,
    'furniture-factory': 1,
    'fruit-and-vegetable-market': 2,
    'convenience-store': 1,
  }

  // For seat 1 with all of these, and for seat 2 with a Forest, a Mine, an Apple Orchard and two Family Restaurants.
  test.each([
    [[1], 21, 21],
    [[2], 23, 20],
    [[3], 21, 20],
    [[4], 23, 20],
    [[5], 22, 21],
    [[6], 20, 20],
    [[1, 6], 32, 20], // 2 factories x 3 x 2 Ranches
    [[2, 6], 29, 20], // 3 x (2 Forests + 1 Mine)
    [[3, 6], 21, 29], // 4 to the restaurants, 5 for a Mine each
    [[4, 6], 22, 27], // 4 to the restaurants, 3 for each Orchard
    [[5, 6], 32, 20], // 2 markets x 2 x (1 Wheat Field + 2 Orchards)
    [[6, 6], 32, 20],
  ])('MK-I3, MK-I4: %j with a bit of everything', (dice, first, second) => {
    const towns: Town[] = [
      { coins: 20, cards: EVERYTHING, landmarks: STATION },
      { coins: 20, cards: { forest: 1, mine: 1, 'apple-orchard': 1, 'family-restaurant': 2 } },
    ]
    expect(roll(towns, dice, [first, second])).toBe('')
    expect(roll(towns, dice, [first + 1, second])).toContain('MK-I')
    expect(roll(towns, dice, [first, second + 1])).toContain('MK-I')
  })
})

describe('major establishments', () => {
  const ALL: Partial<Record<EstablishmentId, number>> = { stadium: 1, 'tv-station': 1, 'business-center': 1 }

  test('MK-I5: the Stadium takes 2 from each, or what they have, for the roller only', () => {
    const stadium: Town = { coins: 0, cards: { stadium: 1 } }
    expect(roll([stadium, { coins: 3 }, { coins: 1 }, { coins: 0 }], [6], [3, 1, 0, 0])).toBe('')
    expect(roll([stadium, { coins: 3 }, { coins: 1 }, { coins: 0 }], [6], [6, 1, 0, 0])).toContain('+1 by MK-I5')
    expect(roll([{ coins: 3 }, stadium], [6], [3, 0])).toBe('')
    expect(roll([{ coins: 3 }, stadium], [6], [1, 2])).toContain('MK-I2')
  })

  test('MK-I5: Stadium, TV Station, Business Center, in this order', () => {
    const others: Town[] = [{ coins: 6 }, { coins: 9 }]
    const towns = (...coins: number[]): Town[] => [
      { coins: coins[0], cards: ALL },
      { ...others[0], coins: coins[1] },
      { ...others[1], coins: coins[2] },
    ]
    expect(roll(towns(0, 6, 9), [6], [4, 4, 7], 'tv')).toBe('')
    expect(roll(towns(0, 6, 9), [6], [4, 4, 7], 'swap')).toContain('phase is swap, should be tv (MK-I5, MK-I5)')
    const tv = moment(towns(4, 4, 7), 1, 'tv', [6])
    expect(legalActions(tv)).toEqual(['tv 2', 'tv 3'])
    expect(judge(tv, 'tv 2', moment(towns(8, 0, 7), 1, 'swap', [6]))).toBe('')
    expect(judge(tv, 'tv 3', moment(towns(9, 4, 2), 1, 'swap', [6]))).toBe('')
    expect(judge(tv, 'tv 2', moment(towns(9, 0, 7), 1, 'swap', [6]))).toContain('+4 by MK-I5')
    expect(judge(tv, 'tv 3', moment(towns(9, 4, 2), 1, 'build', [6]))).toContain('should be swap (MK-I5, MK-R1)')
    expect(judge(tv, 'tv 1', tv)).toContain('not legal (MK-I5)')
    expect(judge(tv, 'tv 4', tv)).toContain('not legal (MK-I5)')
    expect(judge(tv, 'pass', tv)).toContain('not legal (MK-R1)')
  })

  test('MK-I5: a player without coins may have to be chosen, and without a Business Center building follows', () => {
    const towns: Town[] = [{ coins: 1, cards: { 'tv-station': 1 } }, { coins: 0 }]
    expect(roll(towns, [6], [1, 0], 'tv')).toBe('')
    expect(roll(towns, [6], [1, 0])).toContain('phase is build, should be tv (MK-I5, MK-R1)')
    expect(judge(moment(towns, 1, 'tv', [6]), 'tv 2', moment(towns, 1, 'build', [6]))).toBe('')
    expect(alone(moment(towns, 1, 'tv', [5]))).toContain('a TV Station that does not pay (MK-I5)')
    expect(alone(moment(towns, 1, 'swap', [6]))).toContain('a Business Center that does not swap (MK-I5)')
  })

  const traders: Town[] = [
    { coins: 0, cards: { 'business-center': 1, ranch: 2 } },
    { coins: 0, cards: { mine: 1, stadium: 1 } },
    { coins: 0 },
  ]
  const swapping = moment(traders, 1, 'swap', [6])

  test('MK-I6: any two cards that are not purple, even of the same kind, or no swap', () => {
    expect(roll(traders, [6], [0, 0, 0], 'swap')).toBe('')
    expect(roll(traders, [6], [0, 0, 0])).toContain('phase is build, should be swap (MK-I5, MK-R1)')
    expect(legalActions(swapping)).toEqual([
      'noswap',
      ...['bakery', 'ranch', 'wheat-field'].flatMap((give) => [
        ...['bakery', 'mine', 'wheat-field'].map((take) => `swap ${give} 2 ${take}`),
        ...['bakery', 'wheat-field'].map((take) => `swap ${give} 3 ${take}`),
      ]),
    ])
    for (const words of [
      'business-center 2 mine',
      'ranch 2 stadium',
      'ranch 1 ranch',
      'mine 2 ranch',
      'ranch 3 mine',
    ]) {
      expect(judge(swapping, `swap ${words}`, swapping)).toContain('not legal (MK-I6)')
    }
    expect(judge(swapping, 'swap ranch 2', swapping)).toContain('not legal (no such notation)')
  })

  test('MK-I6: exactly one card each way', () => {
    const moved = (
      change: (mine: Record<EstablishmentId, number>, theirs: Record<EstablishmentId, number>) => void,
    ) => {
      const after = moment(traders, 1, 'build', [6])
      change(playerAt(after, 1).cards, playerAt(after, 2).cards)
      return after
    }
    const ranchForMine = moved((mine, theirs) => {
      Object.assign(mine, { ranch: 1, mine: 1 })
      Object.assign(theirs, { ranch: 1, mine: 0 })
    })
    expect(judge(swapping, 'swap ranch 2 mine', ranchForMine)).toBe('')
    expect(judge(swapping, 'noswap', ranchForMine)).toContain('seat 1 ranch is 1, should be 2 (MK-I5)')
    expect(
      judge(
        swapping,
        'swap bakery 3 bakery',
        moved(() => {}),
      ),
    ).toBe('')
    expect(
      judge(
        swapping,
        'noswap',
        moved(() => {}),
      ),
    ).toBe('')
    const onlyTaken = moved((mine, theirs) => {
      Object.assign(mine, { mine: 1 })
      Object.assign(theirs, { mine: 0 })
    })
    expect(judge(swapping, 'swap ranch 2 mine', onlyTaken)).toContain('seat 1 ranch is 2, should be 1 (MK-I6)')
    expect(judge(swapping, 'swap ranch 2 mine', { ...ranchForMine, dice: [], phase: 'roll' })).toContain('MK-R1')
  })
})

describe('building', () => {
  test('MK-B1: one thing for its price, or nothing', () => {
    const before: Town = { coins: 5 }
    expect(build('build forest', [4], before, { coins: 2, cards: { forest: 1 } })).toBe('')
    expect(build('build train-station', [4], before, { coins: 1, landmarks: STATION })).toBe('')
    expect(build('pass', [4], before, before)).toBe('')
    expect(build('build forest', [4], before, { coins: 5, cards: { forest: 1 } })).toContain('-3 by MK-B1')
    expect(build('build forest', [4], before, { coins: 2 })).toContain('seat 1 forest is 0, should be 1 (MK-B1)')
    const two = build('build forest', [4], before, { coins: 2, cards: { forest: 1, ranch: 1 } })
    expect(two).toContain('supply.ranch is 5, should be 6 (MK-B1)')
    expect(build('build mine', [4], before, before)).toContain('not legal (MK-B1)')
    expect(build('build shopping-mall', [4], before, before)).toContain('not legal (MK-B1)')
    expect(build('pass', [4], before, { coins: 6 })).toContain('coins is 6, should be 5 (nothing by MK-R1)')
    expect(build('pass', [4], before, { coins: 5, landmarks: STATION })).toContain('landmarks is [train-station]')
  })

  test('MK-B2, MK-B3, MK-B4: no sold-out card, no second copy of a purple card, no landmark twice', () => {
    const rich: Town = { coins: 50, cards: { ranch: 6, stadium: 1 }, landmarks: STATION }
    const legal = legalActions(moment([rich, { coins: 0 }], 1, 'build', [4]))
    expect(legal).toHaveLength(1 + 15 - 2 + 3)
    expect(build('build ranch', [4], rich, rich)).toContain('not legal (MK-B2)')
    expect(build('build stadium', [4], rich, rich)).toContain('not legal (MK-B3)')
    expect(build('build train-station', [4], rich, rich)).toContain('not legal (MK-B4)')
    const line = lineAt(9, moment([rich, { coins: 0 }], 1, 'build', [4]))
    const listed = { ...line, legal: { 1: [...legal, 'build ranch', 'build stadium', 'build train-station'].sort() } }
    const problems = judgeLine(listed, undefined, machiKoroReferee).join('\n')
    for (const rule of ['MK-B2', 'MK-B3', 'MK-B4']) expect(problems).toContain(`which is not legal (${rule})`)
    expect(alone(moment([{ coins: 0, cards: { stadium: 2 } }, { coins: 0 }], 1, 'roll', []))).toContain('(MK-B3)')
    const twice: Town = { coins: 0, landmarks: ['train-station', 'train-station'] }
    expect(alone(moment([twice, { coins: 0 }], 1, 'roll', []))).toContain('a landmark twice (MK-B4)')
  })

  test('MK-X1: a double gives another turn if the Amusement Park was built before the roll', () => {
    const park: LandmarkId[] = ['train-station', 'amusement-park']
    const town: Town = { coins: 20, landmarks: park }
    expect(build('pass', [4, 4], town, town, 1)).toBe('')
    expect(build('build mine', [4, 4], town, { coins: 14, cards: { mine: 1 }, landmarks: park }, 1)).toBe('')
    expect(build('pass', [4, 4], town, town, 2)).toContain('turn is 2, should be 1 (MK-S2, MK-X1)')
    expect(build('pass', [4, 3], town, town, 2)).toBe('')
    expect(build('pass', [4, 3], town, town, 1)).toContain('turn is 1, should be 2 (MK-S2, MK-X1)')
    expect(build('pass', [4], town, town, 1)).toContain('MK-X1')
    const without: Town = { coins: 20, landmarks: STATION }
    expect(build('pass', [4, 4], without, without, 1)).toContain('MK-X1')
    const builtNow: Town = { coins: 4, landmarks: park }
    expect(build('build amusement-park', [4, 4], without, builtNow, 2)).toBe('')
    expect(build('build amusement-park', [4, 4], without, builtNow, 1)).toContain('MK-X1')
  })

  test('MK-W1: the fourth landmark ends the game immediately, in the turn of the winner', () => {
    const three: LandmarkId[] = ['train-station', 'amusement-park', 'radio-tower']
    const before = moment([{ coins: 11, landmarks: three }, { coins: 3 }], 1, 'build', [2, 2])
    const then = (turn: number, phase: Phase, dice: number[]) =>
      moment([{ coins: 1, landmarks: ['shopping-mall', ...three] }, { coins: 3 }], turn, phase, dice)
    expect(judge(before, 'build shopping-mall', then(1, 'over', [2, 2]))).toBe('')
    expect(judge(before, 'build shopping-mall', then(1, 'roll', []))).toContain('should be over (MK-W1, MK-R1)')
    expect(judge(before, 'build shopping-mall', then(2, 'over', [2, 2]))).toContain('turn is 2, should be 1')
    expect(judge(before, 'build shopping-mall', then(1, 'over', []))).toContain('dice is [], should be [2 2]')
    expect(alone(then(1, 'roll', []))).toContain('all landmarks, but not over (MK-W1)')
    const early = moment([{ coins: 11, landmarks: three }, { coins: 3 }], 1, 'over', [2, 2])
    expect(judge(before, 'pass', early)).toContain('phase is over, should be roll (MK-R1, MK-W1)')
  })
})

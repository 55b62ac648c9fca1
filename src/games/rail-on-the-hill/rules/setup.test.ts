import { describe, expect, it } from 'vitest'
import { railOnTheHill } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_COMPONENTS, Table } from './testing/positions.ts'

const PLAYER_COUNTS = [1, 2, 3, 4]
const isAscending = (cards: readonly number[]) => cards.every((card, i) => i === 0 || cards[i - 1] < card)

/** The first seed of a series with which the draft has a set with such a token. */
function startWithToken(players: number, isWanted: (token: number) => boolean): [table: Table, set: number] {
  for (let k = 0; k < 1000; k++) {
    const table = Table.start({ players, first: 1 }, `token/${k}`)
    const set = table.position.sets.findIndex((set) => set !== null && isWanted(set.dev))
    if (set >= 0) return [table, set + 1]
  }
  throw new Error('no seed of the series has such a token')
}
const isUpgradeNumber = (token: number) => token <= 24

/** A two-player game in which every player has a set and seat 1 is to build its town. */
function afterDraft(isWanted: (token: number) => boolean): Table {
  const [table, set] = startWithToken(2, isWanted)
  table.play(2, `take ${3 - set}`)
  table.play(1, `take ${set}`)
  return table
}

describe('the table', () => {
  it('RH-S1: the game is for 1 to 4 players', () => {
    expect(railOnTheHill.players).toEqual([1, 4])
  })

  it.each(PLAYER_COUNTS)('RH-S1: with %i players every card and token is there, once', (players) => {
    const { position } = Table.start({ players }, 'components')
    expect(componentsOf(position).sort()).toEqual(ALL_COMPONENTS)
    expect(position.townDeck).toHaveLength(68 - 3 * players)
    expect(position.planDeck).toHaveLength(60 - 6 * players)
    expect(position.devPile).toHaveLength(36 - players)
  })

  it('RH-S1: deck, Plan deck and pile are shuffled, by nothing but the seed', () => {
    const one = Table.start({ players: 2 }, 'one').position
    const other = Table.start({ players: 2 }, 'other').position
    for (const deck of ['townDeck', 'planDeck', 'devPile'] as const) {
      expect(isAscending(one[deck])).toBe(false)
      expect(isAscending([...one[deck]].reverse())).toBe(false)
      expect(one[deck]).not.toEqual(other[deck])
    }
    expect(Table.start({ players: 2 }, 'one').position).toEqual(one)
  })

  it('RH-S1: every Town card, Plan card and token can lie on top', () => {
    const seen = { towns: new Set<number>(), plans: new Set<number>(), tokens: new Set<number>() }
    for (let k = 0; k < 600; k++) {
      const { townDeck, planDeck, devPile } = Table.start({ players: 1 }, `top/${k}`).position
      seen.towns.add(townDeck[0])
      seen.plans.add(planDeck[0])
      seen.tokens.add(devPile[0])
    }
    expect([seen.towns.size, seen.plans.size, seen.tokens.size]).toEqual([68, 60, 36])
  })

  it.each(PLAYER_COUNTS)('RH-S2: %i sets of 3 Town cards and 1 token lie face up', (players) => {
    const table = Table.start({ players }, 'sets')
    const { sets } = table.position
    expect(sets).toHaveLength(players)
    for (const set of sets) expect(set?.towns).toHaveLength(3)
    expect(table.game.view(table.state, 'spectator').sets).toEqual(sets)
  })

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 4],
  ])('RH-S3: with %i players every player begins with %i resources', (players, resources) => {
    const table = Table.start({ players }, 'resources')
    expect(table.position.players.map((player) => player.resources)).toEqual(Array(players).fill(resources))
  })

  it.each(PLAYER_COUNTS)('RH-S4: each of %i players has 6 Plan cards, which the others do not see', (players) => {
    const table = Table.start({ players }, 'plans')
    table.position.players.forEach(({ planHand }, i) => {
      expect(planHand).toHaveLength(6)
      expect(table.game.view(table.state, i + 1).players[i].planHand).toEqual(planHand)
      for (let other = 1; other <= players; other++) {
        if (other !== i + 1) expect(table.game.view(table.state, other).players[i].planHand).toBe(6)
      }
    })
  })
})

describe('the draft', () => {
  it('RH-S5: the host names the starting player', () => {
    for (let first = 1; first <= 4; first++) {
      expect(Table.start({ players: 4, first }, 'named').position.starter).toBe(first)
    }
  })

  it('RH-S5: without a named one the seed decides, and any player can be it', () => {
    const begun = [0, 0, 0, 0]
    for (let k = 0; k < 400; k++) begun[Table.start({ players: 4 }, `anyone/${k}`).position.starter - 1]++
    // 100 each; with 400 fair draws one that strays by 40 is one in 100,000.
    for (const times of begun) expect(Math.abs(times - 100)).toBeLessThan(40)
  })

  it('RH-S5: naming the starting player changes nothing else about a seed', () => {
    const random = Table.start({ players: 3 }, 'same').position
    const named = Table.start({ players: 3, first: random.starter }, 'same').position
    expect({ ...named, options: {} }).toEqual({ ...random, options: {} })
  })

  it.each([
    [1, [4, 3, 2, 1]],
    [2, [1, 4, 3, 2]],
    [3, [2, 1, 4, 3]],
    [4, [3, 2, 1, 4]],
  ])('RH-S5: when seat %i begins, sets are chosen in the order %j', (first, order) => {
    const table = Table.start({ players: 4, first }, 'order')
    expect(table.position.phase).toBe('draft')
    order.forEach((seat, i) => {
      expect(table.active).toEqual([seat])
      table.play(seat, `take ${i + 1}`)
    })
    expect(table.position.phase).toBe('setup')
  })

  it('RH-S5: only the player whose turn it is chooses, and only sets that are left', () => {
    const table = Table.start({ players: 3, first: 1 }, 'choose')
    expect(table.whyNot(1, 'take 1')).toBe('RH-S5 not-your-pick')
    expect(table.legal(3)).toEqual(['take 1', 'take 2', 'take 3'])
    expect(table.whyNot(3, 'take 4')).toBe('RH-S5 no-such-set')
    expect(table.whyNot(3, 'end')).toBe('RH-S5 sets-first')
    table.play(3, 'take 2')
    expect(table.legal(2)).toEqual(['take 1', 'take 3'])
    expect(table.whyNot(2, 'take 2')).toBe('RH-S5 no-such-set')
  })

  it('RH-S5: who takes a set has its Town cards in hand', () => {
    const table = Table.start({ players: 2, first: 1 }, 'taken')
    const set = table.position.sets[1]
    table.play(2, 'take 2')
    expect(table.player(2).hand).toEqual(set?.towns)
    expect(table.position.sets[1]).toBeNull()
    expect(componentsOf(table.position).sort()).toEqual(ALL_COMPONENTS)
  })
})

describe('the first two cards', () => {
  it('RH-S6: all players build at the same time, and none waits for another', () => {
    const table = afterDraft(isUpgradeNumber)
    expect(table.active).toEqual([1, 2])
    const [first, second] = table.player(1).hand
    table.play(1, `place ${first} d4 r0`, `place ${second} e4 r0`, 'upgrade d4')
    expect(table.active).toEqual([1, 2])
    expect(table.legal(2, 'place')).not.toEqual([])
  })

  it('RH-S6: two of the three Town cards are placed, the third is the hand card', () => {
    const table = afterDraft(isUpgradeNumber)
    const [one, two, three] = table.player(1).hand
    expect(table.whyNot(1, 'upgrade d4')).toBe('RH-S6 place-two-first')
    expect(table.whyNot(1, `plan ${table.player(1).planHand[0]} red`)).toBe('RH-S6 place-two-first')
    table.play(1, `place ${two} d4 r90`)
    expect(table.whyNot(1, 'upgrade d4')).toBe('RH-S6 place-two-first')
    table.play(1, `place ${three} d5 r0`)
    expect(table.player(1)).toMatchObject({
      hand: [one],
      town: { d4: { card: two, turn: 90 }, d5: { card: three, turn: 0 } },
      placed: false,
    })
    expect(table.legal(1, 'place')).toEqual([])
  })

  it('RH-S6: the RH-P rules hold for them', () => {
    const table = afterDraft(isUpgradeNumber)
    const [one, two] = table.player(1).hand
    expect(table.whyNot(1, `place ${one} d5 r0`)).toBe('RH-P1 first-on-d4')
    table.play(1, `place ${one} d4 r0`)
    expect(table.whyNot(1, `place ${two} d4 r0`)).toBe('RH-P2 square-taken')
    expect(table.whyNot(1, `place ${two} d6 r0`)).toBe('RH-P2 not-beside-a-card')
    expect(table.whyNot(1, `place ${one} d5 r0`)).toBe('RH-P6 not-in-hand')
    expect(table.legal(1).every((text) => text.startsWith('place '))).toBe(true)
  })

  it('RH-S7: a Town upgrade of the set goes on one of the two cards before anything else', () => {
    const table = afterDraft(isUpgradeNumber)
    const { hand, pending, planHand } = table.player(1)
    const token = pending?.kind === 'upgrade' ? pending.token : 0
    expect(isUpgradeNumber(token) && token > 0).toBe(true)
    table.play(1, `place ${hand[0]} d4 r0`, `place ${hand[1]} e5 r0`)
    expect(table.legal(1)).toEqual(['upgrade d4', 'upgrade e5'])
    expect(table.whyNot(1, `plan ${planHand[0]} red`)).toBe('RH-S7 upgrade-first')
    expect(table.whyNot(1, 'upgrade d5')).toBe('RH-D1 no-place-for-upgrade')
    table.play(1, 'upgrade e5')
    expect(table.player(1)).toMatchObject({ pending: null, kept: [], town: { d4: { token: null }, e5: { token } } })
  })

  it('RH-S7: any other token of the set is kept', () => {
    const table = afterDraft((token) => !isUpgradeNumber(token))
    const { hand, kept, pending } = table.player(1)
    expect(kept).toHaveLength(1)
    expect(kept[0]).toBeGreaterThan(24)
    expect(pending).toBeNull()
    table.play(1, `place ${hand[0]} d4 r0`, `place ${hand[1]} e5 r0`)
    expect(table.legal(1).every((text) => text.startsWith('plan '))).toBe(true)
    expect(table.whyNot(1, 'upgrade d4')).toBe('RH-S8 plans-first')
  })
})

describe('the first Plan cards', () => {
  function afterBuilding(): Table {
    const table = afterDraft((token) => !isUpgradeNumber(token))
    const [one, two] = table.player(1).hand
    table.play(1, `place ${one} d4 r0`, `place ${two} e4 r0`)
    return table
  }

  it('RH-S8: each line gets one of the 6 Plan cards, the other 2 are discarded', () => {
    const table = afterBuilding()
    const [a, b, c, d, e, f] = table.player(1).planHand
    expect(table.legal(1)).toHaveLength(6 * 4)
    table.play(1, `plan ${c} yellow`)
    expect(table.legal(1)).toHaveLength(5 * 3)
    expect(table.whyNot(1, `plan ${a} yellow`)).toBe('RH-S8 one-plan-per-line')
    expect(table.whyNot(1, `plan ${c} red`)).toBe('RH-S8 not-in-plan-hand')
    expect(table.whyNot(1, 'end')).toBe('RH-S8 plans-first')
    table.play(1, `plan ${f} black`, `plan ${a} red`, `plan ${e} blue`)
    expect(table.position.planDiscard).toEqual([b, d])
    expect(table.player(1)).toMatchObject({
      planHand: [],
      lines: { red: { plans: [a] }, yellow: { plans: [c] }, blue: { plans: [e] }, black: { plans: [f] } },
    })
  })

  it('RH-S8: who is ready waits for the others, and the last one begins round 1', () => {
    const table = afterBuilding()
    const plans = table.player(1).planHand
    table.play(1, `plan ${plans[0]} red`, `plan ${plans[1]} yellow`, `plan ${plans[2]} blue`, `plan ${plans[3]} black`)
    expect(table.active).toEqual([2])
    expect(table.whyNot(1, `plan ${plans[4]} red`)).toBe('RH-S6 setup-done')
    expect(table.position).toMatchObject({ phase: 'setup', round: 0, board: { a: null, b: null, c: null, d: null } })
    // Two cards, perhaps an upgrade, four Plan cards.
    for (let k = 0; k < 7 && table.active.includes(2); k++) table.play(2, table.legal(2)[0])
    expect(table.position).toMatchObject({ phase: 'main', round: 1, active: [1], starter: 1 })
    expect(Object.values(table.position.board).every((card) => card !== null)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { explainCards } from '#engine/card-sentences.ts'
import { machiKoro } from '../rules/rules.ts'
import { bigTown, fullTown, gameOf } from '../rules/testing/big-town.ts'
import { type CardChanges, changedCards, gameWith } from '../rules/testing/other-cards.ts'
import { Table } from '../rules/testing/positions.ts'
import { MAX_ESTABLISHMENTS, MAX_LANDMARKS } from './tables.ts'

const NAME = { id: 'mine', sha256: '0123' }
const STANDARD = machiKoro.cards

/** Why a card set is refused; undefined if it is accepted. */
function problem(json: unknown): string | undefined {
  const read = machiKoro.withCards(json, NAME)
  return read.ok ? undefined : explainCards(read.error, machiKoro.cardProblems)
}

/** Only the fields that the exchange format names. */
const MINIMAL = {
  establishments: STANDARD.establishments.map(({ id, colour, rolls, cost, income }) => ({
    id,
    colour,
    rolls,
    cost,
    income,
  })),
  landmarks: STANDARD.landmarks.map(({ id, cost }) => ({ id, cost })),
}

describe('card sets', () => {
  it('the standard one is taken, and makes the same game', () => {
    const read = machiKoro.withCards(JSON.parse(JSON.stringify(STANDARD)), NAME)
    expect(read.ok && read.value.cards).toEqual(STANDARD)
  })

  it('the five fields of the exchange format are enough, and make the same game', () => {
    const read = machiKoro.withCards(MINIMAL, NAME)
    if (!read.ok) throw new Error(explainCards(read.error))
    expect(read.value.cards).toEqual(STANDARD)
    const moments = (game: typeof machiKoro) => {
      const texts: string[] = []
      Table.start({ players: 3 }, 'minimal', game).playOn('minimal', ({ coins }, text) => texts.push(text, `${coins}`))
      return texts
    }
    expect(moments(read.value)).toEqual(moments(machiKoro))
  })

  it('another one makes another game, which knows its name', () => {
    const read = machiKoro.withCards(changedCards({ mine: { cost: 7 } }), NAME)
    if (!read.ok) throw new Error(explainCards(read.error))
    expect(read.value.cardSetName).toEqual(NAME)
    expect(read.value.cards.establishments.find(({ id }) => id === 'mine')).toMatchObject({ cost: 7 })
    expect(machiKoro.cardSetName).toBeUndefined()
    expect(STANDARD.establishments.find(({ id }) => id === 'mine')).toMatchObject({ cost: 6 })
  })

  it('cards may stand in any order', () => {
    const reversed = {
      establishments: [...STANDARD.establishments].reverse(),
      landmarks: [...STANDARD.landmarks].reverse(),
    }
    const read = machiKoro.withCards(reversed, NAME)
    expect(read.ok && read.value.cards).toEqual(STANDARD)
  })

  it.each([
    ['of the file', { ...MINIMAL, author: 'me' }],
    ['of an establishment', changedCards({ ranch: { artist: 'me' } })],
    ['of a landmark', changedCards({ 'radio-tower': { artist: 'me' } })],
    [
      'of landmarks that say their colour',
      { ...MINIMAL, landmarks: MINIMAL.landmarks.map((card) => ({ ...card, colour: 'yellow' })) },
    ],
  ])('unknown fields are ignored: %s', (_, json) => {
    expect(problem(json)).toBeUndefined()
  })

  it('a field that is null is as good as left out, and takes away what the standard card has', () => {
    const game = gameWith({ bakery: { kind: null }, 'cheese-factory': { per: null } })
    const [bakery, factory] = ['bakery', 'cheese-factory'].map((id) =>
      game.cards.establishments.find((card) => card.id === id),
    )
    expect(bakery).not.toHaveProperty('kind')
    expect(factory).not.toHaveProperty('per')
  })

  it('may have other cards than the standard ones, which stand behind those', () => {
    const { establishments, landmarks } = gameOf(bigTown).cards
    expect([establishments.length, landmarks.length]).toEqual([20, 6])
    expect(establishments.slice(-7).map(({ id }) => id)).toEqual([
      'quarry',
      'rose-garden',
      'kiosk-24',
      'tea-house',
      'toll-gate',
      'town-fair',
      'fishing-boat',
    ])
    expect(establishments[0]).toEqual(STANDARD.establishments[1])
    expect(landmarks.map(({ id }) => id)).toEqual([
      'shopping-mall',
      'amusement-park',
      'radio-tower',
      'harbour',
      'market-hall',
      'lighthouse',
    ])
  })

  it('may have as many cards as there is room for, and no more', () => {
    expect(problem(fullTown(MAX_ESTABLISHMENTS, MAX_LANDMARKS))).toBeUndefined()
    const [many, most] = [fullTown(33, 9), fullTown(32, 8)]
    expect(problem({ ...most, establishments: many.establishments })).toBe(
      'establishments must be a list of 1 to 32, not of 33',
    )
    expect(problem({ ...most, landmarks: many.landmarks })).toBe('landmarks must be a list of 1 to 8, not of 9')
  })
})

describe('changed cards play', () => {
  it('with other numbers', () => {
    const game = gameWith({ ranch: { rolls: [4, 12], income: 7 }, forest: { rolls: [1] } })
    const players = [{ cards: { ranch: 1, forest: 1 }, landmarks: ['train-station'] as const }]
    const rolls = [[4], [2], [1], [5], [6, 6]]
    expect(rolls.map((dice) => Table.at({ players }, game).roll(...dice).coins[0])).toEqual([7, 0, 1, 0, 7])
  })

  it('with other costs, copies and landmarks', () => {
    const game = gameWith({ ranch: { cost: 9, copies: 1 }, 'train-station': { cost: 2 } })
    const table = Table.at({ phase: 'build', dice: [6], players: [{ coins: 9 }, { coins: 9 }] }, game)
    expect(Table.start({ players: 2 }, 'copies', game).position.supply.ranch).toBe(1)
    table.play('build ranch')
    expect(table.coins).toEqual([0, 9])
    expect(table.roll(6).whyNot(2, 'build ranch')).toBe('MK-B2 sold-out')
    table.play('build train-station')
    expect(table.coins).toEqual([0, 7])
  })

  it('with numbers in any order: they are sorted', () => {
    const { establishments } = gameWith({ ranch: { rolls: [12, 4, 5] } }).cards
    expect(establishments.find(({ id }) => id === 'ranch')?.rolls).toEqual([4, 5, 12])
  })

  it('with none of a kind', () => {
    const game = gameWith({ mine: { copies: 0 } })
    const table = Table.start({ players: 2, first: 1 }, 'none', game)
    expect(table.position.supply.mine).toBe(0)
    const building = Table.at({ phase: 'build', dice: [1], players: [{ coins: 50 }] }, game)
    expect(building.whyNot(1, 'build mine')).toBe('MK-B2 sold-out')
  })

  it('with other colours: a card of another colour keeps only the copies of the standard one', () => {
    const fields = { colour: 'blue', rolls: [6], cost: 6, income: 2 }
    const cards = MINIMAL.establishments.map((card) => (card.id === 'stadium' ? { id: 'stadium', ...fields } : card))
    const read = machiKoro.withCards({ ...MINIMAL, establishments: cards }, NAME)
    if (!read.ok) throw new Error(explainCards(read.error))
    expect(read.value.cards.establishments[6]).toEqual({ id: 'stadium', ...fields, copies: 4 })
    const players = [{ coins: 9 }, { coins: 9, cards: { stadium: 2 } }]
    expect(Table.at({ players }, read.value).roll(6).coins).toEqual([9, 13])
  })

  it('with other effects of landmarks', () => {
    const game = gameWith({ 'train-station': { effect: 'roll-again' }, 'radio-tower': { effect: 'second-die' } })
    const table = Table.at({ players: [{ landmarks: ['train-station'] }, { landmarks: ['radio-tower'] }] }, game)
    expect(table.legal).toEqual(['roll 1'])
    expect(table.roll(1).position.phase).toBe('reroll')
    table.play('stand')
    table.play('pass')
    expect(table.legal).toEqual(['roll 1', 'roll 2'])
  })

  it('with a mall that helps others, and by more', () => {
    const game = gameWith({ 'shopping-mall': { kinds: ['shop'], income: 3 }, forest: { kind: 'shop' } })
    const coins = (dice: number) => {
      const town = { cards: { forest: 2, cafe: 1 }, landmarks: ['shopping-mall'] as const }
      return Table.at({ players: [{ coins: 5 }, town] }, game).roll(dice).coins
    }
    expect(coins(5)).toEqual([5, 8])
    expect(coins(3)).toEqual([4, 1])
  })

  it('with two landmarks that bring more: each brings its own', () => {
    const more = { effect: 'more-income', income: 2, kinds: ['shop'] }
    const game = gameWith({ 'radio-tower': more })
    const income = (...landmarks: readonly ('shopping-mall' | 'radio-tower')[]) =>
      Table.at({ players: [{ cards: { bakery: 1 }, landmarks }] }, game).roll(2).coins[0]
    expect([income(), income('shopping-mall'), income('radio-tower')]).toEqual([1, 2, 3])
    expect(income('shopping-mall', 'radio-tower')).toBe(4)
  })
})

describe('custom cards', () => {
  it('begin in a town where they say so', () => {
    const { players, supply } = Table.start({ players: 3 }, 'start', gameOf(bigTown)).position
    expect(players.map(({ cards }) => cards)).toEqual(players.map(() => ({ 'rose-garden': 2, bakery: 1 })))
    expect([supply['rose-garden'], supply.bakery, supply['kiosk-24']]).toEqual([6, 6, 9])
    expect(supply).not.toHaveProperty('wheat-field')
  })

  it('pay, are counted and are helped like any other', () => {
    const game = gameOf(bigTown)
    const coins = (cards: Record<string, number>, landmarks: string[], ...dice: number[]) =>
      Table.at({ players: [{ coins: 9 }, { cards, landmarks }] }, game).roll(...dice).coins
    expect(coins({ 'rose-garden': 2 }, [], 4)).toEqual([9, 2])
    expect(coins({ 'tea-house': 1 }, ['shopping-mall'], 1)).toEqual([6, 3])
    const own = (cards: Record<string, number>, landmarks: string[], ...dice: number[]) =>
      Table.at({ players: [{ cards, landmarks: ['harbour', ...landmarks] }, { coins: 9 }] }, game).roll(...dice).coins
    expect(own({ 'furniture-factory': 1, forest: 1, quarry: 2 }, [], 4, 4)).toEqual([9, 9])
    expect(own({ 'kiosk-24': 3 }, ['market-hall', 'shopping-mall'], 5)).toEqual([12, 9])
    expect(own({ 'town-fair': 1, quarry: 1 }, [], 4, 5)).toEqual([5, 8])
    expect(coins({ 'toll-gate': 2, quarry: 1 }, [], 6)).toEqual([9, 0])
  })

  it('win the game when all landmarks of the set stand', () => {
    const game = gameOf(bigTown)
    const all = game.cards.landmarks.map(({ id }) => id)
    const table = Table.at({ phase: 'build', dice: [3], players: [{ coins: 14, landmarks: all.slice(0, 5) }] }, game)
    table.play('build lighthouse')
    expect(table.position).toMatchObject({ phase: 'over', active: [] })
    expect(game.standing(table.state)).toEqual({
      winners: [1],
      scores: [
        { landmarks: 6, coins: 0 },
        { landmarks: 0, coins: 0 },
      ],
    })
  })

  it('may do without a second die: then only one is ever rolled', () => {
    const landmarks = STANDARD.landmarks.filter(({ effect }) => effect !== 'second-die')
    const game = gameOf({ ...STANDARD, landmarks })
    const built = landmarks.map(({ id }) => id)
    expect(Table.at({ players: [{ landmarks: built.slice(1) }] }, game).legal).toEqual(['roll 1'])
    Table.start({ players: 2 }, 'one die', game).playOn('one die', ({ position }) => {
      expect(position.dice.length).toBeLessThan(2)
    })
  })
})

describe('card sets that are refused', () => {
  it('a set with which a game would hardly end: towns earn too little for the landmarks', () => {
    const one = { id: 'field', colour: 'blue', rolls: [1], cost: 1, income: 1, copies: 0, start: 1 }
    const sights = Array.from({ length: 8 }, (_, i) => ({ id: `sight-${i}`, cost: 99, effect: 'roll-again' }))
    expect(problem({ establishments: [one], landmarks: sights })).toMatch(/^a game with these cards would hardly end/)
    expect(problem({ establishments: [{ ...one, income: 20 }], landmarks: sights })).toBeUndefined()
  })

  it('a set whose coins would not fit into a state', () => {
    const rolls = [1, 2, 3]
    const cards = Array.from({ length: 9 }, (_, i) => {
      return { id: `bank-${i}`, colour: 'blue', rolls, cost: 1, income: 99, copies: 99, start: 1 }
    })
    const every = cards.map(({ id }) => id)
    const counting = cards.map((card, i) => (i === 0 ? card : { ...card, per: every }))
    const { landmarks } = STANDARD
    expect(problem({ establishments: cards, landmarks })).toBeUndefined()
    expect(problem({ establishments: counting, landmarks })).toMatch(
      /^establishments: a roll of 1 could bring \d+ coins to a town with all cards, and at most 100000 are allowed$/,
    )
  })

  const { establishments, landmarks } = MINIMAL

  it.each([
    [null, 'a card set must be an object, not null'],
    [[], 'a card set must be an object, not []'],
    ['cards', 'a card set must be an object, not "cards"'],
    [{}, 'establishments must be a list, not nothing'],
    [{ establishments: {}, landmarks }, 'establishments must be a list, not {}'],
    [{ establishments }, 'landmarks must be a list, not nothing'],
    [{ establishments: [7], landmarks }, 'establishments[0] must be an object, not 7'],
    [{ establishments, landmarks: [null] }, 'landmarks[0] must be an object, not null'],
    [{ establishments: [], landmarks }, 'establishments must be a list of 1 to 32, not of 0'],
    [{ establishments, landmarks: [] }, 'landmarks must be a list of 1 to 8, not of 0'],
    [
      { establishments: establishments.filter(({ id }) => id !== 'wheat-field' && id !== 'bakery'), landmarks },
      /^fruit-and-vegetable-market: per has "wheat-field"; it may have ranch, cafe, /,
    ],
    [
      { establishments: establishments.filter(({ id }) => id === 'ranch' || id === 'forest'), landmarks },
      'establishments: no card has start, which says how many of it each town begins with',
    ],
    [
      changedCards({ 'wheat-field': { start: 0 }, bakery: { start: null } }),
      'establishments: no card has start, which says how many of it each town begins with',
    ],
    [
      {
        establishments: [{ ...establishments[0], rolls: [7] }, establishments[11]],
        landmarks,
      },
      /^establishments: no town can earn at first; .* must have start or cost at most 3$/,
    ],
    [
      { establishments, landmarks: [...landmarks, { id: 'mine-2', cost: 3, effect: 'roll-again' }, { id: 'mine-2' }] },
      'mine-2: id is there twice',
    ],
    [
      {
        establishments: [...establishments, { ...establishments[1], id: 'pier', copies: 3 }],
        landmarks: [...landmarks, { id: 'pier', cost: 3, effect: 'roll-again' }],
      },
      'pier: id is there twice',
    ],
    [{ establishments: [...establishments, establishments[1]], landmarks }, 'ranch: id is there twice'],
    [{ establishments, landmarks: [...landmarks, landmarks[0]] }, 'train-station: id is there twice'],
  ])('as a whole: %#', (json, error) => {
    if (typeof error === 'string') expect(problem(json)).toBe(error)
    else expect(problem(json)).toMatch(error)
  })

  it.each([
    [{ ranch: { id: 'farm' } }, /^cheese-factory: per has "ranch"; it may have wheat-field, .*, farm$/],
    [{ ranch: { id: 2 } }, /^establishments\[1\]: id must be words of .*, not 2$/],
    [{ ranch: { id: 'Farm' } }, /^establishments\[1\]: id must be words of .*, not "Farm"$/],
    [{ ranch: { id: 'big_farm' } }, /^establishments\[1\]: id must be words of .*, not "big_farm"$/],
    [{ ranch: { id: 'farm-' } }, /^establishments\[1\]: id must be words of .*, not "farm-"$/],
    [{ ranch: { id: '2-farms' } }, /^establishments\[1\]: id must be words of .*, not "2-farms"$/],
    [
      { ranch: { id: 'x'.repeat(41) } },
      /^establishments\[1\]: id must be words of .* of at most 40 characters, not "xx/,
    ],
    [{ ranch: { id: 'constructor' } }, /^establishments\[1\]: id must not be the reserved word "constructor"$/],
    [
      { ranch: { id: 'train-station' } },
      /^establishments\[1\]: id must not be that of a standard card .*"train-station"$/,
    ],
    [{ ranch: { colour: 'pink' } }, /^ranch: colour must be one of blue, green, red, purple, not "pink"$/],
    [{ ranch: { colour: null } }, /^ranch: colour must be .*, not nothing$/],
    [{ ranch: { rolls: 2 } }, /^ranch: rolls must be a list of numbers, not 2$/],
    [{ ranch: { rolls: [] } }, /^ranch: rolls must be a list of numbers, not \[\]$/],
    [{ ranch: { rolls: null } }, /^ranch: rolls must be a list of numbers, not nothing$/],
    [{ ranch: { rolls: [2, 13] } }, /^ranch: rolls has 13; it may have whole numbers from 1 to 12$/],
    [{ ranch: { rolls: [0] } }, /^ranch: rolls has 0; /],
    [{ ranch: { rolls: ['2'] } }, /^ranch: rolls has "2"; /],
    [{ ranch: { rolls: [2.5] } }, /^ranch: rolls has 2.5; /],
    [{ ranch: { rolls: [2, 2] } }, /^ranch: rolls has something twice: \[2,2\]$/],
    [{ ranch: { cost: -1 } }, /^ranch: cost must be a whole number from 0 to 99, not -1$/],
    [{ ranch: { cost: 100 } }, /^ranch: cost must be .*, not 100$/],
    [{ ranch: { cost: null } }, /^ranch: cost must be .*, not nothing$/],
    [{ ranch: { income: 1.5 } }, /^ranch: income must be a whole number from 0 to 99, not 1.5$/],
    [{ ranch: { income: '1' } }, /^ranch: income must be .*, not "1"$/],
    [{ ranch: { copies: -1 } }, /^ranch: copies must be a whole number from 0 to 99, not -1$/],
    [{ ranch: { per: 'mine' } }, /^ranch: per must be a list, not "mine"$/],
    [{ ranch: { per: ['farm'] } }, /^ranch: per has "farm"; it may have wheat-field, ranch, /],
    [{ ranch: { per: ['mine', 'mine'] } }, /^ranch: per has something twice: \["mine","mine"\]$/],
    [{ ranch: { kind: 'farm' } }, /^ranch: kind must be one of shop, restaurant, not "farm"$/],
    [{ ranch: { takes: 'card' } }, /^ranch: takes is for purple cards, not for blue ones$/],
    [{ ranch: { colour: 'purple' } }, /^ranch: takes must be one of coins-of-all, coins-of-one, card, not nothing$/],
    [{ stadium: { takes: 'all' } }, /^stadium: takes must be one of .*, not "all"$/],
    [{ stadium: { takes: 'card' } }, /^business-center: takes is "card", as that of another card$/],
    [{ mine: { colour: 'purple', takes: 'coins-of-one' } }, /^mine: takes is "coins-of-one", as that of another card$/],
    [{ 'train-station': { id: 'ranch' } }, /^landmarks\[0\]: id must not be that of a standard card .*"ranch"$/],
    [{ 'train-station': { id: 'airport', effect: null } }, /^airport: effect must be one of .*, not nothing$/],
    [{ bakery: { start: 10 } }, /^bakery: start must be a whole number from 0 to 9, not 10$/],
    [{ stadium: { start: 2 } }, /^stadium: start must be a whole number from 0 to 1, not 2$/],
    [{ bakery: { name: '' } }, /^bakery: name must be a text of 1 to 40 characters, not ""$/],
    [{ 'radio-tower': { name: 'Tower\n' } }, /^radio-tower: name must have something visible and nothing hidden/],
    [{ 'train-station': { cost: 100 } }, /^train-station: cost must be a whole number from 0 to 99, not 100$/],
    [{ 'train-station': { effect: 'win' } }, /^train-station: effect must be one of second-die, .*, not "win"$/],
    [{ 'shopping-mall': { income: 100 } }, /^shopping-mall: income must be a whole number from 0 to 99, not 100$/],
    [{ 'shopping-mall': { kinds: ['farm'] } }, /^shopping-mall: kinds has "farm"; it may have shop, restaurant$/],
    [{ 'shopping-mall': { kinds: null } }, /^shopping-mall: kinds must be a list, not nothing$/],
    [{ 'train-station': { effect: 'more-income' } }, /^train-station: income must be .*, not nothing$/],
  ] as [CardChanges, RegExp][])('with the card and the field: %j', (changes, error) => {
    expect(problem(changedCards(changes))).toMatch(error)
  })

  it.each([
    [
      { colour: 'blue', rolls: [4], cost: 2, income: 1 },
      'farm: copies must be a whole number from 0 to 99, not nothing',
    ],
    [
      { colour: 'blue', rolls: [4], cost: 2, copies: 3 },
      'farm: income must be a whole number from 0 to 99, not nothing',
    ],
    [
      { colour: 'blue', rolls: [4], income: 2, copies: 3 },
      'farm: cost must be a whole number from 0 to 99, not nothing',
    ],
    [{ colour: 'blue', cost: 2, income: 2, copies: 3 }, 'farm: rolls must be a list of numbers, not nothing'],
    [{ rolls: [4], cost: 2, income: 2, copies: 3 }, /^farm: colour must be one of blue, .*, not nothing$/],
  ])('where a card of its own lacks something: %j', (farm, error) => {
    const refused = problem({ establishments: [...establishments, { id: 'farm', ...farm }], landmarks })
    expect(refused).toMatch(error)
  })

  it('what is shown of a wrong value is short', () => {
    const error = problem(changedCards({ ranch: { colour: 'x'.repeat(500) } })) ?? ''
    expect(error.length).toBeLessThan(120)
    expect(error).toMatch(/x\.\.\.$/)
  })
})

import { describe, expect, test } from 'vitest'
import type { GameFacts } from '#engine/game.ts'
import { coloursOf } from '#games/index.ts'
import { facts } from '#games/rail-on-the-hill/rules/facts.ts'
import { intro } from '#games/rail-on-the-hill/text/intro/en.ts'
import { characters } from '../../text/en/characters.ts'
import { pages } from '../../text/en/shell.ts'
import { linkOf, setUpOfLink } from './NewGameForm.tsx'
import { firstSetUp, optionsOf, type SetUp, seatPlans, withColour } from './set-up.ts'

const WORDS = { texts: pages.newGame, intro, characters }

const ALONE = firstSetUp(facts, 'Anna', '')

const WITH_CHOICES: GameFacts = {
  ...facts,
  variants: [
    ...facts.variants,
    { name: 'hill', values: ['low', 'high'], usual: 'low' },
    { name: 'speed', values: [1, 2, 3], usual: 2 },
  ],
}

function fromLink(query: string, otherwise = ALONE): SetUp {
  return setUpOfLink(new URLSearchParams(query), facts, otherwise)
}

describe('the colours of the seats', () => {
  const { seats } = fromLink('?players=3')

  test('are swapped when one chooses that of another, and stay different when a seat goes', () => {
    expect(coloursOf(seats)).toEqual([1, 2, 3])
    const painted = withColour(seats, 1, 2)
    expect(coloursOf(painted)).toEqual([2, 1, 3])
    expect(coloursOf([painted[0], seats[2]])).toEqual([2, 1])
  })

  test('are kept with the players of a game whose players choose them, and change nothing in its record', () => {
    const setUp = { ...ALONE, seats: withColour(seats, 1, 2) }
    const colours = (words: typeof intro) => seatPlans(setUp, { ...WORDS, intro: words }).map(({ colour }) => colour)
    expect(colours({ ...intro, colours: ['Red', 'Blue', 'Green'] })).toEqual([2, 1, undefined])
    expect(colours(intro)).toEqual([undefined, undefined, undefined])
    expect(optionsOf(setUp)).toEqual({ players: 3 })
  })
})

describe('a set-up', () => {
  test('is one person before the first game', () => {
    expect(optionsOf(ALONE)).toEqual({ players: 1 })
    expect(seatPlans(ALONE, WORDS)).toEqual([{ kind: 'person', name: 'Anna' }])
  })

  test('has names without hidden and direction characters', () => {
    const seats = [{ ...ALONE.seats[0], name: 'An\u202ena\u2800' }]
    expect(seatPlans({ ...ALONE, seats }, WORDS)).toEqual([{ kind: 'person', name: 'Anna' }])
  })

  test('fills in empty names; the seed decides who the bots are', () => {
    const setUp = fromLink('?players=4&bots=2&seed=tea', firstSetUp(facts, '  ', ''))
    expect(seatPlans(setUp, WORDS)).toEqual([
      { kind: 'person', name: 'Player 1' },
      { kind: 'person', name: 'Player 2' },
      { kind: 'bot', name: 'Wendel', bot: 'steady', character: 'wendel' },
      { kind: 'bot', name: 'Jonas', bot: 'steady', character: 'jonas' },
    ])
  })

  test('names only the variants that are on, and no starting player who is not there', () => {
    expect(optionsOf({ ...ALONE, variants: { requests: true }, first: 3 })).toEqual({ players: 1, requests: true })
  })
})

describe('the link of a set-up', () => {
  test('fills in the whole form', () => {
    const setUp = fromLink('?players=2&bots=1&requests=1&seed=tea&first=2')
    expect(setUp.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Anna'],
      ['bot', ''],
    ])
    expect(setUp).toMatchObject({ variants: { requests: true }, seed: 'tea', first: 2 })
  })

  test.each([
    '?players=1',
    '?players=2&bots=1&requests=1&seed=tea',
    '?players=4&bots=4&first=3&noRotation=1&simultaneous=1',
    '?seats=person%2Crandom%2Cperson',
    '?seats=steady%2Cperson&seed=a+b%26c',
  ])('says the same as what it was read from: %s', (query) => {
    expect(`?${linkOf(fromLink(query), facts)}`).toBe(query)
  })

  test.each([
    ['?players=2&hill=high&speed=3', { hill: 'high', speed: 3 }],
    ['?players=2&requests=1&speed=3', { requests: true, speed: 3 }],
  ])('says which of several values is chosen: %s', (query, variants) => {
    const setUp = setUpOfLink(new URLSearchParams(query), WITH_CHOICES, ALONE)
    expect(optionsOf(setUp)).toEqual({ players: 2, ...variants })
    expect(`?${linkOf(setUp, WITH_CHOICES)}`).toBe(query)
  })

  test.each(['?players=2&hill=low', '?players=2&hill=steep&speed=2', '?players=2&hill=&speed=3.0'])(
    'leaves out values that are usual or unknown: %s',
    (query) => {
      expect(setUpOfLink(new URLSearchParams(query), WITH_CHOICES, ALONE).variants).toEqual({})
    },
  )

  test.each(['?players=9', '?players=two', '?players=2.5', '?bots=1', '?seats=a,b,c,d,e'])(
    'leaves the seats as they are where it makes no sense: %s',
    (query) => {
      expect(fromLink(query).seats).toEqual(ALONE.seats)
    },
  )
})

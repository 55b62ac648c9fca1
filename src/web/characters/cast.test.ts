import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#boards/board.ts'
import { GAMES } from '#games/list.ts'
import { characters as en } from '../text/en/characters.ts'
import { characters as hu } from '../text/hu/characters.ts'
import { characters as ja } from '../text/ja/characters.ts'
import { type CastSeat, castBots } from './cast.ts'
import { CAST, strengthOf } from './roster.ts'

const ALL = { en, hu, ja }
const WORDS = { intro: undefined, characters: en, sameAgain: (name: string, number: number) => `${name} ${number}` }

function bots(...levels: string[]): CastSeat[] {
  return levels.map((bot) => ({ name: '', bot }))
}

const namesOf = (seats: readonly CastSeat[], key: string, words = WORDS) =>
  castBots(seats, key, words).map((bot) => bot?.name)

describe('the characters of a table', () => {
  const seats = bots('steady', 'steady', 'easy', 'steady', 'steady', 'steady')

  test('are the same for the same key on every machine, and others for another', () => {
    expect(namesOf(seats, 'tea')).toEqual(['Wendel', 'Jonas', 'Lili', 'Emil', 'Piroska', 'Marta'])
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    expect(new Set(keys.map((key) => namesOf(bots('expert'), key)[0])).size).toBeGreaterThan(2)
  })

  test('are all different, of the level that was chosen', () => {
    const cast = castBots(seats, 'tea', WORDS)
    expect(new Set(cast.map((bot) => bot?.character)).size).toBe(seats.length)
    for (const [i, { bot }] of seats.entries()) {
      expect(CAST[bot as keyof typeof CAST]).toContain(cast[i]?.character)
    }
  })

  test('do not take the name of a person at the table, however it is written', () => {
    const named = [{ name: ' WENDEL', bot: undefined }, ...bots('steady')]
    expect(namesOf(named, 'tea')).toEqual([undefined, 'Jonas'])
  })

  test('are called by their level where it has no characters or too few, the later ones with a number', () => {
    const many = namesOf(bots(...Array(7).fill('easy')), 'tea')
    expect(many.slice(5)).toEqual(['easy', 'easy 2'])
    expect(namesOf(bots('greedy', 'greedy'), 'tea')).toEqual(['greedy', 'greedy 2'])
    expect(castBots(bots('steady'), 'tea', { ...WORDS, characters: undefined })).toEqual([{ name: 'steady' }])
  })
})

test.each(GAMES.map(({ facts }) => [facts.id, facts.bots] as const))(
  '%s: a stronger level has a longer bar',
  (_, bots) => {
    const strengths = bots.map((bot) => strengthOf(bot) ?? 0)
    expect(strengths).toEqual(strengths.toSorted((one, other) => other - one))
    expect(new Set(strengths).size).toBe(bots.length)
    expect(strengthOf('greedy')).toBeUndefined()
  },
)

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const people = Object.values(ALL[language].people)

  test('name everybody differently, with at most eight letters, so that four fit on a phone', () => {
    expect(new Set(people.map(({ name }) => name)).size).toBe(Object.values(CAST).flat().length)
    for (const { name } of people) expect(name.length).toBeLessThanOrEqual(language === 'ja' ? 5 : 8)
  })

  test('say something short of everybody', () => {
    for (const { temper, hello, won, lost } of people) {
      for (const line of [temper, hello, won, lost]) {
        expect(line.length).toBeGreaterThan(2)
        expect(line.length).toBeLessThanOrEqual(50)
        expect(line).not.toMatch(/[!！]/)
      }
    }
  })
})

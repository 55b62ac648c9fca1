import { describe, expect, it } from 'vitest'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { Game, GameOptions } from './game.ts'
import { Match } from './match.ts'
import { allOptions, readOptions } from './options.ts'
import { recordOf, replay } from './record.ts'

const read = (json: unknown) => readOptions(railOnTheHill, json, 'refused')

const WITH_CHOICES: Game<RailTypes> = {
  ...railOnTheHill,
  variants: [
    ...railOnTheHill.variants,
    { name: 'hill', values: ['low', 'high'], usual: 'low' },
    { name: 'speed', values: [1, 2, 3], usual: 2 },
  ],
  setup: ({ players }, seed) => railOnTheHill.setup({ players }, seed),
}

function acceptedBy(game: Game<RailTypes>, json: unknown): unknown {
  const options = readOptions(game, json, 'refused')
  if (!options.ok) throw new Error(options.error)
  return options.value
}

const accepted = (json: unknown) => acceptedBy(railOnTheHill, json)

function problem(json: unknown): string | undefined {
  const options = read(json)
  return options.ok ? undefined : options.error
}

describe('options', () => {
  it.each([1, 2, 3, 4])('players alone are enough: %i', (players) => {
    expect(accepted({ players })).toEqual({ players })
  })

  it('variants that are on are kept, those that are off are left out', () => {
    const json = { players: 2, requests: true, noRotation: false, simultaneous: undefined }
    expect(Object.entries(accepted(json) as object)).toEqual([
      ['players', 2],
      ['requests', true],
    ])
  })

  it('the same game has the same options, in whatever order they are written', () => {
    const one = accepted({ players: 3, first: 2, requests: true, noRotation: true, simultaneous: true })
    const other = accepted({ simultaneous: true, noRotation: true, requests: true, first: 2, players: 3 })
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
    expect(one).toEqual({ players: 3, first: 2, requests: true, noRotation: true, simultaneous: true })
  })

  it('the seat that begins is one of the players', () => {
    for (const first of [1, 2, 3]) expect(accepted({ players: 3, first })).toEqual({ players: 3, first })
    for (const first of [0, 4, -1, 1.5, '1', null, true]) {
      expect(problem({ players: 3, first })).toBe(
        `options.first must be a seat from 1 to 3, not ${JSON.stringify(first)}`,
      )
    }
    expect(problem({ players: 1, first: 2 })).toBe('options.first must be a seat from 1 to 1, not 2')
  })

  it.each([0, 5, -1, 2.5, Number.NaN, '2', null, [2], undefined])('not %j players', (players) => {
    expect(problem({ players })).toMatch(
      /^options\.players must be a whole number from 1 to 4 for rail-on-the-hill, not \S/,
    )
  })

  it.each(['requests', 'noRotation', 'simultaneous'])('%s is true or false', (variant) => {
    for (const value of [1, 'yes', null, {}]) {
      expect(problem({ players: 2, [variant]: value })).toBe(
        `options.${variant} must be true or false, not ${JSON.stringify(value)}`,
      )
    }
  })

  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [[], '[]'],
    [2, '2'],
    ['players', '"players"'],
  ])('are an object, not %j', (json, shown) => {
    expect(problem(json)).toBe(`options must be an object, not ${shown}`)
  })

  it('that the game does not have are refused, or ignored on request', () => {
    const json = { players: 2, hiddenAgendas: true }
    expect(problem(json)).toBe(
      'options.hiddenAgendas is not an option of rail-on-the-hill; it has players, first, requests, noRotation, simultaneous',
    )
    expect(readOptions(railOnTheHill, json, 'ignored')).toEqual({ ok: true, value: { players: 2 } })
  })

  it('one of several values is kept where it is not the usual one', () => {
    const chosen = (json: object) => acceptedBy(WITH_CHOICES, { players: 2, ...json })
    expect(chosen({ hill: 'high', speed: 3 })).toEqual({ players: 2, hill: 'high', speed: 3 })
    expect(JSON.stringify(chosen({ speed: 3, requests: true, hill: 'high' }))).toBe(
      JSON.stringify(chosen({ hill: 'high', requests: true, speed: 3 })),
    )
    for (const usual of [{ hill: 'low' }, { speed: 2 }, { hill: undefined }, {}]) {
      expect(Object.keys(chosen(usual) as object)).toEqual(['players'])
    }
  })

  it.each([
    [{ hill: 'steep' }, 'options.hill must be one of "low", "high", not "steep"'],
    [{ hill: true }, 'options.hill must be one of "low", "high", not true'],
    [{ hill: null }, 'options.hill must be one of "low", "high", not null'],
    [{ speed: '3' }, 'options.speed must be one of 1, 2, 3, not "3"'],
    [{ speed: 4 }, 'options.speed must be one of 1, 2, 3, not 4'],
  ])('no other value is taken: %j', (json, error) => {
    expect(readOptions(WITH_CHOICES, { players: 2, ...json }, 'ignored')).toEqual({ ok: false, error })
  })

  it('a record keeps the chosen value, and is refused with an unknown one', () => {
    const record = recordOf(new Match(WITH_CHOICES, { players: 2, hill: 'high' } as GameOptions, 'tea'), [])
    expect(record.options).toEqual({ players: 2, hill: 'high' })
    const replayed = replay(WITH_CHOICES, JSON.parse(JSON.stringify(record)))
    expect(replayed.ok && replayed.value.options).toEqual(record.options)
    expect(replay(WITH_CHOICES, { ...record, options: { players: 2, hill: 'steep' } })).toMatchObject({ ok: false })
  })

  it('all of them are every number of players with every combination of variants', () => {
    const all = allOptions(WITH_CHOICES)
    expect(all).toHaveLength(4 * 2 ** 3 * 2 * 3)
    expect(new Set(all.map((options) => JSON.stringify(options))).size).toBe(all.length)
    for (const options of all) expect(acceptedBy(WITH_CHOICES, options)).toEqual(options)
    expect(allOptions({ players: [2, 3], variants: ['one', 'other'] })).toEqual([
      { players: 2 },
      { players: 2, one: true },
      { players: 2, other: true },
      { players: 2, one: true, other: true },
      { players: 3 },
      { players: 3, one: true },
      { players: 3, other: true },
      { players: 3, one: true, other: true },
    ])
  })

  it('a value that cannot be written as JSON is shown all the same', () => {
    expect(problem({ players: () => 2 })).toMatch(/not \(\) => 2$/)
  })

  it('a long value is shown in short', () => {
    const error = problem({ players: 'many '.repeat(100) }) ?? ''
    expect(error.length).toBeLessThan(130)
    expect(error).toMatch(/\.\.\.$/)
  })
})

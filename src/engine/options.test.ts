import { describe, expect, it } from 'vitest'
import { railOnTheHill } from '../games/rail-on-the-hill/rules.ts'
import { readOptions } from './options.ts'

const read = (json: unknown) => readOptions(railOnTheHill, json, 'refused')

function accepted(json: unknown): unknown {
  const options = read(json)
  if (!options.ok) throw new Error(options.error)
  return options.value
}

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

  it('that nobody knows are refused, or ignored where that is wanted', () => {
    const json = { players: 2, hiddenAgendas: true }
    expect(problem(json)).toBe(
      'options.hiddenAgendas is not an option of rail-on-the-hill; it has players, first, requests, noRotation, simultaneous',
    )
    expect(readOptions(railOnTheHill, json, 'ignored')).toEqual({ ok: true, value: { players: 2 } })
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

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { explainCards } from '#engine/card-sentences.ts'
import type { CardSet, RailMap } from './cards.ts'
import { PROBLEMS, readCards } from './read-cards.ts'

const STANDARD: CardSet = JSON.parse(readFileSync(new URL('./standard.json', import.meta.url), 'utf8'))
const { map, trains, shapes } = STANDARD

type Changes = Readonly<Record<string, unknown>>

/** The card set; the test fails if it is refused. */
function read(json: unknown): CardSet {
  const result = readCards(json)
  if (!result.ok) throw new Error(explainCards(result.error))
  return result.value
}

/** Why a card set is refused; undefined if it is accepted. */
function problem(json: unknown): string | undefined {
  const result = readCards(json)
  return result.ok ? undefined : explainCards(result.error, PROBLEMS)
}

function withMap(changes: Changes): unknown {
  return { ...STANDARD, map: { ...map, ...changes } }
}

function withCard(list: 'trains' | 'shapes', id: number, changes: Changes): unknown {
  const cards: readonly { readonly id: number }[] = STANDARD[list]
  return { ...STANDARD, [list]: cards.map((card) => (card.id === id ? { ...card, ...changes } : card)) }
}

/** Four squares side by side: two players cannot play on a smaller map. */
const SQUARE_MAP: RailMap = {
  lattice: 'square',
  nodes: Object.fromEntries(
    'abcde'.split('').flatMap((x, i) => [
      [`${x}1`, [i, 0]],
      [`${x}2`, [i, 1]],
    ]),
  ),
  sections: [
    ...['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'a2-b2', 'b2-c2', 'c2-d2', 'd2-e2'],
    ...['a1-a2', 'b1-b2', 'c1-c2', 'd1-d2', 'e1-e2'],
  ],
}

describe('card sets', () => {
  it('the fields of the exchange format are enough', () => {
    const { lattice, nodes, sections } = map
    const minimal = {
      map: { lattice, nodes, sections },
      trains: trains.map(({ id, name, price, bonus }) => ({ id, name, price, bonus })),
      shapes,
    }
    expect(read(minimal)).toEqual(minimal)
  })

  it('a bonus and an asterisk that are left out are worked out, and so are those that are null', () => {
    const bare = {
      map,
      trains: trains.map(({ bonus, ...train }) => (bonus === 0 ? train : { ...train, bonus })),
      shapes: shapes.map(({ asterisk, ...shape }) => (asterisk ? shape : { ...shape, asterisk: null })),
    }
    expect(read(bare)).toEqual(STANDARD)
    expect(read(withCard('trains', 3, { bonus: null })).trains[2].bonus).toBe(0)
  })

  it('stations of a section may stand in any order, and so may sections', () => {
    const sections = map.sections.toReversed().map((section) => section.split('-').toReversed().join('-'))
    expect(read(withMap({ sections }))).toEqual(STANDARD)
  })

  it('what is null is left out', () => {
    const { names, scenery, ...bare } = map
    expect(read(withMap({ names: null, scenery: null })).map).toEqual(bare)
    expect(read(withMap({ scenery: { land: null, rivers: null, lakes: null } })).map.scenery).toEqual({})
    expect(read(withCard('trains', 3, { engine: null })).trains[2]).not.toHaveProperty('engine')
  })

  it('unknown fields are ignored', () => {
    expect(read({ ...STANDARD, author: 'me' })).toEqual(STANDARD)
    expect(read(withMap({ artist: 'me', scenery: { ...map.scenery, hills: 7 } }))).toEqual(STANDARD)
    expect(read(withCard('trains', 3, { artist: 'me' }))).toEqual(STANDARD)
    expect(read(withCard('shapes', 3, { artist: 'me' }))).toEqual(STANDARD)
  })

  it('a map may be square', () => {
    const steps = [0, 1, 2, 3, 4, 5].map((x) => [
      [x, 0],
      [x + 1, 0],
    ])
    const upright = [0, 1, 2, 3, 4].map((x) => [
      [x, 0],
      [x, 1],
    ])
    const paths = Array.from({ length: 10 }, (_, i) => {
      const [length, corner] = [1 + (i % 5), i < 5]
      return {
        id: i + 1,
        points: i < 5 ? 2 : 3,
        sections: [...steps.slice(0, length), ...(corner ? [] : [upright[0]])],
      }
    })
    expect(problem({ map: SQUARE_MAP, trains, shapes: paths })).toBeUndefined()
  })
})

describe('card sets that are refused', () => {
  it.each([
    [null, 'a card set must be an object, not null'],
    [[], 'a card set must be an object, not []'],
    [{}, 'map must be an object, not nothing'],
    [{ map }, 'trains must be a list, not nothing'],
    [{ map, trains }, 'shapes must be a list, not nothing'],
    [{ map, trains: [], shapes }, 'trains must be a list of 1 to 64, not of 0'],
    [{ map, trains: Array(65).fill(trains[0]), shapes }, 'trains must be a list of 1 to 64, not of 65'],
    [{ map, trains: [7], shapes }, 'trains[0] must be an object, not 7'],
    [{ map, trains: [...trains, trains[16]], shapes }, 'train 17: id is there twice'],
    [{ map, trains, shapes: Array(33).fill(shapes[0]) }, 'shapes must be a list of 10 to 32, not of 33'],
    [{ map, trains, shapes: shapes.slice(0, 9) }, 'shapes must be a list of 10 to 32, not of 9'],
    [{ map, trains, shapes: shapes.slice(0, 14) }, 'shapes must have at least 5 of 2 points without asterisk, not 4'],
    [{ map, trains, shapes: shapes.slice(0, 24) }, 'shapes must have at least 5 of 3 points without asterisk, not 4'],
    [{ map, trains, shapes: [...shapes, { ...shapes[3], id: 31 }] }, 'shape 31 is shape 4 turned'],
  ])('as a whole: %#', (json, error) => {
    expect(problem(json)).toBe(error)
  })

  it.each([
    [{ lattice: 'hexagonal' }, 'map: lattice must be one of triangular, square, not "hexagonal"'],
    [{ nodes: [] }, 'map: nodes must be an object, not []'],
    [{ nodes: { ...map.nodes, C3: [0, 0] } }, 'station "C3": stations are called by letter and number, as c3'],
    [{ nodes: { ...map.nodes, c0: [0, 0] } }, 'station "c0": stations are called by letter and number, as c3'],
    [
      { nodes: { ...map.nodes, z9: [0.5, 0] } },
      'station z9: its place must be two whole numbers from -99 to 99, not [0.5,0]',
    ],
    [
      { nodes: { ...map.nodes, z9: [0, 100] } },
      'station z9: its place must be two whole numbers from -99 to 99, not [0,100]',
    ],
    [{ nodes: { ...map.nodes, z9: map.nodes.c3 } }, 'station z9: c3 is at the same place'],
    [{ nodes: { ...map.nodes, z9: [50, 50] } }, 'station z9 has no section'],
    [{ sections: 'c3-c4' }, 'map: sections must be a list, not "c3-c4"'],
    [{ sections: map.sections.slice(0, 12) }, 'map: sections must be a list of 13 to 128, not of 12'],
    [{ sections: [...map.sections, 7] }, `map: sections[${map.sections.length}] must be two stations, as c3-c4, not 7`],
    [
      { sections: [...map.sections, 'c3'] },
      `map: sections[${map.sections.length}] must be two stations, as c3-c4, not "c3"`,
    ],
    [{ sections: [...map.sections, 'c3-d9'] }, 'section c3-d9: d9 is no station'],
    [{ sections: [...map.sections, 'c3-toString'] }, 'section c3-toString: toString is no station'],
    [{ sections: [...map.sections, 'c3-e3'] }, 'section c3-e3: these are no neighbours'],
    [{ sections: [...map.sections, 'c4-c3'] }, 'section c4-c3 is there twice'],
    [{ sections: map.sections.filter((section) => !section.includes('j1')) }, 'station j1 has no section'],
    [{ sections: map.sections.filter((section) => !/^d\d-e/.test(section)) }, 'map: its sections must be connected'],
    [{ names: ['Győr'] }, 'map: names must be an object, not ["Győr"]'],
    [{ names: { z9: 'Győr' } }, 'map: names has "z9", which is no station'],
    [{ names: { c3: '' } }, 'station c3: its name must be a text of 1 to 40 characters, not ""'],
    [{ names: { c3: ' ' } }, 'station c3: its name must have something visible and nothing hidden, not " "'],
    [{ scenery: [] }, 'map: scenery must be an object, not []'],
    [
      {
        scenery: {
          land: [
            [0, 0],
            [1, 0],
          ],
        },
      },
      'scenery: land must be a list of 3 to 999, not of 2',
    ],
    [{ scenery: { land: [[0, 0], [1, 0], [1]] } }, 'scenery: land[2] must be two numbers from -99 to 99, not [1]'],
    [
      {
        scenery: {
          rivers: [
            [
              [0, 0],
              [0.5, -99.5],
            ],
          ],
        },
      },
      'scenery: rivers[0][1] must be two numbers from -99 to 99, not [0.5,-99.5]',
    ],
    [{ scenery: { rivers: {} } }, 'scenery: rivers must be a list, not {}'],
    [{ scenery: { rivers: [[[0, 0]]] } }, 'scenery: rivers[0] must be a list of 2 to 999, not of 1'],
    [{ scenery: { lakes: [7] } }, 'scenery: lakes[0] must be a list, not 7'],
  ] as [Changes, string][])('the map: %#', (changes, error) => {
    expect(problem(withMap(changes))).toBe(error)
  })

  it.each([
    [{ id: 0 }, 'trains[16]: id must be a whole number from 1 to 999, not 0'],
    [{ id: '17' }, 'trains[16]: id must be a whole number from 1 to 999, not "17"'],
    [{ name: 7 }, 'train 17: name must be a text of 1 to 40 characters, not 7'],
    [{ name: '' }, 'train 17: name must be a text of 1 to 40 characters, not ""'],
    [{ name: '\u200b' }, 'train 17: name must have something visible and nothing hidden, not "(U+200B)"'],
    [{ name: 'Fl\nirt' }, 'train 17: name must have something visible and nothing hidden, not "Fl(U+A)irt"'],
    [{ price: 12 }, 'train 17: price must be a whole number from 2 to 9, not 12'],
    [{ price: null }, 'train 17: price must be a whole number from 2 to 9, not null'],
    [{ bonus: 0.5 }, 'train 17: bonus must be a whole number from -9 to 9, not 0.5'],
    [{ bonus: -10 }, 'train 17: bonus must be a whole number from -9 to 9, not -10'],
  ] as [Changes, string][])('a train: %j', (changes, error) => {
    expect(problem(withCard('trains', 17, changes))).toBe(error)
  })

  it('a train with an unknown engine', () => {
    expect(problem(withCard('trains', 17, { engine: 'rocket' }))).toMatch(
      /^train 17: engine must be one of draisine, .*, not "rocket"$/,
    )
  })

  const [STEP] = shapes[1].sections
  it.each([
    [{ id: 1000 }, 'shapes[2]: id must be a whole number from 1 to 999, not 1000'],
    [{ points: 4 }, 'shape 3: points must be a whole number from 1 to 3, not 4'],
    [{ sections: 7 }, 'shape 3: sections must be a list, not 7'],
    [{ sections: [] }, 'shape 3: sections must be a list of 1 to 12, not of 0'],
    [{ sections: [[0, 0]] }, 'shape 3: sections must be pairs of places, as [[0,0],[1,0]], not [0,0]'],
    [
      {
        sections: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
      'shape 3: section [[0,0],[1,1]] is not between neighbours',
    ],
    [{ sections: [STEP, STEP.toReversed()] }, 'shape 3: section [[1,0],[0,0]] is there twice'],
    [
      {
        sections: [
          STEP,
          [
            [5, 5],
            [6, 5],
          ],
        ],
      },
      'shape 3: sections must be connected',
    ],
    [{ sections: shapes[7].sections }, 'shape 3: asterisk must be true, no single stroke can draw it'],
    [{ asterisk: true }, 'shape 3: asterisk must be false, a single stroke can draw it'],
    [{ asterisk: 'no' }, 'shape 3: asterisk must be false, a single stroke can draw it'],
    [{ sections: shapes[0].sections }, 'shape 3 is shape 1 turned'],
  ] as [Changes, string][])('a shape: %j', (changes, error) => {
    expect(problem(withCard('shapes', 3, changes))).toBe(error)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardFile } from '../../../../scripts/lokomoto-cards/format.ts'
import { makeCards } from '../../../../scripts/lokomoto-cards/make-cards.ts'
import { timesInWords } from '../../../../scripts/lokomoto-cards/tally.ts'
import { problemsOf } from '../../../../scripts/lokomoto-cards/verify.ts'
import { type CardSet, compareSections, inPlane, SHAPE_POINTS } from './cards.ts'
import { readCards } from './read-cards.ts'

const file = readFileSync(new URL('./standard.json', import.meta.url), 'utf8')
const cards: CardSet = JSON.parse(file)
const { map, trains, shapes } = cards
const stations = Object.keys(map.nodes)
const names = map.names ?? {}

describe('the file', () => {
  it('is what the script makes, and keeps all that it checks', () => {
    expect(cardFile(makeCards())).toBe(file)
    expect(problemsOf(cards)).toEqual([])
  })

  it('is read without a change', () => {
    expect(readCards(JSON.parse(file))).toEqual({ ok: true, value: cards })
  })

  it('has one card per line, numbered from 1', () => {
    expect(file.split('\n').filter((line) => line.includes('"id"'))).toHaveLength(trains.length + shapes.length)
    expect(trains.map(({ id }) => id)).toEqual(trains.map((_, i) => i + 1))
    expect(shapes.map(({ id }) => id)).toEqual(shapes.map((_, i) => i + 1))
  })

  it('has shapes that begin in one place', () => {
    for (const { sections } of shapes) expect(sections[0][0]).toEqual([0, 0])
  })
})

describe('the map', () => {
  it('has its sections in the order of the notation, and calls stations by their column and row', () => {
    expect(map.sections).toEqual(map.sections.toSorted(compareSections))
    for (const [station, [x, y]] of Object.entries(map.nodes)) {
      expect(station).toBe(`${'abcdefghijklmnopqrstuvwxyz'[x - 1]}${y}`)
    }
  })

  it.each([
    ['Sopron', 'Budapest', 'Záhony'],
    ['Szombathely', 'Székesfehérvár', 'Debrecen'],
    ['Nagykanizsa', 'Pécs', 'Szeged'],
    ['Győr', 'Hatvan', 'Miskolc'],
    ['Kaposvár', 'Kecskemét', 'Békéscsaba'],
    ['Baja', 'Kelebia', 'Makó'],
    ['Esztergom', 'Balassagyarmat', 'Salgótarján'],
  ])('has its towns where they are: %s west of %s west of %s', (...towns) => {
    const across = towns.map((town) => {
      const station = stations.find((each) => names[each] === town) ?? ''
      return inPlane(map.lattice, map.nodes[station])[0]
    })
    expect(across).toEqual(across.toSorted((a, b) => a - b))
  })
})

describe('docs/cards.md', () => {
  const page = readFileSync(new URL('../../../../docs/cards.md', import.meta.url), 'utf8')

  it('says how large the map is', () => {
    expect(page).toContain(`${stations.length} stations and ${map.sections.length} sections`)
  })

  it('says what the trains cost', () => {
    const rowOf = (counted: typeof trains) =>
      [2, 3, 4, 5, 6, 7, 8, 9].map((price) => counted.filter((train) => train.price === price).length).join(' | ')
    expect(page).toContain(`| trains | ${rowOf(trains)} |`)
    expect(page).toContain(`| with a bonus of +1 | ${rowOf(trains.filter(({ bonus }) => bonus > 0))} |`)
  })

  it.each(SHAPE_POINTS)('tells in how many places the shapes worth %i lie', (points) => {
    expect(page).toContain(`| ${points} | ${timesInWords(cards, points).replaceAll('*', '\\*')} |`)
  })
})

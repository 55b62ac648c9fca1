import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Proposal } from './insight.ts'
import { CORNER_SECTIONS, isJoined } from './testing/networks.ts'
import { faceUp, type Situation, sectionList, Table } from './testing/positions.ts'
import { BOW_TIE, HEXAGON, HOOK, LADDER, LINE, RHOMBUS, smallGame, TRIANGLE } from './testing/small-set.ts'
import { MODES } from './testing/variants.ts'

const A_HEXAGON = 'a2-a3 a2-b1 a3-b3 b1-c1 b3-c2 c1-c2'

function proposals(solid: string, train: number, situation: Situation = {}) {
  const table = Table.at({ trains: [train], ...situation, players: [{ solid }] })
  return bestOf(table.insight(1).proposals(train))
}

/** The proposal without a shape, and the one with the shape that is worth most. */
function bestOf(proposals: readonly Proposal[]) {
  const shapes = proposals.filter(({ shape }) => shape !== undefined)
  return {
    best: proposals.find(({ shape }) => shape === undefined),
    withShape: shapes.sort((one, other) => other.points - one.points)[0],
  }
}

const paid = (proposal: Proposal | undefined) => proposal?.sections.join(' ')

/** The sum of the squares of the sizes of the connected parts, computed by brute force. */
function squares(sections: readonly string[]): number {
  let left = [...sections]
  let sum = 0
  while (left.length > 0) {
    let part = [left[0]]
    for (const _ of left)
      part = [...part, ...left.filter((each) => !part.includes(each) && part.some((one) => isJoined([one, each])))]
    sum += part.length ** 2
    left = left.filter((section) => !part.includes(section))
  }
  return sum
}

describe('the best way to pay', () => {
  it('leaves the rest in one piece', () => {
    expect(paid(proposals('a1-b1 b1-c1 c1-d1 d1-d2', 2).best)).toMatch(/^(a1-b1 b1-c1|c1-d1 d1-d2)$/)
    const branching = 'a1-b1 b1-b2 b1-c1 c1-d1 d1-d2 d2-d3'
    for (const train of [2, 3, 4, 5]) {
      const { best } = proposals(branching, train)
      expect(best?.sections).toHaveLength(train)
      expect(isJoined(sectionList(branching).filter((section) => !best?.sections.includes(section)))).toBe(true)
    }
  })

  it('takes the smaller of two networks, where it is large enough', () => {
    expect(paid(proposals('a1-b1 b1-c1 c1-d1 a3-a4 a4-b4', 2).best)).toBe('a3-a4 a4-b4')
    expect(paid(proposals('a1-b1 b1-c1 c1-d1 a3-a4 a4-b4', 3).best)).toBe('a1-b1 b1-c1 c1-d1')
  })

  it('with a shape takes the one that is worth most', () => {
    const solid = 'a1-a2 a1-b1 a2-b1 a2-b2 b1-b2 b1-c1'
    const shapes = faceUp(TRIANGLE, RHOMBUS)
    expect(proposals(solid, 5, { shapes }).withShape).toMatchObject({ train: 5, shape: RHOMBUS, points: 7 })
    expect(proposals(solid, 3, { trains: [3, 4], shapes }).withShape).toMatchObject({ shape: TRIANGLE, points: 4 })
  })

  it('counts bonus and shape', () => {
    const { best, withShape } = proposals('a1-a2 a1-b1 a2-b1', 13, { shapes: faceUp(TRIANGLE) })
    expect([best?.points, withShape?.points]).toEqual([4, 5])
    expect(proposals('a1-a2 a1-b1', 1).best?.points).toBe(1)
  })

  it('LK-B3: pays more than the price for a shape, where that is allowed', () => {
    const shapes = faceUp(HEXAGON)
    const cheaper = proposals(A_HEXAGON, 4, { shapes })
    expect(cheaper.withShape).toEqual({ train: 4, sections: sectionList(A_HEXAGON), shape: HEXAGON, points: 7 })
    expect(cheaper.best?.shape).toBeUndefined()
    expect(cheaper.best?.sections).toHaveLength(4)
    expect(proposals(A_HEXAGON, 4, { trains: [4, 6], shapes }).withShape).toBeUndefined()
  })

  it('LK-X1: is one stroke in the advanced game', () => {
    const options = { advanced: true } as const
    expect(proposals('a3-b2 b1-b2 b2-c2', 3, { options })).toEqual({ best: undefined, withShape: undefined })
    expect(paid(proposals('a3-b2 b1-b2 b2-c2 c1-c2', 3, { options }).best)).toMatch(/b2-c2 c1-c2|c1-c2/)
  })

  it('there is none without enough joined sections', () => {
    expect(proposals('a1-a2 b1-c1 c3-d3', 2)).toEqual({ best: undefined, withShape: undefined })
    expect(proposals('', 2)).toEqual({ best: undefined, withShape: undefined })
  })

  it.each(MODES)('is legal, and of all the best, in mode %j', (options) => {
    const isHidden = options.hiddenAgendas === true
    fc.assert(
      fc.property(
        fc.subarray(CORNER_SECTIONS, { minLength: 4, maxLength: 9 }),
        fc.constantFrom(2, 3, 4, 5, 6),
        fc.constantFrom(RHOMBUS, LINE),
        fc.constantFrom(LADDER, BOW_TIE),
        (network, train, two, three) => {
          const table = Table.at({
            options,
            trains: [train, 7],
            shapes: isHidden ? faceUp(HOOK) : faceUp(HOOK, two, three),
            players: [{ solid: network.join(' '), secret: isHidden ? [two, three] : [] }],
          })
          const purchases = table.purchases
            .filter((text) => text.startsWith(`buy ${train} `))
            .map((text) => {
              const [sections, shape] = text.split(' with ')[1].split(' shape ')
              const left = network.filter((section) => !sections.split(' ').includes(section))
              return { text, points: Math.floor(Number(shape ?? 0) / 10), value: squares(left) }
            })
          const { best, withShape } = bestOf(table.insight(1).proposals(train))
          const check = (proposal: Proposal | undefined, among: typeof purchases) => {
            const mostPoints = Math.max(...among.map(({ points }) => points))
            const mostValue = Math.max(...among.filter(({ points }) => points === mostPoints).map(({ value }) => value))
            if (proposal === undefined) return expect(among).toEqual([])
            const text = `buy ${train} with ${paid(proposal)}${proposal.shape === undefined ? '' : ` shape ${proposal.shape}`}`
            expect(among.find((each) => each.text === text)).toMatchObject({ points: mostPoints, value: mostValue })
          }
          check(
            best,
            purchases.filter(({ text }) => !text.includes('shape')),
          )
          check(
            withShape,
            purchases.filter(({ text }) => text.includes('shape')),
          )
        },
      ),
      { seed: 1, numRuns: 40 },
    )
  })

  it('is found at once in a large network', () => {
    const [last, ...others] = smallGame.cards.map.sections.toReversed()
    const table = Table.at({
      free: last,
      trains: [2, 3, 4, 5, 8, 9],
      shapes: faceUp(TRIANGLE, LINE, BOW_TIE),
      players: [{ solid: others.join(' ') }],
    })
    for (const train of [2, 5, 9]) {
      const { best, withShape } = bestOf(table.insight(1).proposals(train))
      for (const proposal of [best, withShape]) {
        if (proposal === undefined) throw new Error(`nothing for ${train}`)
        const shape = proposal.shape === undefined ? '' : ` shape ${proposal.shape}`
        expect(table.refusalNow(`buy ${train} with ${paid(proposal)}${shape}`)).toBeUndefined()
      }
    }
  })
})

describe('the first proposal', () => {
  function preferred(solid: string, train: number, shapes = faceUp()) {
    const [found] = Table.at({ trains: [train], shapes, players: [{ solid }] })
      .insight(1)
      .proposals(train)
    return found && [found.shape, found.sections.length, found.points]
  }

  it('takes a shape that costs nothing more', () => {
    expect(preferred('a1-a2 a1-b1 a2-b1 b1-c1', 4, faceUp(TRIANGLE))).toEqual([TRIANGLE, 4, 5])
  })

  it('pays more for a shape only where that brings as much as the sections are worth', () => {
    expect(preferred(A_HEXAGON, 5, faceUp(HEXAGON))).toEqual([HEXAGON, 6, 8])
    expect(preferred(A_HEXAGON, 2, faceUp(HEXAGON))).toEqual([undefined, 2, 2])
  })

  it('is none where nothing can be bought, or where the train does not lie face up', () => {
    expect(preferred('a1-b1', 3)).toBeUndefined()
    const table = Table.at({ trains: [3], shapes: faceUp(), players: [{ solid: 'a1-b1 b1-c1 c1-d1' }] })
    expect(table.insight(1).proposals(2)).toEqual([])
  })
})

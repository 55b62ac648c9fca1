import { describe, expect, it } from 'vitest'
import { lokomoto } from './rules.ts'
import { type PlayerSituation, Table } from './testing/positions.ts'
import { ALL_OPTIONS } from './testing/variants.ts'

/** The game is over, and this is what every player has. */
function over(...players: readonly PlayerSituation[]): Table {
  return Table.at({ phase: 'over', free: '', players })
}

const standing = (...players: readonly PlayerSituation[]) => {
  const { game, state } = over(...players)
  return game.standing(state)
}

describe('the score', () => {
  it('LK-V1: prices of trains, bonuses, shapes, less one for each unused solid section', () => {
    const { scores } = standing(
      { trains: [9, 14, 1], shapes: [11, 31, 21], solid: 'a1-a2 a1-b1 d3-d4' },
      { trains: [2] },
    )
    expect(scores).toEqual([
      { trains: 15, bonus: 0, shapes: 6, unused: -3, total: 18 },
      { trains: 2, bonus: 0, shapes: 0, unused: 0, total: 2 },
    ])
  })

  it('LK-V1: a bonus adds one, the draisine loses one', () => {
    const { scores } = standing({ trains: [12] }, { trains: [1] }, { trains: [2] })
    expect(scores.map(({ bonus, total }) => [bonus, total])).toEqual([
      [1, 3],
      [-1, 1],
      [0, 2],
    ])
  })

  it('LK-V1: reserved sections cost nothing', () => {
    const { scores } = standing({ reserved: 'a1-a2 a1-b1' }, { solid: 'd3-d4', reserved: 'd2-d3' })
    expect(scores.map(({ unused, total }) => [unused, total])).toEqual([
      [0, 0],
      [-1, -1],
    ])
  })

  it('LK-V1: sections that have paid cost nothing', () => {
    const table = Table.at({ trains: [2], players: [{ solid: 'a1-a2 a1-b1 d3-d4' }] })
    expect(table.game.standing(table.state).scores[0].total).toBe(-3)
    table.play('buy 2 with a1-a2 a1-b1')
    expect(table.game.standing(table.state).scores[0]).toEqual({
      trains: 2,
      bonus: 0,
      shapes: 0,
      unused: -1,
      total: 1,
    })
  })

  it('LK-V1: what was paid beyond the price is worth nothing', () => {
    const table = Table.at({
      trains: [2],
      shapes: { 1: 11, 2: null, 3: null },
      players: [{ solid: 'a1-a2 a1-b1 a2-b1' }],
    })
    table.play('buy 2 with a1-a2 a1-b1 a2-b1 shape 11')
    expect(table.game.standing(table.state).scores[0]).toMatchObject({ trains: 2, shapes: 1, total: 3 })
  })

  it('LK-V1: points name what they come from, and add up', () => {
    const { game, state } = over({ trains: [9, 12, 1], shapes: [31, 11], solid: 'a1-a2 d3-d4', reserved: 'a1-b1' })
    expect(game.pointSources(state, 1)).toEqual([
      { from: 'train', card: 9, points: 9 },
      { from: 'train', card: 12, points: 2 },
      { from: 'train', card: 1, points: 2 },
      { from: 'bonus', card: 12, points: 1 },
      { from: 'bonus', card: 1, points: -1 },
      { from: 'shape', card: 31, points: 3 },
      { from: 'shape', card: 11, points: 1 },
      { from: 'unused', section: 'a1-a2', points: -1 },
      { from: 'unused', section: 'd3-d4', points: -1 },
    ])
    expect(game.pointSources(state, 2)).toEqual([])
  })

  it.each(ALL_OPTIONS)('LK-V1: the score of a whole game is what the position says: %j', (options) => {
    const { game, state, position } = Table.start(options, 'score', lokomoto).playOn('score', () => {})
    const { trains, shapes } = game.cards
    const { scores } = game.standing(state)
    for (const [i, player] of position.players.entries()) {
      const bought = trains.filter(({ id }) => player.trains.includes(id))
      const won = shapes.filter(({ id }) => player.shapes.includes(id))
      const unused = Object.values(position.sections).filter(
        (mark) => typeof mark !== 'string' && mark.seat === i + 1 && mark.solid,
      ).length
      expect(scores[i].total).toBe(
        bought.reduce((sum, { price, bonus }) => sum + price + bonus, 0) +
          won.reduce((sum, { points }) => sum + points, 0) -
          unused,
      )
    }
  })
})

describe('the winner', () => {
  it('LK-V2: most points win, whatever they come from', () => {
    expect(standing({ trains: [9] }, { trains: [2, 3] }, { trains: [8] }).winners).toEqual([1])
    expect(standing({ trains: [2], shapes: [31] }, { trains: [4] }).winners).toEqual([1])
  })

  it('LK-V2: a tie is won by more trains, be they cheaper or with fewer shapes', () => {
    expect(standing({ trains: [9] }, { trains: [4, 5] }).winners).toEqual([2])
    expect(standing({ trains: [6], shapes: [31] }, { trains: [4, 5] }).winners).toEqual([2])
  })

  it('LK-V2: with as many trains, more points of shapes win, not more shapes', () => {
    expect(standing({ trains: [6], shapes: [31] }, { trains: [7], shapes: [21] }).winners).toEqual([1])
    expect(standing({ trains: [6], shapes: [31] }, { trains: [7], shapes: [11, 12] }).winners).toEqual([1])
  })

  it('LK-V2: who is still equal wins together', () => {
    expect(standing({ trains: [9], solid: 'a1-a2' }, { trains: [8] }).winners).toEqual([1, 2])
    expect(standing({ trains: [6], shapes: [31] }, { trains: [5, 2] }, { trains: [6], shapes: [32] }).winners).toEqual([
      1, 3,
    ])
    expect(standing({ shapes: [31] }, { shapes: [11, 21] }).winners).toEqual([1, 2])
    expect(standing({}, {}, {}, {}, {}).winners).toEqual([1, 2, 3, 4, 5])
  })

  it('LK-V2: the best of three is found wherever it sits', () => {
    const places = [{ trains: [4] }, { trains: [6] }, { trains: [5] }]
    for (let k = 0; k < 3; k++) {
      const turned = [...places.slice(k), ...places.slice(0, k)]
      expect(standing(...turned).winners).toEqual([turned.findIndex(({ trains }) => trains[0] === 6) + 1])
    }
  })

  it('LK-V2: points below nothing are compared too', () => {
    expect(standing({ solid: 'a1-a2 a1-b1' }, { solid: 'd3-d4' }).winners).toEqual([2])
  })
})

import { describe, expect, it } from 'vitest'
import { LANDMARKS } from '../cards/cards.ts'
import { machiKoro } from './rules.ts'
import { type PlayerSituation, Table } from './testing/positions.ts'

const standing = (...players: readonly PlayerSituation[]) => machiKoro.standing(Table.at({ players }).state)

describe('the standing', () => {
  it('MK-W1: a score is the landmarks and the coins of a town', () => {
    expect(standing({ coins: 7, landmarks: ['train-station', 'radio-tower'] }, { coins: 12 }).scores).toEqual([
      { landmarks: 2, coins: 7 },
      { landmarks: 0, coins: 12 },
    ])
  })

  it('MK-W1: before the end most landmarks are ahead, then most coins', () => {
    expect(standing({ coins: 30 }, { landmarks: ['train-station'] }, { coins: 50 }).winners).toEqual([2])
    expect(standing({ coins: 3 }, { coins: 5 }, { coins: 4 }).winners).toEqual([2])
  })

  it('MK-W1: any two landmarks count the same', () => {
    expect(standing({ landmarks: ['train-station'] }, { coins: 1, landmarks: ['radio-tower'] }).winners).toEqual([2])
    expect(standing({ landmarks: ['train-station'] }, { landmarks: ['radio-tower'] }).winners).toEqual([1, 2])
  })

  it('MK-W1: at the end it is the player with all four, however rich the others are', () => {
    for (const players of [2, 3, 4]) {
      const { state, position } = Table.start({ players }, 'end').playOn('end', () => {})
      const { winners, scores } = machiKoro.standing(state)
      expect(winners).toEqual([position.turn])
      expect(scores).toHaveLength(players)
      expect(scores[winners[0] - 1].landmarks).toBe(4)
    }
  })

  it('MK-W1: points come from landmarks, one each', () => {
    const { state } = Table.at({ players: [{ coins: 9, landmarks: ['shopping-mall', 'train-station'] }] })
    expect(machiKoro.pointSources(state, 1)).toEqual([
      { from: 'train-station', points: 1 },
      { from: 'shopping-mall', points: 1 },
    ])
    expect(machiKoro.pointSources(state, 2)).toEqual([])
    const all = Table.at({ players: [{}, { landmarks: LANDMARKS }] }).state
    expect(machiKoro.pointSources(all, 2).map(({ from }) => from)).toEqual([...LANDMARKS])
  })
})

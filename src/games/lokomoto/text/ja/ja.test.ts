import { describe, expect, it } from 'vitest'
import { texts } from './board.ts'
import { figure, listOf, signed } from './panels.ts'

const { words, log, trains } = texts

describe('Japanese', () => {
  it('joins two with a word and more with commas', () => {
    expect(listOf(['千代'])).toBe('千代')
    expect(listOf(['千代', 'アンナ'])).toBe('千代とアンナ')
    expect(listOf(['千代', 'アンナ', 'ベーラ'])).toBe('千代、アンナ、ベーラ')
  })

  it('writes a true minus', () => {
    expect([-3, 0, 12].map(figure)).toEqual(['−3', '0', '12'])
    expect([-1, 0, 1].map(signed)).toEqual(['−1', '0', '+1'])
    expect([-3, 1].map(words.points)).toEqual(['−3点', '1点'])
  })

  it('says who reserved what, however many sections there were', () => {
    expect(log.reserve('千代', ['Győr – Pápa'])).toBe('千代がGyőr – Pápaを予約しました。')
    expect(log.reserve('千代', ['Győr – Pápa', 'Eger – Miskolc'])).toBe(
      '千代がGyőr – PápaとEger – Miskolcを予約しました。',
    )
  })

  it('reads a train with its bonus and the shape that comes with it', () => {
    const train = { id: 1, name: 'Csörgő', price: 6, bonus: 1 }
    expect(trains.spoken({ train, state: trains.states.possible, shape: 12 })).toBe(
      'Csörgő、6区間、ボーナス+1を含めて7点。今買えます。図形12も取れます。',
    )
  })
})

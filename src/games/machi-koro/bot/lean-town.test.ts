import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { FIRST_LANDMARK, MAX_ESTABLISHMENTS, MAX_LANDMARKS } from '../cards/tables.ts'
import { machiKoro } from '../rules/rules.ts'
import { bigTown, fullTown, gameOf } from '../rules/testing/big-town.ts'
import { Table } from '../rules/testing/positions.ts'
import { COPIES, HAS, LIT, TOWN_WORDS, TownReckoner } from './lean-town.ts'

describe('TownReckoner', () => {
  it.each([
    ['one', machiKoro],
    ['two', machiKoro],
    ['three', gameOf(bigTown)],
    ['four', gameOf(fullTown(MAX_ESTABLISHMENTS, MAX_LANDMARKS))],
  ] as const)('computes the same incomes step by step as from the whole town: %s', (seed, game) => {
    const { state } = Table.start({ players: 4 }, seed, game)
    const items = [...state.cards.itemOf.values()]
    const reckoner = new TownReckoner(state.cards, 4)
    const rng = new Rng(seed)
    const words = new Int32Array(TOWN_WORDS)
    for (let k = 0; k < 40; k++) {
      const item = items[rng.below(items.length)]
      const unique = item < FIRST_LANDMARK ? words[HAS] & state.cards.purple : words[LIT]
      if (((unique >> item) & 1) === 1) continue
      if (item < FIRST_LANDMARK) words[COPIES + item]++
      words[item < FIRST_LANDMARK ? HAS : LIT] |= 1 << item
      reckoner.add(words, 0, item)
      const anew = words.slice()
      reckoner.reckon(anew, 0)
      expect(words, `with ${state.cards.ids[item]}`).toEqual(anew)
    }
  })
})

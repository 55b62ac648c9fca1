import { it } from 'vitest'
import { checkConformance } from '#engine/conformance/kit.ts'
import { MAX_ESTABLISHMENTS, MAX_LANDMARKS } from '../../cards/tables.ts'
import { machiKoro } from '../rules.ts'
import { bigTown, fullTown, gameOf } from './big-town.ts'
import { componentsOf } from './components.ts'
import { gameWith } from './other-cards.ts'

const KINDS = [{ players: 4, first: 3 }, { players: 3 }, { players: 4 }, { players: 2, first: 2 }]

/** Much that the printed cards do not have: a free card, one that is nowhere, a swap before a TV Station. */
const STRANGE = gameWith({
  ranch: { cost: 0 },
  mine: { copies: 0 },
  forest: { colour: 'red', rolls: [1, 6], per: ['ranch'] },
  cafe: { colour: 'purple', takes: 'coins-of-all', rolls: [6, 7], income: 1 },
  'tv-station': { takes: 'card', rolls: [2, 6] },
  'business-center': { takes: 'coins-of-one', rolls: [6], income: 3 },
  'train-station': { effect: 'roll-again' },
  'radio-tower': { effect: 'more-income', income: 2, kinds: ['shop'], cost: 1 },
})

/** Declares the tests of the contract: so many random games of each set and kind, or of one kind in so many. */
export function testConformance({ games, oneIn }: { games: number; oneIn: number }): void {
  const sets = [
    ['Machi Koro', machiKoro],
    ['Machi Koro with strange cards', STRANGE],
    ['Machi Koro with more cards', gameOf(bigTown)],
    ['Machi Koro with as many cards as a set can have', gameOf(fullTown(MAX_ESTABLISHMENTS, MAX_LANDMARKS))],
  ] as const
  const cases = sets.flatMap(([name, game], at) =>
    KINDS.filter((_, i) => (i + at) % oneIn === 0).map((options) => [name, options, game] as const),
  )
  it.each(cases)('%s keeps the contract of a game, %j', (_name, options, game) => {
    for (let i = 0; i < games; i++) {
      const seed = `conformance ${i}`
      checkConformance(game, { options, seed, components: componentsOf, longest: 20000, closeLookEvery: 16 })
    }
  })
}

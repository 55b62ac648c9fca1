import { fullMap, gameWith, shapeLike } from './small-set.ts'

/** As little as a card file may have: a square map of 13 sections, one train, no shape worth 1 and five of the others. */

const { nodes, sections, lattice } = fullMap('square', 5, 2)

export const strangeGame = gameWith({
  map: { lattice, nodes, sections },
  trains: [{ id: 999, name: 'Only', price: 2, bonus: -9 }],
  shapes: [
    shapeLike(1, 2, 'a1-b1'),
    shapeLike(2, 2, 'a1-b1 b1-c1'),
    shapeLike(3, 2, 'a1-b1 b1-b2'),
    shapeLike(4, 2, 'a1-b1 b1-c1 c1-d1'),
    shapeLike(5, 2, 'a1-b1 b1-c1 c1-c2'),
    shapeLike(6, 3, 'a2-b2 b2-c2 c1-c2'),
    shapeLike(7, 3, 'a1-a2 a1-b1 a2-b2 b1-b2'),
    shapeLike(8, 3, 'a1-a2 a2-b2 b1-b2'),
    shapeLike(9, 3, 'a1-b1 b1-b2 b2-c2'),
    shapeLike(10, 3, 'a2-b2 b1-b2 b1-c1'),
  ],
})

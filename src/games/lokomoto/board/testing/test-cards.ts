import type { CardSet } from '../../cards/cards.ts'

/** For the tests of panels: three towns around a junction without a name, a few trains and shapes. */
export const TEST_CARDS: CardSet = {
  map: {
    lattice: 'triangular',
    nodes: { a2: [0, 1], b1: [1, 0], b2: [1, 1], c1: [2, 0] },
    sections: ['a2-b1', 'a2-b2', 'b1-b2', 'b1-c1', 'b2-c1'],
    names: { a2: 'Székesfehérvár', b1: 'Győr', c1: 'Új-Szeged' },
  },
  trains: [
    { id: 1, name: 'Hajtány', price: 2, bonus: -1, engine: 'draisine' },
    { id: 2, name: 'Bobó', price: 4, bonus: 0, engine: 'diesel-small' },
    { id: 3, name: 'Púpos', price: 5, bonus: 1, engine: 'diesel' },
    { id: 4, name: 'Csörgő', price: 6, bonus: 0, engine: 'diesel' },
    { id: 5, name: 'Szili', price: 7, bonus: 0, engine: 'electric-box' },
    { id: 6, name: 'Bivaly', price: 8, bonus: 1, engine: 'steam-tender' },
    { id: 7, name: 'Muki', price: 2, bonus: 1, engine: 'narrow-gauge' },
  ],
  shapes: [
    {
      id: 1,
      points: 1,
      sections: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ],
      asterisk: false,
    },
    {
      id: 11,
      points: 2,
      sections: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [2, 0],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ],
      asterisk: true,
    },
    {
      id: 21,
      points: 3,
      sections: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [0, 1],
        ],
        [
          [0, 1],
          [0, 0],
        ],
      ],
      asterisk: false,
    },
  ],
}

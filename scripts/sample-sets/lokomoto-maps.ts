/** Three more maps of Lokomoto, each with its own trains: two islands, trams in a city, and a lake. */

import type { CardSet, Place, Train } from '#games/lokomoto/cards/cards.ts'
import { mapOf } from '../lokomoto-cards/map.ts'
import { type Drawing, makeShapes, shapesOf } from '../lokomoto-cards/shapes.ts'
import { makeTrains } from '../lokomoto-cards/trains.ts'

/** The first of the standard trains of each price, and their bonuses. */
function someTrains(counts: Readonly<Record<number, number>>): readonly Train[] {
  const chosen = Object.entries(counts).flatMap(([price, count]) =>
    makeTrains()
      .filter((train) => train.price === Number(price))
      .slice(0, count),
  )
  return chosen.map((train, i) => ({ ...train, id: i + 1 }))
}

/** Small: two networks of their own, and three ferries between them. Trains are cheap, for one island must pay. */
export function twoIslands(): CardSet & { id: string } {
  const rows = [
    { first: 'e', towns: ['Fukuoka', 'Kitakyushu', null, null, null, 'Marugame', 'Takamatsu'] },
    { first: 'd', towns: ['Karatsu', 'Tosu', 'Nakatsu', null, 'Imabari', 'Kanonji', 'Kotohira', 'Naruto'] },
    { first: 'c', towns: ['Sasebo', 'Kurume', 'Hita', 'Beppu', 'Yawatahama', 'Matsuyama', 'Ikeda', 'Tokushima'] },
    { first: 'c', towns: ['Nagasaki', 'Kumamoto', 'Aso', 'Oita', 'Uwajima', 'Kubokawa', 'Kochi', 'Anan'] },
    { first: 'c', towns: ['Yatsushiro', 'Hitoyoshi', 'Nobeoka', null, 'Sukumo', 'Nakamura', 'Muroto'] },
    { first: 'b', towns: ['Sendai', 'Kirishima', 'Miyazaki'] },
    { first: 'b', towns: ['Ibusuki', 'Kanoya'] },
  ]
  const leftOut = [
    ...['Fukuoka–Karatsu', 'Tosu–Hita', 'Kumamoto–Hita', 'Nagasaki–Kumamoto', 'Aso–Nobeoka', 'Hitoyoshi–Kirishima'],
    ...['Matsuyama–Ikeda', 'Kubokawa–Ikeda', 'Kotohira–Tokushima', 'Kochi–Anan', 'Ibusuki–Kanoya'],
  ]
  const strait: readonly Place[] = [
    [7.6, 0.4],
    [9.3, 0.4],
    [8.2, 1.6],
    [7.3, 2.2],
    [6.6, 2.9],
    [6.4, 3.5],
    [6.1, 4.3],
    [6.4, 5.3],
    [5.6, 6.3],
    [4.7, 6.6],
    [5.2, 5.2],
    [5.8, 4.3],
    [6.2, 3.2],
    [6.6, 2.2],
    [6.9, 1.4],
  ]
  return {
    id: 'Two Islands',
    map: mapOf('triangular', rows, leftOut, { lakes: [strait] }),
    trains: someTrains({ 2: 5, 3: 9, 4: 10, 5: 7, 6: 4, 7: 1 }),
    shapes: makeShapes(),
  }
}

const SQUARE_STEPS: Readonly<Record<string, Place>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

const SQUARE_DRAWINGS: Readonly<Record<1 | 2 | 3, readonly Drawing[]>> = {
  1: [
    ['straight line', 'e e e'],
    ['L', 'e e s'],
    ['J', 'e e n'],
    ['step', 'e s e'],
    ['step back', 'e n e'],
    ['square', 'e s w n'],
    ['cup', 's e n'],
    ['T', 'e e', [1, 's']],
    ['plus', 'e e', [1, 's'], [1, 'n']],
    ['signal', 'e e e', [1, 's']],
  ],
  2: [
    ['long line', 'e e e e'],
    ['stick', 'e e e s'],
    ['stairs down', 'e s e s'],
    ['hook', 'e e n w'],
    ['corner', 'e e s s'],
    ['flag', 'e s w n w'],
    ['tray', 's e e n'],
    ['pole', 'e e', [1, 's s']],
    ['comb', 'e e e', [1, 's'], [2, 's']],
    ['windmill', 'e e e', [1, 's'], [2, 'n']],
  ],
  3: [
    ['block', 'e e s w w n'],
    ['long stairs', 'e s e s e s'],
    ['wall', 's e n e s e'],
    ['gate', 'n n e e s s'],
    ['snail', 'e e s s w n'],
    ['two squares', 'e e s w w n', [1, 's']],
    ['anchor', 'e e s w n n'],
    ['large corner', 'e e e s s s'],
    ['garden fork', 'e e e', [0, 's'], [1, 's'], [3, 's']],
    ['crossing', 'e e e e', [2, 's'], [2, 'n']],
  ],
}

type Tram = readonly [name: string, price: number, bonus?: number]

const TRAMS: readonly Tram[] = [
  ...([
    ['Lóvasút', 2, -1],
    ['Mukikocsi', 2, 1],
    ['V1', 2],
    ['V2', 2],
    ['BUR', 2],
  ] as const),
  ...([
    ['UV', 3],
    ['UV 2', 3, 1],
    ['UV 3', 3],
    ['Stuka', 3],
    ['Bengáli', 3],
    ['A-típus', 3],
    ['F1A', 3, 1],
  ] as const),
  ...([
    ['Ganz', 4],
    ['Ganz 2', 4],
    ['KCSV7', 4],
    ['KCSV5', 4, 1],
    ['ICS', 4],
    ['ICS 2', 4],
    ['Fogas', 4, 1],
  ] as const),
  ...([
    ['Tatra', 4],
    ['Tatra 2', 5],
    ['Tatra 3', 5],
    ['T5C5', 5],
    ['T5C5K', 5, 1],
    ['TW6000', 5],
    ['HÉV', 5],
  ] as const),
  ...([
    ['Hannoveri', 5, 1],
    ['MX', 5],
    ['MXA', 6],
    ['Milfav', 6, 1],
    ['CAF 5', 6],
    ['Urbos', 6],
    ['Metró 1', 6],
  ] as const),
  ...([
    ['CAF 9', 7],
    ['Combino', 7, 1],
    ['Metró 4', 7],
    ['Alstom', 8],
    ['Combino Plus', 8, 1],
    ['Urbos 3', 9],
  ] as const),
]

/** On a square lattice: shapes turn by 90°, and a river with four bridges parts the two sides of the town. */
export function tramCity(): CardSet & { id: string } {
  const rows = [
    ['Békásmegyer', 'Óbuda', 'Újpest', 'Angyalföld', 'Rákospalota', 'Pestújhely', 'Mátyásföld'],
    ['Hűvösvölgy', 'Kolosy tér', 'Lehel tér', 'Göncz Árpád', 'Bosnyák tér', 'Zugló', 'Sashalom'],
    ['Szépilona', 'Margit híd', 'Nyugati', 'Oktogon', 'Hősök tere', 'Városliget', 'Örs vezér'],
    ['Széll Kálmán', 'Batthyány', 'Deák tér', 'Astoria', 'Blaha Lujza', 'Keleti', 'Puskás'],
    ['Déli', 'Döbrentei', 'Fővám tér', 'Kálvin tér', 'Corvin', 'Orczy tér', 'Kőbánya'],
    ['Farkasrét', 'Gellért tér', 'Boráros tér', 'Közvágóhíd', 'Nagyvárad', 'Népliget', 'Ecseri út'],
    ['Kelenföld', 'Móricz', 'Kopaszi-gát', 'Soroksári út', 'Erzsébet', 'Határ út', 'Kispest'],
  ].map((towns) => ({ first: 'a', towns }))
  const leftOut = ['Kolosy tér–Lehel tér', 'Batthyány–Deák tér', 'Móricz–Kopaszi-gát']
  const river: readonly Place[] = [
    [2.6, 0.3],
    [2.45, 1.5],
    [2.55, 2.5],
    [2.5, 3.5],
    [2.4, 4.5],
    [2.55, 5.5],
    [2.5, 6.5],
    [2.7, 7.7],
  ]
  const engines = ['draisine', 'railbus', 'railcar', 'multiple-unit'] as const
  const trains = TRAMS.map(([name, price, bonus = 0], i): Train => {
    const engine = engines[bonus < 0 ? 0 : Math.min(3, 1 + Math.floor((price - 2) / 2))]
    return { id: i + 1, name, price, bonus, engine }
  })
  return {
    id: 'Tram City',
    map: mapOf('square', rows, leftOut, { rivers: [river] }),
    trains,
    shapes: shapesOf(SQUARE_DRAWINGS, SQUARE_STEPS),
  }
}

/** Large, with a lake in the middle: there are two ways round, and room for five players. */
export function greatLake(): CardSet & { id: string } {
  const rows = [
    { first: 'e', towns: ['Engen', 'Tuttlingen', 'Sigmaringen', 'Saulgau', 'Aulendorf', 'Bad Waldsee', 'Leutkirch'] },
    {
      first: 'd',
      towns: ['Singen', 'Stockach', 'Pfullendorf', 'Wilhelmsdorf', 'Weingarten', 'Ravensburg', 'Kißlegg', 'Isny'],
    },
    { first: 'd', towns: ['Radolfzell', 'Überlingen', 'Salem', 'Markdorf', 'Tettnang', 'Wangen', 'Kempten'] },
    { first: 'c', towns: ['Schaffhausen', 'Konstanz', null, null, 'Meersburg', 'Langenargen', 'Lindau', 'Immenstadt'] },
    { first: 'c', towns: ['Stein', 'Kreuzlingen', null, null, null, 'Bregenz', 'Hittisau'] },
    { first: 'b', towns: ['Winterthur', 'Weinfelden', 'Romanshorn', 'Arbon', 'Rorschach', 'Höchst', 'Dornbirn', 'Au'] },
    { first: 'b', towns: ['Wil', 'Bischofszell', 'Gossau', 'St. Gallen', 'Heiden', 'Altstätten', 'Hohenems'] },
    {
      first: 'a',
      towns: ['Rapperswil', 'Wattwil', 'Herisau', 'Urnäsch', 'Appenzell', 'Gais', 'Oberriet', 'Feldkirch'],
    },
  ]
  const lake: readonly Place[] = [
    [4.7, 4.1],
    [5.2, 3.6],
    [6.1, 3.6],
    [6.6, 3.9],
    [7.2, 4.5],
    [7.3, 5.0],
    [7.4, 5.3],
    [6.6, 5.6],
    [5.6, 5.6],
    [4.7, 5.6],
    [4.3, 5.2],
    [4.4, 4.6],
  ]
  return {
    id: 'Great Lake',
    map: mapOf('triangular', rows, [], { lakes: [lake] }),
    trains: [...makeTrains()],
    shapes: makeShapes(),
  }
}

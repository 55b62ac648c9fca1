/** The train cards: trains of Hungary, past and present, under their popular names. Price and bonus are ours. */

import type { EngineId, Train } from '#games/lokomoto/cards/cards.ts'

type Row = readonly [name: string, engine: EngineId, bonus?: number]

/** The longer and stronger a train is, the more it costs. */
const TRAINS: Readonly<Record<number, readonly Row[]>> = {
  2: [
    ['Hajtány', 'draisine', -1],
    ['Muki', 'narrow-gauge', 1],
    ['C-50', 'narrow-gauge'],
    ['M28', 'diesel-small'],
    ['490', 'narrow-gauge'],
  ],
  3: [
    ['Bzmot', 'railbus', 1],
    ['Frigyláda', 'railbus'],
    ['Mk48', 'narrow-gauge'],
    ['Mk45', 'narrow-gauge', 1],
    ['377', 'steam-tank'],
    ['M31', 'diesel-small'],
    ['376', 'steam-tank'],
    ['M32', 'diesel-small'],
    ['InterPici', 'railbus'],
  ],
  4: [
    ['Kávédaráló', 'steam-tank'],
    ['275', 'steam-tank', 1],
    ['M43', 'diesel-small'],
    ['Bobó', 'diesel-small'],
    ['Szöcske', 'electric-box', 1],
    ['Árpád', 'railcar', 1],
    ['Uzsgyi', 'railcar'],
    ['Jenbacher', 'railcar'],
    ['342', 'steam-tank'],
    ['326', 'steam-tender'],
    ['V41', 'electric-box'],
    ['Dácsia', 'diesel'],
    ['Desiro', 'multiple-unit'],
  ],
  5: [
    ['324', 'steam-tender'],
    ['327', 'steam-tender'],
    ['Púpos', 'diesel', 1],
    ['Kiskutya', 'diesel'],
    ['Talent', 'multiple-unit'],
    ['BDVmot', 'multiple-unit'],
    ['TramTrain', 'multiple-unit', 1],
    ['328', 'steam-tender'],
    ['V55', 'electric-box'],
    ['Hargita', 'railcar'],
    ['Leó', 'electric-box'],
  ],
  6: [
    ['Csörgő', 'diesel'],
    ['Truman', 'steam-tender'],
    ['Szellem', 'steam-tank', 1],
    ['Kandó', 'electric-box', 1],
    ['Samu', 'multiple-unit'],
    ['Szergej', 'diesel'],
    ['Szili', 'electric-slant'],
    ['Papagáj', 'electric-slant'],
  ],
  7: [
    ['Bivaly', 'steam-tender', 1],
    ['Nohab', 'diesel-nose', 1],
    ['Flirt', 'multiple-unit'],
    ['Traxx', 'electric-modern'],
  ],
  8: [
    ['Gigant', 'electric-slant', 1],
    ['Taurus', 'electric-modern'],
  ],
  9: [
    ['Vectron', 'electric-modern'],
    ['Kiss', 'double-decker', 1],
  ],
}

export function makeTrains(): readonly Train[] {
  const priced = Object.entries(TRAINS).flatMap(([price, rows]) => rows.map((row) => ({ price: Number(price), row })))
  return priced.map(({ price, row: [name, engine, bonus = 0] }, i) => ({ id: i + 1, name, price, bonus, engine }))
}

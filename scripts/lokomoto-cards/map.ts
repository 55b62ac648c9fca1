/** The map: towns on the lattice, and sections between neighbours, with some exceptions. */

import type { RailMap } from '#games/lokomoto/cards/cards.ts'
import { areNeighbours, compareSections, compareStations, type Place } from '#games/lokomoto/cards/cards.ts'
import { scenery } from './scenery.ts'

/** From north to south, each row from its first column eastwards. */
const ROWS: readonly { first: string; towns: readonly string[] }[] = [
  { first: 'f', towns: ['Balassagyarmat', 'Salgótarján', 'Ózd', 'Sátoraljaújhely', 'Záhony'] },
  { first: 'c', towns: ['Hegyeshalom', 'Komárom', 'Esztergom', 'Vác', 'Eger', 'Miskolc', 'Nyíregyháza'] },
  { first: 'b', towns: ['Sopron', 'Győr', 'Tatabánya', 'Budapest', 'Hatvan', 'Füzesabony', 'Debrecen', 'Mátészalka'] },
  {
    first: 'a',
    towns: ['Szombathely', 'Pápa', 'Veszprém', 'Székesfehérvár', 'Cegléd', 'Szolnok', 'Püspökladány', 'Berettyóújfalu'],
  },
  {
    first: 'a',
    towns: ['Zalaegerszeg', 'Keszthely', 'Siófok', 'Dunaújváros', 'Kecskemét', 'Szentes', 'Békéscsaba'],
  },
  { first: 'a', towns: ['Nagykanizsa', 'Kaposvár', 'Dombóvár', 'Kiskunhalas', 'Szeged', 'Orosháza'] },
  { first: 'a', towns: ['Barcs', 'Pécs', 'Baja', 'Kelebia', 'Makó'] },
]

/** Neighbours on the lattice without a section: water or hills lie between them, or another town is on the way. */
const LEFT_OUT = [
  'Győr–Tatabánya',
  'Pápa–Keszthely',
  'Veszprém–Siófok',
  'Kaposvár–Pécs',
  'Dombóvár–Kiskunhalas',
  'Dunaújváros–Kecskemét',
  'Székesfehérvár–Cegléd',
  'Vác–Eger',
  'Eger–Hatvan',
  'Miskolc–Debrecen',
  'Füzesabony–Szolnok',
  'Püspökladány–Szentes',
  'Kiskunhalas–Szeged',
]

const COLUMNS = 'abcdefghijklmnopqrstuvwxyz'

export function makeMap(): RailMap {
  const stations = ROWS.flatMap(({ first, towns }, row) =>
    towns.map((town, i) => {
      const column = COLUMNS.indexOf(first) + i
      const place: Place = [column + 1, row + 1]
      return { station: `${COLUMNS[column]}${row + 1}`, town, place }
    }),
  ).toSorted((one, other) => compareStations(one.station, other.station))
  const pairs = stations.flatMap((one, i) =>
    stations
      .slice(i + 1)
      .flatMap((other) => (areNeighbours('triangular', one.place, other.place) ? [[one, other]] : [])),
  )
  const isLeftOut = (one: string, other: string) =>
    LEFT_OUT.includes(`${one}–${other}`) || LEFT_OUT.includes(`${other}–${one}`)
  const lines = pairs.filter(([one, other]) => !isLeftOut(one.town, other.town))
  if (pairs.length - lines.length !== LEFT_OUT.length) throw new Error('LEFT_OUT names towns that are no neighbours')
  return {
    lattice: 'triangular',
    nodes: Object.fromEntries(stations.map(({ station, place }) => [station, place])),
    sections: lines.map(([one, other]) => `${one.station}-${other.station}`).toSorted(compareSections),
    names: Object.fromEntries(stations.map(({ station, town }) => [station, town])),
    scenery,
  }
}

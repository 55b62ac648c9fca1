/** The map: towns on the lattice, and sections between neighbours, with some exceptions. */

import {
  areNeighbours,
  compareSections,
  compareStations,
  type Lattice,
  type Place,
  type RailMap,
  type Scenery,
} from '#games/lokomoto/cards/cards.ts'
import { scenery } from './scenery.ts'

/** A row of towns from its first column eastwards, with gaps where there is none. */
type Row = { readonly first: string; readonly towns: readonly (string | null)[] }

/** From north to south. */
const ROWS: readonly Row[] = [
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

export const makeMap = (): RailMap => mapOf('triangular', ROWS, LEFT_OUT, scenery)

/** The map of these rows, with sections between all neighbours but those that are left out. */
export function mapOf(lattice: Lattice, rows: readonly Row[], leftOut: readonly string[], scenery: Scenery): RailMap {
  const stations = rows
    .flatMap(({ first, towns }, row) =>
      towns.flatMap((town, i) => {
        const column = COLUMNS.indexOf(first) + i
        const place: Place = [column + 1, row + 1]
        return town === null ? [] : [{ station: `${COLUMNS[column]}${row + 1}`, town, place }]
      }),
    )
    .toSorted((one, other) => compareStations(one.station, other.station))
  const pairs = stations.flatMap((one, i) =>
    stations.slice(i + 1).flatMap((other) => (areNeighbours(lattice, one.place, other.place) ? [[one, other]] : [])),
  )
  const isLeftOut = (one: string, other: string) =>
    leftOut.includes(`${one}–${other}`) || leftOut.includes(`${other}–${one}`)
  const lines = pairs.filter(([one, other]) => !isLeftOut(one.town, other.town))
  if (pairs.length - lines.length !== leftOut.length) throw new Error('towns that are no neighbours are left out')
  return {
    lattice,
    nodes: Object.fromEntries(stations.map(({ station, place }) => [station, place])),
    sections: lines.map(([one, other]) => `${one.station}-${other.station}`).toSorted(compareSections),
    names: Object.fromEntries(stations.map(({ station, town }) => [station, town])),
    scenery,
  }
}
